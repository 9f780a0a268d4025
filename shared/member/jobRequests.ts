import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';

export const jobRequests = [
  z.strictObject({
    kind: z.literal('memberRegister'),
    uploadId: recordId,
    /** Super admins name the payer; a payer's people have their own. */
    payerId: z.int().positive().max(999_999).optional(),
  }),
] as const;
