import * as z from 'zod';
import { partKinds, partStates } from './statusParts.ts';

/** A part as everybody sees it. */
export const publicPart = z.strictObject({
  partId: z.string(),
  kind: z.enum(partKinds),
  name: z.string(),
  nameArabic: z.string(),
  state: z.enum(partStates),
});

/** A part with when it was looked at, and since when it is as it is. */
export const partDetail = publicPart.extend({
  checkedAt: z.iso.datetime().nullable(),
  since: z.iso.datetime().nullable(),
  /** Why the last question to a payer got no usable answer, and when: for those who run the portal, null for all others. */
  lastFault: z.string().nullable(),
  failedAt: z.iso.datetime().nullable(),
});
export type PartDetail = z.infer<typeof partDetail>;
