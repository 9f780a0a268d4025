import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePathTo } from '../../base/screenPath.ts';

interface ImportButtonProps {
  kind: string;
  /** What the form knows already, as its address has it. */
  known?: Readonly<Record<string, string>>;
  /** Left out where the list of records says what is imported. */
  text?: string;
}

/** The way from a list of records to the sheets that bring such records, by the name of their kind (shared/sheetImport/kindsByName.ts). */
export function ImportButton({ kind, known = {}, text }: ImportButtonProps) {
  const { t } = useTranslation('screens');
  const screenPath = usePathTo();
  return (
    <Button
      component={Link}
      to={`${screenPath('imports')}?${new URLSearchParams({ kind, ...known })}`}
      variant="outlined"
      size="small"
      startIcon={<ImportIcon />}
    >
      {text ?? t('imports')}
    </Button>
  );
}
