import * as z from 'zod';
import { type DocumentType, documentTypes } from '../../../shared/_field/documentTypes.ts';
import { formatEmiratesId } from '../../../shared/_field/emiratesId.ts';
import { regulators } from '../../../shared/_field/regulator.ts';
import { emiratesTimeOf } from '../../../shared/_field/serviceDate.ts';
import type { Attachment } from '../../../shared/_parts/attachment.ts';
import {
  type AuthorizationType,
  activityTypes,
  asksAboutEarlier,
  authorizationTypeNames,
  diagnosisTypes,
  encounterTypes,
  observationTypes,
  resubmissionTypes,
} from '../../../shared/authorization/authorizationTypes.ts';
import { type Favourite, favouriteFields } from '../../../shared/authorization/favourites.ts';
import type { AuthorizationDraft } from '../../../shared/authorization/form.ts';
import type { ClinicianOption } from '../../../shared/clinician/routes.ts';
import type { CodeOption } from '../../field/lookups/CodeOptionField.tsx';

export interface DiagnosisValues {
  type: (typeof diagnosisTypes)[number];
  disease: CodeOption | null;
}

export interface ObservationValues {
  type: (typeof observationTypes)[number];
  code: string;
  value: string;
  valueType: string;
}

export interface LineValues {
  lineId: string;
  type: (typeof activityTypes)[number];
  activity: CodeOption | null;
  quantity: number | null;
  netDirhams: number | null;
  clinician: ClinicianOption | null;
  orderingClinician: ClinicianOption | null;
  observations: ObservationValues[];
}

/** What the form holds, in the order of the screen. Times are those of the Emirates. */
export interface FormValues {
  type: AuthorizationType;
  payerId: number | null;
  emiratesId: string;
  cardNumber: string;
  patientName: string;
  eligibilityId: string;
  follows: string | null;
  /** Why an answered request is sent again; null for a first request. */
  resubmissionType: (typeof resubmissionTypes)[number] | null;
  resubmissionComment: string;
  encounterType: (typeof encounterTypes)[number] | null;
  encounterStart: string;
  encounterEnd: string;
  diagnoses: DiagnosisValues[];
  lines: LineValues[];
  attachments: Attachment[];
  /** What each of the files is, by its id. */
  documentTypes: Record<string, DocumentType | null>;
  /** Why a warning of a rule is passed over, by the rule; undefined while the field of a new warning is empty. */
  reasons: Record<string, string | undefined>;
  remarks: string;
}

/** How many lines stand on the screen at once. */
export const linesOnPage = 10;

/** The most used of the types: a line begins with it. */
const firstType = 8;

const minuteOf = (instant: Date): string => emiratesTimeOf(instant).slice(0, 16);
const instantOf = (minute: string): string | undefined => {
  const instant = new Date(`${minute}:00+04:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};

/** The types that a facility of this regulator may send: prescriptions go to payers in Abu Dhabi only. */
export const typesAt = (regulatorId: number | null): readonly AuthorizationType[] =>
  authorizationTypeNames.filter((type) => type !== 'prescription' || regulatorId === regulators.HAAD);

/** A name for the next line that no other line has. */
export function nextLineId(lines: readonly Pick<LineValues, 'lineId'>[]): string {
  const numbers = lines.map(({ lineId }) => Number(lineId)).filter(Number.isInteger);
  return String(Math.max(0, ...numbers) + 1);
}

/** A line that begins where the one before it ended: the same kind of service by the same people. */
export function lineAfter(lines: readonly LineValues[], clinician: ClinicianOption | null = null): LineValues {
  const last = lines.at(-1);
  return {
    lineId: nextLineId(lines),
    type: last?.type ?? firstType,
    activity: null,
    quantity: 1,
    netDirhams: null,
    clinician: last?.clinician ?? clinician,
    orderingClinician: last?.orderingClinician ?? null,
    observations: [],
  };
}

export const emptyValues = (now: Date): FormValues => ({
  type: 'authorization',
  payerId: null,
  emiratesId: '',
  cardNumber: '',
  patientName: '',
  eligibilityId: '',
  follows: null,
  resubmissionType: null,
  resubmissionComment: '',
  encounterType: null,
  encounterStart: minuteOf(now),
  encounterEnd: '',
  diagnoses: [{ type: 'Principal', disease: null }],
  lines: [lineAfter([])],
  attachments: [],
  documentTypes: {},
  reasons: {},
  remarks: '',
});

const filled = <Name extends string>(name: Name, text: string) =>
  text.trim() === '' ? {} : ({ [name]: text.trim() } as Record<Name, string>);

const observationOf = ({ type, code, value, valueType }: ObservationValues) => ({
  type,
  code,
  ...filled('value', value),
  ...filled('valueType', valueType),
});

const lineOf = ({ lineId, type, activity, quantity, netDirhams, ...line }: LineValues) => ({
  lineId,
  type,
  code: activity?.code ?? '',
  ...(quantity !== null && { quantity }),
  ...(netDirhams !== null && { netFils: Math.round(netDirhams * 100) }),
  ...(line.clinician && { clinician: line.clinician.licenseNo }),
  ...(line.orderingClinician && { orderingClinician: line.orderingClinician.licenseNo }),
  observations: line.observations.map(observationOf),
});

/** A line that nobody has filled in is no line. */
const isTouched = ({ activity, netDirhams, observations }: LineValues): boolean =>
  activity !== null || netDirhams !== null || observations.length > 0;

/** All that stands in the form. */
function allOf(values: FormValues) {
  const { type, payerId, emiratesId, cardNumber, patientName, eligibilityId, follows } = values;
  const { encounterType, encounterStart, encounterEnd, diagnoses, lines, attachments, remarks } = values;
  const [start, end] = [instantOf(encounterStart), instantOf(encounterEnd)];
  return {
    type,
    ...(payerId !== null && { payerId }),
    ...filled('emiratesId', emiratesId),
    ...filled('cardNumber', cardNumber),
    ...filled('patientName', patientName),
    ...(eligibilityId && { eligibilityId }),
    ...(follows && { follows }),
    ...(values.resubmissionType && {
      resubmission: { type: values.resubmissionType, comment: values.resubmissionComment.trim() },
    }),
    ...(encounterType !== null && { encounterType }),
    ...(start && { encounterStart: start }),
    ...(end && { encounterEnd: end }),
    diagnoses: diagnoses.map(({ type: kind, disease }) => ({ type: kind, code: disease?.code ?? '' })),
    // The last line is there to be typed in: it is sent when something stands in it.
    lines: lines.filter((line, at) => isTouched(line) || at < lines.length - 1).map(lineOf),
    attachmentIds: attachments.map(({ attachmentId }) => attachmentId),
    documents: attachments.flatMap(({ attachmentId }) => {
      const documentType = values.documentTypes[attachmentId];
      return documentType ? [{ attachmentId, documentType }] : [];
    }),
    warningReasons: Object.entries(values.reasons).flatMap(([ruleId, reason]) =>
      reason?.trim() ? [{ ruleId, reason: reason.trim() }] : [],
    ),
    ...filled('remarks', remarks),
  };
}

/** The fields as the call sends them; what is not right is refused by its schema. An inquiry and a cancellation bring no treatment. */
export function bodyOf(values: FormValues) {
  const all = allOf(values);
  if (!asksAboutEarlier(values.type)) return all;
  const { encounterType, encounterStart, encounterEnd, ...asked } = all;
  return { ...asked, diagnoses: [], lines: [] };
}

const names = z
  .object({
    codes: z.record(z.string(), z.tuple([z.string(), z.string()])).catch({}),
    clinicians: z.record(z.string(), z.string()).catch({}),
  })
  .catch({ codes: {}, clinicians: {} });
type Names = z.infer<typeof names>;

/** The words of what was chosen, each once: the draft itself has the codes only. */
function namesOf({ diagnoses, lines }: FormValues): Names {
  const chosen = [...diagnoses.map(({ disease }) => disease), ...lines.map(({ activity }) => activity)];
  const people = lines.flatMap(({ clinician, orderingClinician }) => [clinician, orderingClinician]);
  return {
    codes: Object.fromEntries(chosen.flatMap((each) => (each?.en ? [[each.code, [each.en, each.ar]]] : []))),
    clinicians: Object.fromEntries(people.flatMap((each) => (each?.fullName ? [[each.licenseNo, each.fullName]] : []))),
  };
}

/** The form as far as it has been typed, as the server keeps it. */
export const draftOf = (values: FormValues): AuthorizationDraft => ({ ...allOf(values), typed: namesOf(values) });

const text = z.string().catch('');
const optionalText = z.string().nullable().catch(null);
const money = z.number().nullable().catch(null);
const keptObservation = z.object({
  type: z.enum(observationTypes).catch('Text'),
  code: text,
  value: text,
  valueType: text,
});
const keptLine = z.object({
  lineId: text,
  type: z.literal(activityTypes).catch(firstType),
  code: text,
  quantity: money,
  netFils: money,
  clinician: optionalText,
  orderingClinician: optionalText,
  observations: z.array(keptObservation).catch([]),
});
/** Whatever is kept, by this release or another client: what cannot be read is empty. */
const kept = z.object({
  type: z.enum(authorizationTypeNames).catch('authorization'),
  payerId: z.int().nullable().catch(null),
  emiratesId: text,
  cardNumber: text,
  patientName: text,
  eligibilityId: text,
  follows: optionalText,
  resubmission: z
    .object({ type: z.enum(resubmissionTypes).nullable().catch(null), comment: text })
    .catch({ type: null, comment: '' }),
  encounterType: z.literal(encounterTypes).nullable().catch(null),
  encounterStart: text,
  encounterEnd: text,
  diagnoses: z.array(z.object({ type: z.enum(diagnosisTypes).catch('Secondary'), code: text })).catch([]),
  lines: z.array(keptLine).catch([]),
  attachmentIds: z.array(z.string()).catch([]),
  documents: z
    .array(z.object({ attachmentId: text, documentType: z.enum(documentTypes).nullable().catch(null) }))
    .catch([]),
  warningReasons: z.array(z.object({ ruleId: text, reason: text })).catch([]),
  remarks: text,
  typed: names.default({ codes: {}, clinicians: {} }),
});

const minuteIn = (instant: string): string => {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? '' : minuteOf(at);
};

/** The form of a draft, of a request that was sent, or of what is known from elsewhere. */
export function valuesOf(draft: Record<string, unknown>, files: readonly Attachment[] = []): FormValues {
  const { typed, attachmentIds, documents, warningReasons, diagnoses, lines, resubmission, ...fields } = kept.parse({
    ...draft,
    typed: draft.typed ?? {},
  });
  const codeOf = (code: string): CodeOption | null => {
    const [en = '', ar = ''] = typed.codes[code] ?? [];
    return code === '' ? null : { code, en, ar };
  };
  const clinicianOf = (licenseNo: string | null): ClinicianOption | null =>
    licenseNo
      ? { clinicianId: licenseNo, licenseNo, fullName: typed.clinicians[licenseNo] ?? '', specialty: '' }
      : null;
  const readLines = lines.map(({ code, netFils, lineId, ...line }, at) => ({
    ...line,
    lineId: lineId || String(at + 1),
    activity: codeOf(code),
    netDirhams: netFils === null ? null : netFils / 100,
    clinician: clinicianOf(line.clinician),
    orderingClinician: clinicianOf(line.orderingClinician),
  }));
  return {
    ...fields,
    resubmissionType: resubmission.type,
    resubmissionComment: resubmission.comment,
    emiratesId: formatEmiratesId(fields.emiratesId),
    encounterStart: minuteIn(fields.encounterStart),
    encounterEnd: minuteIn(fields.encounterEnd),
    diagnoses:
      diagnoses.length > 0
        ? diagnoses.map(({ type, code }) => ({ type, disease: codeOf(code) }))
        : [{ type: 'Principal', disease: null }],
    lines: readLines.length > 0 ? readLines : [lineAfter([])],
    documentTypes: Object.fromEntries(documents.map(({ attachmentId, documentType }) => [attachmentId, documentType])),
    reasons: Object.fromEntries(warningReasons.map(({ ruleId, reason }) => [ruleId, reason])),
    attachments: files.filter(({ attachmentId }) => attachmentIds.includes(attachmentId)),
  };
}

/** The lines of a set, after those that the form has, by the same people. */
export function linesOfSet(
  set: Pick<Favourite, 'lines'>,
  before: readonly LineValues[],
  clinician: ClinicianOption | null,
): LineValues[] {
  const lines = before.filter(isTouched);
  const read = valuesOf({ lines: set.lines }).lines;
  for (const { type, activity, quantity, netDirhams, observations } of read) {
    lines.push({ ...lineAfter(lines, clinician), type, activity, quantity, netDirhams, observations });
  }
  return lines;
}

/** The lines of the form as a set keeps them: without patient, people and names; those that are not whole are left out. */
export const setOf = (lines: readonly LineValues[]): Favourite['lines'] =>
  lines.map(lineOf).flatMap(({ type, code, quantity, netFils, observations }) => {
    const parsed = favouriteFields.lines.element.safeParse({ type, code, quantity, netFils, observations });
    return parsed.success ? [parsed.data] : [];
  });

/** What of an old request is asked for again: its treatment, today, without its files. */
export const copiedFrom = (form: Record<string, unknown>, now: Date): FormValues => ({
  ...valuesOf({ ...form, type: 'authorization', follows: null, resubmission: null, eligibilityId: '' }),
  encounterStart: minuteOf(now),
  encounterEnd: '',
  attachments: [],
  documentTypes: {},
  reasons: {},
});

/** The form's field for a field of the contract. */
export const fieldOf = (field: string, values?: Pick<FormValues, 'reasons'>): string =>
  field
    .replace(
      /^warningReasons\.(\d+)(?:\..*)?$/,
      (_, at: string) => `reasons.${Object.keys(values?.reasons ?? {})[Number(at)]}`,
    )
    .replace(/^documents.*$/, 'attachments')
    .replace(/^(lines\.\d+)\.code$/, '$1.activity')
    .replace(/^(lines\.\d+)\.netFils$/, '$1.netDirhams')
    .replace(/^(diagnoses\.\d+)\.code$/, '$1.disease')
    .replace(/^resubmission\.comment$/, 'resubmissionComment')
    .replace(/^attachmentIds.*$/, 'attachments')
    .replace(/^eligibilityId$/, 'emiratesId');

/** The place of the line that a field belongs to, or null. */
export function lineAtField(field: string): number | null {
  const [, at] = /^lines\.(\d+)\./.exec(field) ?? [];
  return at === undefined ? null : Number(at);
}
