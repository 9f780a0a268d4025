import * as z from 'zod';
import { typedFiles, typedText } from '../_parts/typed.ts';
import { queryCategories } from './queryCategories.ts';

/** A question as far as it has been typed, right or wrong. */
export const queryDraft = z.strictObject({
  payerId: z.int().nullable(),
  category: z.enum(queryCategories).nullable(),
  subject: typedText(200),
  text: typedText(2500),
  attachmentIds: typedFiles,
});
