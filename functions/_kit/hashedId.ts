import { createHash } from 'node:crypto';
import { idAlphabet } from './ulid.ts';

/** An id in the form of a ULID that is made of a text: the same text gives the same id. It says nothing of a time. */
export function hashedId(text: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);
  let id = '';
  for (let place = 0; place < 26; place += 1) {
    id = idAlphabet.charAt(Number(rest % 32n)) + id;
    rest /= 32n;
  }
  return id;
}
