import * as z from 'zod';
import { typedFiles, typedText } from '../_parts/typed.ts';
import { careServices, mostOf, referralSources } from './care.ts';

/** A referral as far as it has been typed, right or wrong; the patient is not in it. */
export const episodeDraft = z.strictObject({
  source: z.enum(referralSources).nullable(),
  referringFacility: typedText(200),
  referringPhysician: typedText(200),
  referredOn: typedText(40),
  dischargeExpectedOn: typedText(40),
  /** With the words under which a code was chosen. */
  diagnoses: z
    .array(z.strictObject({ code: typedText(20), en: typedText(500), ar: typedText(500) }).nullable())
    .max(mostOf.diagnoses),
  medication: typedText(2400),
  emergencyContact: z.strictObject({ name: typedText(120), relation: typedText(120), phone: typedText(40) }),
  services: z
    .array(
      z.strictObject({
        service: z.enum(careServices).nullable(),
        visitsAWeek: z.number().nullable(),
        weeks: z.number().nullable(),
      }),
    )
    .max(mostOf.services),
  text: typedText(2400),
  attachmentIds: typedFiles,
});
