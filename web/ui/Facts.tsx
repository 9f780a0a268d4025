import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  /** Absent facts are left out. */
  value: ReactNode | null;
  /** Long codes take two columns. */
  isWide?: boolean;
}

/** Names and values in columns as wide as the screen allows. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(140px, 1fr))',
          md: 'repeat(auto-fill, minmax(170px, 1fr))',
        },
        '& dt': { color: 'text.secondary', fontSize: '0.8125rem' },
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ label, value, isWide }) => (
          <div key={label} style={isWide ? { gridColumn: 'span 2' } : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Box>
  );
}
