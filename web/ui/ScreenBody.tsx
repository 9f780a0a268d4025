import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { pageWidth } from './pageWidth.ts';

/** The content of a screen, as wide as its title bar. */
export function ScreenBody({ children }: { children: ReactNode }) {
  return <Box sx={{ ...pageWidth, pb: 3 }}>{children}</Box>;
}
