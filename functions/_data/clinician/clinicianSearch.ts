import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import type { Scope } from '../../_kit/scope.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { readOn } from '../../_store/page.ts';
import { type Clinician, clinicianOfItem, cliniciansWith, partitionOf, worksOn } from './clinician.ts';
import { type ClinicianFound, wordsOfActive, wordsOfFormer } from './clinicianFound.ts';

export interface ClinicianSearch {
  /** The beginning of a word of the name or of the licence; empty for the first clinicians. */
  readonly text: string;
  /** Licences or ids that are chosen already. */
  readonly excluded: ReadonlySet<string>;
  readonly take: number;
  /** Only who works on this day; without it everybody who has not left for good. */
  readonly day?: string | undefined;
  /** Which of those that match; all without it. */
  readonly isWanted?: ((found: ClinicianFound) => boolean) | undefined;
}

/** Active clinicians of the caller's facility that match, each once, by name. */
export async function searchClinicians(
  store: DynamoDBDocumentClient,
  scope: Scope,
  { text, excluded, take, day, isWanted: mayBe = () => true }: ClinicianSearch,
): Promise<ClinicianFound[]> {
  if (scope.kind !== 'facility') return [];
  const isWanted = (found: ClinicianFound): boolean =>
    !excluded.has(found.licenseNo) &&
    !excluded.has(found.clinicianId) &&
    (day === undefined || worksOn({ ...found, isActive: true }, day)) &&
    mayBe(found);
  const { items } = await wordsOfActive.find(store, partitionOf(scope.facilityId), { text, take, isWanted });
  return items.sort((one, other) => one.fullName.localeCompare(other.fullName));
}

export interface ClinicianPage {
  readonly text: string;
  readonly isActive: boolean;
  readonly take: number;
  readonly cursor?: string | undefined;
}

const codec = cursorCodec(/^[A-Z0-9-]{1,30}$/);

/** A page of all clinicians of the facility, who works there or who has left: by words, or without a text by licence. */
export async function listClinicians(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  { text, isActive, take, cursor }: ClinicianPage,
): Promise<Page<Clinician>> {
  const pk = partitionOf(facilityId);
  if (text !== '') {
    const page = await (isActive ? wordsOfActive : wordsOfFormer).find(store, pk, { text, take, cursor });
    const found = page.items.map(({ licenseNo }) => licenseNo);
    return { ...page, items: await cliniciansWith(store, facilityId, found) };
  }
  const list = { table: 'facilities', partition: { value: pk }, sort: { prefix: 'CLINICIAN#' } } as const;
  const parse = (item: Record<string, unknown>): Clinician | null => {
    const value = clinicianOfItem(item);
    return value.isActive === isActive ? value : null;
  };
  return readOn(store, list, { take, cursor, codec, parse });
}
