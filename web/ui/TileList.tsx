import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

/** The tiles of a dashboard, in as many columns as the screen allows. */
export function TileList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ width: '100%', maxWidth: 1280, mx: 'auto', px: { xs: 2, md: 3 }, py: 1 }}
    >
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {Children.map(children, (tile) => (
          <Box component="li" sx={{ display: 'flex' }}>
            {tile}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
