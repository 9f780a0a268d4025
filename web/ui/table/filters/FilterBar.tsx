import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FilterBarProps {
  /** What the filters search, for screen readers. */
  label: string;
  /** How many filters are set: a folded bar would hide it. */
  count: number;
  /** The fields. On a phone the first two share a row, for the two ends of a period. */
  children: ReactNode;
}

/** The filters of a list in rows of four. On a phone they wait behind a button, so that the list is what one sees first. */
export function FilterBar({ label, count, children }: FilterBarProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = t('table.filters');
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ mb: 1, display: { md: 'none' } }}
      >
        {count > 0 ? `${title} (${count})` : title}
      </Button>
      <Box
        id={id}
        component="search"
        aria-label={label}
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
          gap: 1.5,
          mb: 1,
          '& .MuiOutlinedInput-root, & .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper' },
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
          '& > :nth-of-type(n+3)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        {children}
      </Box>
    </>
  );
}
