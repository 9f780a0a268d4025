import { isEmiratesId } from '../../shared/_field/emiratesId.ts';

/** Hexadecimal digits in a row: a hash or an id, which may hold the digits of an Emirates ID by chance. */
const hash = /(?<![\da-f])(?=\d*[a-f])[\da-f]{20,}(?![\da-f])/gi;
const written = /(?<!\d)784-?\d{4}-?\d{7}-?\d(?!\d)/g;

/**
 * The Emirates IDs in a text, with or without hyphens. `784` alone, or followed by a few digits of any kind, is no sign of one: an id, a
 * hash or the milliseconds of an instant hold that in one run of many. A part of a known number is looked for with its year: `/784-?1985/`.
 */
export const emiratesIdsIn = (text: string): string[] =>
  (text.replaceAll(hash, '').match(written) ?? []).filter(isEmiratesId);
