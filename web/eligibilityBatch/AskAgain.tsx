import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { failedBatchOutcomes } from '../../shared/eligibilityBatch/batchSheet.ts';
import { isUnfinished } from '../../shared/job/jobKinds.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { pathTo } from '../base/screenPath.ts';
import type { Job } from '../parts/job/jobTexts.ts';
import { fetchResult } from './fetchResult.ts';
import { batchScreens } from './screens.ts';

/** What can be done with the rows of an ended sheet that failed, and the sheets before and after it. */
export function AskAgain({ job, readAgain }: { job: Job; readAgain: () => Promise<unknown> }) {
  const { t } = useTranslation('eligibilityBatch');
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(jobApi.endpoints.askAgain);
  const { jobId, againOf, againIn } = job;
  const failed = failedBatchOutcomes.reduce((sum, name) => sum + (job.counts[name] ?? 0), 0);
  const canAsk = !isUnfinished(job.state) && failed > 0 && againIn === null;
  const ask = async () => {
    const { isDone, data } = await send({ body: { jobId } });
    if (!isDone || !data) return;
    // Who comes back to this sheet finds that it was asked again.
    await readAgain();
    void navigate(pathTo(batchScreens.job, { jobId: data.jobId }));
  };
  return (
    <>
      {againOf && (
        <MuiLink component={Link} to={pathTo(batchScreens.job, { jobId: againOf })}>
          {t('again.of')}
        </MuiLink>
      )}
      {againIn && (
        <MuiLink component={Link} to={pathTo(batchScreens.job, { jobId: againIn })}>
          {t('again.in')}
        </MuiLink>
      )}
      {canAsk && (
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography>{t('again.text', { count: failed })}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              size="small"
              variant="contained"
              startIcon={<ReplayIcon />}
              disabled={isSending}
              onClick={() => void ask()}
            >
              {t('again.ask')}
            </Button>
            <Button size="small" startIcon={<DownloadIcon />} onClick={() => void fetchResult(jobId, 'failed')}>
              {t('again.correct')}
            </Button>
          </Box>
        </Box>
      )}
    </>
  );
}
