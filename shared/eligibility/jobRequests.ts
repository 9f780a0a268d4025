import * as z from 'zod';
import { exportedFile } from '../job/exportedFile.ts';
import { historyCriteria } from './eligibilityHistory.ts';
import { historyColumnNames } from './historySheet.ts';

export const jobRequests = [
  z.strictObject({
    kind: z.literal('eligibilityExport'),
    ...exportedFile,
    /** What the history is narrowed by, as its list is. */
    criteria: z.strictObject(historyCriteria),
    /** As the list is sorted on the screen; newest first without it. */
    order: z.strictObject({ by: z.enum(historyColumnNames), isDescending: z.boolean() }).optional(),
  }),
] as const;
