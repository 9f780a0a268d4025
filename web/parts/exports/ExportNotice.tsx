import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mostRowsInPage } from '../../../shared/job/exportSheet.ts';
import { Notice } from '../../base/Notice.tsx';
import { countText } from '../job/jobTexts.ts';

interface ExportNoticeProps {
  /** The export that the reader has just started; null for none. */
  jobId: string | null;
  addressOf: (jobId: string) => string;
}

/** Says above a list that a long export of it is on its way, and where. */
export function ExportNotice({ jobId, addressOf }: ExportNoticeProps) {
  const { t } = useTranslation('exports');
  return (
    <Box role="status" sx={{ mb: jobId ? 1 : 0 }}>
      {jobId && (
        <Notice severity="success">
          {t('started', { most: countText(mostRowsInPage) as never })}
          <Box sx={{ mt: 0.5 }}>
            <Button component={Link} to={addressOf(jobId)} size="small" variant="outlined">
              {t('show')}
            </Button>
          </Box>
        </Notice>
      )}
    </Box>
  );
}
