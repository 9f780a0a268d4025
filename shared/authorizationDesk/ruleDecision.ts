import { daysAfter } from '../_field/serviceDate.ts';
import type { CheckedRequest } from '../authorizationRule/checkedRequest.ts';
import { decideKnownLines, type LineDecision } from '../authorizationRule/checkRequest.ts';
import type { RuleIndex } from '../authorizationRule/ruleIndex.ts';
import type { Decision } from './decision.ts';
import { usualDays } from './decision.ts';

/** Screening of nationals: never authorised (domain 4.3). */
const screening = 7;
/** The last day that rules look at: an approval holds for a year at most. */
const longestDays = 366;

/** What rules decided of a request: a decision about all its lines, of which those that no rule decides are pended. */
export interface RuleDecision {
  readonly decision: Decision;
  readonly decided: ReadonlyMap<string, LineDecision>;
}

/**
 * What rules decide of a request by themselves (REQ-EAUTH-17); null where they decide none of its lines. What lies in the past is a
 * person's to decide: nobody re-dates a treatment to get below a rule of today. `today` is the Emirates' day of sending.
 */
export function ruleDecision(
  request: CheckedRequest,
  index: RuleIndex,
  { on, today }: { readonly on: string; readonly today: string },
): RuleDecision | null {
  const validTo = daysAfter(on, usualDays);
  const isFar = validTo > daysAfter(today, longestDays);
  if (on < today || isFar || request.encounterType === screening) return null;
  const decided = decideKnownLines(request, index, on);
  if (decided.size === 0) return null;
  const lines = request.activities.map(({ id }): Decision['lines'][number] => {
    const own = decided.get(id);
    if (!own) return { lineId: id, outcome: 'pended' };
    return own.decision === 'approve'
      ? { lineId: id, outcome: 'approved' }
      : { lineId: id, outcome: 'denied', denialCode: own.denialCode ?? '' };
  });
  return { decided, decision: { lines, validFrom: today, validTo } };
}
