import { sha256 } from '../../_kit/canonicalJson.ts';
import type { User } from './user.ts';

type Numbered = Pick<User, 'emiratesId' | 'emiratesIdClaim'>;

/** The Emirates IDs by which an account may be somebody's: the number on record, and one that the person typed. */
export const numbersOf = ({ emiratesId, emiratesIdClaim }: Numbered): readonly string[] => [
  ...(emiratesId === null ? [] : [emiratesId]),
  ...(emiratesIdClaim === null ? [] : [emiratesIdClaim.emiratesId]),
];

/** The number that a person sees of their own account. */
export const shownNumberOf = (user: Numbered): string | null => numbersOf(user)[0] ?? null;

/** The same as hashes, for records that keep who made them. */
export const personHashes = (user: Numbered): string[] => numbersOf(user).map(sha256);
