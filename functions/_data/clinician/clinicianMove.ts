import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { clinicianMove, clinicianMoveDetail } from '../../../shared/clinician/clinicianMove.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { AskedPayerId, OwnFacilityId, OwnPk } from '../../_kit/ownIds.ts';
import { provenPk } from '../../_kit/proof.ts';
import { type Scope, tenantKey } from '../../_kit/scope.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** A change of a clinician as it is stored, once for each tenant that reads it: nothing of it ever changes. */
const stored = clinicianMoveDetail.omit({ attachments: true });
export type StoredMove = z.infer<typeof stored>;
const shape = shapeOf({ entity: 'clinicianMove', version: 1, schema: stored, keys: [] });
const rowOf = openParser(clinicianMove.strip());

type Reader = Exclude<Scope, { kind: 'all' }>;

const partitionOf = (tenant: string): string => `CLINICIANMOVES#${tenant}`;

/** Where the documents of a change stand, for who was told of it. */
export const movePk = ({ moveId }: StoredMove): OwnPk => provenPk(`CLINICIANMOVE#${moveId}`);

/** The writes of a new change for the facilities that tell it and the insurers that are told. */
export const movePuts = (
  value: StoredMove,
  told: { readonly facilities: readonly OwnFacilityId[]; readonly payers: readonly AskedPayerId[] },
): TransactItem[] =>
  [...told.facilities.map((id) => `FACILITY#${id}`), ...told.payers.map((id) => `PAYER#${id}`)].map((tenant) => ({
    Put: {
      TableName: tableName('facilities'),
      Item: shape.item({ pk: partitionOf(tenant), sk: value.moveId }, value, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }));

/** A page of the changes that a tenant has told or was told, the newest first. */
export const listMoves = (
  store: DynamoDBDocumentClient,
  reader: Reader,
  page: { take: number; cursor?: string | undefined },
): Promise<Page<z.infer<typeof clinicianMove>>> =>
  readPage(
    store,
    { table: 'facilities', partition: { value: partitionOf(tenantKey(reader)) }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: (item) => rowOf(shape.parse(item)) },
  );

/** A change that this tenant has told or was told; null for every other. */
export const findMove = (store: DynamoDBDocumentClient, reader: Reader, moveId: string): Promise<StoredMove | null> =>
  getItem(store, 'facilities', { pk: partitionOf(tenantKey(reader)), sk: moveId }, shape.parse);
