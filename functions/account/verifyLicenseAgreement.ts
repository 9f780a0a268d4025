import { agreementVersion } from '../../shared/account/licenseAgreement.ts';
import type { accountApi } from '../../shared/account/routes.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';

/** Whether the caller has accepted the licence agreement in force (REQ-PROFILE-23). */
export const verifyLicenseAgreement: Operation<typeof accountApi.endpoints.verifyLicenseAgreement> = async (
  _input,
  ctx,
) => {
  const user = await currentUser(ctx);
  return { isAccepted: user.agreementVersion === agreementVersion, agreementVersion };
};
