import { identitiesOf } from '../../shared/_field/patientIdentity.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { isTalking } from '../../shared/_parts/conversation.ts';
import { pauseClock, startClock } from '../../shared/_parts/dueClock.ts';
import { careServices } from '../../shared/homeCare/care.ts';
import { ends, episodeLife, insurersPromise, isCaring } from '../../shared/homeCare/life.ts';
import { furtherFacilities } from '../../shared/homeCare/reallocation.ts';
import { admittedTo, endedOn, handedOver } from '../../shared/homeCare/responsibility.ts';
import type { EpisodeMove, EpisodeState } from '../../shared/homeCare/routes.ts';
import { messagePut } from '../_data/conversation/message.ts';
import { loadPut, offerPut } from '../_data/homeCare/careOffer.ts';
import { episodes, lentPut, runningPuts, type StoredEpisode, visitPut } from '../_data/homeCare/episode.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoEmiratesId } from '../_demo/emiratesIds.ts';
import { demoFacilities } from '../_demo/facilities.ts';
import { crescent, demoPayers } from '../_demo/payers.ts';
import { personCalled } from '../_demo/people.ts';
import { found } from '../_demo/pick.ts';
import { provenAskedPayerId } from '../_kit/proof.ts';
import { newUlid } from '../_kit/ulid.ts';
import { orderOf } from '../_store/timeline.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { type Plan, plans, type Said } from './demoPlans.ts';

const hourMs = 3_600_000;
/** Of the demonstration's range: these members have no other records. */
const firstSerial = 9700;

/** The first episode has an id that does not change from day to day: its patient is in care. */
export const demoEpisodeId = '01KBARE0000000000000000130';

type Carer = Parameters<typeof admittedTo>[0];
type Person = ReturnType<typeof personCalled>;

interface Dated {
  readonly today: string;
  readonly opened: string;
}

type Progress = Pick<
  StoredEpisode,
  | 'assessment'
  | 'approvedUntil'
  | 'admittedOn'
  | 'endedOn'
  | 'endReason'
  | 'declineReason'
  | 'refuseReason'
  | 'extensionWeeks'
>;

/** What an episode in this state has gone through. */
function progressOf({ state, moves }: Plan, { today, opened }: Dated, byName: string): Progress {
  const has = (wanted: EpisodeMove) => moves.some(([, move]) => move === wanted);
  const ifHas = <Value>(move: EpisodeMove, value: Value): Value | null => (has(move) ? value : null);
  return {
    assessment: ifHas('assess', { assessedOn: opened, mobility: 'bedbound', careLevel: 'skilled', byName }),
    approvedUntil: ifHas('approve', daysAfter(today, 20)),
    admittedOn: ifHas('admit', daysAfter(opened, 1)),
    endedOn: ifHas('discharge', daysAfter(today, -3)),
    endReason: ifHas('discharge', 'recovered'),
    declineReason: ifHas('decline', 'noCapacity'),
    refuseReason: ifHas('refuse', 'notCovered'),
    extensionWeeks: state === 'extending' ? 4 : null,
  };
}

/** The clock of a state; the demonstration begins without notices of deadlines that were missed in its past. */
function clockOf(state: EpisodeState, since: Date): StoredEpisode['clock'] {
  const promise = state === 'referred' ? episodeLife.states.referred.due : insurersPromise;
  const told = { ...startClock(since, promise), noticed: 'firstMissed' } as const;
  return state === 'queried' ? pauseClock(told, since) : told;
}

const isInCare = ({ state, moves }: Plan): boolean => isCaring(state) && !moves.some(([, move]) => move === 'takeOver');
/** The days of the visits of a patient who is in care. */
const visitDays = (plan: Plan, today: string): string[] =>
  isInCare(plan) ? [-6, -4, -1].map((days) => daysAfter(today, days)) : [];

/** The patient's monitor, with the first of the plans. */
const device = '356938035643809';
const monitor = (startedAt: Date, lentOn: string): StoredEpisode['equipment'] => [
  { lineId: newUlid(startedAt.getTime()), kind: 'monitor', deviceIdentifier: device, lentOn, returnedOn: null },
];

function responsibleIn(facility: Carer, { admittedOn, endedOn: end }: Progress) {
  const list = admittedTo(facility, admittedOn ?? '');
  if (admittedOn === null) return [];
  return end === null ? list : endedOn(list, end);
}

/** When the new provider took a patient over: two days ago, in the morning. */
const takenOverAt = (today: string): Date => new Date(`${daysAfter(today, -2)}T05:00:00.000Z`);

/** The reallocation of a plan, to another provider; null where none was asked for. */
function reallocationOf({ state, moves }: Plan, to: Carer, today: string): StoredEpisode['reallocation'] {
  const has = (wanted: EpisodeMove) => moves.some(([, move]) => move === wanted);
  const isAuthoritys = has('authorityAsksReallocation');
  if (!isAuthoritys && !has('insurerAsksReallocation')) return null;
  const consent = { by: 'relative', name: 'Salem Invented', on: today } as const;
  return {
    ...{ facilityId: to.facilityId, facilityName: to.facilityName, facilityNameArabic: to.facilityNameArabic },
    ...(isAuthoritys
      ? ({ askedBy: 'authority', reason: 'complaint' } as const)
      : ({ askedBy: 'insurer', reason: 'distance' } as const)),
    handOverOn: state === 'admitted' ? emiratesDateOf(takenOverAt(today)) : daysAfter(today, 3),
    consent: has('recordConsent') ? consent : null,
    ...{ result: has('takeOver') ? 'done' : 'open', declineReason: null },
  };
}

/** An episode as it is once another provider has taken the patient over. */
function takenOver(
  value: StoredEpisode,
  { facilityId, facilityName, facilityNameArabic }: Carer,
  nurse: Person,
): StoredEpisode {
  const to = { facilityId, facilityName, facilityNameArabic };
  const responsible = handedOver(value.responsible, { to, on: value.reallocation?.handOverOn ?? '' });
  return { ...value, ...to, responsible, openedBy: nurse.userId };
}

/** What the providers offer, and how many patients each has. */
function offersOf(episodesNow: readonly StoredEpisode[], carers: readonly Carer[]): TransactItem[] {
  return carers.flatMap(({ facilityId }) => {
    const patients = episodesNow.filter((each) => each.facilityId === facilityId && isCaring(each.state)).length;
    const promised = episodesNow.filter(
      ({ reallocation }) => reallocation?.result === 'open' && reallocation.facilityId === facilityId,
    ).length;
    const offer = { facilityId, services: [...careServices], places: patients + promised + 6, version: 1 };
    return [offerPut(offer), loadPut(facilityId, { patients, promised })];
  });
}

const referralOn = (referredOn: string, [code, description]: Plan['diagnosis']): StoredEpisode['referral'] => ({
  ...{ source: 'hospital', facility: 'Invented General Hospital', physician: 'Dr. Invented', referredOn },
  ...{ dischargeExpectedOn: null, medication: 'Metformin 500 mg, twice a day', diagnoses: [{ code, description }] },
});

const services: StoredEpisode['services'] = [
  { service: 'nursing', visitsAWeek: 3, weeks: 4 },
  { service: 'physiotherapy', visitsAWeek: 1, weeks: 4 },
];

/** The place that the patient has in the portal, and the device that is lent. */
const placesOf = (value: StoredEpisode): TransactItem[] => [
  ...((ends as readonly string[]).includes(value.state) ? [] : runningPuts(value)),
  ...value.equipment.map(() => lentPut(value, device)),
];

const furtherSeatsOf = (value: StoredEpisode): TransactItem[] =>
  furtherFacilities(value).map((facilityId) => episodes.furtherSeat(value, facilityId));

/** The episodes of the demonstration with their messages, visits and what was lent; `now` is when the last of them stands still. */
export const demo: Demo = ({ now }) => {
  const nurse = personCalled('homecare@portal.example');
  const reviewer = personCalled('reallocationrequestinsureruser@portal.example');
  const officer = personCalled('reallocationapprovaluser@portal.example');
  const nurseOfOther = personCalled('nurse@oasis-clinic.example');
  const [facility, other] = demoFacilities.filter(({ isHomeCare }) => isHomeCare).map(found);
  if (!facility || !other) throw new Error('The demonstration has two providers of home care');
  const payer = found(demoPayers.find(({ payerId }) => payerId === crescent));
  const today = emiratesDateOf(now);
  const made: StoredEpisode[] = [];
  const items = plans.flatMap((plan, at) => {
    const [patientName, patientNameArabic, bornIn] = plan.member;
    const emiratesId = demoEmiratesId(bornIn, firstSerial + at);
    const startedAt = new Date(now.getTime() - plan.hoursAgo * hourMs);
    const opened = emiratesDateOf(startedAt);
    const said = [['provider', 'open', 'Please care for this patient at home.'] as const, ...plan.moves];
    // A take-over stands at its day, and all else in the first hours.
    const atOf = (index: number) =>
      said[index]?.[1] === 'takeOver' ? takenOverAt(today) : new Date(startedAt.getTime() + index * hourMs);
    const since = atOf(said.length - 1);
    const progress = progressOf(plan, { today, opened }, nurse.name);
    const { facilityName, facilityNameArabic, facilityId, regulatoryId } = facility;
    const days = visitDays(plan, today);
    const episodeId = at === 0 ? demoEpisodeId : newUlid(startedAt.getTime());
    const opening: StoredEpisode = {
      ...{ episodeId, episodeNumber: `HC-${episodeId.slice(-8)}`, eligibilityId: newUlid(startedAt.getTime()) },
      ...{
        patientName,
        patientNameArabic,
        patientEnding: emiratesId.slice(-4),
        identities: identitiesOf({ emiratesId }),
      },
      ...{ state: plan.state, stateSince: since.toISOString(), version: said.length },
      ...{ facilityId, facilityName, facilityNameArabic, regulatoryId },
      ...{ payerId: provenAskedPayerId(crescent), payerName: payer.payerName, payerNameArabic: payer.payerNameArabic },
      ...{ openedAt: startedAt.toISOString(), openedBy: nurse.userId, openedByName: nurse.name },
      ...{ escalatedAt: null, holder: null, attachmentCount: 0, clock: clockOf(plan.state, since) },
      ...{ ...progress, services, referral: referralOn(opened, plan.diagnosis) },
      responsible: responsibleIn(facility, progress),
      reallocation: reallocationOf(plan, other, today),
      emergencyContact: { name: 'Salem Invented', relation: 'Son', phone: '+971-50-000-0000' },
      ...{ visits: days.length > 0 ? { nursing: days.length } : {}, lastVisitOn: days.at(-1) ?? null },
      equipment: at === 0 ? monitor(startedAt, daysAfter(opened, 1)) : [],
    };
    const isTakenOver = opening.reallocation?.result === 'done';
    const value = isTakenOver ? takenOver(opening, other, nurseOfOther) : opening;
    made.push(value);
    const names = { provider: nurse, insurer: reviewer, authority: officer, newProvider: nurseOfOther };
    const nameOf = (side: Said[0]) => names[side].name;
    const events = said.map(([side, event], index) => ({
      ...{ at: atOf(index).toISOString(), event, by: nameOf(side), detail: null },
    }));
    const messages = said.flatMap(([side, , text], index) => {
      const sentAt = atOf(index);
      if (!text || !isTalking(side)) return [];
      const message = { messageId: newUlid(sentAt.getTime()), side, authorName: nameOf(side), attachments: [] };
      return [messagePut(episodes.pkOf(value), { ...message, text, at: sentAt.toISOString() })];
    });
    const entered = days.map((visitedOn) => {
      const made = `${visitedOn}T08:00:00.000Z`;
      return visitPut(value, {
        ...{ visitId: newUlid(Date.parse(made)), visitedOn, service: 'nursing', minutes: 45 },
        ...{ note: 'Dressing changed, no sign of infection', byName: nurse.name, at: made },
      });
    });
    return [
      episodes.put(value),
      ...episodes.seats(value),
      ...events.map((event, index) => episodes.timeline.put(value, event, orderOf(index + 1, 0))),
      ...[...messages, ...entered, ...placesOf(value), ...furtherSeatsOf(value)],
    ];
  });
  return [...items, ...offersOf(made, [facility, other])];
};
