import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';

interface FoldedFiltersProps {
  title: string;
  /** How many filters are set, which a folded one would hide. */
  count: number;
  children: ReactNode;
}

/** The filters of a list. On a phone they wait behind a button, so that the list is what one sees first. */
export function FoldedFilters({ title, count, children }: FoldedFiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ mb: 1, display: { md: 'none' } }}
      >
        {count > 0 ? `${title} (${count})` : title}
      </Button>
      <Box id={id} sx={{ display: { xs: isOpen ? 'block' : 'none', md: 'block' } }}>
        {children}
      </Box>
    </>
  );
}
