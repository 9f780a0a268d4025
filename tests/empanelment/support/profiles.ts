import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import type { Facility } from '../../../functions/_data/facility/facility.ts';
import { pearl } from '../../../functions/_demo/payers.ts';
import { handler } from '../../../functions/empanelment/index.ts';
import { handler as secondFactor } from '../../../functions/secondFactor/index.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { type ProfileForm, profileForm, signedProfile } from '../../../shared/empanelment/profile.ts';
import { empanelmentApi } from '../../../shared/empanelment/routes.ts';
import { secondFactorApi } from '../../../shared/secondFactor/routes.ts';
import { addPasskey, askProof, somebody } from '../../secondFactor/support/secondFactors.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { ibanOf } from '../../support/iban.ts';
import { anUncontractedClinic, move } from './empanelments.ts';

const { endpoints } = empanelmentApi;

let accounts = 0;
/** An IBAN that no other test has. */
export const anIban = (): string => {
  accounts += 1;
  return ibanOf(process.pid * 10_000 + accounts);
};

export const anAccount = (iban = anIban()) => ({ accountHolder: 'Palm Clinic LLC', bankName: 'Invented Bank', iban });

export const aProfile = (changes: Partial<ProfileForm> = {}): ProfileForm => ({
  payerId: pearl,
  contactName: 'Mariam Invented',
  contactEmail: 'finance@clinic.example',
  contactMobile: '+971-50-123-4567',
  tradeLicenseNumber: 'CN-9000001',
  services: ['outpatient'],
  account: anAccount(),
  ...changes,
});

let codes = 0;
/** A clinic with a contract. */
export function aContractedClinic(store: DynamoDBDocumentClient, changes: Partial<Facility> = {}) {
  codes += 1;
  const providerId = process.pid * 1000 + codes;
  return anUncontractedClinic(store, {
    ...{ providerStatus: 'CONTRACTED', providerCode: `PRV-${providerId}`, providerId, providerMode: 1 },
    ...changes,
  });
}

let people = 0;
/** An administrator of a clinic, with a passkey and an Emirates ID of their own. */
export async function anAdministrator(facility: Facility, roles: Role[] = ['ProviderAdmin']) {
  people += 1;
  const emiratesId = `7841985${String(people).padStart(8, '0')}`;
  const as = await somebody(roles, { facility, stored: { emiratesId } });
  const { authenticator } = await addPasskey(as);
  return { as, authenticator, emiratesId };
}
export type Administrator = Awaited<ReturnType<typeof anAdministrator>>;

/** The proof that an administrator signed this form. */
export async function signed({ as, authenticator }: Administrator, form: ProfileForm): Promise<string> {
  const subject = signedProfile(profileForm.parse(form));
  const { data } = await askProof(as, 'submitProfile', subject);
  if (!data?.passkey) throw new Error('No passkey was asked for');
  const answer = authenticator.sign(data.passkey as { challenge: string });
  const given = await callApi(secondFactor, secondFactorApi.endpoints.completeProof, {
    as,
    body: { challengeId: data.challengeId, answer },
  });
  return given.data?.proof ?? '';
}

/** One of the insurer's people. */
export const aNetworkReviewer = (emiratesId: string | null = null, payerId = pearl): Promise<SignedIn> =>
  signIn({ roles: ['InsurerUser'], facility: null, payerId, stored: { emiratesId } });

type Place = { empanelmentId?: string; version?: number; draftVersion?: number };

export const send = (as: SignedIn, form: ProfileForm, rest: Place & { proof?: string } = {}) =>
  callApi(handler, endpoints.submitProfile, { as, body: { ...form, ...rest } });

/** Signs and submits a change: its answer. */
export const submitProfile = async (by: Administrator, form: ProfileForm, place: Place = {}) =>
  send(by.as, form, { ...place, proof: await signed(by, form) });

/** What the form keeps of a change while it is typed. */
export const profileTyped = (changes: Partial<ProfileForm> = {}) => {
  const { account: _, ...draft } = aProfile(changes);
  return draft;
};

type SaveDraft = z.input<(typeof endpoints.saveProfileDraft)['body']>;
export const saveProfileDraft = (as: SignedIn, body: SaveDraft) =>
  callApi(handler, endpoints.saveProfileDraft, { as, body });

export const profileOf = (as: SignedIn) => callApi(handler, endpoints.getProviderProfile, { as });
export const showIban = (as: SignedIn, empanelmentId: string) =>
  callApi(handler, endpoints.showIban, { as, body: { empanelmentId } });
export const stopAccount = (as: SignedIn, empanelmentId: string) =>
  callApi(handler, endpoints.stopAccount, { as, body: { empanelmentId } });

/** A change that waits for the second person: its id. */
export async function proposedProfile(by: Administrator, maker: SignedIn, form = aProfile()): Promise<string> {
  const empanelmentId = (await submitProfile(by, form)).data?.empanelmentId ?? '';
  await move(maker, empanelmentId, 'propose', { outcome: 'approve' });
  return empanelmentId;
}

/** A change that was approved: its id. */
export async function approvedProfile(by: Administrator, desk: readonly SignedIn[], form = aProfile()) {
  const [maker, checker] = desk as [SignedIn, SignedIn];
  const id = await proposedProfile(by, maker, form);
  await move(checker, id, form.account ? 'approveAccount' : 'approve', {
    ...(form.account && { calledBack: 'contactOnRecord' as const }),
  });
  return id;
}
