import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dashboardPath } from '../../shared/_field/returnUrl.ts';
import { brand } from '../../shared/brand.ts';
import { FailureBoundary } from '../base/FailureBoundary.tsx';
import { FileMissing } from '../base/fetchOrReload.ts';
import { Notice } from '../base/Notice.tsx';
import { navigation } from '../base/navigation.ts';

/** The screen's place when its code cannot be fetched, or when it fails while drawing: what happened and every way out. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <Box role="alert" sx={{ m: 3 }}>
      <Notice severity="error">
        {t(error instanceof FileMissing ? 'screenFailed' : 'screenBroken')}
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Button color="inherit" size="small" variant="outlined" onClick={() => navigation.reload()}>
            {t('reload')}
          </Button>
          {/* A whole new page: whatever failed is dropped with it. */}
          <Button color="inherit" size="small" onClick={() => navigation.leave(dashboardPath)}>
            {t('toDashboard')}
          </Button>
          <Box component="a" href={`mailto:${brand.supportEmail}`} sx={{ color: 'inherit' }}>
            {t('support')}
          </Box>
        </Box>
      </Notice>
    </Box>
  );
}

/** A failing screen does not take the shell with it. */
export const ScreenFailure = ({ children }: { children: ReactNode }) => (
  <FailureBoundary fallback={(error) => <Failure error={error} />}>{children}</FailureBoundary>
);
