import { identityTrail, nearDays } from '../../shared/auditTrail/identityTrail.ts';
import type { User } from '../_data/user/user.ts';
import type { PublicContext } from '../_kit/context.ts';

type Audited = Pick<PublicContext, 'audited'>;
type Identity = Pick<User, 'userId' | 'firstName' | 'lastName' | 'emiratesId' | 'emiratesIdClaim' | 'identityProvenAt'>;

const { entity, recordId: id } = identityTrail;
const dayMs = 86_400_000;

/** What the trail keeps of an identity: of numbers how they end. */
const traced = ({ firstName, lastName, emiratesId, emiratesIdClaim, identityProvenAt }: Identity) => ({
  ...{ firstName, lastName, identityProvenAt },
  emiratesIdEnding: emiratesId?.slice(-4) ?? null,
  claimedEnding: emiratesIdClaim?.emiratesId.slice(-4) ?? null,
  isClaimHeld: emiratesIdClaim?.isHeld ?? null,
});

/** Lists a change of a name or a number, whoever made it. `before` is null for a new account. */
export function traceIdentity({ audited }: Audited, before: Identity | null, after: Identity): void {
  const { userId } = after;
  audited({ entity, id, before: before && traced(before), after: { userId, ...traced(after) } });
}

/** Lists a proposal or a decision of somebody whose name or number changed shortly before. */
export function traceNearChange(
  { audited, now }: Audited & Pick<PublicContext, 'now'>,
  { userId, identityChangedAt }: User,
  did: 'proposed' | 'decided',
): void {
  if (identityChangedAt === null || now().getTime() - Date.parse(identityChangedAt) > nearDays * dayMs) return;
  audited({ entity, id, after: { userId, did, identityChangedAt } });
}
