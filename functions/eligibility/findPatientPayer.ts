import { offeredServiceCategories } from '../../shared/_field/lookups.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { EligibilityRow, eligibilityApi } from '../../shared/eligibility/routes.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, noRecord } from '../_kit/failure.ts';
import { requestsAbout } from '../_parts/ownAnswers.ts';

type FindPatientPayer = typeof eligibilityApi.endpoints.findPatientPayer;

/** A cover is agreed for a year: what a payer said before that says little about today. */
const longestMs = 365 * 86_400_000;
/** A facility sends only a few requests for one patient in a year. */
const mostRead = 50;

/** The newest answer Eligible whose payer has not said no since. `requests` are newest first. */
function latestCover(requests: readonly EligibilityRow[]): EligibilityRow | null {
  const saidNo = new Set<number>();
  for (const request of requests) {
    const isCover = request.status === eligibilityStatus.Eligible && request.claim !== 'withoutCover';
    if (isCover && !saidNo.has(request.payerId)) return request;
    if (request.status === eligibilityStatus.NotEligible) saidNo.add(request.payerId);
  }
  return null;
}

/** Which payer covered this patient when the caller's facility asked last, and for which service; of no other facility's requests. */
export const findPatientPayer: Operation<FindPatientPayer> = async ({ body }, ctx) => {
  const { scope, now } = ctx;
  if (scope.kind !== 'facility') throw fail('facilityRequired');
  const identifier = body.emiratesId ?? body.cardNumber ?? '';
  const from = emiratesDateOf(new Date(now().getTime() - longestMs));
  const found = latestCover(await requestsAbout(ctx, identifier, { from, take: mostRead }));
  const shown = found ? [found.eligibilityId] : [];
  await auditSearch(ctx, { entity: scope.kind, id: scope.facilityId }, { criteria: body, shown });
  if (!found) return noRecord;
  const { payerId, serviceCategoryId, serviceDate } = found;
  const isOffered = offeredServiceCategories.some(({ id }) => id === serviceCategoryId);
  return { payerId, serviceCategoryId: isOffered ? serviceCategoryId : null, serviceDate };
};
