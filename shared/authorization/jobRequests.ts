import * as z from 'zod';
import { exportedFile } from '../job/exportedFile.ts';
import { authorizationCriteria } from './authorizationCriteria.ts';
import { authorizationColumnNames } from './authorizationSheet.ts';

export const jobRequests = [
  z.strictObject({
    kind: z.literal('authorizationExport'),
    ...exportedFile,
    /** What the requests are narrowed by, as their list is. */
    criteria: z.strictObject(authorizationCriteria),
    order: z.strictObject({ by: z.enum(authorizationColumnNames), isDescending: z.boolean() }).optional(),
  }),
] as const;
