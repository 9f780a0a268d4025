import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';

export const jobRequests = [
  z.strictObject({ kind: z.literal('claimFile'), uploadId: recordId }),
  z.strictObject({ kind: z.literal('claimTakeOver'), uploadId: recordId }),
] as const;
