import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { refusedChange } from '../../../shared/_parts/approval.ts';
import { surveyStates } from '../../../shared/survey/routes.ts';
import { surveyContent } from '../../../shared/survey/surveyModel.ts';
import { tableName } from '../../_kit/env.ts';
import type { AskedPayerId, OwnFacilityId, OwnPayerId, OwnPk } from '../../_kit/ownIds.ts';
import { provenPk, storedAskedPayerId } from '../../_kit/proof.ts';
import { readBatch } from '../../_store/batch.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { maker } from '../approval/maker.ts';
import { contractPayers, withContract } from '../providerContract/providerContract.ts';

/** A version of an insurer's survey. Once it is published, only its state changes. */
const stored = surveyContent.extend({
  surveyId: z.string(),
  number: z.int().positive(),
  payerId: storedAskedPayerId,
  payerName: z.string(),
  payerNameArabic: z.string(),
  state: z.enum(surveyStates),
  edition: z.int().positive(),
  publishedAt: z.iso.datetime().nullable(),
  /** Who wrote on the draft: none of them may be the second person. */
  authors: z.array(maker),
  waiting: maker.nullable(),
  refused: refusedChange.nullable(),
});
const shape = shapeOf({ entity: 'survey', version: 1, schema: stored, keys: [] });
export type StoredSurvey = z.infer<typeof stored>;

/** Which version of an insurer's survey is written, and which is asked: of each one at most. */
const head = z.object({ number: z.int(), draftId: z.string().nullable(), currentId: z.string().nullable() });
const headShape = shapeOf({ entity: 'surveyHead', version: 1, schema: head, keys: [] });
export type SurveyHead = z.infer<typeof head>;

const entryShape = markOf('surveyEntry', 1);
const surveyIdOf = z.object({ surveyId: z.string() });

const keyOf = (surveyId: string) => ({ pk: `SURVEY#${surveyId}`, sk: 'RECORD' });
/** The partition of a version: its record, and what its providers have answered. */
export const surveyPk = ({ surveyId }: StoredSurvey): OwnPk => provenPk(keyOf(surveyId).pk);
const headKey = (payerId: number) => ({ pk: `SURVEYS#HEAD#${payerId}`, sk: 'HEAD' });
const listPk = (payerId: number) => `SURVEYS#BY#${payerId}`;

const table = () => tableName('requests');

/** The insurer's own head; null before its first version. */
export const getSurveyHead = (
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId | AskedPayerId,
): Promise<SurveyHead | null> => getItem(store, 'requests', headKey(payerId), headShape.parse);

/** The write of the head of a version's payer over the one that was read. */
export const headPut = ({ payerId }: StoredSurvey, before: SurveyHead | null, after: SurveyHead): TransactItem => ({
  Put: {
    TableName: table(),
    Item: headShape.item(headKey(payerId), after, {}),
    ...(before
      ? {
          ConditionExpression: '#number = :number AND draftId = :draft AND currentId = :current',
          ExpressionAttributeNames: { '#number': 'number' },
          ExpressionAttributeValues: {
            ':number': before.number,
            ':draft': before.draftId,
            ':current': before.currentId,
          },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
});

/** The writes of a new draft. */
export const newSurveyPuts = (value: StoredSurvey): TransactItem[] => [
  {
    Put: {
      TableName: table(),
      Item: shape.item(keyOf(value.surveyId), value, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  {
    Put: {
      TableName: table(),
      Item: entryShape.mark({ pk: listPk(value.payerId), sk: value.surveyId, surveyId: value.surveyId }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
];

/** The writes that remove a draft as it was read. */
export const surveyDeletes = ({ surveyId, payerId, edition }: StoredSurvey): TransactItem[] => [
  {
    Delete: {
      TableName: table(),
      Key: keyOf(surveyId),
      ConditionExpression: 'edition = :edition AND #state = :draft',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':edition': edition, ':draft': 'draft' },
    },
  },
  { Delete: { TableName: table(), Key: { pk: listPk(payerId), sk: surveyId } } },
];

/** The record over the edition that was read, and the write. */
export function surveyChange(before: StoredSurvey, changes: Partial<StoredSurvey>) {
  const after = { ...before, ...changes, edition: before.edition + 1 };
  const item: TransactItem = {
    Put: {
      TableName: table(),
      Item: shape.item(keyOf(before.surveyId), after, {}),
      ConditionExpression: 'edition = :edition',
      ExpressionAttributeValues: { ':edition': before.edition },
    },
  };
  return { after, item };
}

/** Holds a transaction back unless the version is asked at this moment. */
export const whileAsked = ({ surveyId }: StoredSurvey): TransactItem => ({
  ConditionCheck: {
    TableName: table(),
    Key: keyOf(surveyId),
    ConditionExpression: '#state = :published',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':published': 'published' },
  },
});

const read = (store: DynamoDBDocumentClient, surveyId: string): Promise<StoredSurvey | null> =>
  getItem(store, 'requests', keyOf(surveyId), shape.parse);

async function surveysWith(store: DynamoDBDocumentClient, ids: readonly string[]): Promise<StoredSurvey[]> {
  if (ids.length === 0) return [];
  const found = (await readBatch(store, 'requests', [...new Set(ids)].map(keyOf))).map((item) => shape.parse(item));
  return found.sort((one, other) => (one.surveyId < other.surveyId ? 1 : -1));
}

/** A version of the caller's own payer; null for any other. */
export async function findOwnSurvey(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  surveyId: string,
): Promise<StoredSurvey | null> {
  const found = await read(store, surveyId);
  return found?.payerId === Number(payerId) ? found : null;
}

/** The version that is asked, or was last; null before the first. */
export async function currentSurvey(store: DynamoDBDocumentClient, payerId: OwnPayerId): Promise<StoredSurvey | null> {
  const found = await getSurveyHead(store, payerId);
  return found?.currentId ? read(store, found.currentId) : null;
}

/** The versions of the caller's own payer, newest first. */
export async function listSurveys(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  page: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<StoredSurvey>> {
  const list = { table: 'requests', partition: { value: listPk(payerId) }, isNewestFirst: true } as const;
  const parse = (item: unknown) => surveyIdOf.parse(item).surveyId;
  const found = await readPage(store, list, { ...page, codec: ulidCursor, parse });
  return { ...found, items: await surveysWith(store, found.items) };
}

const wasPublished = ({ state }: StoredSurvey): boolean => state === 'published' || state === 'replaced';

/** A version that was published by a payer with which the facility has, or had, a contract; null for any other. */
export async function findSurveyFor(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  surveyId: string,
): Promise<StoredSurvey | null> {
  const found = await read(store, surveyId);
  if (!found || !wasPublished(found)) return null;
  return (await withContract(store, found.payerId, [facilityId])).has(facilityId) ? found : null;
}

/** What the payers ask at this moment with whom the facility has, or had, a contract. */
export async function surveysOfContracts(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
): Promise<StoredSurvey[]> {
  const payers = await contractPayers(store, facilityId);
  if (payers.length === 0) return [];
  const heads = (await readBatch(store, 'requests', payers.map(headKey))).map((item) => headShape.parse(item));
  return surveysWith(
    store,
    heads.flatMap(({ currentId }) => currentId ?? []),
  );
}

/** Versions that a facility's own entries name. */
export const surveysOfEntries = (
  store: DynamoDBDocumentClient,
  entries: readonly { readonly facilityId: OwnFacilityId; readonly surveyId: string }[],
): Promise<StoredSurvey[]> =>
  surveysWith(
    store,
    entries.map(({ surveyId }) => surveyId),
  );

/** The version that a stored notice names, for the worker that tells of it. */
export const surveyOfNotice = (
  store: DynamoDBDocumentClient,
  notice: { readonly surveyPk: OwnPk },
): Promise<StoredSurvey | null> => getItem(store, 'requests', { pk: notice.surveyPk, sk: 'RECORD' }, shape.parse);
