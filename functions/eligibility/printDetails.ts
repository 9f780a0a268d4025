import { addressOf, linkedScreens } from '../../shared/_field/linkedScreens.ts';
import { groupedCode } from '../../shared/document/printedCode.ts';
import { keepDocument } from '../_data/document/printedDocument.ts';
import type { StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { getPayer } from '../_data/payer/payer.ts';
import type { SessionContext } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';
import type { Verification } from '../_pdf/verification.ts';

/** Remembers a print of the request; answers where and by which code it can be checked, where the portal has an address to name. */
async function verificationOf(
  request: StoredEligibility,
  printedAt: Date,
  { store }: SessionContext,
): Promise<Verification | undefined> {
  const origin = env('DOCUMENTS_URL');
  if (!origin) return undefined;
  const code = groupedCode(await keepDocument(store, request, printedAt));
  return {
    code,
    url: origin + addressOf(linkedScreens.verifyDocument, { code }),
    page: origin + linkedScreens.verifyTypedCode,
  };
}

/** What a printed page shows in addition to the request. */
export async function printDetailsOf(request: StoredEligibility, ctx: SessionContext) {
  const printedAt = ctx.now();
  const [facility, payer, verification] = await Promise.all([
    getFacility(ctx.store, request.facilityId),
    getPayer(ctx.store, request.payerId),
    verificationOf(request, printedAt, ctx),
  ]);
  return {
    facilityNameArabic: facility?.facilityNameArabic,
    payerNameArabic: payer?.payerNameArabic,
    printedAt,
    verification,
  };
}
