import { addressOf, linkedScreens } from '../../shared/_field/linkedScreens.ts';
import { keepDocument } from '../_data/document/printedDocument.ts';
import type { StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { getPayer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';

/** Remembers a print of the request; answers where it can be checked, where the portal has an address to name. */
async function verificationUrlOf(request: StoredEligibility, printedAt: Date, { store }: SessionContext) {
  const origin = env('DOCUMENTS_URL');
  if (!origin) return undefined;
  return origin + addressOf(linkedScreens.verifyDocument, { code: await keepDocument(store, request, printedAt) });
}

/** What a printed page shows in addition to the request. */
export async function printDetailsOf(request: StoredEligibility, ctx: SessionContext) {
  const printedAt = ctx.now();
  const [facility, payer, verificationUrl] = await Promise.all([
    getFacility(ctx.store, request.facilityId),
    getPayer(ctx.store, request.payerId),
    verificationUrlOf(request, printedAt, ctx),
  ]);
  return {
    facilityNameArabic: facility?.facilityNameArabic,
    payerNameArabic: payer?.payerNameArabic,
    printedAt,
    verificationUrl,
  };
}
