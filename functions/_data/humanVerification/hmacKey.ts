import * as z from 'zod';
import { type SecretText, secretText } from '../../_kit/secretText.ts';

/** A challenge lives for five minutes: so long, and some time for clocks, the key before verifies too. */
const previousMs = 10 * 60_000;

const secrets = new Map<string, SecretText>();

function secretOf(secretId: string): SecretText {
  const secret = secrets.get(secretId) ?? secretText(secretId, previousMs);
  secrets.set(secretId, secret);
  return secret;
}

const keyIn = (text: string): string => z.object({ hmacKey: z.string().min(16) }).parse(JSON.parse(text)).hmacKey;

/** The HMAC key in a secret of the shape `{"hmacKey":"…"}`. */
export const hmacKeyOf = async (secretId: string): Promise<string> => keyIn(await secretOf(secretId).current());

/** Whether the test holds for the key of a secret, or for the key before while it is valid. */
export const holdsForHmacKey = (secretId: string, test: (key: string) => Promise<boolean>): Promise<boolean> =>
  secretOf(secretId).holds((text) => test(keyIn(text)));
