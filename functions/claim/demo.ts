import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { Claim, ClaimDialect } from '../../shared/claim/claim.ts';
import type { ClaimEvent } from '../../shared/claim/claimRecord.ts';
import { dialectOf } from '../../shared/claim/dialectOf.ts';
import type { ClaimState } from '../../shared/claim/life.ts';
import { claimWrites, type StoredClaim } from '../_data/claim/claim.ts';
import { type ClaimBatch, claimBatchPut } from '../_data/claim/claimBatch.ts';
import type { Facility } from '../_data/facility/facility.ts';
import { demoClinicians } from '../_demo/clinicians.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoEmiratesId } from '../_demo/emiratesIds.ts';
import { demoFacilities } from '../_demo/facilities.ts';
import { demoPayers } from '../_demo/payers.ts';
import { personCalled } from '../_demo/people.ts';
import { found, turnOf } from '../_demo/pick.ts';
import type { OwnWorkId } from '../_kit/ownIds.ts';
import { provenFacilityId } from '../_kit/proof.ts';
import { newUlid } from '../_kit/ulid.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { claimFacts } from './claimFacts.ts';
import { fileNameOf } from './sending/newBatch.ts';

/** Of the demonstration's range: these members have no other records. */
const firstSerial = 9800;
const claimsEach = 24;
/** The newest claims are of the day before. */
const daysBetween = 3;

/** Who makes the claims of which facility. */
const billers = [
  ['palm-pharmacy', 'pharmacist@palm-pharmacy.example'],
  ['corniche-hospital', 'eauthclaim@portal.example'],
] as const;

const patients = ['Mariam Invented', 'Yousef Invented', 'Latifa Invented', 'Rashid Invented', 'Huda Invented'];
const diagnoses = ['J06.9', 'I10', 'E11.9', 'M54.50', 'K21.9'];
const services: readonly (readonly [code: string, fils: number])[] = [
  ['99213', 180_00],
  ['99203', 240_00],
  ['85025', 45_00],
  ['80053', 95_00],
];

interface Visit {
  readonly at: number;
  readonly day: string;
  readonly facility: Facility;
  readonly clinician: string;
  readonly dialect: ClaimDialect;
}

const line = (id: string, start: string, [code, netFils]: (typeof services)[number], clinician: string) => ({
  ...{ id, start, type: 3, code, quantity: 1, netFils, orderingClinician: null, clinician },
  ...{ priorAuthorizationId: null, vatFils: null, vatPercent: null, dateOrdered: null, observations: [] },
});

/** A visit of two services, of which the patient pays a tenth. */
function claimOf({ at, day, facility, clinician, dialect }: Visit): Claim {
  const start = `${day}T06:${String(10 + at)}:00.000Z`;
  const lines = [turnOf(services, at), turnOf(services, at + 2)].map((service, place) =>
    line(String(place + 1), start, service, clinician),
  );
  const netFils = lines.reduce((sum, each) => sum + each.netFils, 0);
  return {
    ...{ id: `${facility.facilityId.slice(0, 4).toUpperCase()}-${1000 + at}`, idPayer: null },
    ...{ memberId: `CARD${9800 + at}`, payerId: turnOf(demoPayers, at).payerCode, providerId: null },
    emiratesId: demoEmiratesId(1960 + at, firstSerial + at).replace(/^(\d{3})(\d{4})(\d{7})/, '$1-$2-$3-'),
    ...{ grossFils: netFils + netFils / 10, patientShareFils: netFils / 10, netFils, vatFils: null },
    encounters: [
      {
        ...{ facilityId: facility.facilityLicense, type: 1, patientId: `MRN-${5000 + at}` },
        // Abu Dhabi asks for the number of the payer's answer.
        eligibilityIdPayer: dialect === 'doh' ? `ELG-${7000 + at}` : null,
        ...{ start, end: start.replace('T06', 'T07'), startType: 1, endType: 1 },
        ...{ transferSource: null, transferDestination: null },
      },
    ],
    diagnoses: [{ type: 'Principal', code: turnOf(diagnoses, at), info: [] }],
    activities: lines,
    ...{ resubmission: null, packageName: null },
  };
}

/** What is wrong with every fourth claim, in turn: a sum, a diagnosis that is missing, a line that stands there twice. */
const faults: readonly ((claim: Claim) => Claim)[] = [
  (claim) => ({ ...claim, netFils: (claim.netFils ?? 0) - 1 }),
  (claim) => ({ ...claim, diagnoses: [] }),
  (claim) => ({ ...claim, activities: claim.activities.map((each) => ({ ...each, id: '1' })) }),
];

const isFaulty = (at: number): boolean => at % 4 === 1;

/** Words that billers give their work. */
const tagsOf = (at: number): string[] => (at % 5 === 2 ? ['Ask the clinician'] : []);

/** Older claims than these have been sent. */
const firstSent = 10;
/** The payer whose file the post office did not take. */
const refusedPayer = demoPayers[2]?.payerCode;

const refusal: StoredClaim['regulatorFindings'] = [
  {
    ...{ severity: 'error', field: 'Claim.MemberID', value: '', line: null },
    text: 'The member is not known to the receiver.',
  },
];

const stateOf = (at: number, { blocking, payerCode }: Pick<StoredClaim, 'blocking' | 'payerCode'>): ClaimState => {
  if (blocking > 0 || at < 4) return 'draft';
  if (at < firstSent) return 'ready';
  return payerCode === refusedPayer ? 'rejected' : 'withPayer';
};

/** The course of a claim up to its state. */
const courses: Readonly<Record<ClaimState, readonly ClaimEvent['event'][]>> = {
  draft: ['make'],
  ready: ['make', 'makeReady'],
  sent: ['make', 'makeReady', 'send'],
  rejected: ['make', 'makeReady', 'send', 'reject'],
  withPayer: ['make', 'makeReady', 'send', 'accept'],
};

/** The moves of the post office have no person behind them. */
const isOffices = (event: ClaimEvent['event']): boolean => event === 'accept' || event === 'reject';

/** The writes of a claim with its course, an hour between any two events. */
function withCourse(value: StoredClaim): TransactItem[] {
  const began = Date.parse(value.madeAt);
  return courses[value.state].flatMap((event, at) => {
    const by = isOffices(event) ? null : value.madeByName;
    const told = { at: new Date(began + at * 3_600_000).toISOString(), event, by, detail: null };
    return claimWrites(at === 0 ? null : value, { ...value, version: at + 1 }, told);
  });
}

/** The file of claims to one payer, long answered. */
function batchOf(claims: readonly StoredClaim[], senderId: string): ClaimBatch {
  const [{ facilityId, dialect, payerCode, payerName, payerNameArabic, madeBy, madeByName, batchId, madeAt, state }] =
    claims as [StoredClaim];
  const receiverId = payerCode ?? '';
  const id = batchId ?? '';
  return {
    ...{ batchId: id, version: 1, facilityId, dialect, senderId, receiverId, payerName, payerNameArabic },
    ...{ claimIds: claims.map(({ claimId }) => claimId), madeAt, sentBy: madeBy, sentByName: madeByName },
    fileName: fileNameOf({ senderId, receiverId, madeAt, batchId: id }),
    ...{ outboxId: id as OwnWorkId, transmission: state === 'rejected' ? 'rejected' : 'accepted' },
  };
}

/** Claims of two facilities, in Dubai and in Abu Dhabi: drafts, some with something to correct, ready ones, and older ones that were sent. */
export const demo: Demo = ({ now }) =>
  billers.flatMap(([facilityId, userName]) => {
    const facility = found(demoFacilities.find((each) => each.facilityId === facilityId));
    const clinician = found(demoClinicians.find((each) => each.facilityId === facilityId)).licenseNo;
    const biller = personCalled(userName);
    const dialect = found(dialectOf(facility.regulatoryId));
    const batches = new Map<string | null, string>();
    const claims = Array.from({ length: claimsEach }, (_, at): StoredClaim => {
      const day = daysAfter(emiratesDateOf(now), -1 - at * daysBetween);
      const right = claimOf({ at, day, facility, clinician, dialect });
      const claim = isFaulty(at) ? turnOf(faults, (at - 1) / 4)(right) : right;
      const madeAt = `${day}T12:00:00.000Z`;
      const facts = claimFacts({ claim, number: '' }, { facility, dialect, payers: demoPayers, now });
      const state = stateOf(at, facts);
      const isSent = state === 'rejected' || state === 'withPayer';
      if (isSent && !batches.has(facts.payerCode)) batches.set(facts.payerCode, newUlid(Date.parse(madeAt)));
      return {
        ...facts,
        ...{ claimId: newUlid(Date.parse(madeAt)), version: courses[state].length, state, stateSince: madeAt, dialect },
        ...{ patientName: turnOf(patients, at), facilityId: provenFacilityId(facilityId) },
        regulatorFindings: state === 'rejected' ? refusal : [],
        batchId: isSent ? (batches.get(facts.payerCode) ?? null) : null,
        ...{ madeAt, madeBy: biller.userId, madeByName: biller.name, undoable: [], tags: tagsOf(at) },
      };
    });
    const sent = [...Map.groupBy(claims, ({ batchId }) => batchId)].filter(([batchId]) => batchId !== null);
    return [
      ...claims.flatMap(withCourse),
      ...sent.map(([, own]) => claimBatchPut(batchOf(own, facility.facilityLicense))),
    ];
  });
