import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { isRightToLeft } from '../../../shared/_field/bilingual.ts';
import { dateText } from '../../../shared/_field/dateText.ts';
import { coPaymentText } from '../../../shared/eligibility/coPaymentText.ts';
import type { Coverage } from '../../../shared/eligibility/routes.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { arabic, code, drawHeading, english, free, quiet, regular, startSide } from '../../_pdf/layout.ts';
import type { PdfWriter } from '../../_pdf/pdfWriter.ts';
import { columnPlaces, drawTable, type TableCell } from '../../_pdf/table.ts';
import { wording } from './wording.ts';

interface Column {
  readonly title: Bilingual;
  /** Of the table's width. */
  readonly share: number;
  readonly isCode: boolean;
  readonly value: (coverage: Coverage) => Bilingual;
}

const same = (value: string): Bilingual => ({ en: value, ar: value });

const columns: readonly Column[] = [
  { title: wording.policyNumber, share: 0.24, isCode: true, value: (coverage) => same(coverage.policyNumber) },
  { title: wording.plan, share: 0.31, isCode: false, value: (coverage) => same(coverage.planName) },
  { title: wording.validFrom, share: 0.14, isCode: true, value: (coverage) => same(dateText(coverage.validFrom)) },
  { title: wording.validTo, share: 0.14, isCode: true, value: (coverage) => same(dateText(coverage.validTo)) },
  { title: wording.coPayment, share: 0.17, isCode: false, value: coPaymentText },
];

const both = (text: Bilingual, language: PdfLanguage, look: typeof quiet | typeof regular): TableCell['entries'] => [
  ...(language !== 'ar' ? [{ text: text.en, style: english(look) }] : []),
  ...(isRightToLeft(language) ? [{ text: text.ar, style: arabic(look) }] : []),
  ...(language === 'both' && text.ar !== text.en
    ? [{ text: text.ar, style: { ...arabic(look), align: 'left' } as const }]
    : []),
];

/** The covers that the payer found, the primary first. The table's head is repeated on each page. */
export function drawCoverages(pdf: PdfWriter, coverages: readonly Coverage[], language: PdfLanguage): void {
  if (coverages.length === 0) return;
  const side = startSide(language);
  const places = columnPlaces(
    pdf,
    columns.map(({ share }) => share),
    side,
  );
  const rowOf = (entriesOf: (column: Column) => TableCell['entries']): TableCell[] =>
    places.flatMap((place, at) => {
      const column = columns[at];
      return column ? [{ ...place, entries: entriesOf(column) }] : [];
    });

  pdf.room(110);
  drawHeading(pdf, wording.coverages, language);
  drawTable(
    pdf,
    rowOf((column) => both(column.title, language, quiet)),
    coverages.map((coverage) =>
      rowOf((column) => {
        const value = column.value(coverage);
        const style = column.isCode ? code(regular, side) : free(regular, side);
        return column.isCode || value.en === value.ar ? [{ text: value.en, style }] : both(value, language, regular);
      }),
    ),
  );
  pdf.y += 14;
}
