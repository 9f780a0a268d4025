import { denialCodes } from '../../shared/_field/denialCodes.ts';
import { isCoveredOn } from '../../shared/eligibility/coverage.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { worklistApi } from '../../shared/worklist/routes.ts';
import { eligibilityChange, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { outcomeNews } from '../_data/eligibility/eligibilityNews.ts';
import type { BodyOf, Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkDeskMove, readOpen, shown } from './deskOf.ts';

type AnswerRequest = typeof worklistApi.endpoints.answerRequest;
type Answer = BodyOf<AnswerRequest>;

/**
 * Stores the answer of a payer's reviewer, once: for the version that the reviewer saw, and only from the holder of the
 * request.
 */
export const answerRequest: Operation<AnswerRequest> = async ({ body }, ctx) => {
  const request = await readOpen(ctx, body.eligibilityId);
  const { status, version, serviceDate } = request;
  ctx.audited({ entity: 'eligibility', id: body.eligibilityId, before: { status }, after: { result: body.result } });
  checkDeskMove(ctx, 'answer', request);
  if (version !== body.version) throw fail('changedMeanwhile');
  if (body.result === 'eligible' && !isCoveredOn(body.coverages, serviceDate)) {
    throw invalid('coverages', 'notOnServiceDate');
  }
  const at = ctx.now();
  const change = { ...settled(request, body), answeredAt: at.toISOString() };
  const isEligible = body.result === 'eligible';
  const detail = isEligible ? change.payerReference : change.denialCode;
  const event = { at: at.toISOString(), event: isEligible ? 'eligible' : 'notEligible', by: null, detail } as const;
  const items = [
    ...eligibilityChange(request, change, [event]),
    ...outcomeNews(request, change, { id: ctx.newId(), at }),
  ];
  // Whatever came in between, the payer's system or a change by the facility, is looked at before anything is decided over it.
  if (!(await writeTogether(ctx.store, items))) throw fail('changedMeanwhile');
  return shown(ctx, body.eligibilityId);
};

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
    payerRemark: null,
    patientName: patientName || request.patientName,
    coverages,
    isPayerUnavailable: false,
    nextAttemptAt: null,
  };
}
