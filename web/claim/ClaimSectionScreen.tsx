import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { useSession } from '../base/session.ts';
import { useMay } from '../base/useMay.ts';
import { ClaimFilesScreen } from './ClaimFilesScreen.tsx';
import { ClaimListScreen } from './ClaimListScreen.tsx';

/** Where the tile leads: a facility's billers to its claims, all others to the files that they check. */
export function ClaimSectionScreen() {
  const isBiller = useMay(moduleAccess.claimBillers);
  const isAtFacility = useSession()?.facilityId != null;
  return isBiller && isAtFacility ? <ClaimListScreen /> : <ClaimFilesScreen />;
}
