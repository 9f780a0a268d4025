import { createHash } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Candidate, homeCareApi } from '../../shared/homeCare/routes.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import { listHomeCare } from '../_data/facility/facilitySearch.ts';
import { careAt } from '../_data/homeCare/careOffer.ts';
import type { StoredEpisode } from '../_data/homeCare/episode.ts';
import type { Operation } from '../_kit/context.ts';
import { seenCase } from '../_parts/case/caseKind.ts';
import { episodeCase } from './episodeCase.ts';

/** The providers of home care that are read: more than any health authority has licensed. */
const mostRead = 200;
const mostShown = 50;

/** Whether a patient can go over to a facility: another one of the same health authority that cares for patients at home. */
export const canTakeOver = (
  { facilityId, regulatoryId }: StoredEpisode,
  facility: Pick<Facility, 'facilityId' | 'regulatoryId' | 'isActive' | 'isHomeCare'>,
): boolean =>
  facility.facilityId !== facilityId &&
  facility.regulatoryId === regulatoryId &&
  facility.isActive &&
  facility.isHomeCare;

/** The providers of home care of a health authority. */
async function homeCareFacilities(store: DynamoDBDocumentClient, regulatoryId: number): Promise<Facility[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listHomeCare(store, { take: 100, cursor });
    const ofAuthority = page.items.filter((each) => each.regulatoryId === regulatoryId);
    ids.push(...ofAuthority.map(({ facilityId }) => facilityId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && ids.length < mostRead);
  return (await Promise.all(ids.map((id) => getFacility(store, id)))).filter((found) => found !== null);
}

/** What is known of the providers to which the patients of a facility can go over. */
export interface Providers {
  readonly emirate: string | null;
  readonly others: readonly (Awaited<ReturnType<typeof careAt>>[number] & { readonly facility: Facility })[];
}

/** The providers to which the patient of an episode, and the others of its facility, can go over. */
export async function providersBeside(store: DynamoDBDocumentClient, episode: StoredEpisode): Promise<Providers> {
  const [own, all] = await Promise.all([
    getFacility(store, episode.facilityId),
    homeCareFacilities(store, episode.regulatoryId),
  ]);
  const possible = all.filter((facility) => canTakeOver(episode, facility));
  const known = await careAt(
    store,
    possible.map(({ facilityId }) => facilityId),
  );
  const others = known.flatMap((each, at) => {
    const facility = possible[at];
    return facility ? [{ ...each, facility }] : [];
  });
  return { emirate: own?.emirate ?? null, others };
}

/** A place in an order that is another one for each patient, and that nobody can choose. */
const lot = (episodeId: string, { facilityId }: Candidate): string =>
  createHash('sha256').update(`${episodeId}#${facilityId}`).digest('hex');

/** How well a provider fits: 3 with all services, a free place, and in the same emirate. A provider that has said nothing fits none of the first two. */
const fitOf = ({ offersAll, freePlaces, isInSameEmirate }: Candidate): number =>
  Number(offersAll === true) + Number(freePlaces !== null && freePlaces > 0) + Number(isInSameEmirate);

/**
 * The providers for a patient: those that fit best first, equal ones in an order by lot. `inThisAct` are the patients for whom each was
 * asked since the providers were read.
 */
export function candidatesAmong(
  { emirate: ownEmirate, others }: Providers,
  { episodeId, services }: StoredEpisode,
  inThisAct: ReadonlyMap<string, number> = new Map(),
): Candidate[] {
  const wanted = services.map(({ service }) => service);
  const candidates = others.map(({ facility, offer, patients, promised }): Candidate => {
    const { facilityId, facilityName, facilityNameArabic, emirate } = facility;
    const taken = patients + promised + (inThisAct.get(facilityId) ?? 0);
    return {
      ...{ facilityId, facilityName, facilityNameArabic, emirate, isInSameEmirate: emirate === ownEmirate },
      offersAll: offer && wanted.every((service) => offer.services.includes(service)),
      freePlaces: offer && Math.max(0, offer.places - taken),
    };
  });
  const inOrder = (one: Candidate, other: Candidate) =>
    fitOf(other) - fitOf(one) || lot(episodeId, one).localeCompare(lot(episodeId, other), 'en');
  return candidates.sort(inOrder);
}

export const getReallocationCandidates: Operation<typeof homeCareApi.endpoints.getReallocationCandidates> = async (
  { query },
  ctx,
) => {
  const { found } = await seenCase(ctx, episodeCase, query.episodeId);
  return candidatesAmong(await providersBeside(ctx.store, found), found).slice(0, mostShown);
};
