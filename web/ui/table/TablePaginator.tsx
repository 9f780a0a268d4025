import FirstIcon from '@mui/icons-material/FirstPage';
import PreviousIcon from '@mui/icons-material/KeyboardArrowLeft';
import NextIcon from '@mui/icons-material/KeyboardArrowRight';
import LastIcon from '@mui/icons-material/LastPage';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLinks } from './pageLinks.ts';

interface TablePaginatorProps {
  /** What the table lists. */
  label: string;
  /** From 1. */
  current: number;
  /** Pages known so far. */
  total: number;
  hasMore: boolean;
  onGoTo: (page: number) => void;
}

/** The paginator below a table: five page links and '3 of 5', or '3 of 5+' while the server may hold more (REQ-UI-07). */
export function TablePaginator({ label, current, total, hasMore, onGoTo }: TablePaginatorProps) {
  const { t } = useTranslation('ui');
  const totalPages = hasMore ? `${total}+` : `${total}`;
  const arrow = (Icon: ComponentType, label: string, page: number, isOff: boolean) => (
    <IconButton size="small" aria-label={label} disabled={isOff} onClick={() => onGoTo(page)}>
      <Box component={Icon} sx={(theme) => ({ transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none' })} />
    </IconButton>
  );
  return (
    <Box
      component="nav"
      aria-label={t('table.pages', { table: label })}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 0.5, py: 0.5 }}
    >
      {arrow(FirstIcon, t('table.first'), 1, current <= 1)}
      {arrow(PreviousIcon, t('table.previous'), current - 1, current <= 1)}
      {pageLinks(current, total).map((page) => (
        <Button
          key={page}
          size="small"
          variant={page === current ? 'contained' : 'text'}
          aria-label={t('table.page', { page })}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onGoTo(page)}
          sx={{ minWidth: 32, px: 0.5 }}
        >
          {page}
        </Button>
      ))}
      {arrow(NextIcon, t('table.next'), current + 1, current >= total && !hasMore)}
      {arrow(LastIcon, t('table.last'), total, current >= total)}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ marginInlineStart: 1 }}>
        {t('table.report', { currentPage: current, totalPages })}
      </Typography>
    </Box>
  );
}
