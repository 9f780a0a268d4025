import { denialCodes } from '../../shared/_field/denialCodes.ts';
import { isCoveredOn } from '../../shared/eligibility/coverage.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { worklistApi } from '../../shared/worklist/routes.ts';
import { eligibilityChange, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { outcomeNews } from '../_data/eligibility/eligibilityNews.ts';
import { heldSeconds } from '../_data/eligibility/heldAnswer.ts';
import { newOutboxEntry, outboxPut } from '../_data/outbox/outbox.ts';
import { queueRetry } from '../_data/outbox/outboxQueue.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import { answerTime } from './answerTime.ts';
import { checkDeskMove, readOpen, shown } from './deskOf.ts';

type AnswerRequest = typeof worklistApi.endpoints.answerRequest;
type Answer = BodyOf<AnswerRequest>;

/**
 * Stores the answer of a payer's reviewer, once: for the version that the reviewer saw, and only from the holder of the
 * request. A final one is held for a minute, or until somebody at the facility opens the request.
 */
export const answerRequest: Operation<AnswerRequest> = async ({ body }, ctx) => {
  const request = await readOpen(ctx, body.eligibilityId);
  const { status, version } = request;
  ctx.audited({ entity: 'eligibility', id: body.eligibilityId, before: { status }, after: { result: body.result } });
  checkDeskMove(ctx, body.result === 'underReview' ? 'postpone' : 'answer', request);
  if (version !== body.version) throw fail('changedMeanwhile');
  checkFits(body, request);
  const outboxId = ctx.newId();
  const items = body.result === 'underReview' ? reviewed(ctx, request, body) : held(ctx, request, body, outboxId);
  // Whatever came in between, the payer's system or a change by the facility, is looked at before anything is decided over it.
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  if (body.result !== 'underReview') await queueRetry({ outboxId, kind: 'deskAnswer' }, heldSeconds + 1);
  return shown(ctx, body.eligibilityId);
};

function checkFits({ result, coverages, denialCode }: Answer, { serviceDate }: StoredEligibility): void {
  if (result === 'eligible' && !isCoveredOn(coverages, serviceDate)) throw invalid('coverages', 'notOnServiceDate');
  if (denialCode !== undefined && !Object.hasOwn(denialCodes, denialCode)) throw invalid('denialCode', 'unknownChoice');
}

/** The answer is on its way: nobody at the facility sees it yet, and an outbox entry lets it go when its minute has passed. */
function held(ctx: SessionContext, request: StoredEligibility, answer: Answer, outboxId: string): TransactItem[] {
  const at = ctx.now();
  const heldUntil = new Date(at.getTime() + heldSeconds * 1000).toISOString();
  const change = { ...settled(request, answer), answeredAt: at.toISOString() };
  const { facilityId, eligibilityId } = request;
  const entry = newOutboxEntry(outboxId, at.toISOString(), { kind: 'deskAnswer', facilityId, eligibilityId });
  return [
    ...eligibilityChange(request, { heldAnswer: { outboxId, heldUntil, change } }, []),
    outboxPut(entry, heldUntil),
  ];
}

/** Under review until a time: the facility learns it at once, and the request stays with its holder. */
function reviewed(ctx: SessionContext, request: StoredEligibility, { until, comments }: Answer): TransactItem[] {
  const at = ctx.now();
  const change = {
    status: eligibilityStatus.Answered,
    answeredAt: at.toISOString(),
    payerComments: comments || request.payerComments,
    payerRemark: comments ? null : request.payerRemark,
    deskDueAt: answerTime(ctx, 'until', until ?? ''),
    isPayerUnavailable: false,
    nextAttemptAt: null,
  };
  const event = { at: at.toISOString(), event: 'answered', by: null, detail: null } as const;
  return [...eligibilityChange(request, change, [event]), ...outcomeNews(request, change, { id: ctx.newId(), at })];
}

/** The request after the answer. Without an approval number of the payer the request's id gives one. */
function settled(request: StoredEligibility, answer: Answer) {
  const { result, denialCode, payerReference, patientName, comments, coverages } = answer;
  const isEligible = result === 'eligible';
  const ownNumber = `${request.payerCode}-${request.eligibilityId.slice(-12)}`;
  return {
    status: isEligible ? eligibilityStatus.Eligible : eligibilityStatus.NotEligible,
    payerReference: payerReference || (isEligible ? ownNumber : null),
    denialCode: denialCode ?? null,
    denialText: denialCode === undefined ? null : (denialCodes[denialCode]?.en ?? null),
    payerComments: comments || null,
    patientName: patientName || request.patientName,
    coverages: isEligible ? coverages : [],
  };
}
