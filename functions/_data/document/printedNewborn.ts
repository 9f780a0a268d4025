import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { storedFacilityId } from '../../_kit/proof.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { StoredNewborn } from '../newborn/newborn.ts';
import { keepPrint, printKeyOf } from './printedCode.ts';

const printedNewborn = z.object({
  facilityId: storedFacilityId,
  newbornId: z.string(),
  printedAt: z.iso.datetime(),
});
const shape = shapeOf({ entity: 'printedNewborn', version: 1, schema: printedNewborn, keys: [] });
export type PrintedNewborn = z.infer<typeof printedNewborn>;

const keyOf = (code: string) => ({ ...printKeyOf(code), sk: 'NEWBORN' });

/** Remembers a print of a temporary card, and answers the secret code that the paper carries (`shared/document/printedCode`). */
export function keepNewbornPrint(
  store: DynamoDBDocumentClient,
  { facilityId, newbornId }: StoredNewborn,
  printedAt: Date,
): Promise<string> {
  const printed = { facilityId, newbornId, printedAt: printedAt.toISOString() };
  return keepPrint(store, 'requests', (code) => shape.item(keyOf(code), printed, {}));
}

/** The printed temporary card of that code, or null for an unknown code. */
export const findNewbornPrint = (store: DynamoDBDocumentClient, code: string): Promise<PrintedNewborn | null> =>
  getItem(store, 'requests', keyOf(code), shape.parse, { isEventual: true });
