import * as z from 'zod';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageOf } from '../_contract/page.ts';
import { sessionUser, signedInUser } from '../_contract/sessionUser.ts';
import { accountRequestDesks } from '../_field/accountAccess.ts';
import { sentence } from '../_field/sentence.ts';
import { factorSteps, optionalSteps } from '../_field/signInSteps.ts';
import { keyedMessage } from '../_field/validationKeys.ts';
import { hardestDifficulty } from '../_field/verificationDifficulty.ts';
import { facilityFound, facilitySearch } from '../facility/facilityFields.ts';
import { emailField, licenseCandidate, newPassword, registrationForm } from './registrationForm.ts';

/** An ALTCHA proof-of-work challenge; the widget solves it in the browser and sends the solution as `token`. */
const verificationChallenge = z.looseObject({});

/** For calls that ask only later: empty until the portal answers `verificationNeeded`. */
const laterToken = z.string().max(4000).default('');

/** The login form as the screen holds it (REQ-LOGIN-12); its resolver and the body below share these rules. */
export const loginForm = z.strictObject({
  userName: z.string().trim().min(1, sentence('userNameMissing', 'Username is required')).max(254),
  password: z.string().min(1, sentence('signInPasswordMissing', 'Password is required')).max(256),
  token: z.string().min(1, sentence('verificationMissing', 'Please confirm that you are human.')).max(4000),
});
export type LoginForm = z.infer<typeof loginForm>;

/** The login call's body; `email` is another name of `userName`, one of the two is needed (REQ-LOGIN-13). */
const loginBody = z
  .strictObject({
    userName: loginForm.shape.userName.optional(),
    email: loginForm.shape.userName.optional(),
    password: loginForm.shape.password,
    /** Empty only where the environment has switched human verification off. */
    token: z.string().max(4000).default(''),
    rememberme: z.literal(false).default(false),
  })
  .refine((body) => body.userName !== undefined || body.email !== undefined, {
    message: sentence('userNameMissing', 'Username is required'),
    path: ['userName'],
  });

/** The repetition of a new password differs, in the words of the reset (REQ-PWD-11). */
export const passwordNotMatching = sentence('passwordNotMatching', 'Password does not match.');

/** Asking for a reset link, and setting a new password with its code (REQ-PWD-10, 11). */
export const forgotPasswordForm = z.strictObject({ email: emailField, token: z.string().max(4000).default('') });
export const resetPasswordForm = z
  .strictObject({
    email: emailField,
    password: newPassword,
    confirmPassword: z.string().max(128),
    code: z.string().min(1, sentence('resetCodeMissing', 'A code must be supplied for password reset.')).max(200),
    token: z.string().max(4000).default(''),
  })
  .refine((form) => form.confirmPassword === form.password, {
    ...keyedMessage('mismatchedPasswords', passwordNotMatching),
    path: ['confirmPassword'],
  });
export type ResetPasswordForm = z.input<typeof resetPasswordForm>;

/** The code that a self-registered person reads in their mailbox. */
export const emailCodeForm = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, sentence('signin:emailCodeShape', 'Please enter the six digits of the code.')),
});

/** What the card reader's agent answered to a request id that the server issued; checked once, kept only as the id. */
export const cardReading = z.strictObject({
  requestId: z.string().max(200),
  /** The agent's answer as it came (toolkit_response, XML). */
  toolkitResponse: z.string().min(1).max(200_000),
});

export const accountApi = area('account', {
  getHumanVerification: endpoint({
    method: 'GET',
    path: '/api/account/humanverification',
    summary: 'A fresh human-verification challenge',
    access: 'public',
    /** At least so hard: what a sign-in has asked for. The portal may give a harder one. */
    query: z.strictObject({ difficulty: z.coerce.number().int().min(0).max(hardestDifficulty).default(0) }),
    answer: verificationChallenge,
    requirements: ['REQ-LOGIN-01', 'REQ-LOGIN-11'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/account/login',
    summary: 'Sign in with user name, password and human-verification token',
    access: 'public',
    query: z.strictObject({ returnUrl: z.string().max(2000).optional() }),
    body: loginBody,
    answer: signedInUser,
    audit: 'account.login',
    requirements: ['REQ-LOGIN-12', 'REQ-LOGIN-13'],
  }),
  logoff: endpoint({
    method: 'GET',
    path: '/api/account/logoff',
    summary: 'End the current session',
    access: ['Standard'],
    answer: z.null(),
    audit: 'account.logoff',
    hasPostTwin: true,
    isBeforeSignInSteps: true,
    whileOwed: factorSteps,
    requirements: ['REQ-LOGIN-14'],
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/api/account/session',
    summary: 'The signed-in user as the server knows them now',
    access: ['Standard'],
    answer: sessionUser,
    isBeforeSignInSteps: true,
    requirements: ['REQ-MODEL-03'],
  }),
  getChatIdentity: endpoint({
    method: 'GET',
    path: '/api/account/getchatidentity',
    summary: "The user's identity for the support chat, with its proof; no record if no chat is configured",
    access: ['Standard'],
    answer: z.strictObject({
      userId: z.string(),
      userName: z.string(),
      /** HMAC-SHA256 of the user id, in hex, with the key that the chat shares with the portal. */
      identifierHash: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    isBackground: true,
    requirements: ['REQ-SHELL-11'],
  }),
  sendEmailCode: endpoint({
    method: 'POST',
    path: '/api/account/sendemailcode',
    summary: 'Mail the caller a code that confirms the address of their account; an earlier code ends',
    access: ['Standard'],
    answer: z.null(),
    audit: 'user.sendEmailCode',
    isBeforeSignInSteps: true,
    requirements: [],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/account/confirmemail',
    summary: 'Confirm the address of the account with the mailed code: five tries within fifteen minutes',
    access: ['Standard'],
    body: emailCodeForm,
    answer: sessionUser,
    audit: 'user.confirmEmail',
    isBeforeSignInSteps: true,
    requirements: [],
  }),
  settleSignInStep: endpoint({
    method: 'POST',
    path: '/api/account/settlesigninstep',
    summary: 'Skip a step of sign-in for this session: keep the facility, or do the step later',
    access: ['Standard'],
    body: z.strictObject({ step: z.enum(optionalSteps) }),
    answer: sessionUser,
    requirements: ['REQ-PROFILE-02', 'REQ-PROFILE-15'],
  }),
  getSigningKeys: endpoint({
    method: 'GET',
    path: '/api/account/jwks',
    summary: 'The public keys that verify access tokens (JSON Web Key Set)',
    access: 'public',
    answer: z.looseObject({ keys: z.array(z.looseObject({})) }),
    format: 'document',
    requirements: ['REQ-API-01'],
  }),
  checkUserName: endpoint({
    method: 'GET',
    path: '/api/account/usernameexists',
    summary: 'Whether a user name is taken: the text true or false',
    access: 'public',
    knowsSession: true,
    query: z.strictObject({ username: z.string().trim().min(1).max(254), token: laterToken }),
    answer: z.enum(['true', 'false']),
    format: 'text',
    requirements: ['REQ-REG-12'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/account/register',
    summary: 'Open an account for a facility; a negative status with data offers clinician licences to pick from',
    access: 'public',
    body: registrationForm,
    /** `waitsFor`: who has to open the account; null for one that works at once. */
    answer: z.strictObject({ userId: z.string(), waitsFor: z.enum(accountRequestDesks).nullable() }),
    audit: 'account.register',
    requirements: ['REQ-REG-43', 'REQ-REG-44', 'REQ-REG-40'],
  }),
  testControlMedicationConnection: endpoint({
    method: 'POST',
    path: '/api/account/testconnectioncontrolmedication',
    summary: 'Try controlled-medication credentials',
    access: 'public',
    body: z.strictObject({
      UserName: z.string().trim().min(1).max(100),
      Password: z.string().min(1).max(200),
      facilityLicense: z.string().trim().min(1).max(30),
      token: z.string().max(4000).default(''),
    }),
    answer: z.boolean(),
    audit: 'regulator.testControlMedication',
    requirements: ['REQ-REG-45'],
  }),
  beginCardReading: endpoint({
    method: 'POST',
    path: '/api/account/begincardreading',
    summary: 'A request id that the next card reading must carry; valid for five minutes and once',
    access: 'public',
    knowsSession: true,
    body: z.strictObject({ token: laterToken }),
    example: {},
    answer: z.strictObject({ requestId: z.string(), expiresAt: z.iso.datetime() }),
    requirements: ['REQ-REG-48'],
  }),
  verifyCardReading: endpoint({
    method: 'POST',
    path: '/api/account/verifycardreading',
    summary: 'Check what the card reader answered; the answer names the reading for a later call',
    access: 'public',
    knowsSession: true,
    body: cardReading,
    answer: z.strictObject({
      cardReadId: z.string(),
      /** Comma separated, as the card has it. */
      fullName: z.string(),
      /** ISO; empty when the card does not say. */
      doB: z.string(),
      emiratesIdNumber: z.string(),
      /** Base64 of an image. */
      photo: z.string().nullable(),
      /** False: read offline, so the card is not verified yet and proves nothing. */
      isVerified: z.boolean(),
    }),
    audit: 'account.verifyCardReading',
    requirements: ['REQ-REG-47', 'REQ-REG-48'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/account/forgotpassword',
    summary: 'Send a reset link, if the address has an account; the answer is the same if it has none',
    access: 'public',
    body: forgotPasswordForm,
    answer: z.null(),
    audit: 'account.forgotPassword',
    hasCapitalErrors: true,
    requirements: ['REQ-PWD-10', 'REQ-PWD-12'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/account/resetpassword',
    summary: 'Set a new password with the code of the reset link; every session of the user ends',
    access: 'public',
    body: resetPasswordForm,
    answer: z.null(),
    audit: 'account.resetPassword',
    hasCapitalErrors: true,
    requirements: ['REQ-PWD-11', 'REQ-PWD-13'],
  }),
  updateUserEmiratesId: endpoint({
    method: 'POST',
    path: '/api/account/updateuseremiratesid',
    summary:
      "Claim an Emirates ID for the caller's account, once and with the password; our own screens send it in the body, not in the address",
    access: ['Standard'],
    query: z.strictObject({ emiratesId: emiratesIdField.optional() }),
    body: z.strictObject({ emiratesId: emiratesIdField.optional(), currentPassword: z.string().max(256).default('') }),
    answer: sessionUser,
    audit: 'user.updateEmiratesId',
    requirements: ['REQ-PROFILE-04'],
  }),
  updateUserClinicianLicense: endpoint({
    method: 'POST',
    path: '/api/account/updateuserclinicianlicense',
    summary: "Store the caller's professional licence; a negative status with data offers candidates",
    access: ['Standard'],
    query: z.strictObject({
      licensenumber: z
        .string()
        .trim()
        .min(1, sentence('professionalLicenceMissing', 'Please enter professional Licese Number.'))
        .max(30),
    }),
    answer: sessionUser,
    audit: 'user.updateClinicianLicense',
    requirements: ['REQ-PROFILE-11'],
  }),
  verifyLicenseAgreement: endpoint({
    method: 'GET',
    path: '/api/userlicenseagreement/verifyuserlicenseagreement',
    summary: 'Whether the caller has accepted the licence agreement in force',
    access: ['Standard'],
    answer: z.strictObject({ isAccepted: z.boolean(), agreementVersion: z.string() }),
    isBeforeSignInSteps: true,
    requirements: ['REQ-PROFILE-23'],
  }),
  acceptLicenseAgreement: endpoint({
    method: 'POST',
    path: '/api/userlicenseagreement/adduserlicenseagreement',
    summary: 'Accept the licence agreement in force',
    access: ['Standard'],
    body: z.strictObject({ agreementVersion: z.string().max(40) }),
    answer: sessionUser,
    audit: 'user.acceptLicenseAgreement',
    isBeforeSignInSteps: true,
    requirements: ['REQ-PROFILE-24'],
  }),
  getTermsAndConditions: endpoint({
    method: 'GET',
    path: '/api/userlicenseagreement/termsandconditions',
    summary: 'The terms in force, as a page',
    access: 'public',
    query: z.strictObject({ language: z.enum(['en', 'ar']).default('en') }),
    answer: z.string(),
    format: 'html',
    requirements: ['REQ-PROFILE-25'],
  }),
  searchFacilitiesForAccount: endpoint({
    method: 'POST',
    path: '/api/account/searchfacilities',
    summary: 'Facilities that an account may be given, by the start of a word of name or licence',
    access: ['SuperAdmin', 'SetupAdmin', 'ProviderAdmin', 'FacilityGroupAdmin'],
    body: z.strictObject(facilitySearch),
    answer: pageOf(facilityFound),
    requirements: ['REQ-FAC-19'],
  }),
});

/** What a refused registration or licence update offers to pick from (REQ-REG-40, REQ-PROFILE-11). */
export const licenseCandidates = z.strictObject({ candidates: z.array(licenseCandidate) });
