import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';

/** An answer of the facility about a patient, from which its people begin to care for them: a programme, care at home. */
export const patientAnswer = z.strictObject({
  eligibilityId: recordId,
  requestNumber: z.string(),
  patientName: z.string().nullable(),
  patientNameArabic: z.string().nullable(),
  patientEnding: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  serviceDate: z.iso.date(),
});
export type PatientAnswer = z.infer<typeof patientAnswer>;
