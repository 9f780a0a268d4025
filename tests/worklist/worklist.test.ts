import { describe, expect, it } from 'vitest';
import { readNews } from '../../functions/_data/notification/notification.ts';
import { type Payer, putPayer } from '../../functions/_data/payer/payer.ts';
import { crescent, demoPayers, pearl } from '../../functions/_demo/payers.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { handler } from '../../functions/worklist/index.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { worklistApi } from '../../shared/worklist/routes.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  details,
  eventsOf,
  memberWho,
  recordAudits,
  startPayers,
  submitted,
  worker,
} from '../eligibility/support/eligibility.ts';
import { callApi, passMinutes, setClock, signIn, startBackend } from '../support/api.ts';
import { freshStoreForEachTest } from '../support/freshStore.ts';
import { toldTo } from '../support/news.ts';
import {
  aCover,
  anAdministrator,
  aReviewer,
  asksNobody,
  assign,
  counts,
  item,
  list,
  ofAnotherPayer,
  onWorklist,
  release,
  reply,
  take,
} from '../support/payerDesk.ts';

const { store } = await startBackend();
const payers = await startPayers();
freshStoreForEachTest(store);
const { endpoints } = worklistApi;
const { Pending, Answered, Cancelled, Eligible, NotEligible } = eligibilityStatus;
const { cancelEligibility } = eligibilityApi.endpoints;
const refused = (code: string, http = 409) => ({ http, status: -1, data: null, errors: [{ code }] });
const storedPayer = (payerId: number) => demoPayers.find((payer) => payer.payerId === payerId) as Payer;

describe('the work list', () => {
  it('holds the requests of a payer whose people answer, by the time they are due, in pages', async () => {
    setClock('2026-11-22T06:00:00.000Z');
    let reviewer = await aReviewer();
    const first = await onWorklist(store);
    passMinutes(1);
    const second = await onWorklist(store);
    passMinutes(1);
    const third = await onWorklist(store);

    const page = (await list(reviewer, 'waiting', { take: 2 })).data!;
    expect(page.items.map(({ eligibilityId }) => eligibilityId)).toEqual([first.id, second.id]);
    expect(Date.parse(page.items[0]!.deskDueAt) - Date.parse(page.items[0]!.submittedAt)).toBeLessThan(3_602_000);
    const rest = (await list(reviewer, 'waiting', { take: 2, cursor: page.nextCursor! })).data!;
    expect(rest).toMatchObject({ items: [{ eligibilityId: third.id }], nextCursor: null });

    // Nothing was sent to the payer's system, and the facility sees that it waits.
    const asked = payers.requests().map(({ requestNumber }) => requestNumber?.slice(-26));
    expect(asked.filter((id) => [first.id, second.id, third.id].includes(id ?? ''))).toEqual([]);
    expect(eventsOf(await details(first.clinic, first.id))).toEqual(['submitted', 'sent']);

    passMinutes(59.5);
    reviewer = await aReviewer();
    const late = (await list(reviewer, 'overdue')).data!;
    expect(late.items.map(({ eligibilityId }) => eligibilityId)).toEqual([first.id, second.id]);
    await take(reviewer, third.id);
    expect((await counts(reviewer)).data).toEqual({
      mine: { count: 1, isMore: false },
      waiting: { count: 2, isMore: false },
      overdue: { count: 2, isMore: false },
      all: { count: 3, isMore: false },
    });
    expect((await counts(await ofAnotherPayer())).data).toMatchObject({ all: { count: 0 } });
    expect(await list(reviewer, 'waiting', { cursor: 'bm90IGEgcGxhY2U' })).toMatchObject(refused('notACursor', 400));
    // A place beyond the end of a view is an empty page, not an error.
    const beyond = Buffer.from(`2999-01-01T00:00:00.000Z#${first.id}`).toString('base64url');
    expect((await list(reviewer, 'overdue', { cursor: beyond })).data).toMatchObject({ items: [], nextCursor: null });
  });

  it('holds what the payer’s system left without a result, until it has one', async () => {
    const clinic = await aClinic(store);
    const member = memberWho(({ result }) => result === 'undecided');
    const id = await submitted(clinic, aForm(member));
    await worker(askSimulator(payers.url))(deliveryOf(id));
    const reviewer = await aReviewer('Sara', ['InsurerUser'], member.payerId);
    expect((await list(reviewer, 'waiting')).data?.items).toMatchObject([{ eligibilityId: id, status: Answered }]);
    const { data } = await take(reviewer, id);
    await reply(reviewer, { eligibilityId: id, version: data!.version, result: 'notEligible', denialCode: 'NCOV-003' });
    expect(await details(clinic, id)).toMatchObject({ status: NotEligible, denialCode: 'NCOV-003' });
    expect((await counts(reviewer)).data).toMatchObject({ mine: { count: 0 }, all: { count: 0 } });
  });

  it('is nobody else’s: another payer’s ids are not there, and facilities have no work list', async () => {
    const { id, clinic } = await onWorklist(store);
    const stranger = await ofAnotherPayer();
    const owner = await aReviewer();
    const assignee = owner.user.userId;
    const answer = { eligibilityId: id, version: 2, result: 'notEligible', denialCode: 'ELIG-001' } as const;
    const calls = [item, take, release, (as: typeof owner) => reply(as, answer)];
    for (const call of calls) expect(await call(stranger, id)).toMatchObject(refused('notFound', 404));
    expect(await assign(stranger, { eligibilityId: id, assignee, version: 2 })).toMatchObject(refused('notFound', 404));
    const atClinic = await signIn({ roles: ['InsurerUser', 'PayerAdmin'] });
    for (const call of calls) expect(await call(atClinic, id)).toMatchObject(refused('notFound', 404));
    expect(await list(atClinic, 'all')).toMatchObject(refused('notFound', 404));
    // A request of the payer's system that its people were not asked about.
    const other = await submitted(clinic, aForm());
    expect(await item(owner, other)).toMatchObject(refused('notFound', 404));
  });
});

describe('a request in hand', () => {
  it('is one reviewer’s of two who take it at once, and the other learns whose', async () => {
    const { id } = await onWorklist(store);
    const [reem, omar] = [await aReviewer('Reem'), await aReviewer('Omar')];
    const outcomes = await Promise.all([take(reem, id), take(omar, id)]);
    const won = outcomes.findIndex(({ http }) => http === 200);
    const lost = outcomes[1 - won]!;
    const winner = won === 0 ? 'Reem Reviewer' : 'Omar Reviewer';
    expect(outcomes[won]!.data).toMatchObject({ deskHolder: { name: winner } });
    expect(lost).toMatchObject(refused('takenByAnother'));
    // What the loser sees then: the request, with its holder.
    expect((await item(won === 0 ? omar : reem, id)).data).toMatchObject({ deskHolder: { name: winner } });
    // A second time is no error for the reviewer who has it.
    expect((await take(won === 0 ? reem : omar, id)).http).toBe(200);
  });

  it('REQ-ELIG-06 leaves the list when its facility cancels it, and its holder is told', async () => {
    const [reviewer, other] = [await aReviewer('Reem'), await aReviewer('Omar')];
    const { id, clinic } = await onWorklist(store);
    const taken = (await take(reviewer, id)).data!;
    const cancelled = await callApi(eligibility, cancelEligibility, {
      as: clinic,
      query: { eligibilityId: id },
      body: { version: taken.version, reason: 'Patient left' },
    });
    expect(cancelled.errors).toEqual([]);
    expect(await toldTo(store, reviewer.user)).toMatchObject([
      {
        kind: 'deskRequestCancelled',
        facts: { requestNumber: taken.requestNumber },
        link: `/eligibility/worklist/${id}`,
      },
    ]);
    expect(await toldTo(store, other.user)).toEqual([]);
    expect((await item(reviewer, id)).data?.status).toBe(Cancelled);
    expect((await list(reviewer, 'mine')).data?.items).toEqual([]);
    const answer = { eligibilityId: id, version: taken.version, result: 'eligible' as const };
    expect(await reply(reviewer, { ...answer, coverages: [aCover()] })).toMatchObject(refused('requestCancelled'));
    expect((await details(clinic, id)).status).toBe(Cancelled);
  });

  it('is given back by its holder or by the administrator, and by nobody else', async () => {
    const { id, clinic } = await onWorklist(store);
    const [reem, omar, admin] = [await aReviewer('Reem'), await aReviewer('Omar'), await anAdministrator()];
    await take(reem, id);
    expect(await release(omar, id)).toMatchObject(refused('takenByAnother'));
    expect((await release(admin, id)).data).toMatchObject({ deskHolder: null });
    await take(omar, id);
    expect((await release(omar, id)).data).toMatchObject({ deskHolder: null });
    const request = await details(clinic, id);
    expect(eventsOf(request)).toEqual(['submitted', 'sent', 'taken', 'released', 'taken', 'released']);
    // A facility does not learn the names of the payer's people.
    expect(request.timeline.slice(2).every(({ by }) => by === null)).toBe(true);
    expect(JSON.stringify(request)).not.toContain('Reviewer');
  });

  it('is given by the administrator to one of the payer’s people, over the version they saw', async () => {
    const { id } = await onWorklist(store);
    const [reem, admin, stranger] = [await aReviewer('Reem'), await anAdministrator(), await ofAnotherPayer()];
    const locked = await signIn({ roles: ['InsurerUser'], facility: null, payerId: pearl, stored: { isLocked: true } });
    const reviewers = (await callApi(handler, endpoints.getReviewers, { as: admin })).data!;
    const offered = reviewers.map(({ userId }) => userId);
    expect(offered).toEqual(expect.arrayContaining([reem.user.userId, admin.user.userId]));
    expect(offered).not.toContain(stranger.user.userId);
    expect(offered).not.toContain(locked.user.userId);

    const { version } = (await item(admin, id)).data!;
    const to = (assignee: string) => assign(admin, { eligibilityId: id, assignee, version });
    expect(await to(stranger.user.userId)).toMatchObject({ http: 400, errors: [{ field: 'assignee' }] });
    expect((await to(reem.user.userId)).data).toMatchObject({ deskHolder: { userId: reem.user.userId } });
    expect((await list(reem, 'mine')).data?.items.map(({ eligibilityId }) => eligibilityId)).toContain(id);
    expect(await to(admin.user.userId)).toMatchObject(refused('changedMeanwhile'));
    expect(await assign(reem, { eligibilityId: id, assignee: reem.user.userId, version })).toMatchObject(
      refused('notAllowed', 403),
    );
  });
});

describe('an answer by hand', () => {
  const eligible = { result: 'eligible' as const, coverages: [aCover()], patientName: 'Amina Invented' };

  it('REQ-ELIG-18 REQ-ELIG-15 ends the request at once: the facility sees it, its sender is told, the trail says who', async () => {
    const { id, clinic } = await onWorklist(store);
    const reem = await aReviewer();
    const taken = (await take(reem, id)).data!;
    const answered = await reply(reem, { eligibilityId: id, version: taken.version, ...eligible, comments: 'Welcome' });
    expect(answered).toMatchObject({ http: 200, data: { status: Eligible } });

    const request = await details(clinic, id);
    expect(request).toMatchObject({
      status: Eligible,
      patientName: 'Amina Invented',
      payerComments: 'Welcome',
      coverages: [{ policyNumber: 'PL-1', coPaymentFils: 5000 }],
    });
    expect(request.payerReference).toBe(`INS948-${id.slice(-12)}`);
    expect(eventsOf(request)).toEqual(['submitted', 'sent', 'taken', 'eligible']);
    const { userId, facilityId } = clinic.user;
    const news = await readNews(store, { userId, facilityId }, new Date());
    expect(news.newest).toMatchObject([{ kind: 'eligibilityEligible', link: `/eligibility/${id}` }]);
    const audits = (await recordAudits(store, id)).filter(({ action }) => action === 'worklist.answer');
    expect(audits).toMatchObject([{ actor: reem.user.userId, before: { status: Pending }, outcome: 'success' }]);
    expect((await list(reem, 'mine')).data?.items.map(({ eligibilityId }) => eligibilityId)).not.toContain(id);

    // A second answer, a release and a taking come too late.
    expect(await reply(reem, { eligibilityId: id, version: taken.version, ...eligible })).toMatchObject(
      refused('alreadySettled'),
    );
    expect(await release(reem, id)).toMatchObject(refused('alreadySettled'));
    expect((await item(reem, id)).data).toMatchObject({ status: Eligible });
  });

  it('needs the request in hand and the version that was looked at', async () => {
    const { id } = await onWorklist(store);
    const [reem, omar] = [await aReviewer('Reem'), await aReviewer('Omar')];
    const { version } = (await item(reem, id)).data!;
    expect(await reply(reem, { eligibilityId: id, version, ...eligible })).toMatchObject(refused('notInHand'));
    const taken = (await take(reem, id)).data!;
    expect(await reply(omar, { eligibilityId: id, version: taken.version, ...eligible })).toMatchObject(
      refused('takenByAnother'),
    );
    expect(await reply(reem, { eligibilityId: id, version, ...eligible })).toMatchObject(refused('changedMeanwhile'));
  });

  const wrong: [string, object, string][] = [
    ['not eligible without a reason', { result: 'notEligible' }, 'denialCode'],
    ['an unknown reason', { result: 'notEligible', denialCode: 'ELIG-999' }, 'denialCode'],
    ['eligible with a reason', { ...eligible, denialCode: 'ELIG-001' }, 'denialCode'],
    ['eligible without a cover', { result: 'eligible', coverages: [] }, 'coverages'],
    [
      'a cover that ended',
      { ...eligible, coverages: [aCover({ validFrom: '2020-01-01', validTo: '2020-12-31' })] },
      'coverages',
    ],
    [
      'a cover that ends before it begins',
      { ...eligible, coverages: [aCover({ validTo: '2020-01-01' })] },
      'coverages',
    ],
    ['more than the whole as co-payment', { ...eligible, coverages: [aCover({ coPaymentPercent: 101 })] }, 'coverages'],
    ['neither', { result: 'perhaps' }, 'result'],
  ];
  it('is refused with the field that is wrong', async () => {
    const { id } = await onWorklist(store);
    const reem = await aReviewer();
    const { version } = (await take(reem, id)).data!;
    for (const [what, answer, field] of wrong) {
      const refusal = await reply(reem, { eligibilityId: id, version, ...answer } as never);
      expect(refusal, what).toMatchObject({ http: 400, data: null });
      expect(refusal.errors[0]?.field, what).toMatch(new RegExp(`^${field}`));
    }
    expect((await item(reem, id)).data).toMatchObject({ status: Pending });
  });

  it('and the answer of the payer’s system never both win: the later one is ignored and noted', async () => {
    const clinic = await aClinic(store);
    const reem = await aReviewer();
    await putPayer(store, { ...storedPayer(pearl), answers: 'gateway' });
    const [first, second] = [
      await submitted(clinic, aForm(undefined, { payerId: pearl })),
      await submitted(clinic, aForm(undefined, { payerId: pearl })),
    ];
    let says = (_: 'no' | 'yes'): void => undefined;
    let asked = Promise.withResolvers<void>();
    const system = worker(
      () =>
        new Promise((resolve) => {
          asked.resolve();
          const told = { payerReference: 'SYS-1', comments: null, patientName: null, coverages: [], isRepeated: false };
          says = (result) =>
            resolve({ kind: 'answer', result, denialCode: result === 'no' ? 'ELIG-001' : null, ...told });
        }),
    );
    /** Asked through the gateway, which takes so long that the payer's people are asked instead. */
    const askedTwice = async (id: string) => {
      await putPayer(store, { ...storedPayer(pearl), answers: 'gateway' });
      asked = Promise.withResolvers<void>();
      const slow = system(deliveryOf(id));
      await asked.promise;
      await putPayer(store, storedPayer(pearl));
      passMinutes(2);
      await asksNobody(deliveryOf(id));
      return { slow, version: (await take(reem, id)).data!.version };
    };

    const byHand = await askedTwice(first);
    await reply(reem, { eligibilityId: first, version: byHand.version, ...eligible });
    says('no');
    await byHand.slow;
    const answeredByHand = await details(clinic, first);
    expect(answeredByHand).toMatchObject({ status: Eligible, denialCode: null });
    expect(eventsOf(answeredByHand).slice(-2)).toEqual(['eligible', 'duplicateAnswerIgnored']);

    const bySystem = await askedTwice(second);
    says('no');
    await bySystem.slow;
    expect(await reply(reem, { eligibilityId: second, version: bySystem.version, ...eligible })).toMatchObject(
      refused('alreadySettled'),
    );
    expect(await details(clinic, second)).toMatchObject({
      status: NotEligible,
      payerReference: 'SYS-1',
      coverages: [],
    });
  });
});

describe('the settings of a desk', () => {
  const get = (as: Awaited<ReturnType<typeof anAdministrator>>) => callApi(handler, endpoints.getDeskSettings, { as });

  it('are the administrator’s, hold for what comes next, and are changed over the version that was seen', async () => {
    await aClinic(store);
    const admin = await anAdministrator();
    const seen = (await get(admin)).data!;
    const body = { ...seen, answerMinutes: 15 };
    const update = () => callApi(handler, endpoints.updateDeskSettings, { as: admin, body });
    expect((await update()).data).toMatchObject({ answerMinutes: 15, version: seen.version + 1 });
    expect(await update()).toMatchObject(refused('changedMeanwhile'));
    expect(await callApi(handler, endpoints.getDeskSettings, { as: await aReviewer() })).toMatchObject(
      refused('notAllowed', 403),
    );
    expect((await get(await anAdministrator(crescent))).data?.answerMinutes).toBe(60);
  });
});
