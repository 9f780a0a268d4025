import type { LookupEntry } from '../lookups.ts';

/** An entry with the code by which regulators, exchanges or other systems know it; null where they have no code for it. */
export interface CodedEntry extends LookupEntry {
  readonly code: string | null;
}

type Row = readonly [id: number, code: string | null, name: string, nameArabic: string];

/** A list in the order in which drop-downs show it. */
export const codedEntries = (rows: readonly Row[]): readonly CodedEntry[] =>
  rows.map(([id, code, name, nameArabic]) => ({ id, code, name, nameArabic }));
