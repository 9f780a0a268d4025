import { idAlphabet } from '../_kit/ulid.ts';

const timeCharacters = 10;
const chanceCharacters = 16;
const latestTime = 2 ** 48 - 1;

/** What every ULID looks like: 26 characters without I, L, O and U. */
export const ulidPattern = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** The ten characters with which every ULID of this millisecond begins. */
export function timePrefix(milliseconds: number): string {
  let rest = Math.min(Math.max(Math.floor(milliseconds), 0), latestTime);
  let prefix = '';
  for (let place = 0; place < timeCharacters; place += 1) {
    prefix = idAlphabet.charAt(rest % 32) + prefix;
    rest = Math.floor(rest / 32);
  }
  return prefix;
}

/** The lowest ULID of an instant (epoch milliseconds). */
export const lowestIdAt = (milliseconds: number): string => timePrefix(milliseconds) + '0'.repeat(chanceCharacters);

/** The lowest ULID of a day of the Emirates (ISO date), or of all time. */
export const lowestIdOf = (isoDate: string | undefined): string => lowestIdAt(isoDate ? startOf(isoDate) : 0);

/** The highest ULID of a day of the Emirates (ISO date), or of all time. */
export const highestIdOf = (isoDate: string | undefined): string =>
  timePrefix(isoDate ? startOf(isoDate) + 86_400_000 - 1 : latestTime) + 'Z'.repeat(chanceCharacters);

const startOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00+04:00`);

/**
 * The ULID just below this one: the next page starts there when a page ended with this one. Null for the lowest ULID.
 */
export function previousId(id: string): string | null {
  const last = id.search(/[^0](?=0*$)/);
  if (last < 0) return null;
  const lower = idAlphabet.charAt(idAlphabet.indexOf(id.charAt(last)) - 1);
  return id.slice(0, last) + lower + 'Z'.repeat(id.length - last - 1);
}

/**
 * An id with every character mirrored in the alphabet, so that ids which ascend descend: the newest stands first where a list can only
 * be read upwards. Mirrored again, it is the id.
 */
export const mirroredId = (id: string): string =>
  [...id].map((character) => idAlphabet.charAt(idAlphabet.length - 1 - idAlphabet.indexOf(character))).join('');
