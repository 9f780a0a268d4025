import { createHmac } from 'node:crypto';
import { emiratesIdDigits, isEmiratesId } from '../../shared/_field/emiratesId.ts';
import { env } from './env.ts';
import { keptValue } from './keptValue.ts';
import { macBy } from './kmsKey.ts';

/** What the key of hashes is derived for. Another text would give other hashes: those of all years have to be comparable. */
const purpose = 'wasla: identifiers in the audit trail, 1';

/** The derived key never changes: one call to KMS for each execution environment that needs it. */
const hashKey = keptValue(() => macBy(env('IDENTIFIER_KEY_ID'), purpose), {
  freshMs: Number.POSITIVE_INFINITY,
  longestMs: Number.POSITIVE_INFINITY,
});

/** One spelling for each number or name. */
const spelled = (identifier: string): string =>
  isEmiratesId(identifier) ? emiratesIdDigits(identifier) : identifier.normalize('NFKC').trim().toUpperCase();

/**
 * The name of a patient's number, or of what was typed to find a patient, in the audit trail: `hmac:` and 22 characters, the same for
 * every way to write it and in every year. A hash without a key would not do, because somebody could try all Emirates IDs. Rejects
 * where KMS does not answer an execution environment that does not have the key yet.
 */
export async function identifierHash(identifier: string): Promise<string> {
  const hash = createHmac('sha256', await hashKey.get()).update(spelled(identifier));
  return `hmac:${hash.digest('base64url').slice(0, 22)}`;
}
