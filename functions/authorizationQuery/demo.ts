import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { insurerAuthorization } from '../../shared/authorizationQuery/insurerAuthorization.ts';
import {
  type InsurerVersion,
  insurerAuthorizationId,
  insurerAuthorizationWrites,
  type StoredInsurerAuthorization,
} from '../_data/insurerAuthorization/insurerAuthorization.ts';
import { insurerCountItems } from '../_data/insurerAuthorization/insurerCounts.ts';
import { askedPayerOf } from '../_data/payer/payer.ts';
import { accountPlans } from '../_demo/accounts.ts';
import { demoClinicians } from '../_demo/clinicians.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoFacilities } from '../_demo/facilities.ts';
import { itemPuts } from '../_demo/itemPuts.ts';
import { demoMembers } from '../_demo/members.ts';
import { crescent, demoPayers, pearl } from '../_demo/payers.ts';
import { found, turnOf } from '../_demo/pick.ts';
import { provenFacilityId, provenPayerId } from '../_kit/proof.ts';
import { newUlid } from '../_kit/ulid.ts';
import type { TransactItem } from '../_store/transaction.ts';

const dayMs = 86_400_000;
const facilityIds = ['noor-clinic', 'corniche-hospital'] as const;
const payerIds = [pearl, crescent] as const;
const turnsEach = 14;
/** Days between the authorisations of one facility with one payer: fourteen of them fill three months. */
const daysApart = 6;

/** What insurers decided at their own counters and by telephone. */
const outcomes = [
  'approved',
  'approved',
  'partiallyApproved',
  'denied',
  'underReview',
  'approved',
  'cancelled',
  'expired',
] as const;
const treatments = [
  { code: 'W-302', quantity: 1, fils: 250_00, category: '1' },
  { code: 'W-502', quantity: 6, fils: 1080_00, category: '1' },
  { code: 'W-301', quantity: 1, fils: 120_00, category: '2' },
  { code: 'W-402', quantity: 2, fils: 640_00, category: '5' },
] as const;

type Outcome = (typeof outcomes)[number];
const isGranted = (status: Outcome): boolean => ['approved', 'partiallyApproved', 'expired'].includes(status);

interface Plan {
  readonly facilityId: (typeof facilityIds)[number];
  readonly payerId: (typeof payerIds)[number];
  readonly turn: number;
  readonly serial: number;
}

const plans: readonly Plan[] = facilityIds.flatMap((facilityId, at) =>
  payerIds.flatMap((payerId, place) =>
    Array.from({ length: turnsEach }, (_, turn) => ({
      ...{ facilityId, payerId, turn },
      serial: (at * payerIds.length + place) * turnsEach + turn,
    })),
  ),
);

/** An authorisation as the newest sheet of the insurer has it. */
function recordOf({ facilityId, payerId, turn, serial }: Plan, now: Date): StoredInsurerAuthorization {
  const facility = found(demoFacilities.find((each) => each.facilityId === facilityId));
  const payer = found(demoPayers.find((each) => each.payerId === payerId));
  const member = turnOf(demoMembers, serial);
  const clinician = turnOf(
    demoClinicians.filter((each) => each.facilityId === facilityId),
    serial,
  );
  const status = turnOf(outcomes, serial);
  const { code, quantity, fils, category } = turnOf(treatments, serial);
  const approvedFils = isGranted(status) ? (status === 'partiallyApproved' ? fils / 2 : fils) : null;
  const requestedAt = now.getTime() - (turnsEach - turn) * daysApart * dayMs;
  const dayAfter = (days: number): string => emiratesDateOf(new Date(requestedAt + days * dayMs));
  const authorizationNumber = `${payer.payerCode}-${70_100 + serial}`;
  return {
    authorizationId: insurerAuthorizationId(provenPayerId(payerId), authorizationNumber),
    ...{ authorizationNumber, requestNumber: `TEL-${4_400 + serial}`, facilityLicense: facility.facilityLicense },
    ...{ emiratesId: member.emiratesId, cardNumber: member.cardNumber, patientName: member.fullName },
    ...{ status, type: turn % 5 === 4 ? 'Extension' : 'Authorization', category, requestedOn: dayAfter(0) },
    validFrom: isGranted(status) ? dayAfter(1) : null,
    validTo: isGranted(status) ? dayAfter(status === 'expired' ? 5 : 60) : null,
    ...{ approvedFils, denialCode: status === 'denied' ? 'MNEC-003' : null, clinicianLicense: clinician.licenseNo },
    comments: status === 'partiallyApproved' ? 'Half of the sessions; ask again after the first three.' : null,
    lines: [{ code, quantity, approvedFils }],
    ...{ facilityId: provenFacilityId(facilityId), payerId: askedPayerOf(payer), version: 1 },
    ...{ facilityName: facility.facilityName, facilityNameArabic: facility.facilityNameArabic },
    ...{ payerName: payer.payerName, payerNameArabic: payer.payerNameArabic },
  };
}

/** What the insurer's sheets said of it: partly approved ones were under review in the sheet of the day before. */
function writesOf(record: StoredInsurerAuthorization): TransactItem[] {
  const byName = found(
    accountPlans.find(({ roles, payerId }) => roles.includes('PayerAdmin') && payerId === record.payerId),
  ).displayName;
  const content = insurerAuthorization.strip().parse(record);
  const said = (days: number, of: InsurerVersion['content']): InsurerVersion => {
    const at = new Date(Date.parse(record.requestedOn) + days * dayMs + 9 * 3_600_000);
    return { changeId: newUlid(at.getTime()), at: at.toISOString(), byName, content: of };
  };
  if (record.status !== 'partiallyApproved') return insurerAuthorizationWrites(null, record, said(1, content));
  const waiting = { status: 'underReview', approvedFils: null, validFrom: null, validTo: null, lines: [] };
  const before = insurerAuthorizationWrites(null, { ...record, ...waiting }, said(0, { ...content, ...waiting }));
  const earlierWords = before.filter(({ Put }) => String(Put?.Item?.sk).startsWith('VERSION#'));
  return [...earlierWords, ...insurerAuthorizationWrites(null, { ...record, version: 2 }, said(1, content))];
}

/** Authorisations of three months that two insurers made in their own systems for two facilities, as their sheets brought them. */
export const demo: Demo = ({ now }) => {
  const records = plans.map((plan) => recordOf(plan, now));
  return [...records.flatMap(writesOf), ...itemPuts('requests', insurerCountItems(records))];
};
