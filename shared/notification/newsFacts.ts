import * as z from 'zod';

/** What is told of a request or query: how both sides name it, and nothing of the patient or of what was written. */
export const requestFacts = z.strictObject({
  requestNumber: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string().nullable().default(null),
});
/** What is told of a file: its name, and nothing of what is in it. */
export const fileFacts = z.strictObject({ fileName: z.string() });
/** What is told of a facility: its name. */
export const facilityFacts = z.strictObject({ facilityName: z.string(), facilityNameArabic: z.string().nullable() });
/** What is told of a payer: its name. */
export const payerFacts = z.strictObject({ payerName: z.string(), payerNameArabic: z.string() });
/** What is told of a version of a payer's list: whose it is, and its number. */
export const versionFacts = payerFacts.extend({ number: z.int() });
export const noFacts = z.strictObject({});
