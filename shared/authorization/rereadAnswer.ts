import * as z from 'zod';
import { isKept, keptReasons, type Verdict } from '../_field/payerAnswer/answerTable.ts';
import { judgeLines, type SaidLineFigures } from '../_field/payerAnswer/judgeLines.ts';
import type { AnsweredLine, AuthorizationAnswer } from './answer.ts';
import { askedFigures } from './askedFigures.ts';
import type { AuthorizationLine } from './form.ts';
import type { AuthorizationState } from './life.ts';

/** What the table of truth says of an answer that an earlier release read otherwise. A person looks at it. */
export const answerReview = z.strictObject({
  /** Why the answer has no verdict; null where it has another one. */
  reason: z.enum(keptReasons).nullable(),
  /** The state that the answer would have given the request; null where it has no verdict. */
  state: z.enum(['approved', 'partiallyApproved', 'denied', 'underReview']).nullable(),
  /** The lines that are decided otherwise, or not at all. */
  lineIds: z.array(z.string()),
});
export type AnswerReview = z.infer<typeof answerReview>;

interface Answered {
  readonly state: string;
  readonly form: { readonly lines: readonly AuthorizationLine[] } | null;
  readonly answer: AuthorizationAnswer | null;
}

/** The states in which somebody may rely on the answer. */
const states = [
  ...(['approved', 'partiallyApproved', 'denied', 'expired', 'underReview', 'informationRequested'] as const),
] satisfies AuthorizationState[];
const reliedOn: readonly string[] = states;

/** Whether an answer came in a file before there was the table: people sign theirs, and rules name themselves at their lines. */
const isOfEarlierFile = ({ table, answeredByName, lines }: AuthorizationAnswer): boolean =>
  table === null && answeredByName === null && lines.every(({ decidedBy }) => decidedBy === null);

/** Whether somebody may rely on an answer that came in a file before there was the table. */
export const isReadBefore = ({ state, form, answer }: Answered): boolean =>
  answer !== null && form !== null && reliedOn.includes(state) && isOfEarlierFile(answer);

const outcomes: Partial<Readonly<Record<Verdict, AnsweredLine['outcome']>>> = {
  approve: 'approved',
  partly: 'partlyApproved',
  deny: 'denied',
};
const figures = ['quantity', 'netFils', 'patientShareFils', 'paymentFils', 'denialCode'] as const;

/** The lines that the payer named: a line that was left out has nothing of its own. */
function saidLines(lines: readonly AnsweredLine[]): SaidLineFigures[] {
  const hasOwn = (line: AnsweredLine): boolean => !line.wasAsked || figures.some((name) => line[name] !== null);
  if (!lines.some(hasOwn)) return [];
  return lines.filter((line) => hasOwn(line) || line.outcome !== 'pended');
}

function stateOf(now: readonly AnsweredLine['outcome'][]): AnswerReview['state'] {
  if (now.includes('pended')) return 'underReview';
  if (now.every((outcome) => outcome === 'approved')) return 'approved';
  return now.every((outcome) => outcome === 'denied') ? 'denied' : 'partiallyApproved';
}

/** Reads the answer of a request again, where it came in a file of a release before the table; null where the table says the same. */
export function rereadAnswer(answered: Answered): AnswerReview | null {
  const { form, answer } = answered;
  if (!answer || !form || !isReadBefore(answered)) return null;
  const asked = form.lines.map(askedFigures);
  const { verdicts, kept } = judgeLines(asked, { ...answer, lines: saidLines(answer.lines) });
  const before = new Map(answer.lines.filter(({ wasAsked }) => wasAsked).map((line) => [line.lineId, line.outcome]));
  const now = asked.map(({ lineId }) => outcomes[verdicts.get(lineId) ?? 'pend'] ?? 'pended');
  const changed = asked.flatMap(({ lineId }, at) => {
    const verdict = verdicts.get(lineId);
    return (verdict !== undefined && isKept(verdict)) || (before.get(lineId) ?? 'pended') !== now[at] ? [lineId] : [];
  });
  if (kept === null && changed.length === 0) return null;
  return { reason: kept, state: kept === null ? stateOf(now) : null, lineIds: changed };
}
