import type { accountApi } from '../../shared/account/routes.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import { checkedLicense } from '../_data/user/professionalLicense.ts';
import type { Operation } from '../_kit/context.ts';

/** Stores the caller's professional licence with its specialty (REQ-PROFILE-11), compared with the clinician registry. */
export const updateUserClinicianLicense: Operation<typeof accountApi.endpoints.updateUserClinicianLicense> = async (
  { query },
  ctx,
) => {
  const before = await currentUser(ctx);
  const { firstName, lastName, emiratesId } = before;
  const holder = { firstName, lastName, emiratesId, isEmiratesIdProven: false, facilityId: ctx.user.facilityId };
  const changes = await checkedLicense(ctx.store, holder, query.licensenumber, 'licensenumber');
  const { sessionUser } = await changeCurrentUser(ctx, { before, changes, done: 'professionalLicense' });
  ctx.audited({
    entity: 'user',
    id: before.userId,
    before: { clinicianLicense: before.clinicianLicense },
    after: { clinicianLicense: sessionUser.clinicianLicense },
  });
  return sessionUser;
};
