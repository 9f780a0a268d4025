import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { PartFailure } from '../base/PartFailure.tsx';

/** A titled part of a page. Its children stand in columns as wide as the screen allows, unless it is `isPlain`. */
export function Section({
  title,
  children,
  isPlain = false,
  columnWidth = 300,
}: {
  title: string;
  children: ReactNode;
  isPlain?: boolean;
  /** The least width of a column, in pixels. */
  columnWidth?: number;
}) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box
        sx={
          isPlain
            ? {}
            : {
                display: 'grid',
                gap: 2,
                gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${columnWidth}px), 1fr))`,
              }
        }
      >
        <PartFailure>{children}</PartFailure>
      </Box>
    </Paper>
  );
}
