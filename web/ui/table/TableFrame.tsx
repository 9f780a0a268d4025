import { styled } from '@mui/material/styles';
import { tableLimits } from '../limits.ts';

/** The scrolling frame of a table and the look of everything inside it. */
export const TableFrame = styled('section')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: 'max(340px, calc(100vh - 330px))',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  table: { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.875rem' },
  'th, td': {
    padding: '0 10px',
    textAlign: 'start',
    borderBottom: `1px solid ${theme.palette.divider}`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  td: { height: tableLimits.rowHeight, boxSizing: 'border-box', lineHeight: '20px' },
  th: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 36,
    fontWeight: 600,
    backgroundColor: theme.palette.background.default,
    color: theme.palette.text.secondary,
  },
  '.number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  'tr.linked': { cursor: 'pointer' },
  'tr.linked:hover td': { backgroundColor: theme.palette.action.hover },
  'td a': { color: theme.palette.primary.main, fontWeight: 600 },
  'td a:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '.resizer': {
    position: 'absolute',
    insetInlineEnd: 0,
    top: 6,
    bottom: 6,
    width: 8,
    cursor: 'col-resize',
    touchAction: 'none',
    borderInlineEnd: `2px solid ${theme.palette.divider}`,
  },
  // The last column takes what the others leave.
  'th:last-of-type .resizer': { display: 'none' },
  '.resizer:hover, .resizer:focus-visible': { borderColor: theme.palette.primary.main, outline: 'none' },
}));
