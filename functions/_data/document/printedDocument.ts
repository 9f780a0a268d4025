import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { storedFacilityId } from '../../_kit/proof.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { StoredEligibility } from '../eligibility/eligibility.ts';
import { keepPrint, printKeyOf } from './printedCode.ts';

const printedDocument = z.object({
  facilityId: storedFacilityId,
  eligibilityId: z.string(),
  /** What the document says. */
  status: z.literal(Object.values(eligibilityStatus)),
  serviceDate: z.iso.date(),
  /** The number of the question on the paper; null for prints of releases that did not keep it. */
  requestNumber: z.string().nullable().default(null),
  printedAt: z.iso.datetime(),
});
const shape = shapeOf({ entity: 'printedDocument', version: 1, schema: printedDocument, keys: [] });
export type PrintedDocument = z.infer<typeof printedDocument>;

/** Remembers a print of a request at an instant, and answers the secret code that the paper carries (`shared/document/printedCode`). */
export function keepDocument(
  store: DynamoDBDocumentClient,
  { facilityId, eligibilityId, requestNumber, status, serviceDate }: StoredEligibility,
  printedAt: Date,
): Promise<string> {
  const printed = { facilityId, eligibilityId, requestNumber, status, serviceDate, printedAt: printedAt.toISOString() };
  return keepPrint(store, 'eligibility', (code) => shape.item(printKeyOf(code), printed, {}));
}

/** The printed document of that code, or null for an unknown code. */
export const findDocument = (store: DynamoDBDocumentClient, code: string): Promise<PrintedDocument | null> =>
  getItem(store, 'eligibility', printKeyOf(code), shape.parse, { isEventual: true });
