import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { lineTally, proposalFindings, proposalStates } from '../../../shared/priceList/proposal.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { provenPayerId, storedAskingFacilityId, storedPayerId } from '../../_kit/proof.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { maker } from '../approval/maker.ts';
import type { ContractKey } from '../providerContract/providerContract.ts';
import { changesPlace, forgetDrugs, type ListKey, listPartition, rowsPlace } from '../versionedList/listVersion.ts';
import type { PackedPlace } from '../versionedList/packedList.ts';

const other = z.object({ versionId: z.string(), number: z.int() }).nullable();

/**
 * Prices that a provider proposes to an insurer: what is known of the proposal as a whole. Its rows, and the lines that it changes, are packed lists beside those
 * of the versions of the price list, under its own id.
 */
const stored = z.object({
  proposalId: z.string(),
  payerId: storedPayerId,
  payerName: z.string(),
  payerNameArabic: z.string(),
  facilityId: storedAskingFacilityId,
  facilityLicense: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string().nullable(),
  state: z.enum(proposalStates),
  effectiveOn: z.iso.date(),
  rows: z.int(),
  fileName: z.string(),
  fileHash: z.string(),
  ...maker.shape,
  comparedWith: other,
  comparedBefore: other,
  /** The newest comparison: lines and decisions of another one count no more. */
  comparisonId: z.string(),
  findings: proposalFindings,
  /** How many decisions were made: each has a number. */
  decisions: z.int(),
  tally: lineTally,
  ended: z.object({ at: z.iso.datetime(), byName: z.string(), reason: z.string().nullable() }).nullable(),
  /** The version that is being made of what was accepted, or was; who ends the proposal again after a fault goes on with it. */
  versionId: z.string().nullable(),
  /** What was removed of an old one: its rows, or its lines and decisions too. */
  forgotten: z.enum(['rows', 'all']).nullable().default(null),
  edition: z.int().positive(),
});
export type StoredProposal = z.infer<typeof stored>;
const shape = shapeOf({ entity: 'priceProposal', version: 1, schema: stored, keys: [] });

/** Which proposal of a provider waits: a second one is not made beside it. */
const open = z.object({ proposalId: z.string() });
const openShape = shapeOf({ entity: 'priceProposalOpen', version: 1, schema: open, keys: [] });

const table = 'reference';
const all = 'PROPOSAL#';
const waiting = 'WAITING#';
const payerPk = (payerId: number): string => `PRICELIST#${payerId}`;
const listPk = ({ payerId, facilityId }: ContractKey): string => listPartition({ payerId, listId: facilityId });
const openKey = (of: ContractKey) => ({ pk: listPk(of), sk: 'PROPOSED' });

/** The price list of a contract that the caller has a part in. */
export const priceListOf = ({ payerId, facilityId }: ContractKey): ListKey => ({
  payerId: provenPayerId(payerId),
  listId: facilityId,
});

/** The proposal as the packed lists know it: beside the versions of its price list. */
const asVersion = (of: Pick<StoredProposal, 'payerId' | 'facilityId' | 'proposalId'>) => ({
  ...priceListOf(of),
  versionId: of.proposalId,
});
/** The rows that a provider proposes, by code. */
export const proposedRows = (of: Pick<StoredProposal, 'payerId' | 'facilityId' | 'proposalId'>): PackedPlace =>
  rowsPlace(asVersion(of));
/** The lines that a proposal changes in one way. */
export const proposedLines = (
  of: Pick<StoredProposal, 'payerId' | 'facilityId' | 'proposalId' | 'comparisonId'>,
  group: string,
): PackedPlace => changesPlace({ ...asVersion(of), comparisonId: of.comparisonId }, group);

/** A proposal to the caller's own payer, or null. */
export const findProposal = (
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  proposalId: string,
): Promise<StoredProposal | null> => getItem(store, table, { pk: payerPk(payerId), sk: all + proposalId }, shape.parse);

/** A proposal of the caller's own facility, or null. */
export const findOwnProposal = (
  store: DynamoDBDocumentClient,
  of: ContractKey,
  proposalId: string,
): Promise<StoredProposal | null> => getItem(store, table, { pk: listPk(of), sk: all + proposalId }, shape.parse);

interface Wanted {
  readonly take: number;
  readonly cursor?: string | undefined;
}

const listIn = (
  pk: string,
  prefix: string,
  store: DynamoDBDocumentClient,
  page: Wanted,
): Promise<Page<StoredProposal>> =>
  readPage(
    store,
    { table, partition: { value: pk }, sort: { prefix }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: shape.parse },
  );

/** A page of what was proposed to a payer, the newest first: all of it, or what waits. */
export const listProposals = (
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  view: 'waiting' | 'all',
  page: Wanted,
): Promise<Page<StoredProposal>> => listIn(payerPk(payerId), view === 'all' ? all : waiting, store, page);

/** A page of what a facility has proposed to a payer, the newest first. */
export const listOwnProposals = (
  store: DynamoDBDocumentClient,
  of: ContractKey,
  page: Wanted,
): Promise<Page<StoredProposal>> => listIn(listPk(of), all, store, page);

/** The proposal of a contract that waits, or null. */
export const openProposal = async (store: DynamoDBDocumentClient, of: ContractKey): Promise<string | null> =>
  (await getItem(store, table, openKey(of), openShape.parse))?.proposalId ?? null;

const placesOf = (value: StoredProposal) => ({
  record: { pk: payerPk(value.payerId), sk: all + value.proposalId },
  own: { pk: listPk(value), sk: all + value.proposalId },
  waiting: { pk: payerPk(value.payerId), sk: waiting + value.proposalId },
});

/** The writes of a new proposal; they fail where another one of the provider waits. */
export function newProposalPuts(value: StoredProposal): TransactItem[] {
  const TableName = tableName(table);
  const { proposalId } = value;
  const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
  return [
    { Put: { TableName, Item: openShape.item(openKey(value), { proposalId }, {}), ...isNew } },
    ...Object.values(placesOf(value)).map((key) => ({
      Put: { TableName, Item: shape.item(key, value, {}), ...isNew },
    })),
  ];
}

/** A proposal with its changes, and the writes over the edition that was read. One that ends leaves the place of what waits. */
export function proposalChange(
  before: StoredProposal,
  changes: Partial<StoredProposal>,
): { readonly after: StoredProposal; readonly items: TransactItem[] } {
  const TableName = tableName(table);
  const after = { ...before, ...changes, edition: before.edition + 1 };
  const { record, own, waiting: queued } = placesOf(after);
  const overEdition = {
    ConditionExpression: 'edition = :edition',
    ExpressionAttributeValues: { ':edition': before.edition },
  };
  const put = (key: typeof record): TransactItem => ({
    Put: { TableName, Item: shape.item(key, after, {}, before), ...overEdition },
  });
  const ends: TransactItem[] = [
    { Delete: { TableName, Key: queued, ...overEdition } },
    {
      Delete: {
        TableName,
        Key: openKey(after),
        ConditionExpression: 'proposalId = :proposalId',
        ExpressionAttributeValues: { ':proposalId': after.proposalId },
      },
    },
  ];
  return { after, items: [put(record), put(own), ...(after.state === 'waiting' ? [put(queued)] : ends)] };
}

/** Removes what is kept of an ended proposal beside its record, at most so many items, and answers how many: fewer once nothing is left. */
export const forgetParts = (
  store: DynamoDBDocumentClient,
  of: StoredProposal,
  { which, most }: { readonly which: 'rows' | 'all'; readonly most: number },
): Promise<number> => forgetDrugs(store, asVersion(of), most, which);

/** The writes that say of an ended proposal what was removed of it. */
export function forgottenPuts(before: StoredProposal, forgotten: 'rows' | 'all'): TransactItem[] {
  const after = { ...before, forgotten, edition: before.edition + 1 };
  const { record, own } = placesOf(after);
  return [record, own].map((key) => ({
    Put: {
      TableName: tableName(table),
      Item: shape.item(key, after, {}, before),
      ConditionExpression: 'edition = :edition',
      ExpressionAttributeValues: { ':edition': before.edition },
    },
  }));
}
