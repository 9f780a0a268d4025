import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { episodes, type StoredEpisode } from '../../../functions/_data/homeCare/episode.ts';
import { gulfCare } from '../../../functions/_demo/payers.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { handler } from '../../../functions/homeCare/index.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import type { Role } from '../../../shared/_field/roles.ts';
import { type ActOnAll, type EpisodeMove, homeCareApi } from '../../../shared/homeCare/routes.ts';
import { callApi, type SignedIn, signIn } from '../../support/api.ts';
import { aReviewer } from '../../support/payerDesk.ts';
import { aCareReviewer, aNurse, codesOf, inDays, move, opened, toCare, today, walked } from './episodes.ts';

const { endpoints } = homeCareApi;

/** Somebody of the health authority of the facilities. */
export const ofAuthority = (roles: Role[], regulatoryId: number = regulators.HAAD): Promise<SignedIn> =>
  signIn({ roles, facility: null, stored: { regulatoryId } });

/** Everybody who has a part in a reallocation: two nurses of two facilities, and who asks and who approves. */
export async function people(store: DynamoDBDocumentClient) {
  return {
    nurse: await aNurse(store),
    taker: await aNurse(store, 'Grace'),
    reviewer: await aCareReviewer(),
    payersAsker: await aReviewer('Asma', ['ReallocationRequestInsurerUser'], gulfCare),
    authoritysAsker: await ofAuthority(['ReallocationRequestDOHUser']),
    authoritysApprover: await ofAuthority(['ReallocationApprovalUser']),
  };
}
export type People = Awaited<ReturnType<typeof people>>;

/** The same with a patient who is in the care of the first nurse's facility. */
export async function inCare(store: DynamoDBDocumentClient) {
  const all = await people(store);
  return { ...all, episodeId: await walked(all, await opened(all.nurse), toCare) };
}

/** A reallocation to the facility of a nurse, as its form sends it. */
export const toFacilityOf = ({ user }: SignedIn) =>
  ({
    newFacilityId: user.facilityId ?? '',
    reallocationReason: 'capacity',
    handOverOn: today(),
    text: 'The provider has no nurse for the nights',
  }) as const;

/** Who makes a move where the insurer has asked. */
const byWhom: Readonly<Partial<Record<EpisodeMove, keyof People>>> = {
  insurerAsksReallocation: 'payersAsker',
  approveReallocation: 'authoritysApprover',
  refuseReallocation: 'authoritysApprover',
  withdrawReallocation: 'payersAsker',
  recordConsent: 'payersAsker',
  acceptReallocation: 'taker',
  declineReallocation: 'taker',
  takeOver: 'taker',
};

/** Takes an episode through moves of a reallocation that the insurer has asked for; fails at the first that is refused. */
export async function moved(all: People & { readonly episodeId: string }, moves: readonly EpisodeMove[]) {
  for (const each of moves) {
    const as = all[byWhom[each] ?? 'nurse'];
    const changes = each === 'insurerAsksReallocation' ? toFacilityOf(all.taker) : {};
    const refused = codesOf(await move(as, all.episodeId, each, changes));
    if (refused.length > 0) throw new Error(`Not moved by ${each}: ${refused.join()}`);
  }
}

/** The way to the day on which the new provider takes over. */
export const toTakeOver = [
  'insurerAsksReallocation',
  'approveReallocation',
  'recordConsent',
  'acceptReallocation',
] as const satisfies readonly EpisodeMove[];

/** Lets an episode have been admitted so many days ago. */
export async function admittedBefore(store: DynamoDBDocumentClient, episodeId: string, days: number): Promise<void> {
  const found = (await episodes.find(store, { kind: 'all' }, episodeId)) as StoredEpisode;
  const day = inDays(-days);
  const responsible = found.responsible.map((each) => ({ ...each, from: day }));
  const earlier = { ...found, admittedOn: day, responsible, version: found.version + 1 };
  if (!(await writeTogether(store, [episodes.put(earlier)]))) throw new Error('Not changed');
}

export const candidates = (as: SignedIn, episodeId: string) =>
  callApi(handler, endpoints.getReallocationCandidates, { as, query: { episodeId } });

type All = z.input<(typeof endpoints.reallocateAll)['body']>;

/** Asks for all patients of the provider of an episode, a page after the other; `calls` is how many pages it took. */
export async function reallocatedAll(as: SignedIn, episodeId: string, changes: Partial<All> = {}) {
  const body = {
    episodeId,
    reallocationReason: 'licenceLost',
    handOverOn: today(),
    text: 'No licence',
    ...changes,
  } as const;
  return untilDone((cursor) => callApi(handler, endpoints.reallocateAll, { as, body: { ...body, cursor } }));
}

/** Approves what waits for the organisation of somebody, of all patients of the provider of an episode. */
export const approvedAll = (as: SignedIn, episodeId: string) =>
  untilDone((cursor) => callApi(handler, endpoints.approveAll, { as, body: { episodeId, cursor } }));

async function untilDone(call: (cursor: string | undefined) => Promise<{ http: number; data?: ActOnAll | null }>) {
  const done = { http: 200, moved: 0, left: [] as ActOnAll['left'], calls: 0 };
  let cursor: string | undefined;
  do {
    const { http, data } = await call(cursor);
    done.calls += 1;
    if (!data) return { ...done, http };
    done.moved += data.moved;
    done.left.push(...data.left);
    cursor = data.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return done;
}

export const offer = (as: SignedIn) => callApi(handler, endpoints.getCareOffer, { as });

/** Says what a facility offers. */
export async function offers(as: SignedIn, services: readonly string[], places: number) {
  const version = (await offer(as)).data?.version ?? 0;
  return callApi(handler, endpoints.setCareOffer, { as, body: { version, services: [...services], places } as never });
}
