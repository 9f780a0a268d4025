import { denialCodes } from '../../../shared/_field/denialCodes.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import type { TimelineEvent } from '../../../shared/eligibility/routes.ts';
import { eligibilityChange, newEligibilityPuts, type StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { newEligibility } from '../../_data/eligibility/newEligibility.ts';
import { newOutboxEntry, outboxPut } from '../../_data/outbox/outbox.ts';
import { type AccountPlan, accountPlans, demoUserId } from '../../_demo/accounts.ts';
import { outcomeFacilities, outcomePatients } from '../../_demo/authorizationOutcomes.ts';
import { type Chance, chance } from '../../_demo/chance.ts';
import { demoClinicians } from '../../_demo/clinicians.ts';
import { demoFacilities } from '../../_demo/facilities.ts';
import { coveragesAt, type DemoMember, demoMembers } from '../../_demo/members.ts';
import { demoPayers } from '../../_demo/payers.ts';
import { provenFacilityId } from '../../_kit/proof.ts';
import { newUlid } from '../../_kit/ulid.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { demoNews } from './news.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const status = eligibilityStatus;

/** How many requests each facility sent in the months before; the persona's clinic has enough for several pages. */
const volumes: readonly (readonly [facilityId: string, requests: number])[] = [
  ['noor-clinic', 150],
  ['marina-hospital', 70],
  ['corniche-hospital', 60],
  ['palm-pharmacy', 20],
  ['coral-clinic', 20],
  ['creek-clinic', 20],
  ['oasis-clinic', 12],
  ['hajar-hospital', 8],
];
const historyDays = 150;

/** Outcomes that do not follow from the member, each with its frequency: one in this number of requests. */
const interventions = [
  { every: 23, to: status.Cancelled, event: 'cancelled' },
  { every: 41, to: status.Blocked, event: 'failed' },
] as const;

/** A working hour of some day before `now`: half of the requests are of the last month. */
function momentBefore(now: Date, { next, between }: Chance): Date {
  const daysAgo = 1 + Math.floor(next() * next() * (historyDays - 1));
  const midnight = Date.parse(`${emiratesDateOf(new Date(now.getTime() - daysAgo * dayMs))}T00:00:00+04:00`);
  return new Date(midnight + between(8 * 60, 19 * 60 + 59) * minuteMs + between(0, 59_999));
}

/** Who sends a facility's requests: the first of its people who may. */
function submitterAt(facilityId: string): AccountPlan {
  const mayAsk = accountPlans.find(
    (plan) => plan.facilityIds.includes(facilityId) && plan.roles.includes('Eligibility'),
  );
  if (!mayAsk) throw new Error(`Nobody at ${facilityId} may ask a payer`);
  return mayAsk;
}

/** A request of a member's visit at a facility, as its own people would send it. */
export function requestBy(
  facilityId: string,
  member: DemoMember,
  at: Date,
  luck: Chance,
  shareByCard = 0.2,
): StoredEligibility {
  const facility = demoFacilities.find((candidate) => candidate.facilityId === facilityId);
  const payer = demoPayers.find((candidate) => candidate.payerId === member.payerId);
  if (!facility || !payer) throw new Error(`No facility ${facilityId} or no payer ${member.payerId}`);
  const clinician = luck.pick(
    demoClinicians.filter((each) => each.facilityId === facilityId && each.isActive && !each.isBlacklisted),
  );
  const eligibilityId = newUlid(at.getTime());
  const isByCard = luck.next() < shareByCard;
  const hasMobile = luck.next() < 0.4;
  const submitter = submitterAt(facilityId);
  const identifier = isByCard
    ? { cardNumber: member.cardNumber }
    : { emiratesId: member.emiratesId, eidReasonId: luck.between(1, 5) };
  const consultationCategoryId = luck.pick([1, 1, 2, 2, 3, 4, null]);
  const form = {
    payerId: payer.payerId,
    ...identifier,
    serviceCategoryId: luck.pick([1, 1, 1, 1, 2, 3, 4, 5, 6, 8]),
    ...(consultationCategoryId !== null && { consultationCategoryId }),
    serviceDate: emiratesDateOf(at),
    ...(hasMobile && { mobileNumber: `+971-50-555-${String(luck.between(0, 9999)).padStart(4, '0')}` }),
    ...(luck.next() < 0.1 && { remarks: 'Walk-in patient' }),
  };
  const by = { userId: demoUserId(submitter), displayName: submitter.displayName };
  const made = { eligibilityId, submittedAt: at.toISOString(), by };
  return newEligibility({
    form,
    facility: { ...facility, facilityId: provenFacilityId(facilityId) },
    payer,
    clinician,
    made,
  });
}

export const event = (at: Date, name: TimelineEvent['event'], detail: string | null, by: string | null = null) => ({
  at: at.toISOString(),
  event: name,
  by,
  detail,
});

interface Ending {
  readonly change: Partial<StoredEligibility>;
  readonly events: TimelineEvent[];
}

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** Attempts that got no answer. The wait before the next attempt grows. */
const faultyAttempts = (sentAt: Date, count: number, fault: string): TimelineEvent[] =>
  Array.from({ length: count }, (_, attempt) => {
    const at = later(sentAt, 30 * (2 ** attempt - 1));
    return [event(at, 'sent', null), event(later(at, 5), 'payerUnavailable', fault)];
  }).flat();

/** What the payer made of the request, as the member's behaviour tells. */
function payersEnding(request: StoredEligibility, member: DemoMember, luck: Chance): Ending {
  const sentAt = later(new Date(request.submittedAt), 1);
  if (member.expectedStatus === status.Error) {
    const fault = member.behaviour === 'answersGarbage' ? 'garbage' : 'unavailable';
    const failedAt = later(sentAt, 30 * 31);
    const events = [...faultyAttempts(sentAt, 5, fault), event(failedAt, 'failed', fault)];
    return { change: { status: status.Error, attempts: 5 }, events };
  }
  const failures = member.behaviour === 'failsTwice' ? 2 : 0;
  const lastSentAt = later(sentAt, failures * 60);
  const answeredAt = later(lastSentAt, member.behaviour === 'answersSlowly' ? 20 : luck.between(1, 6));
  const isEligible = member.expectedStatus === status.Eligible;
  const payerReference = isEligible ? `${request.payerCode}-${request.eligibilityId.slice(-12)}` : null;
  const verdict = isEligible ? 'eligible' : member.expectedStatus === status.Answered ? 'answered' : 'notEligible';
  return {
    change: {
      status: member.expectedStatus,
      attempts: failures + 1,
      answeredAt: answeredAt.toISOString(),
      patientName: member.denialCode === 'ELIG-001' ? null : member.fullName,
      payerReference,
      denialCode: member.denialCode,
      denialText: member.denialCode ? (denialCodes[member.denialCode]?.en ?? null) : null,
      payerComments: member.comments,
      coverages: coveragesAt(member, answeredAt),
    },
    events: [
      ...faultyAttempts(sentAt, failures, 'unavailable'),
      event(lastSentAt, 'sent', null),
      event(answeredAt, verdict, payerReference ?? member.denialCode),
    ],
  };
}

/** Some requests are ended by a person before the payer answers. Blocked ones name the reason. */
function endingOf(request: StoredEligibility, member: DemoMember, at: number, luck: Chance): Ending {
  const intervention = interventions.find(({ every }) => at % every === every - 1);
  if (!intervention) return payersEnding(request, member, luck);
  const endedAt = later(new Date(request.submittedAt), luck.between(20, 90));
  const by = intervention.to === status.Cancelled ? request.submittedByName : null;
  const detail = intervention.to === status.Blocked ? 'blocked' : null;
  return { change: { status: intervention.to }, events: [event(endedAt, intervention.event, detail, by)] };
}

const endOf = (request: StoredEligibility, { events }: Ending): Date =>
  new Date(events.at(-1)?.at ?? request.submittedAt);

/** After some failures the reception asked again: the old request is marked so. */
function resubmission(request: StoredEligibility, { change, events }: Ending): TransactItem[] {
  const ended = { ...request, ...change, version: 2 };
  const lastAt = endOf(request, { change, events });
  const again = event(later(lastAt, 300), 'submitted', 'resubmitted', request.submittedByName);
  return eligibilityChange(ended, { status: status.Resubmitted }, [again]);
}

function finished(facilityId: string, at: number, now: Date, luck: Chance): TransactItem[] {
  // Every outcome comes up early, then the regulars fill the days.
  const member = at % 3 === 0 ? luck.pick(demoMembers.slice(0, 18)) : luck.pick(demoMembers);
  const request = requestBy(facilityId, member, momentBefore(now, luck), luck);
  const submitted = event(new Date(request.submittedAt), 'submitted', null, request.submittedByName);
  const ending = endingOf(request, member, at, luck);
  const isAskedAgain = ending.change.status === status.Error && luck.next() < 0.5;
  return [
    ...newEligibilityPuts(request, submitted),
    ...eligibilityChange(request, ending.change, ending.events),
    ...demoNews(request, ending.change, endOf(request, ending), now),
    ...(isAskedAgain ? resubmission(request, ending) : []),
  ];
}

/** Requests of the last minutes, still waiting: the portal goes on with them as soon as it runs. */
function waiting(now: Date, luck: Chance): TransactItem[] {
  const patients = [...demoMembers.filter(({ behaviour }) => behaviour === 'neverAnswers'), ...demoMembers.slice(-2)];
  return patients.flatMap((member, at) => {
    const request = requestBy('noor-clinic', member, new Date(now.getTime() - (at + 1) * 40_000), luck);
    const { eligibilityId, facilityId, submittedAt } = request;
    const question = { kind: 'eligibility', facilityId, eligibilityId } as const;
    return [
      ...newEligibilityPuts(request, event(new Date(submittedAt), 'submitted', null, request.submittedByName)),
      outboxPut(newOutboxEntry(eligibilityId, submittedAt, question)),
    ];
  });
}

/** Of yesterday: the patients who stand for the outcomes of requests for approval, so that these can be sent at once. */
function patientsOfOutcomes(now: Date, luck: Chance): TransactItem[] {
  const at = new Date(now.getTime() - dayMs);
  return outcomeFacilities.flatMap((facilityId) =>
    outcomePatients.flatMap((member) => {
      const request = requestBy(facilityId, member, at, luck, 0);
      const ending = payersEnding(request, member, luck);
      const submitted = event(at, 'submitted', null, request.submittedByName);
      return [...newEligibilityPuts(request, submitted), ...eligibilityChange(request, ending.change, ending.events)];
    }),
  );
}

/** The writes of some months of requests before `now`, in every status. */
export function demoHistory(now: Date): TransactItem[] {
  const luck = chance(20_261_121);
  const past = volumes.flatMap(([facilityId, count]) =>
    Array.from({ length: count }, (_, at) => finished(facilityId, at, now, luck)).flat(),
  );
  return [...past, ...waiting(now, luck), ...patientsOfOutcomes(now, chance(1812))];
}
