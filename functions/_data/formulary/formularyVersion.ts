import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { changeKinds } from '../../../shared/formulary/drugChange.ts';
import { guardRail } from '../../../shared/formulary/guardRails.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId, OwnPk } from '../../_kit/ownIds.ts';
import { provenPk, storedPayerId } from '../../_kit/proof.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { maker } from '../approval/maker.ts';
import type { PackedPlace } from './packedList.ts';

/**
 * A version of a payer's formulary: what is known of it as a whole. Its drugs are packed lists that never change; whether it is in force is
 * said by the payer's pointer alone.
 */
const storedVersion = z.object({
  versionId: z.string(),
  payerId: storedPayerId,
  number: z.int().positive(),
  /** `approved` went live, or will on its day. */
  state: z.enum(['staged', 'waiting', 'refused', 'discarded', 'approved']),
  effectiveOn: z.iso.date(),
  rows: z.int(),
  counts: z.record(z.enum([...changeKinds, 'same']), z.int()),
  rails: z.array(guardRail),
  /** The version that it was compared with; null where there was none. */
  comparedWith: z.object({ versionId: z.string(), number: z.int() }).nullable(),
  /** The version of some time ago that its small steps were counted against; absent where it was compared before there was such a comparison. */
  comparedSince: z.object({ versionId: z.string(), number: z.int() }).nullish(),
  /** How many drugs have moved too far since that version. */
  movedOverTime: z.int().optional(),
  /** The newest comparison: the changes that another one found count no more. */
  comparisonId: z.string(),
  fileName: z.string(),
  /** SHA-256 of the file, in hexadecimal. */
  fileHash: z.string(),
  ...maker.shape,
  decided: z
    .object({ at: z.iso.datetime(), byName: z.string(), reason: z.string().nullable(), isApproved: z.boolean() })
    .nullable(),
  edition: z.int().positive(),
});
export type StoredVersion = z.infer<typeof storedVersion>;
const shape = shapeOf({ entity: 'formularyVersion', version: 1, schema: storedVersion, keys: [] });

const table = () => tableName('reference');
const partitionOf = (payerId: number): string => `FORMULARY#${payerId}`;
const prefix = 'VERSION#';
const keyOf = ({ payerId, versionId }: Pick<StoredVersion, 'payerId' | 'versionId'>) => ({
  pk: partitionOf(payerId),
  sk: prefix + versionId,
});

/** A version of the caller's own payer, or null. */
export const findVersion = (
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  versionId: string,
): Promise<StoredVersion | null> => getItem(store, 'reference', keyOf({ payerId, versionId }), shape.parse);

/** A page of a payer's versions, the newest first. */
export const listVersions = (
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  page: { readonly take: number; readonly cursor?: string | undefined },
): Promise<Page<StoredVersion>> =>
  readPage(
    store,
    { table: 'reference', partition: { value: partitionOf(payerId) }, sort: { prefix }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: shape.parse },
  );

/** The write of a new version. */
export const newVersionPut = (value: StoredVersion): TransactItem => ({
  Put: {
    TableName: table(),
    Item: shape.item(keyOf(value), value, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** A version with its changes, and the write over the edition that was read. */
export function versionChange(
  before: StoredVersion,
  changes: Partial<StoredVersion>,
): { readonly after: StoredVersion; readonly put: TransactItem } {
  const after = { ...before, ...changes, edition: before.edition + 1 };
  return {
    after,
    put: {
      Put: {
        TableName: table(),
        Item: shape.item(keyOf(after), after, {}, before),
        ConditionExpression: 'edition = :edition',
        ExpressionAttributeValues: { ':edition': before.edition },
      },
    },
  };
}

type Lists = Pick<StoredVersion, 'payerId' | 'versionId'>;
const listsOf = ({ payerId, versionId }: Lists): OwnPk => provenPk(`FORMULARY#${payerId}#${versionId}`);

/** The drugs of a version by code. */
export const drugsPlace = (of: Lists): PackedPlace => ({ pk: listsOf(of), prefix: 'DRUG#' });
/** What leads to the drugs of a version: the beginnings of their words. */
export const wordsPlace = (of: Lists): PackedPlace => ({ pk: listsOf(of), prefix: 'WORD#' });
/** What a version changes in one way, as its newest comparison found it. */
export const changesPlace = (
  { comparisonId, ...of }: Lists & Pick<StoredVersion, 'comparisonId'>,
  kind: string,
): PackedPlace => ({ pk: listsOf(of), prefix: `CHANGE#${comparisonId}#${kind}#` });
