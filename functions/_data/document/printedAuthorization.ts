import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { authorizationLife } from '../../../shared/authorization/life.ts';
import { storedFacilityId } from '../../_kit/proof.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { StoredAuthorization } from '../authorization/authorization.ts';
import { keepPrint, printKeyOf } from './printedCode.ts';

const states = Object.keys(authorizationLife.states) as [keyof typeof authorizationLife.states];

const printedAuthorization = z.object({
  facilityId: storedFacilityId,
  authorizationId: z.string(),
  /** What the document says: the state, and which answer it shows. */
  state: z.enum(states),
  answeredAt: z.iso.datetime(),
  printedAt: z.iso.datetime(),
});
const shape = shapeOf({ entity: 'printedAuthorization', version: 1, schema: printedAuthorization, keys: [] });
export type PrintedAuthorization = z.infer<typeof printedAuthorization>;

/** Remembers a print of a decision at an instant, and answers the secret code that the paper carries (`shared/document/printedCode`). */
export function keepAuthorizationPrint(
  store: DynamoDBDocumentClient,
  { facilityId, authorizationId, state }: StoredAuthorization,
  { answeredAt, printedAt }: { readonly answeredAt: string; readonly printedAt: Date },
): Promise<string> {
  const printed = { facilityId, authorizationId, state, answeredAt, printedAt: printedAt.toISOString() };
  return keepPrint(store, 'requests', (code) => shape.item(printKeyOf(code), printed, {}));
}

/** The printed decision of that code, or null for an unknown code. */
export const findAuthorizationPrint = (
  store: DynamoDBDocumentClient,
  code: string,
): Promise<PrintedAuthorization | null> =>
  getItem(store, 'requests', printKeyOf(code), shape.parse, { isEventual: true });
