import { hastenClock, pauseClock, respondClock, startClock } from '../../shared/_parts/dueClock.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import type { QueryEvent } from '../../shared/providerQuery/routes.ts';
import { messagePut } from '../_data/conversation/message.ts';
import { queries, type StoredQuery } from '../_data/providerQuery/providerQuery.ts';
import { accountPlans } from '../_demo/accounts.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoFacilities } from '../_demo/facilities.ts';
import { demoPayers, pearl } from '../_demo/payers.ts';
import { personCalled, personOf } from '../_demo/people.ts';
import { found } from '../_demo/pick.ts';
import { provenAskedPayerId } from '../_kit/proof.ts';
import { newUlid } from '../_kit/ulid.ts';
import { orderOf } from '../_store/timeline.ts';

const hourMs = 3_600_000;

type Said = readonly [side: 'provider' | 'insurer', event: QueryEvent['event'], text: string];

interface Plan extends Pick<StoredQuery, 'category' | 'subject' | 'state'> {
  readonly facilityId: string;
  readonly hoursAgo: number;
  readonly said: readonly Said[];
  readonly isTaken?: true;
  readonly isEscalated?: true;
  readonly satisfaction?: number;
  /** The plan into which this one was merged. */
  readonly mergedInto?: number;
}

/** A query in each state, at two facilities, to the payer whose people answer by hand. */
const plans: readonly Plan[] = [
  {
    ...{
      facilityId: 'noor-clinic',
      category: 'claim',
      subject: 'Consultation denied with code AUTH-001',
      state: 'open',
    },
    ...{ hoursAgo: 30, isTaken: true, isEscalated: true },
    said: [
      [
        'provider',
        'open',
        'The consultation of 12 November was denied for a missing authorisation. None was needed so far. Has the rule changed?',
      ],
    ],
  },
  {
    ...{ facilityId: 'noor-clinic', category: 'payment', subject: 'Remittance of October is short', state: 'asked' },
    hoursAgo: 52,
    said: [
      ['provider', 'open', 'The remittance of October is short by the claims of one day.'],
      ['insurer', 'ask', 'Which day is missing? Please attach your list of claims.'],
    ],
  },
  {
    ...{
      facilityId: 'noor-clinic',
      category: 'contract',
      subject: 'Price of the new vaccination service',
      state: 'answered',
    },
    hoursAgo: 74,
    said: [
      ['provider', 'open', 'Which price holds for the new vaccination service?'],
      ['insurer', 'answer', 'The price list of your contract holds from the first of the month.'],
    ],
  },
  {
    ...{ facilityId: 'noor-clinic', category: 'eligibility', subject: 'Member shown as not covered', state: 'closed' },
    ...{ hoursAgo: 170, satisfaction: 4 },
    said: [
      ['provider', 'open', 'A member with a valid card is shown as not covered.'],
      ['insurer', 'answer', 'The register was corrected. Please check the eligibility again.'],
    ],
  },
  {
    ...{
      facilityId: 'noor-clinic',
      category: 'claim',
      subject: 'Denial AUTH-001 again',
      state: 'merged',
      mergedInto: 0,
    },
    hoursAgo: 28,
    said: [['provider', 'open', 'The same denial as in our question of yesterday.']],
  },
  {
    ...{ facilityId: 'marina-hospital', category: 'authorization', subject: 'طلب موافقة لم يُرد عليه', state: 'open' },
    hoursAgo: 2,
    said: [['provider', 'open', 'أرسلنا طلب الموافقة قبل ثلاثة أيام ولم يصلنا رد. نرجو إفادتنا.']],
  },
  {
    ...{
      facilityId: 'marina-hospital',
      category: 'technical',
      subject: 'Upload of claims ends in an error',
      state: 'open',
    },
    hoursAgo: 5,
    said: [['provider', 'open', 'Since this morning the upload of claims ends in an error.']],
  },
];

const deskOf = (facilityId: string) => found(accountPlans.find((plan) => plan.facilityIds[0] === facilityId));

/** The clock as the conversation left it. */
function clockOf({ state, isEscalated, said }: Plan, startedAt: Date, lastAt: Date) {
  const started = startClock(startedAt, queryLife.states.open.due);
  const answered = said.some(([side]) => side === 'insurer') ? respondClock(started, lastAt) : started;
  // The demonstration begins without notices of deadlines that were missed in its past.
  const noticed = answered.respondedAt === null ? 'firstMissed' : 'lastMissed';
  const told = { ...answered, noticed } as const;
  const hastened = isEscalated ? hastenClock(told, lastAt) : told;
  return state === 'asked' ? pauseClock(hastened, lastAt) : hastened;
}

/** The queries of the demonstration with their messages; `now` is when the last of them stands still. */
export const demo: Demo = ({ now }) => {
  const reviewer = personCalled('reviewer@pearl.example');
  const payer = found(demoPayers.find(({ payerId }) => payerId === pearl));
  const ids = plans.map(({ hoursAgo }) => newUlid(now.getTime() - hoursAgo * hourMs));
  const numberOf = (queryId: string) => `PQ-${queryId.slice(-8)}`;
  return plans.flatMap((plan, at) => {
    const queryId = found(ids[at]);
    const startedAt = new Date(now.getTime() - plan.hoursAgo * hourMs);
    const atOf = (index: number) => new Date(startedAt.getTime() + index * hourMs);
    const sender = personOf(deskOf(plan.facilityId));
    const facility = found(demoFacilities.find(({ facilityId }) => facilityId === plan.facilityId));
    const lastAt = atOf(plan.said.length - 1);
    const kept = plan.mergedInto === undefined ? null : found(ids[plan.mergedInto]);
    const query: StoredQuery = {
      ...{ queryId, queryNumber: numberOf(queryId), category: plan.category, subject: plan.subject },
      ...{ state: plan.state, stateSince: lastAt.toISOString(), version: 1, about: null, aboutNumber: null },
      ...{ facilityId: plan.facilityId, facilityName: facility.facilityName },
      facilityNameArabic: facility.facilityNameArabic,
      ...{ payerId: provenAskedPayerId(pearl), payerName: payer.payerName, payerNameArabic: payer.payerNameArabic },
      ...{ openedAt: startedAt.toISOString(), openedBy: sender.userId, openedByName: sender.name },
      escalatedAt: plan.isEscalated ? lastAt.toISOString() : null,
      holder: plan.isTaken ? reviewer : null,
      satisfaction: plan.satisfaction ?? null,
      mergedInto: kept === null ? null : { queryId: kept, queryNumber: numberOf(kept) },
      attachmentCount: 0,
      clock: clockOf(plan, startedAt, lastAt),
    };
    const nameOf = (side: Said[0]) => (side === 'provider' ? sender.name : reviewer.name);
    const messages = plan.said.map(([side, , text], index) =>
      messagePut(queries.pkOf(query), {
        ...{ messageId: newUlid(atOf(index).getTime()), side, authorName: nameOf(side), text },
        ...{ attachments: [], at: atOf(index).toISOString() },
      }),
    );
    const events = plan.said.map(([side, event], index) => ({
      ...{ at: atOf(index).toISOString(), event, by: nameOf(side), detail: null },
    }));
    const rest = events.slice(1).map((event, index) => queries.timeline.put(query, event, orderOf(index + 2, 0)));
    return [...queries.writes(query, found(events[0])), ...rest, ...messages];
  });
};
