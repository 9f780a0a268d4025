import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { pauseClock, respondClock, startClock } from '../../../shared/_parts/dueClock.ts';
import type { AnsweredLine, AuthorizationAnswer } from '../../../shared/authorization/answer.ts';
import { type AuthorizationState, authorizationLife } from '../../../shared/authorization/life.ts';
import type { AuthorizationEvent } from '../../../shared/authorization/routes.ts';
import {
  authorizations,
  authorizationWrites,
  type StoredAuthorization,
} from '../../_data/authorization/authorization.ts';
import { remember } from '../../_data/authorization/course.ts';
import { untouched } from '../../_data/authorization/deskFacts.ts';
import { messagePut } from '../../_data/conversation/message.ts';
import { askedPayerOf } from '../../_data/payer/payer.ts';
import { accountPlans, demoUserId } from '../../_demo/accounts.ts';
import { chance } from '../../_demo/chance.ts';
import { demoClinicians } from '../../_demo/clinicians.ts';
import { demoFacilities } from '../../_demo/facilities.ts';
import { demoMembers } from '../../_demo/members.ts';
import { crescent, demoPayers, pearl } from '../../_demo/payers.ts';
import { turnOf } from '../../_demo/pick.ts';
import { provenFacilityId } from '../../_kit/proof.ts';
import { newUlid } from '../../_kit/ulid.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const dayMs = 86_400_000;
const daysBack = 90;
const facilities = ['noor-clinic', 'corniche-hospital'];
const payers = [pearl, crescent];
const services = [
  { code: 'W-302', netFils: 250_00, diagnosis: 'R10.9' },
  { code: 'W-301', netFils: 120_00, diagnosis: 'J18.9' },
  { code: 'W-502', netFils: 180_00, diagnosis: 'M54.50' },
  { code: 'W-402', netFils: 320_00, diagnosis: 'K02.9' },
] as const;

/** How the requests of the past ended; those of the last days are still under way, one in each state. */
const ended = [
  'approved',
  'approved',
  'approved',
  'partiallyApproved',
  'denied',
  'cancelled',
  'expired',
  'error',
] as const;
const underWay = ['sent', 'underReview', 'informationRequested', 'draft'] as const;

const eventOf: Readonly<Record<AuthorizationState, AuthorizationEvent['event']>> = {
  draft: 'open',
  sent: 'send',
  underReview: 'take',
  informationRequested: 'ask',
  approved: 'approve',
  partiallyApproved: 'approvePartly',
  denied: 'deny',
  cancelled: 'cancel',
  expired: 'expire',
  error: 'fail',
};

/** How long payers took. */
const hoursToAnswer = [1, 3, 5, 9, 20, 30, 50] as const;
/** Every so many of the answered requests were asked about before. */
const questionEvery = 4;

const isUnderWay = (state: AuthorizationState): boolean => underWay.some((each) => each === state);

type Line = NonNullable<StoredAuthorization['form']>['lines'][number];

function answeredLine({ lineId, type, code, quantity, netFils }: Line, outcome: AnsweredLine['outcome']): AnsweredLine {
  const part = outcome === 'partlyApproved' ? Math.round(netFils / 2) : netFils;
  const isDenied = outcome === 'denied';
  return {
    ...{ lineId, outcome, wasAsked: true, type, code, quantity: isDenied ? 0 : quantity, netFils: isDenied ? 0 : part },
    ...{
      patientShareFils: isDenied ? 0 : Math.round(part / 5),
      paymentFils: isDenied ? 0 : part - Math.round(part / 5),
    },
    ...{ denialCode: outcome === 'approved' ? null : 'MNEC-003', comments: null, decidedBy: null },
    ...{ payerReference: null, validFrom: null, validTo: null },
  };
}

/** An answer for each state that has one. */
function answerOf(
  state: AuthorizationState,
  lines: readonly Line[],
  answeredAt: Date,
  number: string,
): AuthorizationAnswer | null {
  const outcomes = {
    approved: 'approved',
    expired: 'approved',
    partiallyApproved: 'partlyApproved',
    denied: 'denied',
  } as const;
  if (!(state in outcomes)) return null;
  const outcome = outcomes[state as keyof typeof outcomes];
  const isDenied = outcome === 'denied';
  return {
    result: isDenied ? 'no' : 'yes',
    payerReference: isDenied ? null : `P${number.slice(-8)}`,
    denialCode: isDenied ? 'MNEC-003' : null,
    validFrom: answeredAt.toISOString(),
    validTo: new Date(answeredAt.getTime() + 14 * dayMs).toISOString(),
    ...{ limitFils: null, comments: null, answeredAt: answeredAt.toISOString(), answeredByName: null },
    table: null,
    lines: lines.map((line) => answeredLine(line, outcome)),
  };
}

interface Plan {
  readonly facilityId: string;
  readonly payerId: number;
  readonly state: AuthorizationState;
  readonly sentAt: Date;
  readonly serial: number;
}

/** Three months of requests: one a day of each of two providers, to two payers in turn. */
function plansUntil(now: Date): Plan[] {
  const random = chance(1811);
  return facilities.flatMap((facilityId, at) =>
    Array.from({ length: daysBack }, (_, day) => {
      const sentAt = new Date(now.getTime() - (daysBack - day) * dayMs + random.between(0, 8 * 60) * 60_000);
      const isOld = daysBack - day > underWay.length;
      const state = isOld ? random.pick(ended) : turnOf(underWay, day + at);
      return { facilityId, payerId: turnOf(payers, day + at), state, sentAt, serial: at * daysBack + day };
    }),
  );
}

function clockOf(state: AuthorizationState, sentAt: Date) {
  const started = startClock(sentAt, authorizationLife.states.sent.due);
  const next = new Date(sentAt.getTime() + 3_600_000);
  return state === 'informationRequested' ? pauseClock(respondClock(started, next), next) : started;
}

/** What the payer wants to see of a request that waits for information. */
const askedFor = (askedAt: Date): StoredAuthorization['desk'] => ({
  ...untouched,
  information: [
    {
      items: [{ documentType: 'labResult', lineId: '1', text: 'Results of the last four weeks', answer: null }],
      ...{ askedAt: askedAt.toISOString(), answeredAt: null },
    },
  ],
});

const ofPayer: readonly AuthorizationState[] = [
  'underReview',
  'informationRequested',
  'approved',
  'partiallyApproved',
  'denied',
];

/** Who decides at the payer, or the payer itself, whose system answers. */
const payersPerson = ({ payerId, payerName }: StoredAuthorization): string =>
  accountPlans.find((plan) => plan.payerId === payerId && plan.roles.includes('InsurerUser'))?.displayName ?? payerName;

/** The words of the payer's person who asked. */
function questionOf(record: StoredAuthorization): TransactItem[] {
  if (record.state !== 'informationRequested') return [];
  const { stateSince: at } = record;
  const message = {
    ...{
      messageId: newUlid(Date.parse(at)),
      side: 'insurer' as const,
      authorName: payersPerson(record),
    },
    ...{ text: 'Please send the results on which the treatment is based.', attachments: [], at },
  };
  return [messagePut(authorizations.pkOf(record), message)];
}

function recordOf({ facilityId, payerId, state, sentAt, serial }: Plan): StoredAuthorization {
  const facility = turnOf(
    demoFacilities.filter((each) => each.facilityId === facilityId),
    0,
  );
  const payer = turnOf(
    demoPayers.filter((each) => each.payerId === payerId),
    0,
  );
  const member = turnOf(demoMembers, serial);
  const clinicians = demoClinicians.filter((each) => each.facilityId === facilityId);
  const clinician = turnOf(clinicians, serial).licenseNo;
  const sender = accountPlans.find(
    (plan) => plan.facilityIds.includes(facilityId) && plan.roles.includes('MedicalProvider'),
  );
  const { code, netFils, diagnosis } = turnOf(services, serial);
  const authorizationId = newUlid(sentAt.getTime());
  const at = sentAt.toISOString();
  const hours = isUnderWay(state) ? 1 : turnOf(hoursToAnswer, serial);
  const stateSince = new Date(sentAt.getTime() + (state === 'sent' || state === 'draft' ? 0 : hours * 3_600_000));
  const line: Line = { lineId: '1', type: 8, code, quantity: 1, netFils, clinician, observations: [] };
  const answer = answerOf(state, [line], stateSince, authorizationId);
  const isDraft = state === 'draft';
  const typed = {
    type: 'authorization' as const,
    payerId,
    emiratesId: member.emiratesId,
    patientName: member.fullName,
    encounterType: 1 as const,
    encounterStart: at,
    diagnoses: [{ type: 'Principal' as const, code: diagnosis }],
    lines: [line],
    attachmentIds: [],
    documents: [],
    warningReasons: [],
  };
  const record: StoredAuthorization = {
    ...{
      authorizationId,
      rootId: authorizationId,
      follows: null,
      followedBy: null,
      outboxId: null,
      fileAt: null,
      reply: null,
      version: 1,
      desk: state === 'informationRequested' ? askedFor(stateSince) : untouched,
      ruleCheck: null,
      endNoticedAt: null,
    },
    requestNumber: isDraft ? null : `${facility.facilityLicense.slice(0, 21)}-${authorizationId}`,
    ...{ type: typed.type, state, stateSince: stateSince.toISOString(), openedAt: at },
    ...{
      openedBy: sender ? demoUserId(sender) : 'demo',
      openedByName: sender ? sender.displayName : 'Demo',
    },
    ...{ facilityId: provenFacilityId(facilityId), facilityName: facility.facilityName },
    ...{ facilityNameArabic: facility.facilityNameArabic, facilityLicense: facility.facilityLicense },
    regulatorId: facility.regulatoryId,
    ...{ payerId: askedPayerOf(payer), payerName: payer.payerName, payerNameArabic: payer.payerNameArabic },
    payerCode: payer.payerCode,
    ...{ escalatedAt: null, holder: null, attachmentCount: 0, clock: clockOf(state, sentAt) },
    ...{ patientName: member.fullName, emiratesId: member.emiratesId, cardNumber: null },
    ...{
      identifierEnding: member.emiratesId.slice(-4),
      serviceDate: emiratesDateOf(sentAt),
      clinicianLicense: clinician,
    },
    ...{ lineCount: 1, netFils, payerReference: answer?.payerReference ?? null, validTo: answer?.validTo ?? null },
    ...{ form: isDraft ? null : typed, draft: isDraft ? typed : null, draftHolder: null },
    ...{ transmission: 'none', transmittedAt: null, answer },
    findings:
      state === 'error'
        ? [
            {
              severity: 'error',
              field: 'Activity.Code',
              lineId: '1',
              value: code,
              text: 'The code is not in the list of the regulator',
            },
          ]
        : [],
    course: null,
  };
  return withCourse(record, { sentAt: at, serial });
}

/** The request with what its measures know: some were asked about half an hour after they were sent. */
function withCourse(record: StoredAuthorization, { sentAt, serial }: { sentAt: string; serial: number }) {
  if (record.state === 'draft') return record;
  const sent = remember({ ...record, state: 'sent', answer: null }, sentAt);
  const isAsked = record.answer !== null && serial % questionEvery === 0;
  const halfHourLater = new Date(Date.parse(sentAt) + 1_800_000).toISOString();
  const asked = isAsked ? remember({ ...sent, state: 'informationRequested' as const }, halfHourLater) : sent;
  return remember({ ...record, course: asked.course }, record.stateSince);
}

/** Requests for approval of three months, in every state. */
export const demoAuthorizations = (now: Date): { writes: TransactItem[]; records: StoredAuthorization[] } => {
  const records = plansUntil(now).map(recordOf);
  const writes = records.flatMap((record) => {
    const event = {
      at: record.stateSince,
      event: eventOf[record.state],
      by: ofPayer.includes(record.state) ? payersPerson(record) : record.openedByName,
      detail: null,
    } as const;
    return [...authorizationWrites(null, record, event), ...questionOf(record)];
  });
  return { writes, records };
};
