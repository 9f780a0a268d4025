import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { type Newborn, newbornApi } from '../../shared/newborn/routes.ts';
import { useSavedFile } from '../parts/record/useSavedFile.ts';

/** Downloads the temporary card as a PDF. */
export function CardButton({ newborn: { newbornId, number } }: { newborn: Newborn }) {
  const { t } = useTranslation('newborn');
  const { fetching, save } = useSavedFile(t('card.failed'));
  const isFetching = fetching !== null;
  const fetchCard = () =>
    save('card', newbornApi.endpoints.printTemporaryCard, { query: { newbornId } }, `newborn-${number}.pdf`);
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
