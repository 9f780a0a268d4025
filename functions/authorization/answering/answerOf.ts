import type { AnsweredLine, AuthorizationAnswer } from '../../../shared/authorization/answer.ts';
import type { AuthorizationMove } from '../../../shared/authorization/life.ts';
import type { AuthorizedActivity, PriorAuthorization } from '../../_connect/postOffice/postOffice.ts';
import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';

type Line = NonNullable<StoredAuthorization['form']>['lines'][number];

/** The regulators' code by which a payer asks for more before it decides: no denial, whatever the result says (domain 8). */
const asksForMore = 'AUTH-012';

const fils = (dirhams: number | null): number | null => (dirhams === null ? null : Math.round(dirhams * 100));

/** What an answer makes of a line that it does not name: without lines it is about all of them; one that leaves a line out has not decided it. */
function outcomeUnsaid({ activities, result }: PriorAuthorization): AnsweredLine['outcome'] {
  if (activities.length > 0 || result === null) return 'pended';
  return result === 'yes' ? 'approved' : 'denied';
}

/** What an answer says of a line that was asked. */
function outcomeOf(
  line: Line,
  answer: PriorAuthorization,
  said: AuthorizedActivity | undefined,
): AnsweredLine['outcome'] {
  if ((said?.denialCode ?? answer.denialCode) === asksForMore) return 'pended';
  if (!said) return outcomeUnsaid(answer);
  const net = fils(said.net) ?? line.netFils;
  const paid = fils(said.paymentAmount);
  if (paid === 0 && (said.denialCode !== null || answer.result === 'no')) return 'denied';
  if (said.denialCode !== null && paid === null) return 'denied';
  const isLess =
    net < line.netFils || (said.quantity !== null && said.quantity < line.quantity) || said.denialCode !== null;
  return isLess ? 'partlyApproved' : 'approved';
}

const lineOf = (
  { lineId, type, code }: Pick<AnsweredLine, 'lineId' | 'type' | 'code'>,
  said: AuthorizedActivity | undefined,
  facts: Pick<AnsweredLine, 'outcome' | 'wasAsked'> & { readonly headDenial: string | null },
): AnsweredLine => ({
  lineId,
  outcome: facts.outcome,
  wasAsked: facts.wasAsked,
  type: Number(said?.type ?? type) || type,
  code: said?.code ?? code,
  quantity: said?.quantity ?? null,
  netFils: fils(said?.net ?? null),
  patientShareFils: fils(said?.patientShare ?? null),
  paymentFils: fils(said?.paymentAmount ?? null),
  denialCode: said?.denialCode ?? (facts.outcome === 'denied' ? facts.headDenial : null),
  comments: null,
  decidedBy: null,
});

/** A file's answer as a request keeps it: each line of the request once, then what nobody asked for. */
export function answerOf(
  { form }: StoredAuthorization,
  answer: PriorAuthorization,
  answeredAt: string,
): AuthorizationAnswer {
  const asked = form?.lines ?? [];
  // The first of two answers to one line counts.
  const first = new Map(answer.activities.toReversed().map((said) => [said.id, said]));
  const lines = asked.map((line) => {
    const said = first.get(line.lineId);
    return lineOf(line, said, {
      outcome: outcomeOf(line, answer, said),
      wasAsked: true,
      headDenial: answer.denialCode,
    });
  });
  const names = new Set(asked.map(({ lineId }) => lineId));
  const foreign = [...first.values()]
    .filter(({ id }) => !names.has(id))
    .map((said) =>
      lineOf({ lineId: said.id, type: Number(said.type) || 0, code: said.code ?? '' }, said, {
        outcome: 'denied',
        wasAsked: false,
        headDenial: null,
      }),
    );
  return {
    result: answer.result,
    payerReference: answer.idPayer,
    denialCode: answer.denialCode,
    validFrom: answer.start,
    validTo: answer.end,
    limitFils: fils(answer.limit),
    comments: answer.comments,
    answeredAt,
    answeredByName: null,
    lines: [...lines, ...foreign],
  };
}

/** Whether a payer approves more of a line than was asked: such an answer is looked at by a person. */
export const approvesMore = ({ form }: StoredAuthorization, { lines }: AuthorizationAnswer): boolean =>
  lines.some((line) => {
    const asked = form?.lines.find(({ lineId }) => lineId === line.lineId);
    if (!asked || line.outcome === 'denied') return false;
    return (line.quantity ?? 0) > asked.quantity || Math.max(line.netFils ?? 0, line.paymentFils ?? 0) > asked.netFils;
  });

/** The lines for which the payer wants to know more; empty where it wants that of none, or of the request as a whole. */
export const askedLines = ({ lines }: AuthorizationAnswer): string[] =>
  lines.filter(({ wasAsked, denialCode }) => wasAsked && denialCode === asksForMore).map(({ lineId }) => lineId);

/** The move that an answer makes; `pend` also where the request is under review already. */
export function moveOf(
  answer: AuthorizationAnswer,
): Extract<AuthorizationMove, 'approve' | 'approvePartly' | 'deny' | 'pend' | 'ask'> {
  const { lines, result, denialCode } = answer;
  if (denialCode === asksForMore || askedLines(answer).length > 0) return 'ask';
  const outcomes = lines.filter(({ wasAsked }) => wasAsked).map(({ outcome }) => outcome);
  if (outcomes.length === 0) return result === null ? 'pend' : result === 'yes' ? 'approve' : 'deny';
  if (outcomes.includes('pended')) return 'pend';
  if (outcomes.every((outcome) => outcome === 'approved')) return 'approve';
  return outcomes.every((outcome) => outcome === 'denied') ? 'deny' : 'approvePartly';
}
