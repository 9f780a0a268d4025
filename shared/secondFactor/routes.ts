import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { recordId } from '../_contract/recordId.ts';
import { sessionUser } from '../_contract/sessionUser.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { asciiDigits } from '../_field/searchText.ts';
import { sentence } from '../_field/sentence.ts';
import { refusalReason } from '../_parts/approval.ts';
import { proofPurposes } from './proofPurposes.ts';

/** A passkey, or an authenticator app that shows a new code each half minute (TOTP). */
export const factorKinds = ['passkey', 'totp'] as const;

/** One enrolled factor, without its secret. */
export const secondFactor = z.strictObject({
  factorId: recordId,
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** Null while it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** What the browser is asked for, in the words of WebAuthn. */
const passkeyOptions = z.looseObject({ challenge: z.string() });
const base64url = z.string().regex(/^[\w-]{1,20000}$/);
const credentialId = z.string().regex(/^[\w-]{1,1400}$/);

/** A new passkey, as the browser made it. */
const newPasskey = z.strictObject({
  credentialId,
  clientDataJSON: base64url,
  attestationObject: base64url,
  transports: z.array(z.string().max(20)).max(10).default([]),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** What a passkey has signed. */
const passkeyAnswer = z.strictObject({
  kind: z.literal('passkey'),
  credentialId,
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** The six digits of an authenticator app, as a person types them: in groups, or in Arabic digits. */
const appCode = z
  .string()
  .transform((typed) => asciiDigits(typed).replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, sentence('factorProof:codeWrong', 'Enter the six digits that your app shows.')));

const appAnswer = z.strictObject({ kind: z.literal('totp'), code: appCode });
const recoveryAnswer = z.strictObject({
  kind: z.literal('recoveryCode'),
  code: z
    .string()
    .transform((typed) => typed.toUpperCase().replace(/[^A-Z2-7]/g, ''))
    .pipe(
      z.string().length(24, sentence('factorProof:recoveryCodeWrong', 'A recovery code has 24 letters and digits.')),
    ),
});

/** How a challenge is answered. A recovery code signs in, and confirms a change of the own factors; it signs nothing else. */
const factorAnswer = z.discriminatedUnion('kind', [passkeyAnswer, appAnswer, recoveryAnswer]);
export type FactorAnswer = z.infer<typeof factorAnswer>;

/** What was asked: `challengeId` is answered once, in this session, within five minutes. */
export const factorChallenge = z.strictObject({
  challengeId: recordId,
  expiresAt: z.iso.datetime(),
  /** Null for somebody without a passkey. */
  passkey: passkeyOptions.nullable(),
  hasApp: z.boolean(),
  hasRecoveryCodes: z.boolean(),
});
export type FactorChallenge = z.infer<typeof factorChallenge>;

/** The proof that a person gave their factor for one thing: a secret, valid once. */
export const factorProof = z.string().regex(/^[\w-]{20,100}$/);

/** Somebody who adds or takes away a factor shows that they are the account's person: by the password before the first factor, by a factor after it. */
const confirmation = { password: z.string().max(256).optional(), proof: factorProof.optional() };

const factorName = z
  .string()
  .trim()
  .min(1, sentence('secondFactor:nameMissing', 'Give it a name, so that you know it again.'))
  .max(60);

const recoveryCodes = z.array(z.string());
const enrolling = { whileOwed: ['enrolSecondFactor'] } as const;
const giving = { whileOwed: ['secondFactor'] } as const;

/** The second factor of a sign-in, and of what must be signed. */
export const secondFactorApi = area('secondFactor', {
  getFactors: endpoint({
    method: 'GET',
    path: '/api/secondfactor/getfactors',
    summary: "The caller's factors, and how many recovery codes are left",
    access: ['Standard'],
    answer: z.strictObject({
      factors: z.array(secondFactor),
      recoveryCodesLeft: z.int(),
      /** The last factor cannot be removed. */
      isRequired: z.boolean(),
      /** An environment without a host name of its own takes no passkeys. */
      arePasskeysTaken: z.boolean(),
    }),
    ...enrolling,
    requirements: [],
  }),
  beginFactor: endpoint({
    method: 'POST',
    path: '/api/secondfactor/beginfactor',
    summary: 'Begin to add a factor; it counts once completefactor has seen that it works',
    access: ['Standard'],
    body: z.strictObject({ kind: z.enum(factorKinds), name: factorName, ...confirmation }),
    answer: z.strictObject({
      enrolmentId: recordId,
      passkey: passkeyOptions.nullable(),
      /** The secret of the app: to be typed (base32), as an address, and as the rows of a QR code. */
      app: z.strictObject({ secret: z.string(), address: z.string(), qrCode: z.array(z.string()) }).nullable(),
    }),
    audit: 'secondFactor.begin',
    ...enrolling,
    requirements: [],
  }),
  completeFactor: endpoint({
    method: 'POST',
    path: '/api/secondfactor/completefactor',
    summary: 'Add the factor; the first one comes with recovery codes, which are shown this once',
    access: ['Standard'],
    body: z.strictObject({ enrolmentId: recordId, code: appCode.optional(), passkey: newPasskey.optional() }),
    answer: z.strictObject({ factor: secondFactor, recoveryCodes: recoveryCodes.nullable(), user: sessionUser }),
    audit: 'secondFactor.add',
    ...enrolling,
    requirements: [],
  }),
  renameFactor: endpoint({
    method: 'POST',
    path: '/api/secondfactor/renamefactor',
    summary: "Give one of the caller's factors another name",
    access: ['Standard'],
    body: z.strictObject({ factorId: recordId, name: factorName }),
    answer: secondFactor,
    audit: 'secondFactor.rename',
    requirements: [],
  }),
  removeFactor: endpoint({
    method: 'POST',
    path: '/api/secondfactor/removefactor',
    summary: "Remove one of the caller's factors; with the last one the recovery codes go",
    access: ['Standard'],
    body: z.strictObject({ factorId: recordId, ...confirmation }),
    answer: z.null(),
    audit: 'secondFactor.remove',
    requirements: [],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/secondfactor/renewrecoverycodes',
    summary: 'Make new recovery codes, which are shown this once; the ones before are void',
    access: ['Standard'],
    body: z.strictObject(confirmation),
    answer: z.strictObject({ recoveryCodes }),
    audit: 'secondFactor.renewRecoveryCodes',
    requirements: [],
  }),
  beginSignIn: endpoint({
    method: 'POST',
    path: '/api/secondfactor/beginsignin',
    summary: 'Ask for the second factor of this sign-in',
    access: ['Standard'],
    answer: factorChallenge,
    ...giving,
    requirements: [],
  }),
  completeSignIn: endpoint({
    method: 'POST',
    path: '/api/secondfactor/completesignin',
    summary: 'Give the second factor of this sign-in',
    access: ['Standard'],
    body: z.strictObject({ challengeId: recordId, answer: factorAnswer }),
    answer: sessionUser,
    audit: 'secondFactor.signIn',
    ...giving,
    requirements: [],
  }),
  beginProof: endpoint({
    method: 'POST',
    path: '/api/secondfactor/beginproof',
    summary: 'Ask for a factor to sign one thing: its purpose and the SHA-256 of what is signed',
    access: ['Standard'],
    body: z.strictObject({ purpose: z.enum(proofPurposes), subjectHash: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: factorChallenge,
    requirements: [],
  }),
  completeProof: endpoint({
    method: 'POST',
    path: '/api/secondfactor/completeproof',
    summary: 'Give a factor to sign one thing; the proof goes with its call, once, within five minutes',
    access: ['Standard'],
    body: z.strictObject({ challengeId: recordId, answer: factorAnswer }),
    answer: z.strictObject({ proof: factorProof, expiresAt: z.iso.datetime() }),
    audit: 'secondFactor.prove',
    requirements: [],
  }),
  resetUserFactors: endpoint({
    method: 'POST',
    path: '/api/secondfactor/resetuserfactors',
    summary: "Take away a user's factors and recovery codes, for a reason; an administrator with a factor signs it",
    access: moduleAccess.secondFactorReset,
    body: z.strictObject({
      userName: z.string().trim().min(1).max(254),
      reason: refusalReason,
      proof: factorProof.optional(),
    }),
    answer: z.null(),
    audit: 'secondFactor.reset',
    requirements: [],
  }),
});
