import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { LineOutcome } from '../../shared/authorization/answer.ts';
import type { AuthorizationLine } from '../../shared/authorization/form.ts';
import type { Authorization } from '../../shared/authorization/routes.ts';
import {
  bindsPayer,
  type Decision,
  type DeskDecision,
  givesLess,
  usualDays,
} from '../../shared/authorizationDesk/decision.ts';

/** One line of the form; money is typed in dirhams. */
export interface LineValues {
  lineId: string;
  outcome: LineOutcome | null;
  quantity: number | null;
  netDirhams: number | null;
  shareDirhams: number | null;
  denialCode: string | null;
  comments: string;
}

export interface DecisionValues {
  lines: LineValues[];
  result: 'yes' | 'no' | null;
  denialCode: string | null;
  validFrom: string;
  validTo: string;
  limitDirhams: number | null;
  comments: string;
}

const dayMs = 86_400_000;

/** A decision that nobody has begun; lines that were decided before stand in it. */
export function emptyDecision({ form, answer }: Authorization): DecisionValues {
  const now = new Date();
  return {
    lines: (form?.lines ?? []).map(({ lineId }) => {
      const before = answer?.lines.find((line) => line.lineId === lineId);
      const isPart = before?.outcome === 'partlyApproved';
      const share = before?.patientShareFils ?? null;
      return {
        lineId,
        outcome: before?.outcome ?? null,
        quantity: isPart ? before.quantity : null,
        netDirhams: isPart && before.netFils !== null ? before.netFils / 100 : null,
        shareDirhams: share === null ? null : share / 100,
        denialCode: before?.denialCode ?? null,
        comments: before?.comments ?? '',
      };
    }),
    result: null,
    denialCode: null,
    validFrom: emiratesDateOf(now),
    validTo: emiratesDateOf(new Date(now.getTime() + usualDays * dayMs)),
    limitDirhams: null,
    comments: '',
  };
}

const filsOf = (dirhams: number): number => Math.round(dirhams * 100);

/** What is sent of a line: of its values only what belongs to the outcome. */
function lineOf({ lineId, outcome, quantity, netDirhams, shareDirhams, denialCode, comments }: LineValues) {
  const told = {
    lineId,
    outcome: outcome as LineOutcome,
    ...(givesLess(outcome) && denialCode && { denialCode }),
    ...(comments.trim() && { comments }),
  };
  if (outcome !== 'approved' && outcome !== 'partlyApproved') return told;
  return {
    ...told,
    ...(outcome === 'partlyApproved' && quantity !== null && { quantity }),
    ...(outcome === 'partlyApproved' && netDirhams !== null && { netFils: filsOf(netDirhams) }),
    ...(shareDirhams !== null && { patientShareFils: filsOf(shareDirhams) }),
  };
}

/** The decision that the form holds. */
export function decisionOf({
  lines,
  result,
  denialCode,
  validFrom,
  validTo,
  limitDirhams,
  comments,
}: DecisionValues): Decision {
  const isDenied = lines.length === 0 && result === 'no';
  const decided = lines.map(lineOf);
  const holds = bindsPayer({ lines: decided });
  return {
    lines: decided,
    ...(lines.length === 0 && result && { result }),
    ...(isDenied && denialCode && { denialCode }),
    ...(holds && validFrom && { validFrom }),
    ...(holds && validTo && { validTo }),
    ...(holds && limitDirhams !== null && { limitFils: filsOf(limitDirhams) }),
    ...(comments.trim() && { comments }),
  };
}

export const bodyOf = (
  values: DecisionValues,
  { authorizationId, version }: Pick<Authorization, 'authorizationId' | 'version'>,
): DeskDecision => ({ authorizationId, version, ...decisionOf(values) });

/** The form's names for the contract's. */
export const decisionFieldOf = (field: string): string =>
  field
    .replace('patientShareFils', 'shareDirhams')
    .replace('netFils', 'netDirhams')
    .replace('limitFils', 'limitDirhams');

/** Whether every line is decided: then the form can be shown as the facility will read it. */
export const isWhole = ({ lines, result }: DecisionValues): boolean =>
  lines.length === 0 ? result !== null : lines.every(({ outcome }) => outcome !== null);

/** Whether an approval may come of it: only an approval has days and a limit. Of lines that are not decided yet it may. */
export const mayApprove = ({ lines }: Pick<DecisionValues, 'lines'>): boolean =>
  lines.some(({ outcome }) => outcome !== 'denied');

/** A line by its code, as both sides name it, with what the code is called. */
export const lineName = ({ lineId, code }: Pick<AuthorizationLine, 'lineId' | 'code'>, name: string | null): string =>
  `${lineId} · ${code}${name ? ` – ${name}` : ''}`;
