import * as z from 'zod';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';
import { daysAfter } from '../_field/serviceDate.ts';
import { attachment, attachmentIds } from '../_parts/attachment.ts';
import { draftVersion } from '../_parts/typed.ts';
import { clinicianLicense, facilityId, person } from './clinicianModel.ts';
import { licenseStates } from './licenseState.ts';

/** What a provider tells its insurers of a clinician: joins, moves to another of its facilities, or leaves. */
export const moveKinds = ['join', 'move', 'end'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** Why somebody leaves. */
export const endReasons = ['resigned', 'contractEnded', 'licenseEnded', 'other'] as const;

/** So many insurers are told at once. */
export const mostInsurers = 5;

/** How many days before and after today a day of effect may lie: what was paid long ago is not decided anew. */
const effectDays = { before: 30, after: 365 } as const;

/** The first and the last day of effect that can be told on `today` (ISO, in the Emirates). */
export const effectLimits = (today: string): { from: string; until: string } => ({
  from: daysAfter(today, -effectDays.before),
  until: daysAfter(today, effectDays.after),
});

const place = z.strictObject({
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  facilityLicense: z.string(),
});

/** A change as provider and insurer see it in their lists. It is never changed. */
export const clinicianMove = z.strictObject({
  moveId: recordId,
  kind: z.enum(moveKinds),
  /** The first day of who joins or moves, the last day of who leaves. */
  effectiveOn: z.iso.date(),
  licenseNo: z.string(),
  fullName: z.string(),
  fullNameArabic: z.string(),
  specialty: z.string(),
  specialtyArabic: z.string().nullable(),
  ...place.shape,
  /** Where the clinician moves to. */
  to: place.nullable(),
  /** What the regulator's list said of the licence for the day of effect. */
  license: z.enum(licenseStates),
  /** The licence worked at another provider too on the day of effect; at which, nobody is told. */
  worksElsewhere: z.boolean(),
  reason: z.enum(endReasons).nullable(),
  note: z.string().nullable(),
  madeAt: z.iso.datetime(),
  madeByName: z.string(),
});
export type ClinicianMove = z.infer<typeof clinicianMove>;

/** One change with its documents, and the insurers that were told. */
export const clinicianMoveDetail = clinicianMove.extend({
  insurers: z.array(z.strictObject({ payerName: z.string(), payerNameArabic: z.string() })).max(mostInsurers),
  attachments: z.array(attachment),
});
export type ClinicianMoveDetail = z.infer<typeof clinicianMoveDetail>;

const documentMissing = sentence('clinician:documentMissing', 'Attach at least one document.');
const told = {
  effectiveOn: z.iso.date(sentence('clinician:effectiveOnMissing', 'Enter the day.')),
  payerIds: z
    .array(z.int().positive())
    .min(1, sentence('clinician:insurerMissing', 'Choose at least one insurer.'))
    .max(mostInsurers, sentence('clinician:insurersMost', 'Choose at most {{most}} insurers.', { most: mostInsurers })),
  note: z.string().trim().max(500).optional(),
};
const seen = { clinicianId: z.string().min(1).max(40), facilityId: facilityId.optional(), version: z.int().positive() };

export const joinBody = z.strictObject({
  ...person,
  licenseNo: clinicianLicense,
  emiratesId: emiratesIdField.optional(),
  /** One of the caller's facilities; without it the one where the caller works. */
  facilityId: facilityId.optional(),
  ...told,
  attachmentIds: attachmentIds.min(1, documentMissing),
  draftVersion,
});

export const moveBody = z.strictObject({
  ...seen,
  toFacilityId: z.string().min(1, sentence('clinician:toFacilityMissing', 'Choose the new facility.')).max(40),
  ...told,
  attachmentIds: attachmentIds.min(1, documentMissing),
});

export const endBody = z.strictObject({
  ...seen,
  reason: z.enum(endReasons, sentence('clinician:endReasonMissing', 'Choose the reason.')),
  ...told,
  attachmentIds: attachmentIds.default([]),
});
