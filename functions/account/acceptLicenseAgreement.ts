import { agreementVersion } from '../../shared/account/licenseAgreement.ts';
import type { accountApi } from '../../shared/account/routes.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** Records that the caller accepts the agreement in force (REQ-PROFILE-24); refuses one that was replaced since. */
export const acceptLicenseAgreement: Operation<typeof accountApi.endpoints.acceptLicenseAgreement> = async (
  { body },
  ctx,
) => {
  if (body.agreementVersion !== agreementVersion) throw fail('changedMeanwhile', { field: 'agreementVersion' });
  const before = await currentUser(ctx);
  const changes =
    before.agreementVersion === agreementVersion
      ? {}
      : { agreementVersion, agreementAcceptedAt: ctx.now().toISOString() };
  const { sessionUser } = await changeCurrentUser(ctx, { before, changes, done: 'licenseAgreement' });
  ctx.audited({
    entity: 'user',
    id: before.userId,
    before: { agreementVersion: before.agreementVersion },
    after: { agreementVersion },
  });
  return sessionUser;
};
