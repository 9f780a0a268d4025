import { moduleAccess } from '../../../shared/_field/moduleAccess.ts';
import { dialectOf } from '../../../shared/claim/dialectOf.ts';
import { usePathTo } from '../../base/screenPath.ts';
import { useSession } from '../../base/session.ts';
import { useMay } from '../../base/useMay.ts';

type Beginning = { readonly eligibilityId: string } | { readonly authorizationId: string };

/** The form of a claim that begins with a record of the own facility; null for those who make no claims. The address has the id only. */
export function useNewClaimPath(begins: Beginning, facilityLicense: string): string | null {
  const session = useSession();
  const isBiller = useMay(moduleAccess.claimBillers);
  const screenPath = usePathTo();
  const isOwn = session?.facilityLicense === facilityLicense;
  const hasClaims = dialectOf(session?.regulatoryId ?? 0) !== undefined;
  return isBiller && isOwn && hasClaims ? `${screenPath('newClaim')}?${new URLSearchParams(begins)}` : null;
}
