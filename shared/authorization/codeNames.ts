import * as z from 'zod';

/** An activity or a drug as the lists call it on the day of service. The Arabic is empty where the list has none. */
const activityName = z.strictObject({
  type: z.int(),
  code: z.string(),
  description: z.string(),
  descriptionArabic: z.string(),
});

/** A diagnosis as the classification calls it, which is in English only; its chapter has both languages. */
const diagnosisName = z.strictObject({
  code: z.string(),
  description: z.string(),
  chapterName: z.string(),
  chapterNameArabic: z.string(),
});

/** A clinician of the facility that asks: what the payer may know of them. */
const clinicianName = z.strictObject({
  licenseNo: z.string(),
  fullName: z.string(),
  fullNameArabic: z.string(),
  specialty: z.string(),
  specialtyArabic: z.string().nullable(),
});

/** What the codes and licences of a request are called. One that no list has is not there: it is shown as it is. */
export const codeNames = z.strictObject({
  activities: z.array(activityName),
  diagnoses: z.array(diagnosisName),
  clinicians: z.array(clinicianName),
});
export type CodeNames = z.infer<typeof codeNames>;

/** What a request is about, in a line of a list: its first activity with its clinician, and its principal diagnosis, with what they are called. */
export const requestSubject = z.strictObject({
  activity: z.strictObject({ type: z.int(), code: z.string() }).nullable(),
  clinician: z.string().nullable(),
  diagnosis: z.string().nullable(),
  names: codeNames,
});
export type RequestSubject = z.infer<typeof requestSubject>;
