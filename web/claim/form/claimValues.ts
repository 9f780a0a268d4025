import type * as z from 'zod';
import { emiratesTimeOf } from '../../../shared/_field/serviceDate.ts';
import type { Claim, ClaimActivity, ClaimDiagnosis, ClaimEncounter } from '../../../shared/claim/claim.ts';
import type { claimShape } from '../../../shared/claim/claimShape.ts';

/** A claim as the calls take it. */
export type SentClaim = z.input<typeof claimShape>;

/** Where a row of the form was in the claim that was loaded; null for a new one. */
interface Row {
  at: number | null;
}

export interface DiagnosisValues extends Row {
  type: string | null;
  code: string;
}

export interface ObservationValues extends Row {
  type: string | null;
  code: string;
  value: string;
  valueType: string;
}

export interface LineValues extends Row {
  type: number | null;
  code: string;
  quantity: number | null;
  netDirhams: number | null;
  /** A minute of the Emirates, as the other moments. */
  start: string;
  clinician: string;
  priorAuthorizationId: string;
  observations: ObservationValues[];
}

/** What the form of a claim holds, in the order of the screen. */
export interface ClaimValues {
  patientName: string;
  emiratesId: string;
  cardNumber: string;
  patientFile: string;
  payerId: string | null;
  encounterType: number | null;
  eligibilityNumber: string;
  visitStart: string;
  visitEnd: string;
  startType: number | null;
  endType: number | null;
  transferSource: string;
  transferTo: string;
  diagnoses: DiagnosisValues[];
  lines: LineValues[];
  netDirhams: number | null;
  patientShareDirhams: number | null;
  vatDirhams: number | null;
  grossDirhams: number | null;
  claimNumber: string;
  packageName: string;
}

/** A claim that says nothing yet. */
export const emptyClaim: Claim = {
  ...{ id: null, idPayer: null, memberId: null, payerId: null, providerId: null, emiratesId: null },
  ...{ grossFils: null, patientShareFils: null, netFils: null, vatFils: null },
  ...{ encounters: [], diagnoses: [], activities: [], resubmission: null, packageName: null },
};

export const emptyEncounter: ClaimEncounter = {
  ...{ facilityId: null, type: null, patientId: null, eligibilityIdPayer: null, start: null, end: null },
  ...{ startType: null, endType: null, transferSource: null, transferDestination: null },
};

export const emptyLine: ClaimActivity = {
  ...{ id: null, start: null, type: null, code: null, quantity: null, netFils: null, orderingClinician: null },
  ...{ clinician: null, priorAuthorizationId: null, vatFils: null, vatPercent: null, dateOrdered: null },
  observations: [],
};

export const newDiagnosis = (isFirst: boolean): DiagnosisValues => ({
  at: null,
  type: isFirst ? 'Principal' : 'Secondary',
  code: '',
});

export const newObservation: ObservationValues = { at: null, type: 'Text', code: '', value: '', valueType: '' };

/** A line begins where the one before it ended: the same kind of service, at the same time, by the same person. */
export function newLine(last?: LineValues): LineValues {
  const { type = null, start = '', clinician = '' } = last ?? {};
  const rest = { code: '', quantity: 1, netDirhams: null, priorAuthorizationId: '', observations: [] };
  return { at: null, type, start, clinician, ...rest };
}

const shownText = (text: string | null): string => text ?? '';
const shownFils = (fils: number | null): number | null => (fils === null ? null : fils / 100);
const shownMoment = (instant: string | null): string => (instant ? emiratesTimeOf(new Date(instant)).slice(0, 16) : '');

const readText = (text: string): string | null => text.trim() || null;
const readFils = (dirhams: number | null): number | null => (dirhams === null ? null : Math.round(dirhams * 100));
/** A moment that cannot be read goes as it is: the contract refuses it, at its field. */
function readMoment(minute: string): string | null {
  if (!minute) return null;
  const instant = new Date(`${minute}:00+04:00`);
  return Number.isNaN(instant.getTime()) ? minute : instant.toISOString();
}

/** What was not changed stays as it was, to the second and the space. */
const kept =
  <Stored, Shown>(show: (stored: Stored) => Shown, read: (shown: Shown) => Stored) =>
  (before: Stored, now: Shown): Stored =>
    show(before) === now ? before : read(now);
const text = kept(shownText, readText);
const fils = kept(shownFils, readFils);
const moment = kept(shownMoment, readMoment);

/** A claim as the form shows it. A form has a row to begin with, where the claim has none. */
export function valuesOf(claim: Claim, patientName: string | null): ClaimValues {
  const visit = claim.encounters[0] ?? emptyEncounter;
  const diagnoses = claim.diagnoses.map(({ type, code }, at) => ({ at, type, code: shownText(code) }));
  const lines = claim.activities.map(
    ({ type, quantity, ...line }, at): LineValues => ({
      ...{ at, type, code: shownText(line.code), quantity, netDirhams: shownFils(line.netFils) },
      ...{ start: shownMoment(line.start), clinician: shownText(line.clinician) },
      priorAuthorizationId: shownText(line.priorAuthorizationId),
      observations: line.observations.map((each, place) => ({
        ...{ at: place, type: each.type, code: shownText(each.code) },
        ...{ value: shownText(each.value), valueType: shownText(each.valueType) },
      })),
    }),
  );
  return {
    ...{ patientName: shownText(patientName), emiratesId: shownText(claim.emiratesId) },
    ...{ cardNumber: shownText(claim.memberId), patientFile: shownText(visit.patientId), payerId: claim.payerId },
    ...{ encounterType: visit.type, visitStart: shownMoment(visit.start), visitEnd: shownMoment(visit.end) },
    eligibilityNumber: shownText(visit.eligibilityIdPayer),
    ...{ startType: visit.startType, endType: visit.endType },
    ...{ transferSource: shownText(visit.transferSource), transferTo: shownText(visit.transferDestination) },
    diagnoses: diagnoses.length > 0 ? diagnoses : [newDiagnosis(true)],
    lines: lines.length > 0 ? lines : [newLine()],
    ...{ netDirhams: shownFils(claim.netFils), patientShareDirhams: shownFils(claim.patientShareFils) },
    ...{ vatDirhams: shownFils(claim.vatFils), grossDirhams: shownFils(claim.grossFils) },
    ...{ claimNumber: shownText(claim.id), packageName: shownText(claim.packageName) },
  };
}

const isSaid = (value: unknown): boolean => value !== null && value !== '';

/** The visit of the form, with what the loaded one has besides; none where nothing of it is said. */
function visitOf(values: ClaimValues, before: ClaimEncounter | undefined, licence: string | null) {
  const was = before ?? emptyEncounter;
  const said = {
    ...{ type: values.encounterType, patientId: text(was.patientId, values.patientFile) },
    eligibilityIdPayer: text(was.eligibilityIdPayer, values.eligibilityNumber),
    ...{ start: moment(was.start, values.visitStart), end: moment(was.end, values.visitEnd) },
    ...{ startType: values.startType, endType: values.endType },
    transferSource: text(was.transferSource, values.transferSource),
    transferDestination: text(was.transferDestination, values.transferTo),
  };
  if (!before && !Object.values(said).some(isSaid)) return [];
  return [{ ...was, ...said, facilityId: before ? before.facilityId : licence }];
}

const isDiagnosis = ({ at, code }: DiagnosisValues): boolean => at !== null || code.trim() !== '';

function diagnosisOf({ at, type, code }: DiagnosisValues, before: readonly ClaimDiagnosis[]): ClaimDiagnosis {
  const was = (at === null ? undefined : before[at]) ?? { type: null, code: null, info: [] };
  return { ...was, type, code: text(was.code, code) };
}

/** A line that nobody has filled in is no line. */
const isLine = ({ at, code, netDirhams, observations }: LineValues): boolean =>
  at !== null || code.trim() !== '' || netDirhams !== null || observations.length > 0;

function lineOf(line: LineValues, before: readonly ClaimActivity[]): ClaimActivity {
  const was = (line.at === null ? undefined : before[line.at]) ?? emptyLine;
  return {
    ...was,
    ...{ type: line.type, code: text(was.code, line.code), quantity: line.quantity },
    ...{ netFils: fils(was.netFils, line.netDirhams), start: moment(was.start, line.start) },
    clinician: text(was.clinician, line.clinician),
    priorAuthorizationId: text(was.priorAuthorizationId, line.priorAuthorizationId),
    observations: line.observations.map(({ at, type, code, value, valueType }) => {
      const had = at === null ? undefined : was.observations[at];
      return {
        ...{ type, code: text(had?.code ?? null, code) },
        ...{ value: text(had?.value ?? null, value), valueType: text(had?.valueType ?? null, valueType) },
      };
    }),
  };
}

/** New lines get numbers that no other line has. */
function numbered(lines: readonly ClaimActivity[], isNew: (at: number) => boolean): ClaimActivity[] {
  let last = Math.max(0, ...lines.map(({ id }) => Number(id)).filter(Number.isInteger));
  return lines.map((line, at) => {
    if (!isNew(at)) return line;
    last += 1;
    return { ...line, id: String(last) };
  });
}

/** The rows of the form that are sent, in their order: the places of the contract count these only. */
export const sentRows = ({ diagnoses, lines }: ClaimValues) => ({
  diagnoses: diagnoses.flatMap((row, at) => (isDiagnosis(row) ? [at] : [])),
  lines: lines.flatMap((row, at) => (isLine(row) ? [at] : [])),
});

/** The claim that the form says, over the one that was loaded: what the form does not show comes back as it was. */
export function claimOf(values: ClaimValues, before: Claim, licence: string | null): Claim {
  const lines = values.lines.filter(isLine);
  return {
    ...before,
    ...{ id: text(before.id, values.claimNumber), memberId: text(before.memberId, values.cardNumber) },
    ...{ payerId: values.payerId, emiratesId: text(before.emiratesId, values.emiratesId) },
    ...{ grossFils: fils(before.grossFils, values.grossDirhams), netFils: fils(before.netFils, values.netDirhams) },
    patientShareFils: fils(before.patientShareFils, values.patientShareDirhams),
    vatFils: fils(before.vatFils, values.vatDirhams),
    encounters: [...visitOf(values, before.encounters[0], licence), ...before.encounters.slice(1)],
    diagnoses: values.diagnoses.filter(isDiagnosis).map((row) => diagnosisOf(row, before.diagnoses)),
    activities: numbered(
      lines.map((line) => lineOf(line, before.activities)),
      (at) => lines[at]?.at === null,
    ),
    packageName: text(before.packageName, values.packageName),
  };
}

const readable = (instant: string | null): string | null => (instant?.endsWith('Z') ? instant : null);

/** The same claim as the server will keep it, to be judged while it is typed: with a number and the licence, without half a date. */
export const judgedClaim = (claim: Claim, licence: string | null): Claim => ({
  ...claim,
  ...{ id: claim.id ?? 'NEW', providerId: claim.providerId ?? licence },
  encounters: claim.encounters.map((visit) => ({ ...visit, start: readable(visit.start), end: readable(visit.end) })),
  activities: claim.activities.map((line, at) => ({
    ...line,
    ...{ id: line.id ?? String(at + 1), start: readable(line.start) },
  })),
});

const fields: Readonly<Record<string, keyof ClaimValues>> = {
  ...{ id: 'claimNumber', memberId: 'cardNumber', payerId: 'payerId', emiratesId: 'emiratesId' },
  ...{ grossFils: 'grossDirhams', patientShareFils: 'patientShareDirhams', netFils: 'netDirhams' },
  ...{ vatFils: 'vatDirhams', packageName: 'packageName' },
  ...{ 'encounters.0.type': 'encounterType', 'encounters.0.patientId': 'patientFile' },
  'encounters.0.eligibilityIdPayer': 'eligibilityNumber',
  ...{ 'encounters.0.start': 'visitStart', 'encounters.0.end': 'visitEnd' },
  ...{ 'encounters.0.startType': 'startType', 'encounters.0.endType': 'endType' },
  ...{ 'encounters.0.transferSource': 'transferSource', 'encounters.0.transferDestination': 'transferTo' },
};

/** The form's field for a field of the contract. */
export function formField(field: string, values: ClaimValues): string {
  if (!field.startsWith('claim.')) return field;
  const path = field.slice('claim.'.length);
  const [list = '', place = '', ...rest] = path.split('.');
  const rows = sentRows(values);
  if (list === 'diagnoses') return ['diagnoses', rows.diagnoses[Number(place)] ?? place, ...rest].join('.');
  if (list !== 'activities') return fields[path] ?? field;
  const at = rows.lines[Number(place)] ?? place;
  return ['lines', at, ...rest].join('.').replace(/netFils$/, 'netDirhams');
}
