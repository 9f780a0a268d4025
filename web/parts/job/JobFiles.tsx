import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { JobFileName } from '../../../shared/job/jobKinds.ts';
import { jobApi } from '../../../shared/job/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { followAddress } from '../upload/followAddress.ts';
import type { Job } from './jobTexts.ts';

/** What a job leaves to download. */
export function JobFiles({ job: { jobId, files } }: { job: Job }) {
  const { t } = useTranslation('job');
  const { send, isSending } = useApiMutation(jobApi.endpoints.getJobFile);
  const fetchFile = async (file: JobFileName) => {
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
          disabled={isSending}
          onClick={() => void fetchFile(file)}
        >
          {t(`file.${file}`)}
        </Button>
      ))}
    </Box>
  );
}
