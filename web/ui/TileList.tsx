import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { pageWidth } from './pageWidth.ts';

interface TileListProps {
  label: string;
  /** The label also stands above the tiles: they are a group of their own. */
  isTitled?: boolean;
  children: ReactNode;
}

/** The tiles of a dashboard, in as many columns as the screen allows. */
export function TileList({ label, isTitled = false, children }: TileListProps) {
  const tiles = (
    <Box component="nav" aria-label={label} sx={{ ...pageWidth, py: 1 }}>
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
  if (!isTitled) return tiles;
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ ...pageWidth, pt: 2 }}>
        {label}
      </Typography>
      {tiles}
    </>
  );
}
