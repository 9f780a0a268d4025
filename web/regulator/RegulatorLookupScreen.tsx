import Box from '@mui/material/Box';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { useSession } from '../base/session.ts';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { RegulatorList } from './RegulatorList.tsx';
import { RegulatoryErrorSearch, type RequestKind } from './RegulatoryErrorSearch.tsx';

const kinds: readonly RequestKind[] = ['eauth', 'pharmacy'];

/** The regulators and, for users of the modules, the regulators' findings on their requests (REQ-REGUL-05). */
export function RegulatorLookupScreen() {
  const user = useSession();
  const readable = user ? kinds.filter((kind) => holdsOneOf(user, moduleAccess[kind])) : [];
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RegulatorList />
        {readable.length > 0 ? <RegulatoryErrorSearch kinds={readable} /> : null}
      </Box>
    </ScreenBody>
  );
}
