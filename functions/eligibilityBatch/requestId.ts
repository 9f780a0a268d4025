import { createHash } from 'node:crypto';
import { timePrefix } from '../_store/idRange.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const rowPlaces = 4;
const chancePlaces = 12;

const digitsOf = (row: number): string =>
  Array.from({ length: rowPlaces }, (_, place) => alphabet[Math.floor(row / 32 ** (rowPlaces - 1 - place)) % 32]).join(
    '',
  );

/**
 * The id of the request that a row becomes: the same at every try to send it. A ULID of the moment when the sheet
 * was handed in, in the order of the rows, the rest from a hash.
 */
export function requestIdOf({ jobId, createdAt }: { jobId: string; createdAt: string }, row: number): string {
  const hash = createHash('sha256').update(`${jobId}#${row}`).digest();
  const chance = Array.from({ length: chancePlaces }, (_, at) => alphabet[(hash[at] ?? 0) % 32]).join('');
  return timePrefix(Date.parse(createdAt)) + digitsOf(row) + chance;
}
