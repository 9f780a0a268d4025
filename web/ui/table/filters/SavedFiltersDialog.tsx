import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../Dialog.tsx';
import type { FilterForm } from './SavedFiltersButton.tsx';
import { SaveFilterForm } from './SaveFilterForm.tsx';
import { useSavedFilters } from './useSavedFilters.ts';

interface SavedFiltersDialogProps {
  table: string;
  form: FilterForm;
  isOpen: boolean;
  onClose: () => void;
}

/** The saved filters of a table: to bring in, to delete, and the present ones to save. */
export function SavedFiltersDialog({ table, form, isOpen, onClose }: SavedFiltersDialogProps) {
  const { t } = useTranslation('ui');
  const { filters, isLoading, hasFailed, deleted, save, remove, restore, refresh } = useSavedFilters(table);
  return (
    <Dialog
      isOpen={isOpen}
      title={t('savedFilters.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('savedFilters.close')}</Button>}
    >
      {isLoading && <Typography role="status">{t('list.loading')}</Typography>}
      {hasFailed && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={refresh}>
              {t('table.tryAgain')}
            </Button>
          }
        >
          {t('savedFilters.failed')}
        </Alert>
      )}
      {!isLoading && !hasFailed && filters.length === 0 && (
        <Typography color="textSecondary">{t('savedFilters.none')}</Typography>
      )}
      <List dense disablePadding aria-label={t('savedFilters.title')}>
        {filters.map((filter) => (
          <ListItem
            key={filter.name}
            disablePadding
            secondaryAction={
              <IconButton
                size="small"
                edge="end"
                aria-label={t('savedFilters.delete', { name: filter.name })}
                onClick={() => void remove(filter)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            }
          >
            <ListItemButton
              onClick={() => {
                form.onApply(filter.values);
                onClose();
              }}
            >
              <ListItemText primary={<bdi>{filter.name}</bdi>} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {deleted && (
        <Alert
          severity="info"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" onClick={() => void restore()}>
              {t('savedFilters.undo')}
            </Button>
          }
        >
          {t('savedFilters.deleted', { name: deleted.name })}
        </Alert>
      )}
      <SaveFilterForm values={form.values} names={filters.map(({ name }) => name)} onSave={save} />
    </Dialog>
  );
}
