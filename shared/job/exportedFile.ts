import * as z from 'zod';
import { sheetFormats } from '../_field/sheetText.ts';

/** The file that an export makes, as the request for it says. */
export const exportedFile = {
  format: z.enum(sheetFormats),
  /** In which the columns and what stands in them are worded. */
  language: z.enum(['en', 'ar']),
};
