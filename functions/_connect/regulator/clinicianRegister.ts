import * as z from 'zod';
import { emiratesIdDigits, isEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { isoDateOf } from '../payer/payerDate.ts';

/** A clinician as a regulator's list has it. */
export interface RegisteredClinician {
  readonly licenseNo: string;
  readonly fullName: string;
  /** Fifteen digits; null where the list does not give it. */
  readonly emiratesId: string | null;
  readonly specialty: string | null;
  readonly facilityLicense: string | null;
  readonly isActive: boolean;
  /** The days between which the licence is valid (ISO), both included; null where the list does not say. */
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

/** What a register said; `answer` is it as it came. `unanswered`: it said nothing that can be understood. */
export type RegisterAnswer =
  | { readonly kind: 'listed'; readonly listed: RegisteredClinician; readonly answer: string }
  | { readonly kind: 'notListed'; readonly answer: string }
  | { readonly kind: 'unanswered' };

/** The port to regulators' lists of clinicians, by the licence: it never throws for what a regulator does. */
export type AskRegister = (licenseNo: string) => Promise<RegisterAnswer>;

/** An answer that is kept as evidence is no longer than this. */
export const longestAnswer = 16_000;

const text = (most: number) => z.string().trim().max(most);
const optional = (most: number) =>
  text(most)
    .nullish()
    .transform((value) => value || null);

/** A day as the post offices write it, or ISO. A text that is no day makes the answer unusable. */
const day = optional(30).transform((value, ctx) => {
  if (value === null) return null;
  const iso = isoDateOf(value) ?? value.slice(0, 10);
  if (z.iso.date().safeParse(iso).success) return iso;
  ctx.addIssue({ code: 'custom' });
  return z.NEVER;
});

const emiratesId = optional(30).transform((value, ctx) => {
  if (value === null) return null;
  if (isEmiratesId(value)) return emiratesIdDigits(value);
  ctx.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** A row of a list. Unknown fields are passed over; one that cannot be read makes the row unusable. */
const row = z
  .object({
    License: text(30).min(1),
    FullName: text(200).min(1),
    EmiratesID: emiratesId,
    Specialty: optional(200),
    FacilityLicense: optional(30),
    Status: z.enum(['Active', 'Inactive']),
    ActiveFrom: day,
    ActiveTo: day,
  })
  .transform(
    (value): RegisteredClinician => ({
      licenseNo: value.License,
      fullName: value.FullName,
      emiratesId: value.EmiratesID,
      specialty: value.Specialty,
      facilityLicense: value.FacilityLicense,
      isActive: value.Status === 'Active',
      validFrom: value.ActiveFrom,
      validTo: value.ActiveTo,
    }),
  );

/** The answer that a row makes. */
export function answerOf(value: unknown, answer: string): RegisterAnswer {
  const parsed = row.safeParse(value);
  const isUsable = parsed.success && answer.length <= longestAnswer;
  return isUsable ? { kind: 'listed', listed: parsed.data, answer } : { kind: 'unanswered' };
}
