import type { Claim, ClaimActivity, ClaimEncounter } from '../claim.ts';

const visit: ClaimEncounter = {
  facilityId: 'MF9001',
  type: 1,
  patientId: 'MRN-1',
  eligibilityIdPayer: 'EL-1',
  start: '2026-11-02T06:00:00.000Z',
  end: '2026-11-02T06:30:00.000Z',
  startType: 1,
  endType: 1,
  transferSource: null,
  transferDestination: null,
};

const consultation: ClaimActivity = {
  id: '1',
  start: '2026-11-02T06:05:00.000Z',
  type: 3,
  code: '99213',
  quantity: 1,
  netFils: 90_00,
  orderingClinician: null,
  // Neither regulator gives licences of this form: the claim is one of both.
  clinician: 'P-90001',
  priorAuthorizationId: null,
  vatFils: null,
  vatPercent: null,
  dateOrdered: null,
  observations: [],
};

/** An invented claim in which no rule finds anything: a visit with one consultation. */
export const cleanClaim: Claim = {
  id: 'C-1',
  idPayer: null,
  memberId: 'M-100200',
  payerId: 'A001',
  providerId: 'MF9001',
  emiratesId: '784-1985-0000001-7',
  grossFils: 100_00,
  patientShareFils: 10_00,
  netFils: 90_00,
  vatFils: null,
  encounters: [visit],
  diagnoses: [{ type: 'Principal', code: 'J06.9', info: [] }],
  activities: [consultation],
  resubmission: null,
  packageName: null,
};

/** A clean claim with its first line changed. */
export const withLine = (claim: Claim, changes: Partial<ClaimActivity>): Claim => ({
  ...claim,
  activities: claim.activities.map((line, at) => (at === 0 ? { ...line, ...changes } : line)),
});

/** With one more line, like the first but for the changes; it costs nothing unless they say so. */
export const withAnother = (claim: Claim, changes: Partial<ClaimActivity>): Claim => ({
  ...claim,
  activities: [...claim.activities, { ...consultation, id: '2', netFils: 0, ...changes }],
});

/** With its visit changed. */
export const withVisit = (claim: Claim, changes: Partial<ClaimEncounter>): Claim => ({
  ...claim,
  encounters: claim.encounters.map((each) => ({ ...each, ...changes })),
});

/** With a line that carries an observation. */
export const withObservation = (claim: Claim, type: string, code: string, value: string | null = null): Claim =>
  withLine(claim, { observations: [{ type, code, value, valueType: null }] });
