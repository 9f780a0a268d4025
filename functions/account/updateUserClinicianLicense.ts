import type { SessionUser } from '../../shared/_contract/sessionUser.ts';
import type { accountApi } from '../../shared/account/routes.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import { licenseHolderChange } from '../_data/user/licenseHolder.ts';
import { shownNumberOf } from '../_data/user/personNumbers.ts';
import {
  checkedLicense,
  type LicenseClaim,
  type LicenseHolder,
  licenseChanges,
} from '../_data/user/professionalLicense.ts';
import type { User } from '../_data/user/user.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { decidersOf, newAccountRequest } from '../_parts/accountRequest/newAccountRequest.ts';

const field = 'licensenumber';
const done = 'professionalLicense';

function holderOf(user: User, facilityId: string | null): LicenseHolder {
  const { userId, firstName, lastName, identityProvenAt, nameChangedAt } = user;
  const emiratesId = shownNumberOf(user);
  const isEmiratesIdProven = identityProvenAt !== null;
  const isNameTrusted = isEmiratesIdProven || nameChangedAt === null;
  return { userId, firstName, lastName, emiratesId, isEmiratesIdProven, isNameTrusted, facilityId };
}

/** The registry has the licence for the caller: from now on it is theirs, and nobody else's. */
async function takeLicense(ctx: SessionContext, before: User, claim: LicenseClaim): Promise<SessionUser> {
  const changes = { ...licenseChanges(claim, ctx.now()), claimedLicense: null };
  const items = licenseHolderChange(before.userId, before.clinicianLicense, claim.clinicianLicense);
  return (await changeCurrentUser(ctx, { before, changes, done, items })).sessionUser;
}

/** The licence waits for the people who set up the portal; until then the caller is nobody's clinician. */
async function askForLicense(ctx: SessionContext, before: User, claim: LicenseClaim): Promise<SessionUser> {
  if (before.claimedLicense !== null) throw fail('licenseWaits', { field });
  const facility = ctx.user.facilityId && (await getFacility(ctx.store, ctx.user.facilityId));
  if (!facility) throw fail('clinicianNotFound', { field });
  const { clinicianLicense, clinicianName, specialty, isRegistered: isLicenseRegistered } = claim;
  const isCardProven = before.identityProvenAt !== null;
  const license = { clinicianLicense, clinicianName, specialty, isLicenseRegistered, isCardProven };
  const asked = { kind: 'license', connectionProof: null, ...license } as const;
  const items = newAccountRequest(ctx, { user: before, facility, asked, deciders: await decidersOf(ctx, null) });
  const changes = { claimedLicense: clinicianLicense };
  return (await changeCurrentUser(ctx, { before, changes, done, items })).sessionUser;
}

/**
 * Stores the caller's professional licence with its specialty (REQ-PROFILE-11) where the clinician registry has it for them. Another
 * licence waits for an administrator of the portal.
 */
export const updateUserClinicianLicense: Operation<typeof accountApi.endpoints.updateUserClinicianLicense> = async (
  { query },
  ctx,
) => {
  const before = await currentUser(ctx);
  const claim = await checkedLicense(ctx.store, holderOf(before, ctx.user.facilityId), query.licensenumber, field);
  const sessionUser = claim.isProven ? await takeLicense(ctx, before, claim) : await askForLicense(ctx, before, claim);
  ctx.audited({
    entity: 'user',
    id: before.userId,
    before: { clinicianLicense: before.clinicianLicense },
    after: { clinicianLicense: sessionUser.clinicianLicense, isWaiting: !claim.isProven },
  });
  return sessionUser;
};
