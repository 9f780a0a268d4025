import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { listHistory, partitionOf } from '../_data/eligibility/eligibilityHistory.ts';
import type { SessionContext } from '../_kit/context.ts';

interface Patient {
  readonly payerId: number;
  readonly emiratesId?: string | undefined;
  readonly cardNumber?: string | undefined;
}

/** The newest answers are enough. */
const mostAnswers = 5;

/** The patient's name as the same payer gave it in its newest answer Eligible to this facility; null where there is none. */
export async function knownName(
  { scope, store }: Pick<SessionContext, 'scope' | 'store'>,
  { payerId, emiratesId, cardNumber }: Patient,
): Promise<string | null> {
  const identifier = emiratesId || cardNumber;
  if (scope.kind !== 'facility' || !identifier) return null;
  const partition = partitionOf(scope, { kind: 'patient', identifier });
  const matches = (answer: { payerId: number; status: number }): boolean =>
    answer.payerId === payerId && answer.status === eligibilityStatus.Eligible;
  const page = partition && (await listHistory(store, partition, { take: mostAnswers, matches }));
  return page?.items.find(({ patientName }) => patientName)?.patientName ?? null;
}
