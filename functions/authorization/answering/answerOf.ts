import type { KeptReason, Verdict } from '../../../shared/_field/payerAnswer/answerTable.ts';
import { filsOfDirhams, isQuestion } from '../../../shared/_field/payerAnswer/cellOf.ts';
import { judgeLines, type SaidLineFigures } from '../../../shared/_field/payerAnswer/judgeLines.ts';
import {
  type AnsweredLine,
  type AuthorizationAnswer,
  type LineOutcome,
  tableEdition,
} from '../../../shared/authorization/answer.ts';
import { askedFigures } from '../../../shared/authorization/askedFigures.ts';
import type { AuthorizationMove } from '../../../shared/authorization/life.ts';
import type { AuthorizedActivity, PriorAuthorization } from '../../_connect/postOffice/postOffice.ts';
import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';

/** What the table's verdicts are called at a line. A kept answer is not stored at all. */
const outcomes: Partial<Readonly<Record<Verdict, LineOutcome>>> = {
  approve: 'approved',
  partly: 'partlyApproved',
  deny: 'denied',
};

const figuresOf = (said: AuthorizedActivity): SaidLineFigures => ({
  lineId: said.id,
  type: said.type === null ? null : Number(said.type) || 0,
  code: said.code,
  quantity: said.quantity,
  netFils: filsOfDirhams(said.net),
  patientShareFils: filsOfDirhams(said.patientShare),
  paymentFils: filsOfDirhams(said.paymentAmount),
  denialCode: said.denialCode,
});

/** What stands at each line besides what the payer says of it. */
type Head = Pick<AnsweredLine, 'payerReference' | 'validFrom' | 'validTo'> & { readonly denialCode: string | null };
type Asked = Pick<AnsweredLine, 'lineId' | 'type' | 'code'>;

function lineOf(
  { lineId, type, code }: Asked,
  said: SaidLineFigures | undefined,
  { outcome, wasAsked, head }: Pick<AnsweredLine, 'outcome' | 'wasAsked'> & { readonly head: Head },
): AnsweredLine {
  const { denialCode: headCode, ...days } = head;
  return {
    ...{ lineId, outcome, wasAsked },
    type: said?.type ?? type,
    code: said?.code ?? code,
    quantity: said?.quantity ?? null,
    netFils: said?.netFils ?? null,
    patientShareFils: said?.patientShareFils ?? null,
    paymentFils: said?.paymentFils ?? null,
    denialCode: said?.denialCode ?? (outcome === 'denied' && wasAsked ? headCode : null),
    comments: null,
    ...(outcome === 'pended' ? { payerReference: null, validFrom: null, validTo: null } : days),
    decidedBy: null,
  };
}

/** A file's answer as a request would keep it: each line of the request once, then what nobody asked for; and why a person has to look at it first. */
export function answerOf(
  { form }: Pick<StoredAuthorization, 'form'>,
  given: PriorAuthorization,
  { answeredAt, isTest = false }: { readonly answeredAt: string; readonly isTest?: boolean },
): { readonly answer: AuthorizationAnswer; readonly head: Verdict; readonly kept: KeptReason | null } {
  const asked = form?.lines ?? [];
  const said = given.activities.map(figuresOf);
  const { result, denialCode, start: validFrom, end: validTo, idPayer: payerReference } = given;
  const whole = { result, denialCode, validFrom, validTo };
  const { verdicts, head, kept } = judgeLines(asked.map(askedFigures), { ...whole, isTest, lines: said });
  const ofAll = { payerReference, validFrom, validTo, denialCode };
  const first = new Map(said.toReversed().map((line) => [line.lineId, line]));
  const lines = asked.map((line) => {
    const outcome = outcomes[verdicts.get(line.lineId) ?? 'pend'] ?? 'pended';
    return lineOf(line, first.get(line.lineId), { outcome, wasAsked: true, head: ofAll });
  });
  const names = new Set(asked.map(({ lineId }) => lineId));
  const foreign = [...first.values()].filter(({ lineId }) => !names.has(lineId));
  const answer = {
    ...{ ...whole, payerReference, limitFils: filsOfDirhams(given.limit), comments: given.comments },
    ...{ answeredAt, answeredByName: null, table: tableEdition },
    lines: [
      ...lines,
      ...foreign.map((line) =>
        lineOf({ lineId: line.lineId, type: 0, code: '' }, line, { outcome: 'denied', wasAsked: false, head: ofAll }),
      ),
    ],
  };
  return { answer, head, kept };
}

/** The lines for which the payer wants to know more; empty where it wants that of none, or of the request as a whole. */
export const askedLines = ({ lines }: Pick<AuthorizationAnswer, 'lines'>): string[] =>
  lines.filter(({ wasAsked, denialCode }) => wasAsked && isQuestion(denialCode)).map(({ lineId }) => lineId);

/** Whether the payer asks for more, about single lines or the whole. */
export const asks = (answer: Pick<AuthorizationAnswer, 'denialCode' | 'lines'>): boolean =>
  isQuestion(answer.denialCode) || askedLines(answer).length > 0;

/** The move that an answer makes; `pend` also where the request is under review already. */
export function moveOf(
  answer: AuthorizationAnswer,
): Extract<AuthorizationMove, 'approve' | 'approvePartly' | 'deny' | 'pend' | 'ask'> {
  if (asks(answer)) return 'ask';
  const { lines, result } = answer;
  const outcomesOfLines = lines.filter(({ wasAsked }) => wasAsked).map(({ outcome }) => outcome);
  if (outcomesOfLines.length === 0) return result === null ? 'pend' : result === 'yes' ? 'approve' : 'deny';
  if (outcomesOfLines.includes('pended')) return 'pend';
  if (outcomesOfLines.every((outcome) => outcome === 'approved')) return 'approve';
  return outcomesOfLines.every((outcome) => outcome === 'denied') ? 'deny' : 'approvePartly';
}
