import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

/** Reads a list again. */
export function RefreshButton({ onRefresh }: { onRefresh: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Button size="small" startIcon={<RefreshIcon />} onClick={onRefresh}>
      {t('table.refresh')}
    </Button>
  );
}
