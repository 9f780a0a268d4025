import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { getFacility } from '../../../functions/_data/facility/facility.ts';
import { demoActivityCodes } from '../../../functions/_demo/activityCodes.ts';
import { pearl } from '../../../functions/_demo/payers.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { handler } from '../../../functions/authorization/index.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import {
  aClinic,
  aForm as anEligibilityForm,
  eligibleMember,
  submitted,
} from '../../eligibility/support/eligibility.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';

const { endpoints } = authorizationApi;
export type SentForm = z.input<(typeof endpoints.addAuthorizationRequest)['body']>;

/** A colleague of the same facility. */
export async function colleagueOf(store: DynamoDBDocumentClient, as: SignedIn, roles: Role[] = ['MedicalProvider']) {
  return signIn({ roles, facility: await getFacility(store, as.user.facilityId ?? '') });
}

/** The demonstration's codes of activities. They are the same for all clinics: a second writing finds them there. */
export async function storeCodes(store: DynamoDBDocumentClient): Promise<void> {
  const codes = demoActivityCodes(new Date());
  for (let at = 0; at < codes.length; at += 50) await writeTogether(store, codes.slice(at, at + 50));
}

/** A coordinator of a clinic that has checked the patient's eligibility, where the demonstration's codes are known. */
export async function aCoordinator(store: DynamoDBDocumentClient, payerId: number = pearl): Promise<SignedIn> {
  const clinic = await aClinic(store);
  await storeCodes(store);
  await submitted(clinic, anEligibilityForm(eligibleMember(), { payerId }));
  return colleagueOf(store, clinic, ['MedicalProvider', 'Eligibility']);
}

export const aLine = (lineId = '1', changes: Partial<NonNullable<SentForm['lines']>[number]> = {}) => ({
  lineId,
  type: 8 as const,
  code: 'W-302',
  quantity: 1,
  netFils: 250_00,
  clinician: 'GD1234',
  ...changes,
});

/** A request for an ultrasound of the member whom `aCoordinator` has seen. */
export const aRequest = (changes: Partial<SentForm> = {}): SentForm => ({
  type: 'authorization',
  payerId: pearl,
  emiratesId: eligibleMember().emiratesId,
  patientName: 'Sara Invented',
  encounterType: 1,
  encounterStart: new Date().toISOString(),
  diagnoses: [{ type: 'Principal', code: 'R10.9' }],
  lines: [aLine()],
  ...changes,
});

export const add = (as: SignedIn, changes: Partial<SentForm> = {}, headers: Record<string, string> = {}) =>
  callApi(handler, endpoints.addAuthorizationRequest, { as, body: aRequest(changes), headers });

/** Sends and answers the new request's id. */
export async function added(as: SignedIn, changes: Partial<SentForm> = {}): Promise<string> {
  const { data, errors } = await add(as, changes);
  if (!data) throw new Error(`Not sent: ${JSON.stringify(errors)}`);
  return data.authorizationId;
}

export const read = (as: SignedIn, authorizationId: string) =>
  callApi(handler, endpoints.getAuthorization, { as, query: { authorizationId } });

export async function shown(as: SignedIn, authorizationId: string) {
  const { data, errors } = await read(as, authorizationId);
  if (!data) throw new Error(`Not read: ${JSON.stringify(errors)}`);
  return data;
}

export const search = (as: SignedIn, body: z.input<(typeof endpoints.searchAuthorizations)['body']> = {}) =>
  callApi(handler, endpoints.searchAuthorizations, { as, body });

export async function idsOf(as: SignedIn, body: z.input<(typeof endpoints.searchAuthorizations)['body']> = {}) {
  return (await search(as, body)).data?.items.map(({ authorizationId }) => authorizationId) ?? [];
}

export const save = (as: SignedIn, body: z.input<(typeof endpoints.saveAuthorizationDraft)['body']>) =>
  callApi(handler, endpoints.saveAuthorizationDraft, { as, body });

/** A set of activities that the caller's facility keeps. */
export const saveFavourite = (as: SignedIn, changes: Partial<z.input<(typeof endpoints.saveFavourite)['body']>> = {}) =>
  callApi(handler, endpoints.saveFavourite, {
    as,
    body: {
      name: 'Abdomen',
      clinicianLicense: 'GD1234',
      lines: [{ type: 8, code: 'W-302', quantity: 1, netFils: 250_00 }],
      ...changes,
    },
  });

export const discard = (as: SignedIn, body: z.input<(typeof endpoints.discardAuthorizationDraft)['body']>) =>
  callApi(handler, endpoints.discardAuthorizationDraft, { as, body });

/** How many of the caller's requests are in each state; states without any are left out. */
export async function counts(as: SignedIn): Promise<Record<string, number>> {
  const { data } = await callApi(handler, endpoints.getAuthorizationCounts, { as });
  return Object.fromEntries(
    (data?.counts ?? []).filter(({ count }) => count > 0).map(({ state, count }) => [state, count]),
  );
}

type Moved = Partial<z.input<(typeof endpoints.moveAuthorization)['body']>> & {
  readonly move: 'take' | 'release' | 'assign' | 'reply';
};

/** Makes a move over the version that the caller sees now, unless another one is given. */
export async function move(as: SignedIn, authorizationId: string, given: Moved) {
  const version = given.version ?? (await shown(as, authorizationId)).version;
  return callApi(handler, endpoints.moveAuthorization, { as, body: { authorizationId, ...given, version } });
}

/** What the payer's rules say of a draft; without changes, of the request that `add` sends. */
export const check = (as: SignedIn, changes: Record<string, unknown> = {}) =>
  callApi(handler, endpoints.checkAuthorization, { as, body: { draft: { ...aRequest(), ...changes } as never } });
