import * as z from 'zod';
import { keptValue } from '../../_kit/keptValue.ts';
import { findSecretVersion, secretKept } from '../../_kit/secretVersion.ts';
import type { SigningKey } from './messageSignature.ts';

/**
 * The keys with which the portal may sign for a payer, in the order in which they are tried: one that a payer refuses is followed by the
 * next. None where the payer has no credential.
 */
export type PayerKeys = (payerCode: string) => AsyncIterable<SigningKey>;

const stored = z.strictObject({ keyId: z.string(), key: z.base64() });

/** A text that is no credential is named by nothing of what it holds. */
function keyIn(text: string): SigningKey {
  try {
    return stored.parse(JSON.parse(text));
  } catch {
    throw new Error('The credential of a payer cannot be read');
  }
}

/** The present key and, while it is replaced, the one that follows it. */
async function readKeys(secretId: string): Promise<SigningKey[]> {
  const versions = [await findSecretVersion(secretId, 'AWSCURRENT'), await findSecretVersion(secretId, 'AWSPENDING')];
  return versions.flatMap((version) => (version ? [keyIn(version.text)] : []));
}

const isSame = (one: SigningKey, other: SigningKey): boolean => one.keyId === other.keyId && one.key === other.key;

/**
 * The keys in Secrets Manager, each payer's in a secret of its own under `prefix`. They are kept for minutes; where the payer refuses what is
 * known, they are read anew, so that a key that was replaced is noticed by the question that needs it.
 */
export function storedPayerKeys(prefix: string): PayerKeys {
  const secrets = new Map<string, ReturnType<typeof keptValue<SigningKey[]>>>();
  const secretOf = (payerCode: string) => {
    const secret = secrets.get(payerCode) ?? keptValue(() => readKeys(`${prefix}${payerCode}`), secretKept);
    secrets.set(payerCode, secret);
    return secret;
  };
  return async function* (payerCode) {
    const tried: SigningKey[] = [];
    for (const read of ['get', 'renew'] as const) {
      for (const key of await secretOf(payerCode)[read]()) {
        if (tried.some((each) => isSame(each, key))) continue;
        tried.push(key);
        yield key;
      }
    }
  };
}
