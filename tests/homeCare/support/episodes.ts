import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { facilityChange, getFacility } from '../../../functions/_data/facility/facility.ts';
import { gulfCare } from '../../../functions/_demo/payers.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { handler } from '../../../functions/homeCare/index.ts';
import { daysAfter, emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { type EpisodeMove, homeCareApi } from '../../../shared/homeCare/routes.ts';
import { aClinic } from '../../eligibility/support/eligibility.ts';
import { aCard, aMother, aMotherByHand, byCard } from '../../newborn/support/newborns.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { aReviewer } from '../../support/payerDesk.ts';

const { endpoints } = homeCareApi;
type NewEpisode = z.input<(typeof endpoints.openEpisode)['body']>;
type Headers = Record<string, string>;

export const today = (): string => emiratesDateOf(new Date());
export const inDays = (days: number): string => daysAfter(today(), days);

/** Lets the facility of somebody care for patients at home, or no more. */
export async function doesHomeCare(
  store: DynamoDBDocumentClient,
  { user }: SignedIn,
  isHomeCare = true,
): Promise<void> {
  const facility = await getFacility(store, user.facilityId ?? '');
  if (!facility) throw new Error('There is no such facility');
  if (facility.isHomeCare === isHomeCare) return;
  await writeTogether(store, facilityChange(facility, { isHomeCare }).items);
}

/** A nurse of a facility that cares for patients at home. */
export async function aNurse(store: DynamoDBDocumentClient, firstName = 'Sara'): Promise<SignedIn> {
  const { user } = await aClinic(store);
  const facility = await getFacility(store, user.facilityId ?? '');
  const as = await signIn({ roles: ['Eligibility', 'HomeCare'], facility, stored: { firstName } });
  await doesHomeCare(store, as);
  return as;
}

/** One of the insurer's people who approve care at home. */
export const aCareReviewer = (payerId: number = gulfCare): Promise<SignedIn> =>
  aReviewer('Rana', ['ReallocationApprovalUser'], payerId);

/** An answer of the clinic about a patient who is known by a card. */
export const aPatient = (as: SignedIn, cardNumber = aCard()): Promise<string> =>
  aMother(as, { payerId: gulfCare, ...byCard(cardNumber) });

/** A new episode, as its form sends it. */
export const anEpisode = (eligibilityId: string, changes: Partial<NewEpisode> = {}): NewEpisode => ({
  eligibilityId,
  source: 'hospital',
  referringFacility: 'Invented General Hospital',
  referringPhysician: 'Dr. Invented',
  referredOn: today(),
  diagnoses: ['E11.9'],
  emergencyContact: { name: 'Salem Invented', relation: 'Son', phone: '+971-50-123-4567' },
  services: [{ service: 'woundCare', visitsAWeek: 3, weeks: 4 }],
  text: 'Wound care after discharge',
  ...changes,
});

export const open = (as: SignedIn, eligibilityId: string, changes: Partial<NewEpisode> = {}, headers: Headers = {}) =>
  callApi(handler, endpoints.openEpisode, { as, body: anEpisode(eligibilityId, changes), headers });

/** The id of an episode that a facility has opened for a patient of its own. */
export async function opened(as: SignedIn, eligibilityId?: string, changes: Partial<NewEpisode> = {}): Promise<string> {
  const { data, errors } = await open(as, eligibilityId ?? (await aPatient(as)), changes);
  if (!data) throw new Error(`Not opened: ${JSON.stringify(errors)}`);
  return data.episodeId;
}

/** The id of an episode at a clinic with a payer whose people answer by hand. */
export async function openedByHand(
  store: DynamoDBDocumentClient,
  as: SignedIn,
  payerId: number,
  changes: Partial<NewEpisode> = {},
): Promise<string> {
  await doesHomeCare(store, as);
  return opened(as, await aMotherByHand(store, as, payerId), changes);
}

export const read = (as: SignedIn, episodeId: string) =>
  callApi(handler, endpoints.getEpisode, { as, query: { episodeId } });

/** The whole episode as somebody sees it. */
export async function shown(as: SignedIn, episodeId: string) {
  const { data } = await read(as, episodeId);
  if (!data) throw new Error('No such episode');
  return data;
}

export const messages = (as: SignedIn, episodeId: string) =>
  callApi(handler, endpoints.getEpisodeMessages, { as, query: { episodeId } });

export const list = (as: SignedIn, query: z.input<(typeof endpoints.getEpisodes)['query']> = {}) =>
  callApi(handler, endpoints.getEpisodes, { as, query });

type Move = z.input<(typeof endpoints.moveEpisode)['body']>;
/** What each move needs, as a form would send it. */
const needs: Readonly<Partial<Record<EpisodeMove, () => Partial<Move>>>> = {
  assess: () => ({ assessedOn: today(), mobility: 'bedbound', careLevel: 'skilled', text: 'Bedbound, two wounds' }),
  decline: () => ({ declineReason: 'noCapacity', text: 'No nurse is free' }),
  approve: () => ({ approvedUntil: inDays(30) }),
  refuse: () => ({ refuseReason: 'notCovered', text: 'Not in the plan' }),
  ask: () => ({ text: 'How large are the wounds?' }),
  reply: () => ({ text: 'Four centimetres' }),
  admit: () => ({ admittedOn: today() }),
  askExtension: () => ({ weeks: 2, text: 'The wounds are open still' }),
  extend: () => ({ approvedUntil: inDays(44) }),
  refuseExtension: () => ({ text: 'The family has learnt it' }),
  refuseReallocation: () => ({ text: 'The present provider is near' }),
  withdrawReallocation: () => ({ text: 'The family wants to stay' }),
  declineReallocation: () => ({ declineReason: 'noCapacity' }),
  recordConsent: () => ({ consentBy: 'relative', consentName: 'Salem Invented', consentOn: today() }),
  takeOver: () => ({ takenOverOn: today() }),
  discharge: () => ({ endedOn: today(), endReason: 'recovered' }),
  add: () => ({ text: 'One more thing' }),
  assign: () => ({ assignee: '' }),
};

/** Moves an episode on, over its version as it is now unless another one is given. */
export async function move(as: SignedIn, episodeId: string, name: EpisodeMove, changes: Partial<Move> = {}) {
  const version = changes.version ?? (await read(as, episodeId)).data?.version ?? 1;
  return callApi(handler, endpoints.moveEpisode, {
    as,
    body: { ...needs[name]?.(), episodeId, move: name, ...changes, version },
  });
}

/** Takes an episode through these moves, each by who may make it. */
export async function walked(
  { nurse, reviewer }: { readonly nurse: SignedIn; readonly reviewer: SignedIn },
  episodeId: string,
  moves: readonly EpisodeMove[],
): Promise<string> {
  const ofInsurer: readonly EpisodeMove[] = ['approve', 'refuse', 'ask', 'extend', 'refuseExtension', 'assign'];
  for (const each of moves) {
    const { http, errors } = await move(ofInsurer.includes(each) ? reviewer : nurse, episodeId, each);
    if (http !== 200) throw new Error(`Not moved by ${each}: ${JSON.stringify(errors)}`);
  }
  return episodeId;
}

/** The way to the admission. */
export const toCare = ['assess', 'approve', 'admit'] as const satisfies readonly EpisodeMove[];

type Fields<Name extends 'addVisit' | 'lendEquipment'> = Omit<z.input<(typeof endpoints)[Name]['body']>, 'version'>;

const versionOf = async (as: SignedIn, episodeId: string) => (await read(as, episodeId)).data?.version ?? 1;

/** Enters a visit over the version as it is now. */
export async function visit(as: SignedIn, episodeId: string, changes: Partial<Fields<'addVisit'>> = {}) {
  const fields = { visitedOn: today(), service: 'woundCare', minutes: 45, note: 'The wound is clean' } as const;
  const body = { ...fields, ...changes, episodeId, version: await versionOf(as, episodeId) };
  return callApi(handler, endpoints.addVisit, { as, body });
}

export const visits = (as: SignedIn, episodeId: string, page: { cursor?: string; take?: number } = {}) =>
  callApi(handler, endpoints.getEpisodeVisits, { as, query: { episodeId, ...page } });

let devices = 0;
/** An invented device identifier: 14 digits and the one that makes the Luhn sum right. */
export function aDevice(): string {
  devices += 1;
  const digits = `3569${String(process.pid).padStart(7, '0').slice(-7)}${String(devices).padStart(3, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => {
    const weighted = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Lends a monitor over the version as it is now. */
export async function lend(as: SignedIn, episodeId: string, changes: Partial<Fields<'lendEquipment'>> = {}) {
  const fields = { kind: 'monitor', deviceIdentifier: aDevice(), lentOn: today() } as const;
  const body = { ...fields, ...changes, episodeId, version: await versionOf(as, episodeId) };
  return callApi(handler, endpoints.lendEquipment, { as, body });
}

/** Enters that a line has come back. */
export const giveBack = async (as: SignedIn, episodeId: string, lineId: string, returnedOn = today()) =>
  callApi(handler, endpoints.returnEquipment, {
    as,
    body: { episodeId, version: await versionOf(as, episodeId), lineId, returnedOn },
  });

/** The codes of an answer's errors. */
export const codesOf = ({ errors }: { errors?: readonly { code: string }[] }): string[] =>
  (errors ?? []).map(({ code }) => code);
