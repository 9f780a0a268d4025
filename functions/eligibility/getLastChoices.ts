import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { getEligibilities } from '../_data/eligibility/eligibility.ts';
import { listHistory, partitionOf } from '../_data/eligibility/eligibilityHistory.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, noRecord } from '../_kit/failure.ts';

type LastChoices = typeof eligibilityApi.endpoints.getLastChoices;

/** How many of the caller's latest requests are looked at: one with a typed number is usually among them. */
const looksAt = 10;

/** The caller's last choices at the current facility. The rows of a sheet say nothing about the next patient at the desk. */
export const getLastChoices: Operation<LastChoices> = async (_, { scope, store, user }) => {
  if (scope.kind !== 'facility') throw fail('facilityRequired');
  const partition = partitionOf(scope, { kind: 'sender', userId: user.userId });
  if (!partition) return noRecord;
  const { items } = await listHistory(store, partition, { take: looksAt });
  const ids = items.map(({ eligibilityId }) => eligibilityId);
  const found = new Map(
    (await getEligibilities(store, scope.facilityId, ids)).map((each) => [each.eligibilityId, each]),
  );
  const own = ids.flatMap((id) => found.get(id) ?? []).filter(({ jobId }) => jobId === null);
  const [last] = own;
  if (!last) return noRecord;
  const { payerId, serviceCategoryId, consultationCategoryId } = last;
  const eidReasonId = own.find((each) => each.eidReasonId !== null)?.eidReasonId ?? null;
  return { payerId, serviceCategoryId, consultationCategoryId, eidReasonId };
};
