import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The content of a screen, as wide as its title bar. */
export function ScreenBody({ children }: { children: ReactNode }) {
  return <Box sx={{ width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, md: 3 }, pb: 3 }}>{children}</Box>;
}
