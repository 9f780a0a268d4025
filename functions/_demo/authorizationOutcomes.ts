import type { AuthorizationState } from '../../shared/authorization/life.ts';
import { type DemoMember, demoMembers } from './members.ts';
import { crescent, demoPayers } from './payers.ts';

/** What the simulated payers, or their regulators, make of a line by its code. */
export type LineAnswer =
  | 'approved'
  | 'partlyApproved'
  | 'denied'
  | 'informationRequested'
  | 'regulatorError'
  | 'silence';

interface CodeOutcome {
  readonly outcome: LineAnswer;
  readonly activityType: number;
  readonly code: string;
  readonly denialCode: string | null;
  readonly expectedState: AuthorizationState;
  readonly expectedOutcome: string;
}

const service = (
  outcome: LineAnswer,
  code: string,
  expectedState: AuthorizationState,
  expectedOutcome: string,
  denialCode: string | null = null,
): CodeOutcome => ({ outcome, activityType: 8, code, denialCode, expectedState, expectedOutcome });

/** Every outcome by the code of a line; lines with any other code are approved. */
export const codeOutcomes: readonly CodeOutcome[] = [
  service('approved', 'W-302', 'approved', 'Approved: ultrasound of the abdomen, as it was asked'),
  service(
    'partlyApproved',
    'W-502',
    'partiallyApproved',
    'Partially approved: half of the price (PRCE-001)',
    'PRCE-001',
  ),
  service('denied', 'W-401', 'denied', 'Denied: not covered (NCOV-003)', 'NCOV-003'),
  service(
    'informationRequested',
    'W-303',
    'informationRequested',
    'Information requested: the payer wants the report before a CT (AUTH-012)',
    'AUTH-012',
  ),
  service(
    'regulatorError',
    'W-203',
    'error',
    "Error: the regulator's post office rejects the file, because it does not know the code",
  ),
  service('silence', 'W-501', 'sent', 'Sent: the payer takes the request and does not answer'),
];

/** Facilities of the demonstration under each regulator whose history has the patients of the outcomes. */
export const outcomeFacilities = ['noor-clinic', 'corniche-hospital', 'coral-clinic'] as const;

/** Eligible members of payers that have requests by post office and no rules of their own; the regulars stand behind those who show something of eligibility. */
const patients: readonly DemoMember[] = demoMembers
  .filter(({ payerId, behaviour, result }) => {
    const payer = demoPayers.find((each) => each.payerId === payerId);
    return (
      payer?.authorizations === 'postOffice' && payerId !== crescent && behaviour === 'answers' && result === 'yes'
    );
  })
  .slice(-codeOutcomes.length);

/** What `/local/authorizations` shows: a code and a patient for each outcome of a request for approval. */
export interface AuthorizationOutcome extends CodeOutcome {
  readonly diagnosis: string;
  readonly payerId: number;
  readonly payerCode: string;
  readonly payerName: string;
  readonly emiratesId: string;
  readonly cardNumber: string;
  readonly fullName: string;
  readonly fullNameArabic: string;
  /** Where the patient's eligibility was checked already; other facilities check it first. */
  readonly facilityIds: readonly string[];
}

/** The members who stand for the outcomes, in their order. */
export const outcomePatients = patients;

export const demoAuthorizationOutcomes: readonly AuthorizationOutcome[] = codeOutcomes.map((outcome, at) => {
  const member = patients[at];
  const payer = demoPayers.find(({ payerId }) => payerId === member?.payerId);
  if (!member || !payer) throw new Error('Too few members for the outcomes');
  const { payerId, payerCode, payerName } = payer;
  const { emiratesId, cardNumber, fullName, fullNameArabic } = member;
  return {
    ...outcome,
    diagnosis: 'R10.9',
    ...{ payerId, payerCode, payerName, emiratesId, cardNumber, fullName, fullNameArabic },
    facilityIds: outcomeFacilities,
  };
});
