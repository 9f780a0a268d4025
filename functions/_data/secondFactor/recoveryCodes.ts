import { randomInt } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnUserId } from '../../_kit/ownIds.ts';
import { storedUserId } from '../../_kit/proof.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { factorsPk } from './factor.ts';

const codesOfOne = 10;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const lettersOfOne = 24;

const codes = z.strictObject({
  userId: storedUserId,
  /** The hashes of the codes that were not used yet. */
  unused: z.array(z.string()),
  madeAt: z.iso.datetime(),
  version: z.int().positive(),
});
/** The recovery codes of a user, as hashes. */
export type RecoveryCodes = z.infer<typeof codes>;
const shape = shapeOf({ entity: 'recoveryCodes', version: 1, schema: codes, keys: [] });

const keyOf = (userId: string) => ({ pk: factorsPk(userId), sk: 'RECOVERYCODES' });

// 120 bits of chance cannot be guessed, so a plain hash hides them (ASVS 6.5.2 asks for 112).
const hashOf = (userId: string, code: string): string => sha256(`recovery code of ${userId}: ${code}`);

const newCode = (): string => Array.from({ length: lettersOfOne }, () => letters[randomInt(letters.length)]).join('');

/** New codes for a user: what is shown to them (in groups of four), and what follows the codes `before` in the store. */
export function newRecoveryCodes(userId: OwnUserId, now: Date, before: RecoveryCodes | null) {
  const plain = Array.from({ length: codesOfOne }, newCode);
  const stored: RecoveryCodes = {
    userId,
    unused: plain.map((code) => hashOf(userId, code)),
    madeAt: now.toISOString(),
    version: (before?.version ?? 0) + 1,
  };
  return { shown: plain.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')), item: recoveryCodesPut(stored) };
}

/** The codes of a user; null for one without. */
export const findRecoveryCodes = (store: DynamoDBDocumentClient, userId: OwnUserId): Promise<RecoveryCodes | null> =>
  getItem(store, 'users', keyOf(userId), shape.parse);

/** The write that uses a code up, and how many are left; null for a code that is unknown or used. Of two at once one fails. */
export function recoveryCodeUse(before: RecoveryCodes, code: string): { item: TransactItem; left: number } | null {
  const hash = hashOf(before.userId, code);
  if (!before.unused.includes(hash)) return null;
  const unused = before.unused.filter((each) => each !== hash);
  return { item: recoveryCodesPut({ ...before, unused, version: before.version + 1 }), left: unused.length };
}

const recoveryCodesPut = (value: RecoveryCodes): TransactItem => ({
  Put: {
    TableName: tableName('users'),
    Item: shape.item(keyOf(value.userId), value, {}),
    ...(value.version === 1
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'version = :before', ExpressionAttributeValues: { ':before': value.version - 1 } }),
  },
});

/** The write that makes all codes void. */
export const recoveryCodesDelete = ({ userId, version }: RecoveryCodes): TransactItem => ({
  Delete: {
    TableName: tableName('users'),
    Key: keyOf(userId),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
});
