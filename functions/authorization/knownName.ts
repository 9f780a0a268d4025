import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { SessionContext } from '../_kit/context.ts';
import { requestsAbout } from '../_parts/ownAnswers.ts';

interface Patient {
  readonly payerId: number;
  readonly emiratesId?: string | undefined;
  readonly cardNumber?: string | undefined;
}

/** The newest answers are enough. */
const mostAnswers = 5;

/** The patient's name as the same payer gave it in its newest answer Eligible to this facility; null where there is none. */
export async function knownName(
  ctx: Pick<SessionContext, 'scope' | 'store'>,
  { payerId, emiratesId, cardNumber }: Patient,
): Promise<string | null> {
  const identifier = emiratesId || cardNumber;
  if (!identifier) return null;
  const matches = (answer: { payerId: number; status: number }): boolean =>
    answer.payerId === payerId && answer.status === eligibilityStatus.Eligible;
  const answers = await requestsAbout(ctx, identifier, { take: mostAnswers, matches });
  return answers.find(({ patientName }) => patientName)?.patientName ?? null;
}
