import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { readBatch, writeBatch } from '../../_store/batch.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** A clinician of a regulator's list, as the regulator has it: no facility's people can change it. */
export const listedClinician = z.strictObject({
  licenseNo: z.string().min(1).max(30),
  regulatoryId: z.int().min(1).max(5),
  fullName: z.string().min(1).max(120),
  fullNameArabic: z.string().max(120).default(''),
  /** Fifteen digits; null where the list does not give it. */
  emiratesId: z.string().length(15).nullable().default(null),
  specialty: z.string().max(100),
  isActive: z.boolean(),
  /** The days between which the licence is valid, both included; null where the list does not say. */
  activeFrom: z.iso.date().nullable().default(null),
  activeTo: z.iso.date().nullable().default(null),
  listedAt: z.iso.datetime(),
});
export type ListedClinician = z.infer<typeof listedClinician>;
const shape = shapeOf({ entity: 'listedClinician', version: 1, schema: listedClinician, keys: [] });

const keyOf = (license: string) => ({ pk: `LISTEDCLINICIAN#${license.trim().toUpperCase()}`, sk: 'LISTED' });

/** The stored form of a row of a regulator's list. */
export const listedClinicianItem = (value: z.input<typeof listedClinician>) =>
  shape.item(keyOf(value.licenseNo), value, {});

/** Stores rows of a regulator's list; a newer list replaces what an older one said of the same licences. */
export const putListedClinicians = (
  store: DynamoDBDocumentClient,
  rows: readonly z.input<typeof listedClinician>[],
): Promise<void> => writeBatch(store, 'facilities', rows.map(listedClinicianItem));

/** The write that stores a row, unless a newer list has been taken in meanwhile. */
export const listedClinicianPut = (value: ListedClinician): TransactItem => ({
  Put: {
    TableName: tableName('facilities'),
    Item: listedClinicianItem(value),
    ConditionExpression: 'attribute_not_exists(pk) OR listedAt <= :now',
    ExpressionAttributeValues: { ':now': value.listedAt },
  },
});

/**
 * The write by which a list says something else of a licence, or nothing (`to` null), where it is still what it was; an undo says again what
 * an older list said.
 */
export function listedClinicianWrite(from: ListedClinician | null, to: ListedClinician | null): TransactItem {
  const TableName = tableName('facilities');
  const still = from
    ? { ConditionExpression: 'listedAt = :from', ExpressionAttributeValues: { ':from': from.listedAt } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  if (to) return { Put: { TableName, Item: listedClinicianItem(to), ...still } };
  return { Delete: { TableName, Key: keyOf(from?.licenseNo ?? ''), ...still } };
}

/** What the regulators' lists say of these licences, as it is at this moment. */
export async function listedClinicians(
  store: DynamoDBDocumentClient,
  licenses: readonly string[],
): Promise<ListedClinician[]> {
  const keys = new Map(licenses.map((license) => [keyOf(license).pk, keyOf(license)]));
  return (await readBatch(store, 'facilities', [...keys.values()])).map(shape.parse);
}

/** What the regulators' lists say of a licence, or null. */
export const findListedClinician = (store: DynamoDBDocumentClient, license: string): Promise<ListedClinician | null> =>
  getItem(store, 'facilities', keyOf(license), shape.parse, { isEventual: true });
