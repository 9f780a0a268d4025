import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { episodeLife } from '../../../shared/homeCare/life.ts';
import { furtherFacilities } from '../../../shared/homeCare/reallocation.ts';
import { episode, episodeEvent, type Visit, visit } from '../../../shared/homeCare/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readOn } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { caseRecords, computedCaseFields, storedCaseFields } from '../case/caseRecord.ts';

/** An episode as it is stored: without what is computed on read, with its tenants, its clock, and by what the patient is known. */
const stored = episode.omit(computedCaseFields).extend({
  ...storedCaseFields,
  /** The health authority of the facility. */
  regulatoryId: z.int(),
  eligibilityId: z.string(),
  /** Every identity under which no other running episode can stand. */
  identities: z.array(z.string()),
  /** Null in episodes of older releases. */
  reallocation: episode.shape.reallocation.default(null),
});
export type StoredEpisode = z.infer<typeof stored>;

/** The episodes of the store. */
export const episodes = caseRecords({
  name: 'EPISODE',
  life: episodeLife,
  idOf: ({ episodeId }: StoredEpisode) => episodeId,
  shapeVersion: 1,
  stored,
  event: episodeEvent,
  furtherFacilities,
});

const TableName = () => tableName('requests');
const isThis = ({ episodeId }: StoredEpisode) => ({
  ConditionExpression: 'episodeId = :this',
  ExpressionAttributeValues: { ':this': episodeId },
});

const runningShape = markOf('runningEpisode', 1);
type Patient = Pick<StoredEpisode, 'payerId' | 'identities'>;

/** A person has one Emirates ID in the whole portal; a card number says who somebody is to the payer that has given it. */
const runningKeys = ({ payerId, identities }: Patient) =>
  identities.map((identity) => ({
    pk: identity.startsWith('CARD#') ? `CAREDFOR#${identity}#${payerId}` : `CAREDFOR#${identity}`,
    sk: 'EPISODE',
  }));

/** The writes that make a new episode the only running one of its patient. They fail where there is one, at any facility. */
export const runningPuts = (value: StoredEpisode): TransactItem[] =>
  runningKeys(value).map((key) => ({
    Put: {
      TableName: TableName(),
      Item: runningShape.mark({ ...key, episodeId: value.episodeId }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }));

/** The writes by which an episode that has ended makes room for the next. */
export const runningDeletes = (value: StoredEpisode): TransactItem[] =>
  runningKeys(value).map((Key) => ({ Delete: { TableName: TableName(), Key, ...isThis(value) } }));

/** Whether the patient has a running episode, at any facility. */
export async function isCaredFor(store: DynamoDBDocumentClient, patient: Patient): Promise<boolean> {
  const found = await Promise.all(runningKeys(patient).map((key) => getItem(store, 'requests', key, () => true)));
  return found.includes(true);
}

const lentShape = markOf('lentDevice', 1);
const deviceKey = (deviceIdentifier: string) => ({ pk: `LENTDEVICE#${deviceIdentifier}`, sk: 'DEVICE' });

/** The write by which a device is with the patient of an episode. It fails while it is with any patient. */
export const lentPut = ({ episodeId }: StoredEpisode, deviceIdentifier: string): TransactItem => ({
  Put: {
    TableName: TableName(),
    Item: lentShape.mark({ ...deviceKey(deviceIdentifier), episodeId }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The write by which a device that was with the patient of an episode can be lent again. */
export const lentDelete = (value: StoredEpisode, deviceIdentifier: string): TransactItem => ({
  Delete: { TableName: TableName(), Key: deviceKey(deviceIdentifier), ...isThis(value) },
});

/** Whether a device is with a patient, of any facility. */
export const isLent = async (store: DynamoDBDocumentClient, deviceIdentifier: string): Promise<boolean> =>
  (await getItem(store, 'requests', deviceKey(deviceIdentifier), () => true)) === true;

const visitShape = shapeOf({ entity: 'visit', version: 1, schema: visit, keys: [] });

/** The write of a new visit, which goes with a write of its episode. */
export const visitPut = (value: StoredEpisode, entered: Visit): TransactItem => ({
  Put: {
    TableName: TableName(),
    Item: visitShape.item({ pk: episodes.pkOf(value), sk: `VISIT#${entered.visitId}` }, entered, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** A page of the visits of an episode that the caller has read, the newest first, of the days that `isShown` lets through. */
export const listVisits = (
  store: DynamoDBDocumentClient,
  value: StoredEpisode,
  page: { take: number; cursor?: string | undefined },
  isShown: (visitedOn: string) => boolean,
): Promise<Page<Visit>> =>
  readOn(
    store,
    {
      table: 'requests',
      partition: { value: episodes.pkOf(value) },
      sort: { prefix: 'VISIT#' },
      isNewestFirst: true,
    },
    {
      ...page,
      codec: ulidCursor,
      parse: (item) => {
        const found = visitShape.parse(item);
        return isShown(found.visitedOn) ? found : null;
      },
    },
  );
