import { offeredServiceCategories } from '../../shared/_field/lookups.ts';
import { mostUsualPayers } from '../../shared/eligibility/deskChoices.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { listHistory, partitionOf } from '../_data/eligibility/eligibilityHistory.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

type UsualChoices = typeof eligibilityApi.endpoints.getUsualChoices;

/** So many of the facility's latest requests show what is usual there. */
const looksAt = 50;
/** A service that nine of ten requests are for: a form that begins with it is seldom wrong. */
const usualShare = 0.9;

/** The different values with how often each occurs, the most frequent first; of two that are as frequent, the more recent one. */
function byFrequency(values: readonly number[]): (readonly [value: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Which payers the caller's facility asks most, and the one service that it asks for, where it is nearly always the same. */
export const getUsualChoices: Operation<UsualChoices> = async (_, { scope, store }) => {
  if (scope.kind !== 'facility') throw fail('facilityRequired');
  const partition = partitionOf(scope, { kind: 'none' });
  const items = partition ? (await listHistory(store, partition, { take: looksAt })).items : [];
  const payerIds = byFrequency(items.map(({ payerId }) => payerId)).map(([payerId]) => payerId);
  const [service, count] = byFrequency(items.map(({ serviceCategoryId }) => serviceCategoryId))[0] ?? [null, 0];
  const isUsual = count >= items.length * usualShare && offeredServiceCategories.some(({ id }) => id === service);
  return { payerIds: payerIds.slice(0, mostUsualPayers), serviceCategoryId: isUsual ? service : null };
};
