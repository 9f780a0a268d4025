import { dirhamDigits } from '../../../shared/_field/amountText.ts';
import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import { dateTimeText } from '../../../shared/_field/dateText.ts';
import type { AnsweredLine } from '../../../shared/authorization/answer.ts';
import type { AuthorizationLine } from '../../../shared/authorization/form.ts';
import { grantOf, otherActivityOf, ownOf } from '../../../shared/authorization/lineGrant.ts';
import { activityText } from '../../_parts/authorization/codeWords.ts';
import type { PdfLanguage } from '../../_pdf/bilingual.ts';
import { digits, drawColumnTable, type Entries, inBoth, type PdfColumn } from '../../_pdf/columnTable.ts';
import { denialText } from '../../_pdf/denialText.ts';
import { code, free, quiet, startSide, strong } from '../../_pdf/layout.ts';
import type { PdfWriter } from '../../_pdf/pdfWriter.ts';
import type { PrintedDecision } from './decided.ts';
import { outcomeNames, wording } from './wording.ts';

/** A line with what the payer said of it; what nobody asked for has no line of the request. */
interface Pair {
  readonly asked: AuthorizationLine | null;
  readonly said: AnsweredLine | null;
  /** The number and the end of its own, where they are not those of the whole. */
  readonly own: ReturnType<typeof ownOf>;
  /** What the activity is called; null where no list has it. */
  readonly name: Bilingual | null;
  /** What another activity is called that the payer names. */
  readonly otherName: Bilingual | null;
  /** An earlier release read it otherwise than the table of truth: nothing is granted by it. */
  readonly isUnclear: boolean;
}

/** Quantity and amount: `2 · 1,200.00`. */
const amount = (quantity: number | null, fils: number | null): string => {
  const digits = fils === null ? null : dirhamDigits(fils);
  return [quantity, digits].filter((part) => part !== null).join(' · ') || '–';
};

/** What a payer approves of a line. */
const granted = ({ asked, said, isUnclear }: Pair) => grantOf(isUnclear ? null : asked, said);

/** A label with what the payer wrote: the payer's signs keep their own direction. */
const labelled = (label: Bilingual, value: string | null, language: PdfLanguage): Entries =>
  value === null ? [] : [...inBoth(label, language, quiet), { text: value, style: code(quiet, startSide(language)) }];

function decisionEntries({ asked, said, own, isUnclear, otherName }: Pair, language: PdfLanguage): Entries {
  if (!said) return inBoth(outcomeNames.pended, language, strong);
  const denial = denialText(said.denialCode);
  return [
    ...inBoth(isUnclear ? wording.unclear : outcomeNames[said.outcome], language, strong),
    ...labelled(wording.otherActivity, otherActivityOf(asked, said), language),
    ...(otherName ? inBoth(otherName, language, quiet) : []),
    ...labelled(wording.payerReference, own.payerReference, language),
    ...labelled(wording.validTo, own.validTo && dateTimeText(own.validTo), language),
    ...(denial ? inBoth(denial, language, quiet) : []),
    ...(said.wasAsked ? [] : inBoth(wording.notAsked, language, quiet)),
    ...(said.comments ? [{ text: said.comments, style: free(quiet, startSide(language)) }] : []),
  ];
}

const codeOf = digits(({ asked, said }: Pair) => asked?.code ?? said?.code ?? '');

const columns: readonly PdfColumn<Pair>[] = [
  {
    title: wording.code,
    share: 0.2,
    entries: (pair, language) => [...codeOf(pair, language), ...(pair.name ? inBoth(pair.name, language, quiet) : [])],
  },
  {
    title: wording.asked,
    share: 0.15,
    entries: digits(({ asked }) => amount(asked?.quantity ?? null, asked?.netFils ?? null)),
  },
  {
    title: wording.approved,
    share: 0.15,
    entries: digits((pair) => amount(granted(pair).quantity, granted(pair).approvedFils)),
  },
  {
    title: wording.share,
    share: 0.11,
    entries: digits((pair) => amount(null, granted(pair).patientShareFils)),
  },
  // As the payer wrote it, of denied lines too: a payment of nothing must stand somewhere.
  {
    title: wording.payment,
    share: 0.11,
    entries: digits(({ said }) => amount(null, said?.wasAsked ? said.paymentFils : null)),
  },
  { title: wording.decision, share: 0.28, entries: decisionEntries },
];

/** Each line that was asked for with what the payer said of it, then what nobody asked for. */
function pairsOf(request: PrintedDecision): Pair[] {
  const { form, answer, review, names } = request;
  const pairOf = (asked: AuthorizationLine | null, said: AnsweredLine | null): Pair => ({
    ...{ asked, said, own: ownOf(answer, said), name: activityText(names, asked ?? said) },
    otherName: otherActivityOf(asked, said) === null ? null : activityText(names, said),
    isUnclear: review !== null && (review.reason !== null || review.lineIds.includes(said?.lineId ?? '')),
  });
  const saidOf = (asked: AuthorizationLine) =>
    answer.lines.find(({ lineId, wasAsked }) => wasAsked && lineId === asked.lineId) ?? null;
  return [
    ...form.lines.map((asked) => pairOf(asked, saidOf(asked))),
    ...answer.lines.filter(({ wasAsked }) => !wasAsked).map((said) => pairOf(null, said)),
  ];
}

/** Asked and approved side by side, the decision on each line in words (REQ-EAUTH-11). */
export const drawLines = (pdf: PdfWriter, request: PrintedDecision, language: PdfLanguage): void =>
  drawColumnTable(pdf, { heading: wording.lines, columns, rows: pairsOf(request) }, language);
