import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureBoundary } from './FailureBoundary.tsx';
import { Notice } from './Notice.tsx';

function Failure({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <Box role="alert">
      <Notice
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={retry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('partBroken')}
      </Notice>
    </Box>
  );
}

/** A broken panel does not take the page with it. */
export const PartFailure = ({ children }: { children: ReactNode }) => (
  <FailureBoundary fallback={(_, retry) => <Failure retry={retry} />}>{children}</FailureBoundary>
);
