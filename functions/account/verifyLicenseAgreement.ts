import type { accountApi } from '../../shared/api/account.ts';
import { agreementVersion } from '../../shared/model/licenseAgreement.ts';
import { currentUser } from '../_data/currentUser.ts';
import type { Operation } from '../_kit/context.ts';

/** Whether the caller has accepted the licence agreement in force (REQ-PROFILE-23). */
export const verifyLicenseAgreement: Operation<typeof accountApi.endpoints.verifyLicenseAgreement> = async (
  _input,
  ctx,
) => {
  const user = await currentUser(ctx);
  return { isAccepted: user.agreementVersion === agreementVersion, agreementVersion };
};
