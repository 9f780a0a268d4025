import * as z from 'zod';
import { coverage } from '../eligibility/routes.ts';
import { coverStates } from './memberCover.ts';

/** A member of the payer's own register whom a request names, with every cover and its state on the day of the service. */
export const memberHit = z.strictObject({
  memberId: z.string(),
  fullName: z.string(),
  fullNameArabic: z.string().nullable(),
  bornOn: z.iso.date().nullable(),
  covers: z.array(coverage.extend({ state: z.enum(coverStates) })),
});
export type MemberHit = z.infer<typeof memberHit>;
