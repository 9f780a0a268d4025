import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { handler } from '../../../functions/claim/index.ts';
import type { claimShape } from '../../../shared/claim/claimShape.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';

const { endpoints } = claimApi;
export type SentClaim = z.input<typeof claimShape>;

/** A visit in Dubai as a biller's program says it; the licence of the facility and the number are for the portal to give. */
export const aClaim = (changes: Partial<SentClaim> = {}): SentClaim => ({
  ...{ id: null, idPayer: null, memberId: 'M-1', payerId: 'INS026', providerId: null },
  emiratesId: '784-1985-0000001-7',
  ...{ grossFils: 100_00, patientShareFils: 10_00, netFils: 90_00, vatFils: null },
  encounters: [
    {
      ...{ facilityId: 'DHA-F-9000001', type: 1, patientId: 'P-1', eligibilityIdPayer: null },
      ...{ start: '2026-11-02T06:00:00.000Z', end: '2026-11-02T06:30:00.000Z', startType: 1, endType: 1 },
      ...{ transferSource: null, transferDestination: null },
    },
  ],
  diagnoses: [{ type: 'Principal', code: 'J06.9', info: [] }],
  activities: [
    {
      ...{ id: null, start: '2026-11-02T06:05:00.000Z', type: 3, code: '99213', quantity: 1, netFils: 90_00 },
      ...{ orderingClinician: null, clinician: 'DHA-P-90000001', priorAuthorizationId: null },
      ...{ vatFils: null, vatPercent: null, dateOrdered: null, observations: [] },
    },
  ],
  ...{ resubmission: null, packageName: null },
  ...changes,
});

/** The same on another day. */
export function aClaimOn(day: string, changes: Partial<SentClaim> = {}): SentClaim {
  const claim = aClaim(changes);
  const moved = (instant: string | null) => instant && `${day}${instant.slice(10)}`;
  return {
    ...claim,
    encounters: claim.encounters.map((each) => ({ ...each, start: moved(each.start), end: moved(each.end) })),
    activities: claim.activities.map((each) => ({ ...each, start: moved(each.start) })),
  };
}

export const make = (as: SignedIn, claim: SentClaim = aClaim(), key: string = randomUUID()) =>
  callApi(handler, endpoints.makeClaim, {
    ...{ as, body: { claim, patientName: 'Sara Invented' } },
    headers: { 'idempotency-key': key },
  });

/** Makes a claim and answers its id. */
export async function made(as: SignedIn, claim: SentClaim = aClaim()): Promise<string> {
  const { data, errors } = await make(as, claim);
  if (!data) throw new Error(`Not made: ${JSON.stringify(errors)}`);
  return data.claimId;
}

export const read = (as: SignedIn, claimId: string) => callApi(handler, endpoints.getClaim, { as, query: { claimId } });

/** The claim as its facility sees it. */
export async function shown(as: SignedIn, claimId: string) {
  const { data, errors } = await read(as, claimId);
  if (!data) throw new Error(`Not read: ${JSON.stringify(errors)}`);
  return data;
}

export const change = (as: SignedIn, claimId: string, version: number, claim: SentClaim) =>
  callApi(handler, endpoints.changeClaim, { as, body: { claimId, version, claim, patientName: 'Sara Invented' } });

type Move = z.input<(typeof endpoints.moveClaim)['body']>;
export const move = (as: SignedIn, body: Move) => callApi(handler, endpoints.moveClaim, { as, body });

/** Makes claims ready together, at the version of a new claim unless another is given. */
export const makeAllReady = (
  as: SignedIn,
  claims: readonly (string | z.input<(typeof endpoints.makeClaimsReady)['body']>['claims'][number])[],
) =>
  callApi(handler, endpoints.makeClaimsReady, {
    as,
    body: { claims: claims.map((each) => (typeof each === 'string' ? { claimId: each, version: 1 } : each)) },
  });

type Sending = z.input<(typeof endpoints.sendClaims)['body']>;
/** Sends claims at the version that they have when they were made ready once, or at the one that is given. */
export const send = (
  as: SignedIn,
  claims: readonly (string | Sending['claims'][number])[],
  key: string = randomUUID(),
) =>
  callApi(handler, endpoints.sendClaims, {
    as,
    body: { claims: claims.map((each) => (typeof each === 'string' ? { claimId: each, version: 2 } : each)) },
    headers: { 'idempotency-key': key },
  });

export const discard = (as: SignedIn, claimId: string, version: number) =>
  callApi(handler, endpoints.discardClaim, { as, body: { claimId, version } });

export const fileOf = (as: SignedIn, claimId: string) =>
  callApi(handler, endpoints.getClaimFile, { as, query: { claimId } });

export const list = (as: SignedIn, body: z.input<(typeof endpoints.searchClaims)['body']> = {}) =>
  callApi(handler, endpoints.searchClaims, { as, body });

type Tagging = z.input<(typeof endpoints.tagClaims)['body']>;
export const tag = (as: SignedIn, claims: Tagging['claims'], changes: Partial<Omit<Tagging, 'claims'>>) =>
  callApi(handler, endpoints.tagClaims, { as, body: { claims, add: [], remove: [], ...changes } });

/** A claim that is ready to be sent. */
export async function madeReady(as: SignedIn, claim: SentClaim = aClaim()): Promise<string> {
  const claimId = await made(as, claim);
  const { errors, http } = await move(as, { claimId, version: 1, move: 'makeReady', reason: 'Looked at' });
  if (http !== 200 || errors.length > 0) throw new Error(`Not ready: ${JSON.stringify(errors)}`);
  return claimId;
}

/** Sends claims, a new one where none is named, and answers the id of the file to the first payer. */
export async function sentFile(as: SignedIn, claimIds?: readonly string[]): Promise<string> {
  const { data, errors } = await send(as, claimIds ? [...claimIds] : [await madeReady(as)]);
  const batchId = data?.batches[0]?.batchId;
  if (!batchId) throw new Error(`Not sent: ${JSON.stringify(errors)}`);
  return batchId;
}

export const sentFiles = (as: SignedIn, query: z.input<(typeof endpoints.getClaimBatches)['query']> = {}) =>
  callApi(handler, endpoints.getClaimBatches, { as, query });
