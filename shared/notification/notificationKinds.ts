import * as z from 'zod';

/** What is told of an eligibility request: how the desk and the payer name it, and nothing of the patient. */
const eligibilityFacts = z.strictObject({
  requestNumber: z.string(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string().nullable().default(null),
});
/** What is told of a job: the name of the file that it read or made, and nothing of what is in it. */
const jobFacts = z.strictObject({ fileName: z.string() });
const noFacts = z.strictObject({});

/** THE table of what people are notified of, and what each notification says besides its kind. The words are the web app's. */
export const notificationFacts = {
  eligibilityEligible: eligibilityFacts,
  eligibilityNotEligible: eligibilityFacts,
  /** The payer has the request in hand and names no result yet. */
  eligibilityAnswered: eligibilityFacts,
  eligibilityFailed: eligibilityFacts,
  /** A sheet of requests has its results, or could not be read. */
  batchDone: jobFacts,
  batchFailed: jobFacts,
  /** The history is ready to be fetched as a file, or could not be written. */
  exportDone: jobFacts,
  exportFailed: jobFacts,
  /** Told to whoever of the payer's people had the request in hand. */
  deskRequestCancelled: eligibilityFacts,
  passwordChanged: noFacts,
  /** An administrator gave the user a temporary password. */
  passwordReset: noFacts,
} as const;
export type NotificationKind = keyof typeof notificationFacts;

/** So long a notification can be read. */
export const notificationDays = 90;

/** Unread ones are counted up to this many; beyond, it says 99+. */
export const mostCountedUnread = 99;
