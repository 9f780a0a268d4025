import { type Bilingual, isRightToLeft } from '../../shared/_field/bilingual.ts';
import type { PdfLanguage } from './bilingual.ts';
import { arabic, code, drawHeading, english, headingHeight, quiet, regular, startSide, type strong } from './layout.ts';
import type { PdfWriter } from './pdfWriter.ts';
import { columnPlaces, drawTable, type TableCell } from './table.ts';

export type Entries = TableCell['entries'];
type Look = typeof quiet | typeof regular | typeof strong;

export interface PdfColumn<Row> {
  readonly title: Bilingual;
  /** Of the table's width. */
  readonly share: number;
  readonly entries: (row: Row, language: PdfLanguage) => Entries;
}

/** A text in the language of the page; on a page of both, the Arabic below the English where it differs. */
export const inBoth = (text: Bilingual, language: PdfLanguage, look: Look): Entries => [
  ...(language !== 'ar' ? [{ text: text.en, style: english(look) }] : []),
  ...(isRightToLeft(language) ? [{ text: text.ar, style: arabic(look) }] : []),
  ...(language === 'both' && text.ar !== text.en
    ? [{ text: text.ar, style: { ...arabic(look), align: 'left' } as const }]
    : []),
];

/** A column of codes or numbers, which are written from left to right in every language. */
export const digits =
  <Row>(textOf: (row: Row) => string): PdfColumn<Row>['entries'] =>
  (row, language) => [{ text: textOf(row), style: code(regular, startSide(language)) }];

interface ColumnTable<Row> {
  readonly heading: Bilingual;
  readonly columns: readonly PdfColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A heading and a table, whose head is repeated on each page; nothing where there are no rows. */
export function drawColumnTable<Row>(
  pdf: PdfWriter,
  { heading, columns, rows }: ColumnTable<Row>,
  language: PdfLanguage,
): void {
  if (rows.length === 0) return;
  const places = columnPlaces(
    pdf,
    columns.map(({ share }) => share),
    startSide(language),
  );
  const rowOf = (entriesOf: (column: PdfColumn<Row>) => Entries): TableCell[] =>
    places.flatMap((place, at) => {
      const column = columns[at];
      return column ? [{ ...place, entries: entriesOf(column) }] : [];
    });
  drawTable(
    pdf,
    rowOf(({ title }) => inBoth(title, language, quiet)),
    rows.map((row) => rowOf(({ entries }) => entries(row, language))),
    { heading: { height: headingHeight, draw: () => drawHeading(pdf, heading, language) } },
  );
  pdf.y += 14;
}
