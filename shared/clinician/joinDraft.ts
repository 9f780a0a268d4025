import * as z from 'zod';
import { typedFiles, typedText } from '../_parts/typed.ts';

/** So many insurers are kept, more than the form takes. */
const mostKept = 50;

/** A clinician who is to join, as far as the form has been typed, right or wrong. */
export const joinDraft = z.strictObject({
  licenseNo: typedText(60),
  fullName: typedText(200),
  fullNameArabic: typedText(200),
  specialty: z.strictObject({ code: typedText(20), name: typedText(200), nameArabic: typedText(200) }).nullable(),
  emiratesId: typedText(40),
  facilityId: typedText(40).nullable(),
  effectiveOn: typedText(40),
  payerIds: z.array(z.int().positive()).max(mostKept),
  note: typedText(600),
  attachmentIds: typedFiles,
});
