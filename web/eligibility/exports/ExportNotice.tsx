import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mostRowsInPage } from '../../../shared/eligibility/historySheet.ts';
import { Notice } from '../../base/Notice.tsx';
import { pathTo } from '../../base/screenPath.ts';
import { countText } from '../../parts/job/jobTexts.ts';
import { exportScreens } from '../screens.ts';

/** Says that a long export is on its way, and where. */
export function ExportNotice({ jobId }: { jobId: string | null }) {
  const { t } = useTranslation('eligibility');
  return (
    <Box role="status" sx={{ mb: jobId ? 1 : 0 }}>
      {jobId && (
        <Notice severity="success">
          {t('export.started', { most: countText(mostRowsInPage) as never })}
          <Box sx={{ mt: 0.5 }}>
            <Button component={Link} to={pathTo(exportScreens.export, { jobId })} size="small" variant="outlined">
              {t('export.show')}
            </Button>
          </Box>
        </Notice>
      )}
    </Box>
  );
}
