import type { Bilingual } from '../../shared/_field/bilingual.ts';

/** A labelled value. A code is written from left to right in every language. */
export interface Field {
  readonly label: Bilingual;
  readonly value: Bilingual;
  readonly isCode: boolean;
}

export interface Section {
  readonly title: Bilingual;
  readonly fields: readonly Field[];
}

/** A text that is the same in both languages. */
export const same = (value: string): Bilingual => ({ en: value, ar: value });

/** The field of a value, or none where there is no value. */
export const present = (label: Bilingual, value: Bilingual | string | null, isCode = false): Field[] => {
  if (value === null || value === '') return [];
  return [{ label, value: typeof value === 'string' ? same(value) : value, isCode }];
};
