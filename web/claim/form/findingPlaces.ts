import type { Claim } from '../../../shared/claim/claim.ts';
import type { ClaimFinding } from '../../../shared/claim/claimFinding.ts';
import { type ClaimValues, sentRows } from './claimValues.ts';

/** A finding, and the field, the list or the line of the form that it stands at; null for the claim as a whole. */
export interface PlacedFinding {
  readonly finding: ClaimFinding;
  readonly place: string | null;
}

const ofClaim: Readonly<Record<string, string>> = {
  ...{ ID: 'claimNumber', MemberID: 'cardNumber', PayerID: 'payerId', EmiratesIDNumber: 'emiratesId' },
  ...{ Gross: 'grossDirhams', PatientShare: 'patientShareDirhams', Net: 'netDirhams', VAT: 'vatDirhams' },
  ...{ Encounter: 'visit', 'Encounter.Type': 'encounterType', 'Encounter.PatientID': 'patientFile' },
  'Encounter.EligibilityIDPayer': 'eligibilityNumber',
  ...{ 'Encounter.Start': 'visitStart', 'Encounter.End': 'visitEnd' },
  ...{ 'Encounter.StartType': 'startType', 'Encounter.EndType': 'endType' },
  ...{ 'Encounter.TransferSource': 'transferSource', 'Encounter.TransferDestination': 'transferTo' },
  ...{ Diagnosis: 'diagnoses', Activity: 'lines', 'Contract.PackageName': 'packageName' },
};

const ofLine: Readonly<Record<string, string>> = {
  ...{
    'Activity.Type': 'type',
    'Activity.Code': 'code',
    'Activity.Quantity': 'quantity',
    'Activity.Net': 'netDirhams',
  },
  ...{ 'Activity.Start': 'start', 'Activity.Clinician': 'clinician' },
  'Activity.PriorAuthorizationID': 'priorAuthorizationId',
};

/** The places of the lines that a finding names, by their id or as `#2`. */
const linesCalled = (line: string, { activities }: Claim): number[] =>
  activities.flatMap(({ id }, at) => (id === line || `#${at + 1}` === line ? [at] : []));

function placesOf({ field, line }: ClaimFinding, claim: Claim, values: ClaimValues): (string | null)[] {
  if (line !== null) {
    const rows = sentRows(values).lines;
    const part = ofLine[field];
    const found = linesCalled(line, claim).flatMap((at) => rows[at] ?? []);
    if (found.length > 0) return found.map((at) => (part ? `lines.${at}.${part}` : `lines.${at}`));
  }
  if (field.startsWith('Diagnosis.')) return ['diagnoses'];
  if (field.startsWith('Activity.')) return ['lines'];
  return [ofClaim[field] ?? null];
}

/** Findings of a claim at the fields of the form that says it. */
export const placedFindings = (
  findings: readonly ClaimFinding[],
  claim: Claim,
  values: ClaimValues,
): readonly PlacedFinding[] =>
  findings.flatMap((finding) => placesOf(finding, claim, values).map((place) => ({ finding, place })));
