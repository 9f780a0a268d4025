import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { searchText, searchTokens } from '../../../shared/_field/searchText.ts';
import { type NamedPatient, patientNames } from '../../../shared/eligibility/patientName.ts';
import { tableName } from '../../_kit/env.ts';
import type { AskingFacilityId } from '../../_kit/ownIds.ts';
import { storedFacilityId } from '../../_kit/proof.ts';
import type { Scope } from '../../_kit/scope.ts';
import { mirroredId } from '../../_store/idRange.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { wordSearchOf } from '../../_store/wordSearch.ts';

// Not named `eligibilityId`: with that attribute the entry would stand in the index of a facility's requests.
const entry = z.object({ requestId: z.string(), facilityId: storedFacilityId });
/** A request that a search found, and where it is. */
export type FoundRequest = z.infer<typeof entry>;
const shape = shapeOf({ entity: 'eligibilityFound', version: 1, schema: entry, keys: ['again'] });

/** The search for requests by the beginning of a word. An entry names the request and nothing else. */
const words = wordSearchOf({
  table: 'eligibility',
  kind: 'REQUEST',
  parse: shape.parse,
  itemOf: (key, found: FoundRequest, again) => shape.item(key, found, { again }),
});

/** What of a request decides by which words it is found, and where. */
export interface FindableRequest extends NamedPatient {
  readonly eligibilityId: string;
  readonly facilityId: AskingFacilityId;
  readonly payerId: number;
  readonly payerReference: string | null;
}

/** Whose search: a facility finds its requests by name and reference, a payer by its own reference. */
type Side =
  | { readonly kind: 'facility'; readonly facilityId: string }
  | { readonly kind: 'payer'; readonly payerId: number };

const partitionOf = (side: Side): string =>
  side.kind === 'facility' ? `FOUND#FACILITY#${side.facilityId}` : `FOUND#PAYER#${side.payerId}`;

const textsOf = (request: Omit<FindableRequest, 'eligibilityId'>, { kind }: Side): string[] => [
  ...(kind === 'facility' ? patientNames(request) : []),
  ...(request.payerReference ? [request.payerReference] : []),
];

const sidesOf = ({ facilityId, payerId }: FindableRequest): Side[] => [
  { kind: 'facility', facilityId },
  { kind: 'payer', payerId },
];

function entriesOn(side: Side, request: FindableRequest) {
  const { eligibilityId, facilityId } = request;
  const found = entry.parse({ requestId: eligibilityId, facilityId });
  return words.entries(partitionOf(side), { id: mirroredId(eligibilityId), texts: textsOf(request, side), found });
}

/** All entries by which searches find a request. */
export const foundEntries = (request: FindableRequest) => sidesOf(request).flatMap((side) => entriesOn(side, request));

const placesOf = (request: FindableRequest): string =>
  JSON.stringify(sidesOf(request).map((side) => [partitionOf(side), textsOf(request, side)]));

/**
 * The writes that make a request be found by what it is called now, for the transaction of the change; none where the change names
 * nobody. Entries of earlier names stay: a search passes over an entry whose request is called otherwise by now.
 */
export const foundChanges = (before: FindableRequest | null, after: FindableRequest): TransactItem[] =>
  before && placesOf(before) === placesOf(after)
    ? []
    : foundEntries(after).map((Item) => ({ Put: { TableName: tableName('eligibility'), Item } }));

/** Whether a request is one of this side's, and is found by a text, as it is now: an entry may be older. */
export function isFoundBy(request: FindableRequest, text: string, side: Side): boolean {
  const isOwn = side.kind === 'facility' ? request.facilityId === side.facilityId : request.payerId === side.payerId;
  const wanted = searchText(text);
  const tokens = textsOf(request, side).flatMap(searchTokens);
  return isOwn && wanted !== '' && tokens.some((token) => token.startsWith(wanted));
}

/** A page of what a text finds: by the word that matched, then the newest first. */
export const findRequests = (
  store: DynamoDBDocumentClient,
  side: Exclude<Scope, { kind: 'all' }>,
  wanted: { readonly text: string; readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<FoundRequest>> => words.find(store, partitionOf(side), wanted);
