import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePathTo } from '../../base/screenPath.ts';

/** The way from a list of records to the sheets that bring such records, by the name of their kind (shared/sheetImport/importKinds.ts). */
export function ImportButton({ kind }: { kind: string }) {
  const { t } = useTranslation('screens');
  const screenPath = usePathTo();
  return (
    <Button
      component={Link}
      to={`${screenPath('imports')}?kind=${kind}`}
      variant="outlined"
      size="small"
      startIcon={<ImportIcon />}
    >
      {t('imports')}
    </Button>
  );
}
