import { accountApi } from '../../shared/account/routes.ts';
import { samplesOf } from '../contract/samplesOf.ts';

/** What callers send to account; all invented. */
export const samples = samplesOf(accountApi, {
  getHumanVerification: { query: { difficulty: 1 } },
  login: {
    query: {},
    body: {
      userName: 'sara@clinic.example',
      email: 'sara@clinic.example',
      password: 'Wrong_Horse_7',
      token: 'not solved',
    },
  },
  logoff: {},
  getSession: {},
  getChatIdentity: {},
  sendEmailCode: {},
  confirmEmail: { body: { code: '123456' } },
  settleSignInStep: {
    body: {
      step: 'emiratesId',
    },
  },
  getSigningKeys: {},
  checkUserName: {
    query: {
      username: 'sara@clinic.example',
    },
  },
  register: {
    body: {
      email: 'sara@clinic.example',
      password: 'Wrong_Horse_7',
      confirmPassword: 'Wrong_Horse_7',
      firstName: 'Sara',
      lastName: 'Invented',
      regulatorId: 1,
      providerTypeId: 1,
      facilityLicenseNumber: 'MF1001',
      isEAuthorization: false,
      isEligibility: true,
      regulatorUsername: 'clinic',
      regulatorPassword: 'secret',
      emiratesId: '784-1985-0000001-7',
      token: 'not solved',
    },
  },
  testControlMedicationConnection: {
    body: {
      UserName: 'clinic',
      Password: 'secret',
      facilityLicense: 'MF1001',
      token: 'not solved',
    },
  },
  beginCardReading: { body: {} },
  verifyCardReading: {
    body: {
      requestId: '01K0000000000000000000000B',
      toolkitResponse: '<ToolkitResponse/>',
    },
  },
  forgotPassword: {
    body: {
      email: 'sara@clinic.example',
      token: 'not solved',
    },
  },
  resetPassword: {
    body: {
      email: 'sara@clinic.example',
      password: 'Wrong_Horse_7',
      confirmPassword: 'Wrong_Horse_7',
      code: 'not-a-code',
      token: 'not solved',
    },
  },
  updateUserEmiratesId: {
    query: {
      emiratesId: '784-1985-0000001-7',
    },
    body: {
      emiratesId: '784-1985-0000001-7',
      currentPassword: 'Wrong_Horse_7',
    },
  },
  updateUserClinicianLicense: {
    query: {
      licensenumber: 'GD1234',
    },
  },
  verifyLicenseAgreement: {},
  acceptLicenseAgreement: {
    body: {
      agreementVersion: '2026-11',
    },
  },
  getTermsAndConditions: {
    query: {
      language: 'en',
    },
  },
  searchFacilitiesForAccount: { body: { searchTerm: 'palm' } },
});
