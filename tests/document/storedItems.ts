import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { keepDocument } from '../../functions/_data/document/printedDocument.ts';
import { findEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { facilityId, now, scan } from '../release/kept.ts';

/** A paper that was printed. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const request = (await scan(store, 'eligibility')).find(
    ({ pk, sk }) => pk === `FACILITY#${facilityId}` && String(sk).startsWith('ELIG#'),
  );
  const scope = { kind: 'facility', facilityId } as const;
  const found = await findEligibility(store, scope, String(request?.eligibilityId));
  if (found) await keepDocument(store, found, now);
}
