import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { LookupRow } from '../../shared/lookupList/routes.ts';

/** What can be done with an entry. */
export interface EntryActs {
  onEdit: (entry: LookupRow) => void;
  onMove: (entry: LookupRow, to: 'up' | 'down') => void;
  onDelete: (entry: LookupRow) => void;
}

/** The buttons of an entry. One that records use cannot be deleted: its last day is set instead. */
export function EntryActions({ entry, acts }: { entry: LookupRow; acts: EntryActs }) {
  const { t, i18n } = useTranslation('lookupList');
  const name = nameIn(i18n.language, entry, 'name');
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconButton size="small" aria-label={t('edit', { name })} onClick={() => acts.onEdit(entry)}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('up', { name })} onClick={() => acts.onMove(entry, 'up')}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={t('down', { name })} onClick={() => acts.onMove(entry, 'down')}>
        <DownIcon fontSize="small" />
      </IconButton>
      {entry.usedCount === 0 && (
        <IconButton
          size="small"
          color="error"
          aria-label={t('deleteEntry', { name })}
          onClick={() => acts.onDelete(entry)}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
