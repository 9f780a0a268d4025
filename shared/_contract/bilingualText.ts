import * as z from 'zod';

/** A text of the code itself, in both languages. */
export const bilingualText = z.strictObject({ en: z.string(), ar: z.string() });
