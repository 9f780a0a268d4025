import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Newborn, newbornApi } from '../../shared/newborn/routes.ts';
import { CallFailed } from '../api/callFailed.ts';
import { download } from '../api/client.ts';
import { alerts } from '../base/alerts.ts';
import { saveFile } from '../ui/saveFile.ts';

/** Downloads the temporary card as a PDF. A link could not carry the bearer header. */
export function CardButton({ newborn: { newbornId, number } }: { newborn: Newborn }) {
  const { t } = useTranslation('newborn');
  const [isFetching, setFetching] = useState(false);
  const fetchCard = async () => {
    if (isFetching) return;
    setFetching(true);
    try {
      const card = await download(newbornApi.endpoints.printTemporaryCard, { query: { newbornId } });
      saveFile(card, `newborn-${number}.pdf`);
    } catch (error) {
      if (!(error instanceof CallFailed && error.isAnnounced)) alerts.error(t('card.failed'));
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<PdfIcon />}
      aria-disabled={isFetching}
      onClick={() => void fetchCard()}
    >
      {isFetching ? t('card.fetching') : t('card.action')}
    </Button>
  );
}
