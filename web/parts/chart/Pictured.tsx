import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense, useDeferredValue } from 'react';

/** A picture with the line that explains its colours: as much room is kept while it is on its way, so that nothing below it moves. */
const pictureHeight = 320;

/** A picture, and its numbers below it. */
export function Pictured({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const placeOfPicture = <Skeleton variant="rounded" height={pictureHeight} />;
  const hasPicture = useDeferredValue(true, false);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ minHeight: pictureHeight }}>
        <Suspense fallback={placeOfPicture}>{hasPicture ? picture : placeOfPicture}</Suspense>
      </Box>
      {children}
    </Box>
  );
}
