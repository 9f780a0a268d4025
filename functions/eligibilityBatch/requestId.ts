import { hashedPlaces, idAlphabet } from '../_kit/ulid.ts';
import { timePrefix } from '../_store/idRange.ts';

const rowPlaces = 4;
const chancePlaces = 12;

const digitsOf = (row: number): string =>
  Array.from(
    { length: rowPlaces },
    (_, place) => idAlphabet[Math.floor(row / 32 ** (rowPlaces - 1 - place)) % 32],
  ).join('');

/**
 * The id of the request that a row becomes: the same at every try to send it. A ULID of the moment when the sheet
 * was handed in, in the order of the rows, the rest from a hash.
 */
export function requestIdOf({ jobId, createdAt }: { jobId: string; createdAt: string }, row: number): string {
  return timePrefix(Date.parse(createdAt)) + digitsOf(row) + hashedPlaces(`${jobId}#${row}`, chancePlaces);
}
