import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { useSession } from '../base/session.ts';
import { useMay } from '../base/useMay.ts';

/** Whether the reader makes claims for the facility of the session. */
export function useBillsHere(): boolean {
  const isBiller = useMay(moduleAccess.claimBillers);
  const isAtFacility = useSession()?.facilityId != null;
  return isBiller && isAtFacility;
}
