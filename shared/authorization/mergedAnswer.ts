import { isQuestion } from '../_field/payerAnswer/cellOf.ts';
import type { AnsweredLine, AuthorizationAnswer } from './answer.ts';

const figures = ['type', 'code', 'quantity', 'netFils', 'patientShareFils', 'paymentFils', 'denialCode'] as const;
const isDecided = ({ outcome }: AnsweredLine): boolean => outcome !== 'pended';
const isGranted = ({ outcome, wasAsked }: AnsweredLine): boolean =>
  wasAsked && (outcome === 'approved' || outcome === 'partlyApproved');

/** The lines of an answer with the number and the days under which each stands: in answers of earlier releases all stand under those of the whole. */
function linesWithDays({ lines, payerReference, validFrom, validTo, table }: AuthorizationAnswer): AnsweredLine[] {
  return table === null
    ? lines.map((line) => (isDecided(line) ? { ...line, payerReference, validFrom, validTo } : line))
    : lines;
}

/** A line with what an earlier file said of it where the last one says nothing. */
const withFigures = (earlier: AnsweredLine, now: AnsweredLine): AnsweredLine => ({
  ...now,
  quantity: now.quantity ?? earlier.quantity,
  netFils: now.netFils ?? earlier.netFils,
  patientShareFils: now.patientShareFils ?? earlier.patientShareFils,
  paymentFils: now.paymentFils ?? earlier.paymentFils,
  denialCode: now.denialCode ?? earlier.denialCode,
});

const isSameDecision = (earlier: AnsweredLine, now: AnsweredLine): boolean =>
  earlier.outcome === now.outcome && figures.every((name) => now[name] === null || now[name] === earlier[name]);

/** A line after one more file; null where the file would decide otherwise what is decided, or asks about it. */
function mergedLine(earlier: AnsweredLine | undefined, now: AnsweredLine): AnsweredLine | null {
  if (!earlier || !isDecided(earlier)) return now;
  if (!isDecided(now)) return isQuestion(now.denialCode) ? null : earlier;
  return isSameDecision(earlier, now) ? withFigures(earlier, now) : null;
}

/** The first or the last instant of several; null where one of them has no end. */
function outermost(instants: readonly (string | null)[], isFirst: boolean): string | null {
  const known = instants.filter((instant) => instant !== null).sort();
  return known.length < instants.length ? null : (known.at(isFirst ? 0 : -1) ?? null);
}

function joined(earlier: string | null, now: string | null): string | null {
  if (earlier === null || now === null) return now ?? earlier;
  return earlier.split('\n').includes(now) ? earlier : `${earlier}\n${now}`;
}

/**
 * What a payer's answer says together with those that came before it for the same request: a line that it leaves open stays as it was decided, with the number under
 * which it was. `changesDecision`: it would decide otherwise what is decided.
 */
export function mergedAnswer(
  before: AuthorizationAnswer | null,
  now: AuthorizationAnswer,
): AuthorizationAnswer | 'changesDecision' {
  if (before === null) return now;
  const earlier = linesWithDays(before);
  const find = (line: AnsweredLine) =>
    earlier.find(({ lineId, wasAsked }) => lineId === line.lineId && wasAsked === line.wasAsked);
  const lines: AnsweredLine[] = [];
  for (const line of now.lines) {
    const merged = line.wasAsked ? mergedLine(find(line), line) : line;
    if (merged === null) return 'changesDecision';
    lines.push(merged);
  }
  const ids = new Set(now.lines.map(({ lineId }) => lineId));
  const foreign = earlier.filter(({ lineId, wasAsked }) => !wasAsked && !ids.has(lineId));
  const granted = lines.filter(isGranted);
  return {
    ...now,
    result: granted.length > 0 && [before.result, now.result].includes('yes') ? 'yes' : (now.result ?? before.result),
    payerReference: now.payerReference ?? before.payerReference,
    validFrom:
      granted.length > 0
        ? outermost(
            granted.map((line) => line.validFrom),
            true,
          )
        : now.validFrom,
    validTo:
      granted.length > 0
        ? outermost(
            granted.map((line) => line.validTo),
            false,
          )
        : now.validTo,
    limitFils: now.limitFils ?? before.limitFils,
    comments: joined(before.comments, now.comments),
    lines: [...lines, ...foreign],
  };
}

const shown = ['lineId', 'wasAsked', 'outcome', ...figures, 'payerReference', 'validFrom', 'validTo'] as const;
const isSameLine = (one: AnsweredLine, other: AnsweredLine | undefined): boolean =>
  other !== undefined && shown.every((name) => one[name] === other[name]);

/** Whether an answer brings nothing that is not there: a file comes again after a fault. A question is new when its file is of another time. */
export function bringsNothing(before: AuthorizationAnswer, now: AuthorizationAnswer): boolean {
  const merged = mergedAnswer(before, now);
  if (merged === 'changesDecision') return false;
  const earlier = linesWithDays(before);
  const references = new Set([before.payerReference, ...earlier.map((line) => line.payerReference)]);
  const asksAgain =
    now.answeredAt !== before.answeredAt && [now, ...now.lines].some(({ denialCode }) => isQuestion(denialCode));
  return (
    !asksAgain &&
    merged.lines.length === earlier.length &&
    merged.lines.every((line) =>
      isSameLine(
        line,
        earlier.find(({ lineId }) => lineId === line.lineId),
      ),
    ) &&
    (now.payerReference === null || references.has(now.payerReference)) &&
    merged.comments === before.comments &&
    (merged.lines.length > 0 ||
      (now.result === before.result && now.denialCode === before.denialCode && now.validFrom === before.validFrom))
  );
}
