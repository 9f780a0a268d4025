import * as z from 'zod';
import type { Claim } from './claim.ts';

/** What a caller says of a claim: bounds keep a call small, and what is wrong with a value is for the rules to say. */
const text = z.string().max(2000).nullable();
const code = z.string().max(100).nullable();
const instant = z.iso.datetime().nullable();
const fils = z.int().nullable();
const number = z.number().nullable();
const whole = z.int().nullable();

const observation = z.strictObject({ type: code, code, value: z.string().max(10_000).nullable(), valueType: code });

const activity = z.strictObject({
  id: code,
  start: instant,
  type: whole,
  code,
  quantity: number,
  netFils: fils,
  orderingClinician: code,
  clinician: code,
  priorAuthorizationId: code,
  vatFils: fils,
  vatPercent: number,
  dateOrdered: instant,
  observations: z.array(observation).max(100),
});

const encounter = z.strictObject({
  ...{ facilityId: code, type: whole, patientId: code, eligibilityIdPayer: code, start: instant, end: instant },
  ...{ startType: whole, endType: whole, transferSource: code, transferDestination: code },
});

const diagnosis = z.strictObject({
  type: code,
  code,
  info: z.array(z.strictObject({ type: code, code })).max(20),
});

/** How many a claim that is sent may have. */
export const mostOf = { diagnoses: 200, activities: 500 } as const;

/** A claim as a caller sends it: every field is named, and null where there is nothing to say. */
export const claimShape = z.strictObject({
  ...{ id: code, idPayer: code, memberId: code, payerId: code, providerId: code, emiratesId: code },
  ...{ grossFils: fils, patientShareFils: fils, netFils: fils, vatFils: fils },
  encounters: z.array(encounter).max(20),
  diagnoses: z.array(diagnosis).max(mostOf.diagnoses),
  activities: z.array(activity).max(mostOf.activities),
  resubmission: z.strictObject({ type: code, comment: text, hasAttachment: z.boolean() }).nullable(),
  packageName: code,
}) satisfies z.ZodType<Claim>;
