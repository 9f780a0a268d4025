import type { accountRequestApi } from '../../shared/accountRequest/routes.ts';
import type { StoredAccountRequest } from '../_data/accountRequest/accountRequest.ts';
import { findLicenseHolder, licenseHolderChange } from '../_data/user/licenseHolder.ts';
import { licenseChanges } from '../_data/user/professionalLicense.ts';
import type { User, UserChanges } from '../_data/user/user.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { decide } from './decide.ts';
import { requestToDecide } from './ownDesk.ts';

/** What approving gives the account: its way in, and the licence that it claimed. */
function given(request: StoredAccountRequest, now: Date): UserChanges {
  const open: UserChanges = { access: 'open', accessDesk: null, accessReason: null, claimedLicense: null };
  return request.clinicianLicense === null ? open : { ...open, ...licenseChanges(request, now) };
}

/** The writes by which the account holds the licence; `licenseHeld` when another account holds it meanwhile. */
async function licenseItems(ctx: SessionContext, request: StoredAccountRequest, user: User): Promise<TransactItem[]> {
  const { clinicianLicense } = request;
  if (clinicianLicense === null) return [];
  const heldBy = await findLicenseHolder(ctx.store, clinicianLicense);
  if (heldBy !== null && heldBy !== user.userId) throw fail('licenseHeld');
  return licenseHolderChange(user.userId, user.clinicianLicense, clinicianLicense);
}

/** Opens an account, or accepts a licence. A refused request may be approved after all; an approved one is settled. */
export const approveAccountRequest: Operation<typeof accountRequestApi.endpoints.approveAccountRequest> = async (
  { body },
  ctx,
) => {
  const { request, user } = await requestToDecide(ctx, body);
  if (request.state === 'approved') throw fail('alreadySettled');
  const items = await licenseItems(ctx, request, user);
  const changes = given(request, ctx.now());
  return decide(ctx, { request, user, state: 'approved', reason: null, changes, items });
};
