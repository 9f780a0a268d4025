import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ActionItemProps {
  /** What it is. */
  title: string;
  /** What there is to know of it, in one line. */
  text: ReactNode;
  /** The buttons of what can be done with it. */
  children: ReactNode;
}

/** An item of a list of a few things, with what can be done with each: beside it, or below it where there is no room. */
export function ActionItem({ title, text, children }: ActionItemProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{title}</bdi>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          {text}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}
