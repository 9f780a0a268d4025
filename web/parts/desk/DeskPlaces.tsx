import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DeskPlacesProps {
  request: ReactNode;
  /** What is decided by: documents, messages, what is known. */
  beside: ReactNode;
  decision: ReactNode;
}

const column = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

const places = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 2fr)' },
  gridTemplateAreas: { xs: '"request" "beside" "decision"', lg: '"request beside" "decision beside"' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

/** The places of a request at a desk: what is decided by stands beside the decision, or above it where there is no room. */
export function DeskPlaces({ request, beside, decision }: DeskPlacesProps) {
  return (
    <Box sx={places}>
      <Box sx={{ gridArea: 'request', ...column }}>{request}</Box>
      <Box sx={{ gridArea: 'beside', ...column }}>{beside}</Box>
      <Box sx={{ gridArea: 'decision', minWidth: 0 }}>{decision}</Box>
    </Box>
  );
}
