import * as z from 'zod';
import { cardNumberField } from '../_contract/cardNumberField.ts';
import { emiratesIdField } from '../_contract/emiratesIdField.ts';
import { aboveZero, zeroOrMore } from '../_contract/numberFields.ts';
import { recordId } from '../_contract/recordId.ts';
import { documentTypes } from '../_field/documentTypes.ts';
import { sentence } from '../_field/sentence.ts';
import { clinicianLicensePattern } from '../clinician/clinicians.ts';
import { hasIdentifier, identifierMissing } from '../eligibility/eligibilityForm.ts';
import {
  activityTypes,
  asksAboutEarlier,
  authorizationTypeNames,
  diagnosisTypes,
  encounterTypes,
  followsEarlier,
  observationTypes,
  resubmissionTypes,
} from './authorizationTypes.ts';

/** The most of each part of one request. */
export const mostOf = { lines: 200, diagnoses: 50, observations: 20, attachments: 20, warnings: 200 } as const;

const license = z
  .string()
  .trim()
  .regex(
    clinicianLicensePattern,
    sentence('eligibility:licenceForm', 'A licence has 3 to 30 letters, digits and hyphens.'),
  );
const code = z.string().trim().min(1, sentence('authorization:codeMissing', 'Choose a code.')).max(20);
const mostFils = 100_000_000_00;

export const authorizationDiagnosis = z.strictObject({ type: z.enum(diagnosisTypes), code });

/** A fact about an activity that the payer wants to know: a laboratory value, a tooth, a text. */
export const authorizationObservation = z.strictObject({
  type: z.enum(observationTypes),
  code: z.string().trim().min(1).max(25),
  value: z.string().trim().max(500).optional(),
  valueType: z.string().trim().max(25).optional(),
});

/** A line of a request: one activity that is asked for. Money is in fils, the hundredth of a dirham. */
export const authorizationLine = z.strictObject({
  /** The name of the line in all answers and later versions. */
  lineId: z.string().trim().min(1).max(30),
  type: z.literal(activityTypes),
  code,
  quantity: aboveZero(z.number().max(999.9999)),
  netFils: zeroOrMore(z.int().max(mostFils)),
  start: z.iso.datetime().optional(),
  orderingClinician: license.optional(),
  clinician: license.optional(),
  observations: z.array(authorizationObservation).max(mostOf.observations).default([]),
});
export type AuthorizationLine = z.infer<typeof authorizationLine>;

/** The fields of a request, as the form holds them and the call sends them (REQ-EAUTH-04). */
export const authorizationFormFields = {
  type: z.enum(authorizationTypeNames),
  payerId: z.int().positive(),
  emiratesId: emiratesIdField.optional(),
  cardNumber: cardNumberField.optional(),
  patientName: z.string().trim().max(200).optional(),
  /** The eligibility answer that the request begins from: of the same patient and payer. */
  eligibilityId: recordId.optional(),
  encounterType: z.literal(encounterTypes).optional(),
  encounterStart: z.iso.datetime().optional(),
  encounterEnd: z.iso.datetime().optional(),
  diagnoses: z.array(authorizationDiagnosis).max(mostOf.diagnoses).default([]),
  lines: z.array(authorizationLine).max(mostOf.lines).default([]),
  attachmentIds: z.array(recordId).max(mostOf.attachments).default([]),
  /** What the attached files are: rules ask for documents by type. A file of which nothing is said is another document. */
  documents: z
    .array(z.strictObject({ attachmentId: recordId, documentType: z.enum(documentTypes) }))
    .max(mostOf.attachments)
    .default([]),
  remarks: z.string().trim().max(2000).optional(),
  /** The earlier request that this one extends, cancels, asks about or sends again. */
  follows: recordId.optional(),
  resubmission: z
    .strictObject({ type: z.enum(resubmissionTypes), comment: z.string().trim().min(1).max(2000) })
    .optional(),
  /** Why a warning of a rule was passed over, by rule. */
  warningReasons: z
    .array(z.strictObject({ ruleId: recordId, reason: z.string().trim().min(3).max(500) }))
    .max(mostOf.warnings)
    .default([]),
};

const plainForm = z.strictObject(authorizationFormFields);
type PlainForm = z.output<typeof plainForm>;

const problem = (path: (string | number)[], message: string) => ({ code: 'custom', path, message }) as const;

function encounterProblems({ encounterType, encounterStart, encounterEnd }: PlainForm) {
  const missing = sentence('valueMissing', 'This value is required.');
  return [
    ...(encounterType === undefined ? [problem(['encounterType'], missing)] : []),
    ...(encounterStart === undefined ? [problem(['encounterStart'], missing)] : []),
    ...(encounterStart && encounterEnd && encounterEnd < encounterStart
      ? [problem(['encounterEnd'], sentence('beforeFrom', 'The end date is before the start date.'))]
      : []),
  ];
}

function diagnosisProblems({ diagnoses }: PlainForm) {
  const principals = diagnoses.filter(({ type }) => type === 'Principal').length;
  return principals === 1
    ? []
    : [problem(['diagnoses'], sentence('authorization:onePrincipal', 'Exactly one diagnosis is the principal one.'))];
}

function lineProblems({ lines }: PlainForm) {
  if (lines.length === 0)
    return [problem(['lines'], sentence('authorization:linesMissing', 'Add at least one activity.'))];
  const names = lines.map(({ lineId }) => lineId);
  return names.flatMap((name, at) =>
    names.indexOf(name) < at
      ? [problem(['lines', at, 'lineId'], sentence('authorization:lineTwice', 'Two lines have the same name.'))]
      : [],
  );
}

/** A document is one of the files that are sent: nobody names the type of a file that is not there. */
function documentProblems({ documents, attachmentIds }: PlainForm) {
  return documents.flatMap(({ attachmentId }, at) =>
    attachmentIds.includes(attachmentId)
      ? []
      : [
          problem(
            ['documents', at, 'attachmentId'],
            sentence('authorization:documentNotAttached', 'This document is not attached.'),
          ),
        ],
  );
}

/** What only the whole request shows. */
function problemsOf(form: PlainForm) {
  const { type, follows, resubmission } = form;
  const needsEarlier = followsEarlier(type) || resubmission !== undefined;
  const earlier =
    needsEarlier && !follows
      ? [problem(['follows'], sentence('authorization:earlierMissing', 'Choose the earlier request.'))]
      : [];
  if (asksAboutEarlier(type)) return earlier;
  return [
    ...earlier,
    ...encounterProblems(form),
    ...diagnosisProblems(form),
    ...lineProblems(form),
    ...documentProblems(form),
  ];
}

/** A request that may be sent: alone, or with the draft that it was. */
export const authorizationForm = z
  .strictObject({
    ...authorizationFormFields,
    /** The draft or the refused request that is sent now, at the version that its sender saw. */
    authorizationId: recordId.optional(),
    version: z.int().positive().optional(),
  })
  .refine(hasIdentifier, identifierMissing)
  .superRefine((form, context) => {
    for (const found of problemsOf(form)) context.addIssue(found);
  });
export type AuthorizationForm = PlainForm;

/** A person who has typed in a draft so recently has it: nobody else writes over it unasked. */
export const draftHeldMs = 5 * 60_000;

/** The most that a draft may hold, in characters of its JSON text. */
const longestDraft = 250_000;

/** A request as far as it has been typed: the form's values as they are, right or wrong (REQ-EAUTH-06). */
export const authorizationDraft = z
  .record(z.string().max(40), z.unknown())
  .refine((values) => Object.keys(values).every((name) => name in authorizationFormFields || name === 'typed'), {
    message: sentence('authorization:draftTooLong', 'The draft is too long.'),
  })
  .refine((values) => JSON.stringify(values).length <= longestDraft, {
    message: sentence('authorization:draftTooLong', 'The draft is too long.'),
  });
export type AuthorizationDraft = z.infer<typeof authorizationDraft>;
