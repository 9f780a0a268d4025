import { headOnly } from './answerCell.ts';
import { hindranceOf, isKept, type KeptReason, type Verdict, verdictOf } from './answerTable.ts';
import { type AskedFigures, headCellOf, lineCellOf, type SaidFigures, type SaidHead } from './cellOf.ts';

export interface AskedLineFigures extends AskedFigures {
  readonly lineId: string;
}
export interface SaidLineFigures extends SaidFigures {
  readonly lineId: string;
}

/** What an answer says of each line that was asked, by the table. */
export interface Judgement {
  readonly verdicts: ReadonlyMap<string, Verdict>;
  /** Of the whole: of an answer without lines, it is that of all lines. */
  readonly head: Verdict;
  /** Why a person looks at it; null where every line has a verdict. */
  readonly kept: KeptReason | null;
}

const figures = ['type', 'code', 'quantity', 'netFils', 'patientShareFils', 'paymentFils', 'denialCode'] as const;
const isSame = (one: SaidFigures, other: SaidFigures): boolean => figures.every((name) => one[name] === other[name]);

/** Judges an answer: each line that was asked gets the verdict of its cell. A line that the answer leaves out beside others is not decided yet. */
export function judgeLines(
  asked: readonly AskedLineFigures[],
  said: SaidHead & { readonly lines: readonly SaidLineFigures[] },
): Judgement {
  const head = headCellOf(said);
  const ofHead = { ...headOnly, ...head };
  const headVerdict = verdictOf(ofHead);
  const verdictFor = (line: AskedLineFigures): Verdict => {
    const [first, ...others] = said.lines.filter(({ lineId }) => lineId === line.lineId);
    if (!first) return said.lines.length === 0 ? headVerdict : (hindranceOf(ofHead) ?? 'pend');
    return others.every((other) => isSame(first, other)) ? verdictOf(lineCellOf(head, line, first)) : 'answeredTwice';
  };
  const verdicts = new Map(asked.map((line) => [line.lineId, verdictFor(line)]));
  const kept = asked.length === 0 ? [headVerdict] : [...verdicts.values()];
  return { verdicts, head: headVerdict, kept: kept.find(isKept) ?? null };
}
