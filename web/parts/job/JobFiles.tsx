import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnfinished, type JobFileName } from '../../../shared/job/jobKinds.ts';
import { jobApi } from '../../../shared/job/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { followAddress } from '../upload/followAddress.ts';
import type { Job } from './jobTexts.ts';

interface JobFilesProps {
  job: Job;
  /** Fetches the result in another way than as the file that the job has kept. */
  fetchResult?: (() => Promise<void>) | undefined;
}

/** What a job leaves to download. */
export function JobFiles({ job, fetchResult }: JobFilesProps) {
  const { jobId } = job;
  const { t } = useTranslation('job');
  const { send, isSending } = useApiMutation(jobApi.endpoints.getJobFile);
  const [isMaking, setMaking] = useState(false);
  // Rows that a stopped job has done have their results too.
  const isMade = fetchResult && !isUnfinished(job.state) && job.progress.total !== null;
  const files = isMade && !job.files.includes('result') ? (['result', ...job.files] as const) : job.files;
  const fetchFile = async (file: JobFileName) => {
    if (file === 'result' && fetchResult) {
      setMaking(true);
      await fetchResult().finally(() => setMaking(false));
      return;
    }
    const { data } = await send({ query: { jobId, file } });
    if (data) followAddress(data.url);
  };
  if (files.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {files.map((file) => (
        <Button
          key={file}
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isSending || isMaking}
          onClick={() => void fetchFile(file)}
        >
          {t(`file.${file}`)}
        </Button>
      ))}
    </Box>
  );
}
