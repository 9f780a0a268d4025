import { accountApi } from '../../shared/account/routes.ts';
import { wiring } from '../_data/wiring.ts';
import { areaHandler } from '../_kit/areaHandler.ts';
import { acceptLicenseAgreement } from './acceptLicenseAgreement.ts';
import { beginCardReading } from './beginCardReading.ts';
import { checkUserName } from './checkUserName.ts';
import { confirmEmail } from './confirmEmail.ts';
import { forgotPassword } from './forgotPassword.ts';
import { getChatIdentity } from './getChatIdentity.ts';
import { getHumanVerification } from './getHumanVerification.ts';
import { getSession } from './getSession.ts';
import { getSigningKeys } from './getSigningKeys.ts';
import { getTermsAndConditions } from './getTermsAndConditions.ts';
import { login } from './login.ts';
import { logoff } from './logoff.ts';
import { register } from './register.ts';
import { resetPassword } from './resetPassword.ts';
import { searchFacilitiesForAccount } from './searchFacilitiesForAccount.ts';
import { sendEmailCode } from './sendEmailCode.ts';
import { settleSignInStep } from './settleSignInStep.ts';
import { testControlMedicationConnection } from './testControlMedicationConnection.ts';
import { updateUserClinicianLicense } from './updateUserClinicianLicense.ts';
import { updateUserEmiratesId } from './updateUserEmiratesId.ts';
import { verifyCardReading } from './verifyCardReading.ts';
import { verifyLicenseAgreement } from './verifyLicenseAgreement.ts';

const operations = {
  getHumanVerification,
  login,
  logoff,
  getSession,
  getChatIdentity,
  sendEmailCode,
  confirmEmail,
  settleSignInStep,
  getSigningKeys,
  checkUserName,
  register,
  testControlMedicationConnection,
  beginCardReading,
  verifyCardReading,
  forgotPassword,
  resetPassword,
  updateUserEmiratesId,
  updateUserClinicianLicense,
  verifyLicenseAgreement,
  acceptLicenseAgreement,
  getTermsAndConditions,
  searchFacilitiesForAccount,
};

export const handler = areaHandler(accountApi, operations, wiring);
