import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SmallTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A few numbers below a picture: the first column names the row. */
export function SmallTable({ label, heads, rows }: SmallTableProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{
        overflow: 'auto',
        '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '0.875rem' },
        '& th, & td': { px: 1, py: 0.75, textAlign: 'end', borderBottom: 1, borderColor: 'divider' },
        '& th:first-of-type': { textAlign: 'start' },
        '& thead th': { color: 'text.secondary', fontWeight: 600 },
        '& tbody th': { fontWeight: 400 },
        '& td': { fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
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
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
