import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What the items of a `TitledList` look like. */
export const listRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 } as const;

interface TitledListProps {
  title: string;
  /** Stands in the place of the list where it has no items; null where it has some. */
  none: string | null;
  /** Items of a list, `li`. */
  children: ReactNode;
}

/** A short list under its title, of things that stand beside what is worked on. */
export function TitledList({ title, none, children }: TitledListProps) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {none === null ? (
        <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      ) : (
        <Typography color="textSecondary">{none}</Typography>
      )}
    </Box>
  );
}
