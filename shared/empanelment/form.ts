import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';
import { attachment } from '../_parts/attachment.ts';
import { facilityKinds, homeEmirates } from '../facility/facilityFields.ts';
import { contactEmail, contactMobile, contactName, offeredServices } from './contactFields.ts';
import { submittedTerms, type TermField, termFields } from './contract.ts';
import { type DocumentFacts, documentTypes, services } from './documents.ts';

/** What a facility asks for. */
export const empanelmentKinds = ['join', 'recontract', 'addBranch', 'updateProfile', 'updateContract'] as const;
export type EmpanelmentKind = (typeof empanelmentKinds)[number];
/** The kinds that have a form with documents, which is kept as a draft on the server. */
export const wizardKinds = ['join', 'recontract', 'addBranch'] as const satisfies readonly EmpanelmentKind[];
export type WizardKind = (typeof wizardKinds)[number];

/** Whether a request goes through stages. A change of the profile or of the contract is looked at as a whole. */
export const hasStages = (kind: EmpanelmentKind): kind is WizardKind =>
  (wizardKinds as readonly EmpanelmentKind[]).includes(kind);

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

/** What a request says of the branch that is to be added. */
export const branchFields = ['branchLicense', 'branchName', 'branchNameArabic', 'branchKind', 'branchEmirate'] as const;
export type BranchField = (typeof branchFields)[number];

/** What a request says of the bank account that is to be paid to. */
export const accountFields = ['accountHolder', 'bankName', 'iban'] as const;
export type AccountField = (typeof accountFields)[number];

/** What a change of a contract says: from when on, and the terms. */
export const contractFields = ['effectiveOn', ...termFields] as const;
export type ContractField = 'effectiveOn' | TermField;

const otherTerms = termFields.filter((field) => field !== 'services');

/** What a comment is about: a field or a document. */
export const remarkFields = [
  ...formFields,
  ...branchFields,
  ...accountFields,
  'effectiveOn',
  ...otherTerms,
  ...documentTypes,
] as const;
export type RemarkField = (typeof remarkFields)[number];

const emirateMissing = sentence('facility:emirateMissing', 'Choose the emirate.');

/** The branch that a request asks for, in the words of its licence. */
const branch = z.strictObject({
  branchLicense: z
    .string()
    .trim()
    .min(1, sentence('facility:licenseMissing', 'Enter the licence of the facility.'))
    .max(30)
    .regex(/^[^#,]*$/, sentence('facility:licenseSigns', 'A licence has no comma and no number sign.')),
  branchName: z.string().trim().min(1, sentence('facility:nameMissing', 'Enter the name in English.')).max(200),
  branchNameArabic: z
    .string()
    .trim()
    .min(1, sentence('facility:nameArabicMissing', 'Enter the name in Arabic.'))
    .max(200),
  branchKind: z.enum(facilityKinds, sentence('facility:kindMissing', 'Choose the kind.')),
  branchEmirate: z.enum(homeEmirates, emirateMissing),
});
export type Branch = z.infer<typeof branch>;

/** What a facility tells the insurer beyond what the portal knows of it, as it is submitted. */
export const empanelmentForm = z.strictObject({
  payerId: z.int(insurerMissing).positive(insurerMissing),
  ...{ contactName, contactEmail, contactMobile },
  tradeLicenseNumber: z
    .string()
    .trim()
    .min(1, sentence('empanelment:licenseMissing', 'Enter the number of the trade licence.'))
    .max(30),
  services: offeredServices,
  documents: z.array(document).max(documentTypes.length),
  /** Null where the facility asks for itself. */
  branch: branch.nullable().default(null),
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
  branch: z
    .strictObject({
      branchLicense: z.string().max(30),
      branchName: z.string().max(200),
      branchNameArabic: z.string().max(200),
      branchKind: z.enum(facilityKinds).nullable(),
      branchEmirate: z.enum(homeEmirates).nullable(),
    })
    .nullable()
    .default(null),
});
export type EmpanelmentDraft = z.infer<typeof empanelmentDraft>;

/** A bank account as people see it: its IBAN is masked. */
export const shownAccount = z.strictObject({ accountHolder: z.string(), bankName: z.string(), iban: z.string() });
export type ShownAccount = z.infer<typeof shownAccount>;

/** A profile as it was in force when its change was submitted. */
export const profileBefore = empanelmentForm
  .pick({ contactName: true, contactEmail: true, contactMobile: true, tradeLicenseNumber: true, services: true })
  .extend({ account: shownAccount.nullable(), version: z.int() });
export type ProfileBefore = z.infer<typeof profileBefore>;

/** A form as it was submitted; it never changes (REQ-NET-18). */
export const revision = z.strictObject({
  number: z.int().positive(),
  submittedAt: z.iso.datetime(),
  submittedByName: z.string(),
  /** Null for a change of the contract. */
  form: empanelmentForm.nullable(),
  /** The terms that a change of the contract asks for. */
  terms: submittedTerms.nullable().default(null),
  /** The new bank account of a changed profile; null where the account stays. */
  account: shownAccount.nullable().default(null),
  /** What a changed profile replaces; null where the insurer has none of this provider. */
  before: profileBefore.nullable().default(null),
});
export type Revision = z.infer<typeof revision>;

/** The fields that a request of this kind has. */
export function fieldsOfKind(
  kind: EmpanelmentKind,
): readonly (FormField | BranchField | AccountField | ContractField)[] {
  if (kind === 'addBranch') return [...branchFields, ...formFields];
  if (kind === 'updateContract') return contractFields;
  return kind === 'updateProfile' ? [...formFields, ...accountFields] : formFields;
}

interface ProviderFacts {
  readonly facilityKind: DocumentFacts['kind'];
  readonly emirate: string;
}

/** By which type and emirate the documents are asked for: the branch's, or those of the facility that asks for itself; null until they are chosen. */
export function documentPlace(
  facts: ProviderFacts,
  of: EmpanelmentDraft['branch'],
): Pick<DocumentFacts, 'kind' | 'emirate'> | null {
  if (!of) return { kind: facts.facilityKind, emirate: facts.emirate };
  const { branchKind, branchEmirate } = of;
  return branchKind && branchEmirate ? { kind: branchKind, emirate: branchEmirate } : null;
}
