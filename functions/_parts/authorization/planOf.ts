import type { AuthorizationForm } from '../../../shared/authorization/form.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { findEligibility } from '../../_data/eligibility/eligibility.ts';
import { listHistory, partitionOf } from '../../_data/eligibility/eligibilityHistory.ts';
import type { SessionContext } from '../../_kit/context.ts';

type Patient = Pick<AuthorizationForm, 'emiratesId' | 'cardNumber' | 'payerId'>;

/**
 * The member's plan on a day, by the newest answer of the payer that the facility has, whichever answer a request names: an older one
 * may name a plan that is over. Empty where no answer says it.
 */
export async function planOf(
  { emiratesId, cardNumber, payerId }: Patient,
  day: string,
  { store, scope }: SessionContext,
): Promise<string> {
  if (scope.kind !== 'facility') return '';
  const found = await Promise.all(
    [emiratesId, cardNumber].map(async (identifier) => {
      const partition = identifier ? partitionOf(scope, { kind: 'patient', identifier }) : null;
      const matches = (row: { readonly payerId: number; readonly status: number }) =>
        row.payerId === payerId && row.status === eligibilityStatus.Eligible;
      return partition ? (await listHistory(store, partition, { take: 1, matches })).items : [];
    }),
  );
  const [newest] = found
    .flat()
    .map(({ eligibilityId }) => eligibilityId)
    .sort()
    .reverse();
  const answer = newest ? await findEligibility(store, scope, newest) : null;
  const cover = answer?.coverages.find(({ validFrom, validTo }) => validFrom <= day && day <= validTo);
  return cover?.planName ?? '';
}
