import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { eligibilityChange, findEligibility } from '../../../functions/_data/eligibility/eligibility.ts';
import { provenFacilityId } from '../../../functions/_kit/proof.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { handler } from '../../../functions/newborn/index.ts';
import { daysAfter, emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import type { EligibilityForm } from '../../../shared/eligibility/routes.ts';
import { newbornApi } from '../../../shared/newborn/routes.ts';
import { aClinic, aForm, deliveryOf, submitted, worker } from '../../eligibility/support/eligibility.ts';
import { callApi, type SignedIn } from '../../support/api.ts';

const { endpoints } = newbornApi;

export type SentBaby = z.input<(typeof endpoints.registerNewborns)['body']>['babies'][number];

const today = (): string => emiratesDateOf(new Date());

interface Cover {
  readonly validFrom?: string;
  readonly validTo?: string;
}

/** The answer of a payer's system about a mother, with a cover that holds unless changed. */
const answersWith = ({ validFrom = daysAfter(today(), -200), validTo = daysAfter(today(), 165) }: Cover) =>
  worker(async () => ({
    kind: 'answer',
    result: 'yes',
    payerReference: 'OK-1',
    denialCode: null,
    comments: null,
    patientName: 'Maryam Invented',
    patientNameArabic: 'مريم',
    coverages: [
      { policyNumber: 'P-1', planName: 'Gold', validFrom, validTo, coPaymentFils: null, coPaymentPercent: 10 },
    ],
    isRepeated: false,
  }));

/** An answer of the clinic about a mother. */
export async function aMother(
  as: SignedIn,
  changes: Partial<EligibilityForm> = {},
  cover: Cover = {},
): Promise<string> {
  const id = await submitted(as, aForm(undefined, changes));
  await answersWith(cover)(deliveryOf(id));
  return id;
}

/** The same from a payer whose people answer by hand. */
export async function aMotherByHand(store: DynamoDBDocumentClient, as: SignedIn, payerId: number): Promise<string> {
  const id = await submitted(as, aForm(undefined, { payerId, ...byCard(aCard()) }));
  const scope = { kind: 'facility', facilityId: provenFacilityId(as.user.facilityId ?? '') } as const;
  const found = await findEligibility(store, scope, id);
  const cover = { policyNumber: 'P-1', planName: 'Gold', coPaymentFils: null, coPaymentPercent: 10 };
  const coverages = [{ ...cover, validFrom: daysAfter(today(), -200), validTo: daysAfter(today(), 165) }];
  const change = { status: eligibilityStatus.Eligible, coverages, answeredAt: new Date().toISOString() };
  if (!found || !(await writeTogether(store, eligibilityChange(found, change, [])))) throw new Error('Not answered');
  return id;
}

let mothers = 0;
/** An invented card number that no other mother of this file has. */
export const aCard = (): string => {
  mothers += 1;
  return `MOM-${process.pid}-${mothers}`;
};

/** A mother who is known by a card of her own, at a clinic. */
export async function aMotherAt(store: DynamoDBDocumentClient) {
  const as = await aClinic(store);
  const cardNumber = aCard();
  return { as, cardNumber, eligibilityId: await aMother(as, byCard(cardNumber)) };
}

/** A question by card only. */
export const byCard = (cardNumber: string): Partial<EligibilityForm> => ({
  emiratesId: undefined,
  eidReasonId: undefined,
  cardNumber,
});

const hourMs = 3_600_000;
/** So many hours ago. */
export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * hourMs).toISOString();

export const aBaby = (changes: Partial<SentBaby> = {}): SentBaby => ({
  siblingIndex: 1,
  bornAt: hoursAgo(5),
  sex: 'female',
  weightGrams: 3200,
  ...changes,
});

export const register = (
  as: SignedIn,
  eligibilityId: string,
  babies: readonly SentBaby[] = [aBaby()],
  headers: Record<string, string> = { 'idempotency-key': randomUUID() },
) => callApi(handler, endpoints.registerNewborns, { as, body: { eligibilityId, babies: [...babies] }, headers });

/** Registers one child, and answers its id. */
export async function registered(as: SignedIn, eligibilityId: string, baby: SentBaby = aBaby()): Promise<string> {
  const { data, errors } = await register(as, eligibilityId, [baby]);
  if (!data?.newborns[0]) throw new Error(`Not registered: ${JSON.stringify(errors)}`);
  return data.newborns[0].newbornId;
}

export const read = (as: SignedIn, newbornId: string) =>
  callApi(handler, endpoints.getNewborn, { as, query: { newbornId } });

export async function shown(as: SignedIn, newbornId: string) {
  const { data } = await read(as, newbornId);
  if (!data) throw new Error('No such newborn');
  return data;
}

export const list = (as: SignedIn, query: z.input<(typeof endpoints.getNewborns)['query']> = {}) =>
  callApi(handler, endpoints.getNewborns, { as, query });

export const idsIn = async (as: SignedIn, phase: 'open' | 'ended' | 'linked' | 'cancelled'): Promise<string[]> =>
  ((await list(as, { phase })).data?.items ?? []).map(({ newbornId }) => newbornId);

export const cancel = (as: SignedIn, newbornId: string, version = 1, reason = 'Typed for another mother') =>
  callApi(handler, endpoints.cancelNewborn, { as, body: { newbornId, version, reason } });

export const link = (as: SignedIn, newbornId: string, own: { emiratesId?: string; cardNumber?: string }, version = 1) =>
  callApi(handler, endpoints.linkOwnCard, { as, body: { newbornId, version, ...own } });

export const print = (as: SignedIn, newbornId: string) =>
  callApi(handler, endpoints.printTemporaryCard, { as, query: { newbornId } });

export const findMothers = (as: SignedIn, patient: string) =>
  callApi(handler, endpoints.findMothers, { as, body: { patient } });

export const getMother = (as: SignedIn, eligibilityId: string) =>
  callApi(handler, endpoints.getMother, { as, query: { eligibilityId } });

/** The codes by which a call was refused, with their fields. */
export const refusalsOf = ({ errors }: { errors?: readonly { code: string; field?: string | undefined }[] | null }) =>
  (errors ?? []).map(({ code, field }) => (field ? `${field}: ${code}` : code));
