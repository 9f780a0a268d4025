import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface TableToolbarProps {
  /** The screen's own buttons, in front. */
  actions: ReactNode;
  /** What the table is doing, for screen readers too. */
  status: string | null;
  /** The table's own buttons. */
  children: ReactNode;
}

/** The line above a table. */
export function TableToolbar({ actions, status, children }: TableToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5, minHeight: 32 }}>
      {actions}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
        {status}
      </Typography>
      {children}
    </Box>
  );
}
