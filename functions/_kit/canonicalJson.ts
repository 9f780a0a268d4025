import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order and undefined left out: equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** The SHA-256 of a text in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
