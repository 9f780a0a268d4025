import * as z from 'zod';
import { sentence } from './sentence.ts';

/** What a person types to find a patient: an Emirates ID or a card number; `patientNumberIn` says which. */
export const typedPatient = z.strictObject({
  patient: z.string().trim().min(1, sentence('patientNumberMissing', 'Enter an Emirates ID or a card number.')).max(40),
});
