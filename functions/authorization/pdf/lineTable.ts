import { dirhamDigits } from '../../../shared/_field/amountText.ts';
import { type Bilingual, isRightToLeft } from '../../../shared/_field/bilingual.ts';
import type { AnsweredLine } from '../../../shared/authorization/answer.ts';
import type { AuthorizationLine } from '../../../shared/authorization/form.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { denialText } from '../../_pdf/denialText.ts';
import { arabic, code, drawHeading, english, free, quiet, regular, startSide, strong } from '../../_pdf/layout.ts';
import type { PdfWriter } from '../../_pdf/pdfWriter.ts';
import { columnPlaces, drawTable, type TableCell } from '../../_pdf/table.ts';
import type { Decided } from './decided.ts';
import { outcomeNames, wording } from './wording.ts';

type Entries = TableCell['entries'];
type Look = typeof quiet | typeof regular | typeof strong;

/** A line with what the payer said of it; what nobody asked for has no line of the request. */
interface Pair {
  readonly asked: AuthorizationLine | null;
  readonly said: AnsweredLine | null;
}

/** Quantity and amount: `2 · 1,200.00`. */
const amount = (quantity: number | null, fils: number | null): string => {
  const digits = fils === null ? null : dirhamDigits(fils);
  return [quantity, digits].filter((part) => part !== null).join(' · ') || '–';
};

/** What a payer approves of a line: nothing of one that it denied, and nothing that was never asked for. */
const granted = ({ said }: Pair): AnsweredLine | null =>
  said?.wasAsked && (said.outcome === 'approved' || said.outcome === 'partlyApproved') ? said : null;

const inBoth = (text: Bilingual, language: PdfLanguage, look: Look): Entries => [
  ...(language !== 'ar' ? [{ text: text.en, style: english(look) }] : []),
  ...(isRightToLeft(language) ? [{ text: text.ar, style: arabic(look) }] : []),
  ...(language === 'both' && text.ar !== text.en
    ? [{ text: text.ar, style: { ...arabic(look), align: 'left' } as const }]
    : []),
];

function decisionEntries({ said }: Pair, language: PdfLanguage): Entries {
  if (!said) return inBoth(outcomeNames.pended, language, strong);
  const denial = denialText(said.denialCode);
  return [
    ...inBoth(outcomeNames[said.outcome], language, strong),
    ...(denial ? inBoth(denial, language, quiet) : []),
    ...(said.wasAsked ? [] : inBoth(wording.notAsked, language, quiet)),
    ...(said.comments ? [{ text: said.comments, style: free(quiet, startSide(language)) }] : []),
  ];
}

interface Column {
  readonly title: Bilingual;
  /** Of the table's width. */
  readonly share: number;
  readonly entries: (pair: Pair, language: PdfLanguage) => Entries;
}

const digits =
  (textOf: (pair: Pair) => string): Column['entries'] =>
  (pair, language) => [{ text: textOf(pair), style: code(regular, startSide(language)) }];

const columns: readonly Column[] = [
  { title: wording.code, share: 0.15, entries: digits(({ asked, said }) => asked?.code ?? said?.code ?? '') },
  {
    title: wording.asked,
    share: 0.17,
    entries: digits(({ asked }) => amount(asked?.quantity ?? null, asked?.netFils ?? null)),
  },
  {
    title: wording.approved,
    share: 0.17,
    entries: digits((pair) => amount(granted(pair)?.quantity ?? null, granted(pair)?.netFils ?? null)),
  },
  {
    title: wording.share,
    share: 0.15,
    entries: digits((pair) => amount(null, granted(pair)?.patientShareFils ?? null)),
  },
  { title: wording.decision, share: 0.36, entries: decisionEntries },
];

/** Asked and approved side by side, the decision on each line in words (REQ-EAUTH-11). The table's head is repeated on each page. */
export function drawLines(pdf: PdfWriter, { form, answer }: Decided, language: PdfLanguage): void {
  const pairs: Pair[] = [
    ...form.lines.map((asked) => ({
      asked,
      said: answer.lines.find(({ lineId, wasAsked }) => wasAsked && lineId === asked.lineId) ?? null,
    })),
    ...answer.lines.filter(({ wasAsked }) => !wasAsked).map((said) => ({ asked: null, said })),
  ];
  if (pairs.length === 0) return;
  const places = columnPlaces(
    pdf,
    columns.map(({ share }) => share),
    startSide(language),
  );
  const rowOf = (entriesOf: (column: Column) => Entries): TableCell[] =>
    places.flatMap((place, at) => {
      const column = columns[at];
      return column ? [{ ...place, entries: entriesOf(column) }] : [];
    });
  pdf.room(110);
  drawHeading(pdf, wording.lines, language);
  drawTable(
    pdf,
    rowOf(({ title }) => inBoth(title, language, quiet)),
    pairs.map((pair) => rowOf(({ entries }) => entries(pair, language))),
  );
  pdf.y += 14;
}
