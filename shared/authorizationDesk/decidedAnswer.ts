import type { AnsweredLine, AuthorizationAnswer } from '../authorization/answer.ts';
import { genericDrug } from '../authorization/authorizationTypes.ts';
import type { AuthorizationForm, AuthorizationLine } from '../authorization/form.ts';
import type { AuthorizationMove } from '../authorization/life.ts';
import type { LineDecision } from '../authorizationRule/checkRequest.ts';
import { bindsPayer, type DecidedLine, type Decision, isFinalDecision } from './decision.ts';

type DecisionMove = Extract<AuthorizationMove, 'approve' | 'approvePartly' | 'deny' | 'pend'>;

/** The move that a decision makes: all lines approved, some, or none; a pended line leaves the request under review. */
export function moveOfDecision(decision: Pick<Decision, 'lines' | 'result'>): DecisionMove {
  const { lines, result } = decision;
  if (!isFinalDecision(decision)) return 'pend';
  if (lines.length === 0) return result === 'yes' ? 'approve' : 'deny';
  if (!bindsPayer(decision)) return 'deny';
  return lines.every(({ outcome }) => outcome === 'approved') ? 'approve' : 'approvePartly';
}

/** What is approved of a line; null for the values that a line of its kind or outcome does not have. */
function granted(asked: AuthorizationLine, line: DecidedLine) {
  if (line.outcome !== 'approved' && line.outcome !== 'partlyApproved')
    return { quantity: null, netFils: null, patientShareFils: null, paymentFils: null };
  const isPart = line.outcome === 'partlyApproved';
  const quantity = (isPart ? line.quantity : undefined) ?? asked.quantity;
  if (asked.type === genericDrug) return { quantity, netFils: null, patientShareFils: null, paymentFils: null };
  const netFils = (isPart ? line.netFils : undefined) ?? asked.netFils;
  const patientShareFils = line.patientShareFils ?? 0;
  return { quantity, netFils, patientShareFils, paymentFils: netFils - patientShareFils };
}

const answeredLineOf = (asked: AuthorizationLine, line: DecidedLine, by: LineDecision | undefined): AnsweredLine => ({
  lineId: asked.lineId,
  outcome: line.outcome,
  wasAsked: true,
  type: asked.type,
  code: asked.code,
  ...granted(asked, line),
  denialCode: line.denialCode ?? null,
  comments: line.comments || null,
  ...{ payerReference: null, validFrom: null, validTo: null },
  decidedBy: by ? { ruleId: by.ruleId, version: by.version } : null,
});

/** What a decision binds its payer to, in fils: the sum of the approved lines, or its limit where that is higher. */
export function boundFils(lines: readonly AuthorizationLine[], decision: Decision): number {
  if (!bindsPayer(decision)) return 0;
  const sum = decision.lines.reduce((total, line) => {
    const asked = lines.find(({ lineId }) => lineId === line.lineId);
    return total + (asked ? (granted(asked, line).netFils ?? 0) : 0);
  }, 0);
  return Math.max(sum, decision.limitFils ?? 0);
}

/** The instants between which an approval holds: whole days in the Emirates. */
const startOf = (day: string): string => new Date(`${day}T00:00:00+04:00`).toISOString();
const endOf = (day: string): string => new Date(`${day}T23:59:59+04:00`).toISOString();

/** Who answers, when, and under which number. */
interface Answering {
  readonly payerReference: string | null;
  readonly answeredAt: string;
  readonly answeredByName: string | null;
  /** The lines that rules decided, by name. */
  readonly decided?: ReadonlyMap<string, LineDecision>;
}

/** The answer that a decision about these lines is. While a line is pended it binds nobody: it has no result, number and validity. */
export function decidedAnswer(
  { lines }: Pick<AuthorizationForm, 'lines'>,
  decision: Decision,
  { payerReference, answeredAt, answeredByName, decided }: Answering,
): AuthorizationAnswer {
  const move = moveOfDecision(decision);
  const isYes = move === 'approve' || move === 'approvePartly';
  const { validFrom, validTo, limitFils, comments } = decision;
  const binds = bindsPayer(decision);
  const firstDenial = decision.denialCode ?? decision.lines.find((line) => line.denialCode)?.denialCode ?? null;
  return {
    result: move === 'pend' ? null : isYes ? 'yes' : 'no',
    payerReference: isYes ? payerReference : null,
    denialCode: move === 'deny' ? firstDenial : null,
    validFrom: binds && validFrom ? startOf(validFrom) : null,
    validTo: binds && validTo ? endOf(validTo) : null,
    limitFils: binds ? (limitFils ?? null) : null,
    comments: comments || null,
    answeredAt,
    answeredByName,
    table: null,
    lines: lines.flatMap((asked) => {
      const line = decision.lines.find(({ lineId }) => lineId === asked.lineId);
      return line ? [answeredLineOf(asked, line, decided?.get(asked.lineId))] : [];
    }),
  };
}
