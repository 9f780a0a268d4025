import * as z from 'zod';
import type { Claim } from './claim.ts';

/** How many a claim may have: diagnoses, lines and encounters by claim, observations by line, facts by diagnosis. */
export const mostOf = { diagnoses: 200, activities: 500, encounters: 20, observations: 100, info: 20 } as const;

/** How many characters a text may have. */
export const longest = { code: 100, comment: 2000, value: 10_000 } as const;

/** What a caller says of a claim: bounds keep a call small, and what is wrong with a value is for the rules to say. */
const text = z.string().max(longest.comment).nullable();
const code = z.string().max(longest.code).nullable();
const instant = z.iso.datetime().nullable();
const fils = z.int().nullable();
const number = z.number().nullable();
const whole = z.int().nullable();

const observation = z.strictObject({
  type: code,
  code,
  value: z.string().max(longest.value).nullable(),
  valueType: code,
});

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
  observations: z.array(observation).max(mostOf.observations),
});

const encounter = z.strictObject({
  ...{ facilityId: code, type: whole, patientId: code, eligibilityIdPayer: code, start: instant, end: instant },
  ...{ startType: whole, endType: whole, transferSource: code, transferDestination: code },
});

const diagnosis = z.strictObject({
  type: code,
  code,
  info: z.array(z.strictObject({ type: code, code })).max(mostOf.info),
});

/** A claim as a caller sends it: every field is named, and null where there is nothing to say. */
export const claimShape = z.strictObject({
  ...{ id: code, idPayer: code, memberId: code, payerId: code, providerId: code, emiratesId: code },
  ...{ grossFils: fils, patientShareFils: fils, netFils: fils, vatFils: fils },
  encounters: z.array(encounter).max(mostOf.encounters),
  diagnoses: z.array(diagnosis).max(mostOf.diagnoses),
  activities: z.array(activity).max(mostOf.activities),
  resubmission: z.strictObject({ type: code, comment: text, hasAttachment: z.boolean() }).nullable(),
  packageName: code,
}) satisfies z.ZodType<Claim>;
