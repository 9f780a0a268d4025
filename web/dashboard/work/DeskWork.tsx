import Box from '@mui/material/Box';
import { pageWidth } from '../../ui/pageWidth.ts';
import { OpenToday } from './OpenToday.tsx';
import { PatientBox } from './PatientBox.tsx';

/** Where a receptionist's day begins: the next patient, and the requests of today that are not settled. */
export function DeskWork() {
  return (
    <Box
      sx={{
        ...pageWidth,
        py: 1,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <PatientBox />
      <OpenToday />
    </Box>
  );
}
