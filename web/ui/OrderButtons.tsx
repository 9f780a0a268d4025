import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';

interface OrderButtonsProps {
  /** What is moved, in words. */
  what: string;
  at: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Moves one of a list up or down, or removes it: the same for pointer and keyboard. */
export function OrderButtons({ what, at, total, onMove, onRemove }: OrderButtonsProps) {
  const { t } = useTranslation('ui');
  const isFirst = at === 0;
  const isLast = at === total - 1;
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      {/* Not disabled: who moves something to an end keeps the focus. */}
      <IconButton
        size="small"
        aria-label={t('order.up', { what })}
        aria-disabled={isFirst}
        sx={isFirst ? { opacity: 0.4 } : {}}
        onClick={() => !isFirst && onMove(at - 1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('order.down', { what })}
        aria-disabled={isLast}
        sx={isLast ? { opacity: 0.4 } : {}}
        onClick={() => !isLast && onMove(at + 1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" color="error" aria-label={t('order.remove', { what })} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
