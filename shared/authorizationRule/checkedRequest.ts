import * as z from 'zod';
import { documentTypes } from '../_field/documentTypes.ts';

/** An observation of an activity, as far as rules look at it: that it is there, not what it says. */
const checkedObservation = z.strictObject({ type: z.string().max(40), code: z.string().max(40) });

const checkedActivity = z.strictObject({
  /** The name of the line. */
  id: z.string().min(1).max(30),
  /** The code system (activity type of the regulators: 3 CPT, 4 HCPCS, 5 drug, 6 dental, 8 service, 9 DRG, 10 generic drug). */
  type: z.int().positive().max(99),
  code: z.string().max(30),
  quantity: z.number().nonnegative().max(99_999),
  netFils: z.int().nonnegative(),
  observations: z.array(checkedObservation).max(50),
});
export type CheckedActivity = z.infer<typeof checkedActivity>;

/** What rules see of a request for an approval. Nothing in it names the patient. */
export const checkedRequest = z.strictObject({
  payerId: z.int().positive().max(999_999),
  facilityLicense: z.string().min(1).max(60),
  /** The regulator's number (shared/_field/regulator.ts). */
  facilityRegulator: z.int().positive().max(9),
  planName: z.string().max(100).optional(),
  /** What the request asks for; see `bringsTreatment`. */
  type: z.enum(['authorization', 'extension', 'cancellation', 'statusInquiry', 'prescription']),
  /** The regulators' encounter type. */
  encounterType: z.int().positive().max(999),
  serviceDate: z.iso.date(),
  diagnoses: z.array(z.strictObject({ type: z.string().max(40), code: z.string().max(20) })).max(50),
  activities: z.array(checkedActivity).max(200),
  /** The types of the documents that are attached. */
  documentTypes: z.array(z.enum(documentTypes)).max(100),
});
export type CheckedRequest = z.infer<typeof checkedRequest>;

/** A cancellation and a question about the status bring no treatment of their own, so no rule speaks about them. */
export const bringsTreatment = ({ type }: Pick<CheckedRequest, 'type'>): boolean =>
  type !== 'cancellation' && type !== 'statusInquiry';
