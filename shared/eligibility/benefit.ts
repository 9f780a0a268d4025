import * as z from 'zod';

/** Fils, the hundredth of a dirham. */
const fils = z.int().nonnegative();

/** What a cover gives for one service, as far as the payer says it; what it does not say is left out. */
export const benefit = z.strictObject({
  /** The payer's word for the service. */
  service: z.string().min(1).max(100),
  network: z.string().max(100).optional(),
  deductibleFils: fils.optional(),
  deductibleUsedFils: fils.optional(),
  limitFils: fils.optional(),
  limitUsedFils: fils.optional(),
  coPaymentFils: fils.optional(),
  coPaymentPercent: z.number().min(0).max(100).optional(),
  coPaymentCapFils: fils.optional(),
});
export type Benefit = z.infer<typeof benefit>;

/** More services than this no cover lists. */
export const mostBenefits = 30;
