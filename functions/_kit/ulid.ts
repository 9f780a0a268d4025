import { createHash, randomBytes } from 'node:crypto';

/** The 32 characters of an id, in their order: digits and capitals without I, L, O and U. */
export const idAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** So many characters of an id (32 at most) that a text always gives, and no two texts share. */
export function hashedPlaces(text: string, places: number): string {
  const hash = createHash('sha256').update(text).digest();
  return Array.from({ length: places }, (_, at) => idAlphabet[(hash[at] ?? 0) % 32]).join('');
}

function encodeTime(milliseconds: number): string {
  let rest = milliseconds;
  let text = '';
  for (let place = 0; place < 10; place += 1) {
    text = idAlphabet[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** The 16 random characters after this one, so that ids of one millisecond stay in order. */
function successor(random: string): string {
  const digits = [...random];
  for (let place = digits.length - 1; place >= 0; place -= 1) {
    const value = idAlphabet.indexOf(digits[place] ?? '0');
    if (value < 31) {
      digits[place] = idAlphabet[value + 1] ?? '0';
      return digits.join('');
    }
    digits[place] = '0';
  }
  return digits.join('');
}

let last = { at: -1, random: '' };

/** A new ULID at an instant (epoch milliseconds): 10 characters of time, 16 of chance; ids made in one millisecond ascend. */
export function newUlid(at: number): string {
  const random =
    at === last.at ? successor(last.random) : [...randomBytes(16)].map((byte) => idAlphabet[byte % 32]).join('');
  last = { at, random };
  return encodeTime(at) + random;
}
