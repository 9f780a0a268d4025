import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { listHistory, partitionOf } from '../_data/eligibility/eligibilityHistory.ts';
import { isSameQuestion } from '../_data/eligibility/laterAnswer.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, noRecord } from '../_kit/failure.ts';

type FindAnsweredToday = typeof eligibilityApi.endpoints.findAnsweredToday;

/** The most requests that are read: a facility sends only a few requests for one patient on one day. */
const mostOfADay = 25;
const answers: readonly number[] = [eligibilityStatus.Eligible, eligibilityStatus.NotEligible];

/** Today's newest answer to the same question: one query of the patient's requests since midnight in the Emirates. */
export const findAnsweredToday: Operation<FindAnsweredToday> = async ({ body }, ctx) => {
  const { scope, store, now } = ctx;
  if (scope.kind !== 'facility') throw fail('facilityRequired');
  const identifier = body.emiratesId ?? body.cardNumber ?? '';
  const partition = partitionOf(scope, { kind: 'patient', identifier });
  const today = partition && (await listHistory(store, partition, { from: emiratesDateOf(now()), take: mostOfADay }));
  const found = today?.items.find((row) => answers.includes(row.status) && isSameQuestion(row, body));
  const shown = found?.answeredAt ? [found.eligibilityId] : [];
  await auditSearch(ctx, { entity: scope.kind, id: scope.facilityId }, { criteria: body, shown });
  if (!found?.answeredAt) return noRecord;
  const { eligibilityId, status, claim, answeredAt, submittedByName } = found;
  return { eligibilityId, status, claim, answeredAt, submittedByName };
};
