import { emiratesIdDigits } from '../../shared/_field/emiratesId.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { oldListDays, type ValiditySource } from '../../shared/member/memberValidity.ts';
import type { SessionContext } from '../_kit/context.ts';
import { requestsAbout } from '../_parts/ownAnswers.ts';

type OwnAnswer = NonNullable<ValiditySource['ownAnswer']>;

/** A patient is asked about a few times a month at one facility. */
const mostRead = 50;

/**
 * The payers that have told the caller's facility of late that somebody is covered, each with its newest answer; a later answer of the same
 * payer that says otherwise wins. Nobody else's answers are read. What is found goes into the audit trail.
 */
export async function ownAnswersBy(ctx: SessionContext, emiratesId: string): Promise<ReadonlyMap<number, OwnAnswer>> {
  const found = new Map<number, OwnAnswer>();
  const from = daysAfter(emiratesDateOf(ctx.now()), -oldListDays);
  const requests = await requestsAbout(ctx, emiratesIdDigits(emiratesId), { from, take: mostRead });
  const decided = new Set<number>();
  for (const { payerId, claim, serviceDate, answeredAt, eligibilityId } of requests) {
    if (answeredAt === null || claim === null || claim === 'undecided' || decided.has(payerId)) continue;
    decided.add(payerId);
    if (claim !== 'covered') continue;
    found.set(payerId, { serviceDate, answeredAt });
    ctx.audited({ entity: 'eligibility', id: eligibilityId });
  }
  return found;
}

/** What a payer's answer to the facility adds to a register that knows nothing: on the day of its service it says that somebody is covered. */
export function withOwnAnswer<Said extends Pick<ValiditySource, 'validity' | 'why'>>(
  said: Said,
  ownAnswer: OwnAnswer | undefined,
  today: string,
): Said & Pick<ValiditySource, 'ownAnswer'> {
  if (said.validity !== 'unknown' || !ownAnswer) return { ...said, ownAnswer: null };
  const isToday = ownAnswer.serviceDate === today;
  return { ...said, ownAnswer, ...(isToday && { validity: 'active', why: null }) };
}
