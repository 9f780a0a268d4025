import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { noteFailure } from '../../functions/_data/payer/payerConnection.ts';
import { noteFirstKey } from '../../functions/_data/payer/payerCredential.ts';
import { takePayerTurn } from '../../functions/_data/payer/payerTurn.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { now } from '../release/kept.ts';

/** What is kept of asking a payer. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const payerCode = demoPayers[0]?.payerCode ?? '';
  await takePayerTurn(
    store,
    { payerCode, limits: { concurrent: 1, perMinute: 10 } },
    { claim: 'claim', now, leaseMs: 1000 },
  );
  await noteFirstKey(store, payerCode, { keyId: 'first', setAt: now.toISOString() });
  await noteFailure(store, { payerCode }, { fault: 'timeout', now });
}
