import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../../api/callFailed.ts';
import { alerts } from '../../base/alerts.ts';
import { saveFile } from '../../ui/saveFile.ts';

interface TemplateButtonProps {
  readonly fetchFile: () => Promise<Blob>;
  readonly text: string;
  readonly fileName: string;
}

/** Downloads the empty workbook of a kind of sheet. */
export function TemplateButton({ fetchFile, text, fileName }: TemplateButtonProps) {
  const { t } = useTranslation('job');
  const [isFetching, setFetching] = useState(false);
  const fetchTemplate = async () => {
    if (isFetching) return;
    setFetching(true);
    try {
      saveFile(await fetchFile(), fileName);
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
