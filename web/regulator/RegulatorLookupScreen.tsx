import Box from '@mui/material/Box';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { RegulatorList } from './RegulatorList.tsx';
import { RegulatoryErrorSearch } from './RegulatoryErrorSearch.tsx';
import { useReadableKinds } from './useReadableKinds.ts';

/** The regulators and, for users of the modules, the regulators' findings on their requests (REQ-REGUL-05). */
export function RegulatorLookupScreen() {
  const readable = useReadableKinds();
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RegulatorList />
        {readable.length > 0 ? <RegulatoryErrorSearch kinds={readable} /> : null}
      </Box>
    </ScreenBody>
  );
}
