import * as z from 'zod';

/** What the portal's own register can say against a cover. The words are beside this, since a dashboard shows none of them. */
const remarkNames = ['memberUnknown', 'coverUnknown', 'coverBegins', 'coverEnded', 'coverCancelled'] as const;

/** A remark of the register: its name, and the policy and the day that it is about. */
export const registerRemark = z.strictObject({
  name: z.enum(remarkNames),
  policyNumber: z.string().optional(),
  day: z.iso.date().optional(),
});
export type RegisterRemark = z.infer<typeof registerRemark>;
