import { keepDocument } from '../_data/document/printedDocument.ts';
import type { StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { getPayer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { verificationOf } from '../_parts/verificationOf.ts';

/** What a printed page shows in addition to the request. */
export async function printDetailsOf(request: StoredEligibility, ctx: SessionContext) {
  const printedAt = ctx.now();
  const [facility, payer, verification] = await Promise.all([
    getFacility(ctx.store, request.facilityId),
    getPayer(ctx.store, request.payerId),
    verificationOf(() => keepDocument(ctx.store, request, printedAt)),
  ]);
  return {
    facilityNameArabic: facility?.facilityNameArabic,
    payerNameArabic: payer?.payerNameArabic,
    printedAt,
    verification,
  };
}
