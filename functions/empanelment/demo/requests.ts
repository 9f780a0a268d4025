import { daysAfter, emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { pauseClock, respondClock, startClock } from '../../../shared/_parts/dueClock.ts';
import { documentTable, neededDocuments } from '../../../shared/empanelment/documents.ts';
import { type Branch, documentPlace, type EmpanelmentForm } from '../../../shared/empanelment/form.ts';
import { promise } from '../../../shared/empanelment/life.ts';
import type { EmpanelmentEvent } from '../../../shared/empanelment/routes.ts';
import type { Stage } from '../../../shared/empanelment/stages.ts';
import { messagePut } from '../../_data/conversation/message.ts';
import { empanelments, noInsurer, openPut, type StoredEmpanelment } from '../../_data/empanelment/empanelment.ts';
import { stageChanges } from '../../_data/empanelment/stageEntries.ts';
import { accountPlans } from '../../_demo/accounts.ts';
import { demoFacilities } from '../../_demo/facilities.ts';
import { demoPayers, pearl } from '../../_demo/payers.ts';
import { personCalled, personOf } from '../../_demo/people.ts';
import { found } from '../../_demo/pick.ts';
import { provenAskedPayerId } from '../../_kit/proof.ts';
import { newUlid } from '../../_kit/ulid.ts';
import { orderOf } from '../../_store/timeline.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const dayMs = 86_400_000;

interface Plan extends Pick<StoredEmpanelment, 'kind' | 'state'> {
  readonly facilityId: string;
  readonly daysAgo: number;
  readonly passed: readonly Stage[];
  /** What follows the submission. */
  readonly events?: readonly EmpanelmentEvent['event'][];
  readonly remark?: string;
  readonly branch?: Branch;
}

const newBranch: Branch = {
  branchLicense: 'DHA-F-7740021',
  branchName: 'Creek View Medical Centre, Al Jaddaf',
  branchNameArabic: 'مركز إطلالة الخور الطبي، الجداف',
  branchKind: 'clinic',
  branchEmirate: 'Dubai',
};

const afterDocuments: readonly Stage[] = ['documents'];
const beforeSetup: readonly Stage[] = ['documents', 'medical', 'pricing', 'legal', 'visit'];

/** A request in each state and at each stage, to the payer whose people answer by hand; of facilities in every contract status that asks. */
const plans: readonly Plan[] = [
  { facilityId: 'falcon-pharmacy', kind: 'join', state: 'draft', daysAgo: 2, passed: [] },
  { facilityId: 'oasis-clinic', kind: 'join', state: 'review', daysAgo: 1, passed: [] },
  { facilityId: 'corniche-hospital', kind: 'join', state: 'review', daysAgo: 5, passed: afterDocuments },
  {
    ...{ facilityId: 'creek-clinic', kind: 'addBranch', state: 'review', daysAgo: 9 },
    branch: newBranch,
    passed: ['documents', 'medical', 'pricing', 'legal'],
  },
  { facilityId: 'dhow-pharmacy', kind: 'join', state: 'review', daysAgo: 12, passed: beforeSetup },
  {
    ...{ facilityId: 'palm-pharmacy', kind: 'join', state: 'proposed', daysAgo: 15 },
    passed: [...beforeSetup, 'setup'],
    events: ['propose'],
  },
  {
    ...{ facilityId: 'sunrise-clinic', kind: 'recontract', state: 'returned', daysAgo: 6, passed: [] },
    events: ['return'],
    remark: 'The number of the trade licence is not that of the document. Please correct one of the two.',
  },
  {
    facilityId: 'dune-clinic',
    kind: 'join',
    state: 'rejected',
    daysAgo: 40,
    passed: [],
    events: ['propose', 'reject'],
  },
  {
    ...{ facilityId: 'noor-clinic', kind: 'join', state: 'approved', daysAgo: 60 },
    passed: [...beforeSetup, 'setup'],
    events: ['propose', 'approve'],
  },
];

const finished: readonly string[] = ['approved', 'rejected', 'closed'];

/** A draft has no insurer yet. */
export function insurerOf(isSubmitted: boolean) {
  if (!isSubmitted) return { payerId: noInsurer, payerName: '', payerNameArabic: '' };
  const { payerName, payerNameArabic } = found(demoPayers.find(({ payerId }) => payerId === pearl));
  return { payerId: provenAskedPayerId(pearl), payerName, payerNameArabic };
}

function requestOf(plan: Plan, now: Date) {
  const { facilityId, kind, state, daysAgo, passed, events = [], remark, branch = null } = plan;
  const facility = found(demoFacilities.find((each) => each.facilityId === facilityId));
  const sender = personOf(found(accountPlans.find((each) => each.facilityIds[0] === facilityId)));
  const [maker, checker] = [personCalled('reviewer@pearl.example'), personCalled('reviewer2@pearl.example')];
  const begunAt = new Date(now.getTime() - daysAgo * dayMs);
  const atOf = (day: number) => new Date(begunAt.getTime() + (day * daysAgo * dayMs) / 10).toISOString();
  const empanelmentId = newUlid(begunAt.getTime());
  const services = [facility.kind === 'pharmacy' ? 'dispensing' : 'outpatient'] as const;
  const contact = {
    payerId: pearl,
    contactName: sender.name,
    contactEmail: `network@${facilityId}.example`,
    contactMobile: '+971-50-123-4567',
    tradeLicenseNumber: 'CN-9000001',
    services: [...services],
    branch,
  };
  const own = { facilityKind: facility.kind, emirate: facility.emirate };
  const place = found(documentPlace(own, branch) ?? undefined);
  const needed = neededDocuments({ ...place, services });
  const form: EmpanelmentForm = {
    ...contact,
    documents: needed.map((type, index) => ({
      type,
      attachmentId: newUlid(begunAt.getTime() + index + 1),
      expiresOn: documentTable[type].expires ? daysAfter(emiratesDateOf(now), 60 + 30 * index) : null,
    })),
  };
  const isSubmitted = state !== 'draft';
  const started = respondClock(startClock(new Date(atOf(1)), promise), new Date(atOf(2)));
  const clock = { ...started, noticed: 'lastMissed' } as const;
  const lastAt = atOf(events.length > 0 ? 9 : 0);
  const value: StoredEmpanelment = {
    ...{ empanelmentId, empanelmentNumber: `EM-${empanelmentId.slice(-8)}`, kind, version: 1, state },
    ...{ stateSince: lastAt, openedAt: begunAt.toISOString(), openedBy: sender.userId, openedByName: sender.name },
    ...{ facilityId, facilityName: facility.facilityName, facilityNameArabic: facility.facilityNameArabic },
    ...insurerOf(isSubmitted),
    ...{ escalatedAt: null, holder: null, attachmentCount: 0 },
    clock: state === 'returned' ? pauseClock(clock, new Date(lastAt)) : clock,
    facts: { facilityLicense: facility.facilityLicense, ...own },
    draft: { ...contact, documents: {} },
    revisions: isSubmitted
      ? [
          {
            number: 1,
            submittedAt: atOf(1),
            submittedByName: sender.name,
            form,
            terms: null,
            account: null,
            before: null,
          },
        ]
      : [],
    remarks: remark ? [{ field: 'tradeLicenseNumber', text: remark, at: lastAt, revision: 1 }] : [],
    passed: passed.map((stage, index) => ({ stage, at: atOf(index + 2), byName: maker.name, by: maker.userId })),
    returnCount: state === 'returned' ? 1 : 0,
    reviewedSince: isSubmitted ? atOf(1) : null,
    proposal: events.includes('propose')
      ? {
          madeAt: atOf(8),
          makerId: maker.userId,
          makerName: maker.name,
          outcome: state === 'rejected' ? 'reject' : 'approve',
        }
      : null,
    providerCode: state === 'approved' ? facility.providerCode : null,
    submittedBy: isSubmitted ? sender.userId : null,
    accountChange: null,
    touchedAt: new Date(Math.max(Date.parse(lastAt), now.getTime() - dayMs)).toISOString(),
  };
  const decided = ['approve', 'reject'];
  const happened = [
    { event: 'open' as const, by: sender.name },
    ...(isSubmitted ? [{ event: 'submit' as const, by: sender.name }] : []),
    ...passed.map(() => ({ event: 'pass' as const, by: maker.name })),
    ...events.map((event) => ({ event, by: decided.includes(event) ? checker.name : maker.name })),
  ].map(({ event, by }, index) => ({ event, by, at: atOf(Math.min(index, 9)), detail: null }));
  return { value, happened, remark, lastAt, maker };
}

/** The requests of the demonstration to join a network, with what happened to them. */
export function demoEmpanelments(now: Date): TransactItem[] {
  return plans.flatMap((plan) => {
    const { value, happened, remark, lastAt, maker } = requestOf(plan, now);
    const rest = happened
      .slice(1)
      .map((event, index) => empanelments.timeline.put(value, event, orderOf(index + 2, 0)));
    const message =
      remark &&
      messagePut(empanelments.pkOf(value), {
        ...{ messageId: newUlid(Date.parse(lastAt)), side: 'insurer', authorName: maker.name, text: remark },
        ...{ attachments: [], at: lastAt },
      });
    return [
      ...empanelments.writes(value, found(happened[0])),
      ...rest,
      ...(message ? [message] : []),
      ...stageChanges(null, value),
      ...(finished.includes(value.state) ? [] : [openPut(value)]),
    ];
  });
}
