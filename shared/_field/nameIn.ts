import { inLanguage } from './bilingual.ts';

type Named<Field extends string> = Readonly<Record<Field, string | null>> & {
  readonly [Arabic in `${Field}Arabic`]?: string | null | undefined;
};

/**
 * A field that a row has in both languages, `payerName` and `payerNameArabic`, for a reader: `nameIn(language, request, 'payerName')`.
 * A missing or empty name is replaced by the name in the other language, Arabic by English and English by Arabic: a reader finds a
 * payer, a facility or a question better in the wrong language than not at all. The result is empty or null only if both are. Editors
 * and checks that a text is there in both languages read the two fields themselves.
 */
export function nameIn<Field extends string, Row extends Named<Field>>(
  language: string,
  row: Row,
  field: Field,
): Row[Field] | string {
  const english = row[field];
  const arabic = (row as Readonly<Record<string, string | null | undefined>>)[`${field}Arabic`];
  return inLanguage(language, { en: english || arabic || english, ar: arabic || english });
}
