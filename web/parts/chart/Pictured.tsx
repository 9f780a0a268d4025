import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense, useDeferredValue } from 'react';

/** A picture, and its numbers below it. */
export function Pictured({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const placeOfPicture = <Skeleton variant="rounded" height={260} />;
  const hasPicture = useDeferredValue(true, false);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Suspense fallback={placeOfPicture}>{hasPicture ? picture : placeOfPicture}</Suspense>
      {children}
    </Box>
  );
}
