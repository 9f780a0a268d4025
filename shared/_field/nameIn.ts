import { inLanguage } from './bilingual.ts';

type Named<Field extends string> = Readonly<Record<Field, string | null>> & {
  readonly [Arabic in `${Field}Arabic`]?: string | null | undefined;
};

/**
 * A field that a row has in both languages, `payerName` and `payerNameArabic`, in the reader's language; in the other one where it
 * is missing: `nameIn(language, request, 'payerName')`.
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
