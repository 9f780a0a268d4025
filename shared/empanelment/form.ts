import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { isEmail } from '../_field/email.ts';
import { isInternationalMobile, mobileMessage } from '../_field/mobile.ts';
import { sentence } from '../_field/sentence.ts';
import { attachment } from '../_parts/attachment.ts';
import { documentTypes, services } from './documents.ts';

/** What a facility asks for. */
export const empanelmentKinds = ['join', 'recontract'] as const;
export type EmpanelmentKind = (typeof empanelmentKinds)[number];

const insurerMissing = sentence('empanelment:insurerMissing', 'Choose the insurer whose network you want to join.');
const fileMissing = sentence('empanelment:fileMissing', 'Attach the file of this document.');

const document = z.strictObject({
  type: z.enum(documentTypes),
  attachmentId: z.string(fileMissing).pipe(recordId),
  /** The last day on which it holds; null for a document that does not end. */
  expiresOn: z.iso.date().nullable(),
});

/** The fields of a request that its two sides speak of. */
export const formFields = ['contactName', 'contactEmail', 'contactMobile', 'tradeLicenseNumber', 'services'] as const;
export type FormField = (typeof formFields)[number];

/** What a comment is about: a field or a document. */
export const remarkFields = [...formFields, ...documentTypes] as const;

/** What a facility tells the insurer beyond what the portal knows of it, as it is submitted. */
export const empanelmentForm = z.strictObject({
  payerId: z.int(insurerMissing).positive(insurerMissing),
  contactName: z
    .string()
    .trim()
    .min(1, sentence('empanelment:contactMissing', 'Enter who the insurer may ask.'))
    .max(100),
  contactEmail: z
    .string()
    .trim()
    .max(254)
    .refine(isEmail, sentence('empanelment:emailForm', 'Enter the e-mail address of the contact.')),
  contactMobile: z.string().max(20).refine(isInternationalMobile, mobileMessage),
  tradeLicenseNumber: z
    .string()
    .trim()
    .min(1, sentence('empanelment:licenseMissing', 'Enter the number of the trade licence.'))
    .max(30),
  services: z
    .array(z.enum(services))
    .min(1, sentence('empanelment:servicesMissing', 'Choose at least one service.'))
    .max(services.length),
  documents: z.array(document).max(documentTypes.length),
});
export type EmpanelmentForm = z.infer<typeof empanelmentForm>;

/** The same as far as it has been typed, right or wrong. */
export const empanelmentDraft = z.strictObject({
  payerId: z.int().positive().nullable(),
  contactName: z.string().max(100),
  contactEmail: z.string().max(254),
  contactMobile: z.string().max(20),
  tradeLicenseNumber: z.string().max(30),
  services: z.array(z.enum(services)).max(services.length),
  documents: z.partialRecord(
    z.enum(documentTypes),
    z.strictObject({ files: z.array(attachment).max(1), expiresOn: z.string().max(40).nullable() }),
  ),
});
export type EmpanelmentDraft = z.infer<typeof empanelmentDraft>;

/** A form as it was submitted; it never changes (REQ-NET-18). */
export const revision = z.strictObject({
  number: z.int().positive(),
  submittedAt: z.iso.datetime(),
  submittedByName: z.string(),
  form: empanelmentForm,
});
export type Revision = z.infer<typeof revision>;
