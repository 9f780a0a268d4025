import * as z from 'zod';

/** What a regulator found in a record that was sent to it, at the field that it names. */
export const regulatorWord = z.strictObject({
  severity: z.enum(['error', 'warning']),
  field: z.string(),
  value: z.string(),
  text: z.string(),
});
