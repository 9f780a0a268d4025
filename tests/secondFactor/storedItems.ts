import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { factorPut } from '../../functions/_data/secondFactor/factor.ts';
import { newChallenge, putAsked, putEnrolment } from '../../functions/_data/secondFactor/factorChallenge.ts';
import { newProof } from '../../functions/_data/secondFactor/factorProof.ts';
import { takeTry } from '../../functions/_data/secondFactor/factorTries.ts';
import { newRecoveryCodes } from '../../functions/_data/secondFactor/recoveryCodes.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { newId, now, userId } from '../release/kept.ts';

/** A factor with its codes, and what signs by it. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const session = { userId, sessionId: 'session-kept' };
  const challenge = newChallenge(newId(), session, now);
  const asked = { ...challenge, purpose: 'changeFactors', subjectHash: 'a'.repeat(64) };
  const unused = { lastUsedAt: null, lastStep: 0, credentialId: null, publicKey: null, counter: 0, transports: [] };
  const kept = { kind: 'totp', name: 'Phone', sealedSecret: new Uint8Array([7, 8, 9]) } as const;
  await putAsked(store, asked);
  await putEnrolment(store, { ...challenge, ...kept });
  await takeTry(store, userId, now);
  await writeTogether(store, [
    factorPut({ factorId: newId(), userId, createdAt: now.toISOString(), version: 1, ...kept, ...unused }),
    newRecoveryCodes(userId, now, null).item,
    newProof(asked, now).item,
  ]);
}
