import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobApi, type TemplateKind } from '../../../shared/job/routes.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { download } from '../../api/client.ts';
import { alerts } from '../../base/alerts.ts';
import { saveFile } from '../../ui/saveFile.ts';

interface TemplateButtonProps {
  readonly kind: TemplateKind;
  readonly text: string;
  readonly fileName: string;
}

/** Downloads the workbook that the file of a job is written in. */
export function TemplateButton({ kind, text, fileName }: TemplateButtonProps) {
  const { t } = useTranslation('job');
  const [isFetching, setFetching] = useState(false);
  const fetchTemplate = async () => {
    if (isFetching) return;
    setFetching(true);
    try {
      saveFile(await download(jobApi.endpoints.getTemplate, { query: { kind } }), fileName);
    } catch (error) {
      if (!(error instanceof CallFailed && error.isAnnounced)) alerts.error(t('templateFailed'));
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button size="small" startIcon={<DownloadIcon />} aria-disabled={isFetching} onClick={() => void fetchTemplate()}>
      {text}
    </Button>
  );
}
