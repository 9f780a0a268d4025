import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SmallTableProps {
  label: string;
  /** The heads of the columns; the first column names the row. */
  heads: readonly string[];
  /** The heads of the columns of numbers, which come after the others and end in line. */
  numberHeads?: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A few rows that need no paging, such as the numbers below a picture. */
export function SmallTable({ label, heads, numberHeads = [], rows }: SmallTableProps) {
  const all = [...heads, ...numberHeads];
  const lookOf = (at: number) => (at < heads.length ? undefined : 'number');
  return (
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{
        overflow: 'auto',
        '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '0.875rem' },
        '& th, & td': { px: 1, py: 0.75, textAlign: 'start', borderBottom: 1, borderColor: 'divider' },
        '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
        '& thead th': { color: 'text.secondary', fontWeight: 600 },
        '& tbody th': { fontWeight: 400 },
      }}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {all.map((head, at) => (
              <th key={head} scope="col" className={lookOf(at)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={all[at + 1]} className={lookOf(at + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
