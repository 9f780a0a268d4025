import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A line over the whole width: something holds for every page. */
export const WarningBar = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      px: { xs: 2, md: 3 },
      py: 1,
      bgcolor: 'warning.light',
      color: 'warning.dark',
      fontSize: '0.875rem',
      borderTop: 1,
      borderColor: 'warning.main',
    }}
  >
    {children}
  </Box>
);
