import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listOfKind } from './ownKinds.ts';

/** The way to another file of the same kind. */
export function NewImportLink({ kind }: { kind: string }) {
  const { t } = useTranslation('sheetImport');
  return (
    <Button component={Link} to={listOfKind(kind)} size="small">
      {t('map.again')}
    </Button>
  );
}
