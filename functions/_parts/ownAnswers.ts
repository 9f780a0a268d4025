import { patientNumberIn } from '../../shared/_field/patientNumber.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { EligibilityRow } from '../../shared/eligibility/routes.ts';
import { findEligibility, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { type HistoryQuery, listHistory, partitionOf } from '../_data/eligibility/eligibilityHistory.ts';
import { laterAnswerOf } from '../_data/eligibility/laterAnswer.ts';
import { getPayer } from '../_data/payer/payer.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';

/** The latest answers are enough. */
const mostShown = 5;
const mostRead = 50;

/** The requests of the caller's facility about a patient, by Emirates ID in digits or by card number, newest first: no other facility's, and no payer's. */
export async function requestsAbout(
  { scope, store }: Pick<SessionContext, 'scope' | 'store'>,
  identifier: string,
  asked: Pick<HistoryQuery, 'from' | 'take' | 'matches'>,
): Promise<EligibilityRow[]> {
  const partition = scope.kind === 'facility' ? partitionOf(scope, { kind: 'patient', identifier }) : null;
  return partition ? (await listHistory(store, partition, asked)).items : [];
}

/**
 * The facility's own latest answers Eligible about a patient, by Emirates ID or card number, from a day of service (ISO) on: no other
 * facility's and no payer's. The search is audited. Throws for somebody without a facility, and for what is no number of a patient.
 */
export async function ownAnswersAbout(
  ctx: SessionContext,
  criteria: { readonly patient: string },
  earliest: string,
): Promise<EligibilityRow[]> {
  const { scope } = ctx;
  if (scope.kind !== 'facility') throw fail('facilityRequired');
  const patient = patientNumberIn(criteria.patient);
  if (patient.by === 'nothing') throw invalid('patient', patient.isEmiratesId ? 'invalidEmiratesId' : 'noCardNumber');
  const identifier = patient.by === 'emiratesId' ? patient.emiratesId : patient.cardNumber;
  const requests = await requestsAbout(ctx, identifier, { from: earliest, take: mostRead });
  const found = requests.filter(({ status }) => status === eligibilityStatus.Eligible).slice(0, mostShown);
  const shown = found.map(({ eligibilityId }) => eligibilityId);
  await auditSearch(ctx, { entity: scope.kind, id: scope.facilityId }, { criteria, shown });
  return found;
}

/** An answer that the caller may read, with its payer; 404 for every other. */
export async function answerWithPayer(ctx: SessionContext, eligibilityId: string) {
  const answer = await findEligibility(ctx.store, ctx.scope, eligibilityId);
  const payer = answer && (await getPayer(ctx.store, answer.payerId));
  if (!answer || !payer) throw fail('notFound', { field: 'eligibilityId' });
  return { answer, payer };
}

/** Whether an answer of the caller's facility still proves a cover: it is Eligible, and no later answer to the same question contradicts it. */
export async function stillCovers(
  { store, scope }: Pick<SessionContext, 'store' | 'scope'>,
  answer: StoredEligibility,
): Promise<boolean> {
  if (scope.kind !== 'facility' || answer.status !== eligibilityStatus.Eligible) return false;
  const later = await laterAnswerOf(store, scope.facilityId, answer);
  return !later || later.claim === 'covered';
}
