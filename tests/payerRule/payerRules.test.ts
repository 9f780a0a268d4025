import { describe, expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/payerRule/index.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { aClinic, aForm, submitted } from '../eligibility/support/eligibility.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import {
  aLiveRule,
  answerRule,
  aRuleContent,
  aRuleQuestion,
  editedRule,
  goLive,
  payerAdmin,
  retire,
  ruleCalls,
  ruleInfo,
  saveDraft,
} from './support/rules.ts';

const { store } = await startBackend();
const [payer, other] = demoPayers;
for (const each of demoPayers) await putPayer(store, each);
const payerId = payer!.payerId;
const nothing = { http: 404, data: null, errors: [{ code: 'notFound' }] };
const overtaken = { http: 409, errors: [{ code: 'changedMeanwhile' }] };
const key = (serviceCategoryId: number, consultationCategoryId: number | null = null) => ({
  payerId,
  serviceCategoryId,
  consultationCategoryId,
});
const history = (as: SignedIn, body: Record<string, unknown>) =>
  callApi(handler, ruleCalls.searchRuleHistory, { as, body: { serviceCategoryId: 1, ...body } });
const list = (as: SignedIn, body: Record<string, unknown> = {}) =>
  callApi(handler, ruleCalls.searchRules, { as, body });
const admin = await payerAdmin(payerId);
const tomorrow = emiratesDateOf(new Date(Date.now() + 86_400_000));

describe('a draft', () => {
  it('is kept although parts are missing, and only complete goes live', async () => {
    const unfinished = aRuleContent({
      titleArabic: '',
      holdsFrom: '2020-01-01',
      questions: [aRuleQuestion({ key: 'q 1' }), aRuleQuestion({ key: 'A', kind: 'list', options: [] })],
    });
    expect(await saveDraft(admin, key(2), 0, unfinished)).toMatchObject({ http: 200, data: { edition: 1 } });
    expect((await editedRule(admin, key(2))).data).toEqual({ edition: 1, draft: unfinished, newest: null });
    const { http, errors } = await goLive(admin, key(2), 1);
    expect(http).toBe(400);
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'titleArabic required',
      'holdsFrom inPast',
      'questions.0.key codeForm',
      'questions.1.options tooFewOptions',
    ]);
  });

  it('is saved by one of two people who write at once, and the other keeps their text', async () => {
    await saveDraft(admin, key(3), 0);
    expect(await saveDraft(admin, key(3), 0)).toMatchObject(overtaken);
    expect(await saveDraft(admin, key(3), 1, aRuleContent({ title: 'Second' }))).toMatchObject({ http: 200 });
    const answers = await Promise.all([goLive(admin, key(3), 2), saveDraft(admin, key(3), 2)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  });

  it('can be dropped without its versions', async () => {
    const { edition } = await aLiveRule(key(4));
    await saveDraft(admin, key(4), edition);
    const discard = (seen: number) =>
      callApi(handler, ruleCalls.discardRuleDraft, { as: admin, body: { ...key(4), edition: seen } });
    expect(await discard(edition + 1)).toMatchObject({ http: 200 });
    expect(await discard(edition + 2)).toMatchObject(overtaken);
    expect((await editedRule(admin, key(4))).data).toMatchObject({ draft: null, newest: { version: 1 } });
  });
});

describe('versions', () => {
  it('REQ-ELIG-14 are kept newest first, page by page, with who set them live and retired them', async () => {
    const first = await aLiveRule(key(1));
    const second = await aLiveRule(key(1), aRuleContent({ title: 'Two', holdsFrom: tomorrow }));
    const third = await aLiveRule(key(1), aRuleContent({ title: 'Three', holdsFrom: tomorrow }));
    expect(await retire(admin, second.ruleId, third.edition)).toMatchObject({ http: 200 });
    expect(await retire(admin, second.ruleId, third.edition + 1)).toMatchObject(overtaken);
    const page = await history(admin, { take: 2 });
    expect(page.data?.items).toMatchObject([
      { ruleId: third.ruleId, version: 3, state: 'live', wentLiveByName: 'Sara Invented', retiredAt: null },
      { ruleId: second.ruleId, version: 2, state: 'retired', retiredByName: 'Sara Invented' },
    ]);
    const rest = await history(admin, { take: 2, cursor: page.data?.nextCursor });
    expect(rest.data).toMatchObject({ items: [{ ruleId: first.ruleId, version: 1 }], nextCursor: null });
    expect(await history(admin, { cursor: 'forged' })).toMatchObject({ http: 400, errors: [{ field: 'cursor' }] });
  });

  it('begin no earlier than the one before', async () => {
    const { edition } = await aLiveRule(key(5), aRuleContent({ holdsFrom: tomorrow }));
    await saveDraft(admin, key(5), edition);
    const answer = await goLive(admin, key(5), edition + 1);
    expect(answer).toMatchObject({ http: 400, errors: [{ field: 'holdsFrom', code: 'beforeLastVersion' }] });
  });

  it('begin on a day of the Emirates, which comes before the day of UTC', async () => {
    setClock('2026-11-20T21:00:00.000Z');
    const as = await payerAdmin(payerId);
    await saveDraft(as, key(6), 0, aRuleContent({ holdsFrom: '2026-11-20' }));
    expect(await goLive(as, key(6), 1)).toMatchObject({ http: 400, errors: [{ code: 'inPast' }] });
    await saveDraft(as, key(6), 1, aRuleContent({ holdsFrom: '2026-11-21' }));
    expect(await goLive(as, key(6), 2)).toMatchObject({ http: 200 });
  });
});

describe('the list of rules', () => {
  it('finds them by category, state and the beginning of a word in either language', async () => {
    const own = other!.payerId;
    const mine = await payerAdmin(own);
    const at = (serviceCategoryId: number) => ({ payerId: own, serviceCategoryId, consultationCategoryId: null });
    await aLiveRule(at(1), aRuleContent({ title: 'Road accidents', titleArabic: 'حوادث الطرق' }));
    const gone = await aLiveRule(at(2), aRuleContent({ title: 'Ambulance', titleArabic: 'الإسعاف' }));
    await retire(mine, gone.ruleId, gone.edition);
    await saveDraft(mine, at(3), 0, aRuleContent({ title: 'Room', titleArabic: 'الغرفة' }));
    const found = async (body: Record<string, unknown>) =>
      (await list(mine, body)).data?.items.map(({ title, state }) => `${title} ${state}`);
    expect(await found({})).toEqual(['Road accidents live', 'Ambulance retired', 'Room draft']);
    expect(await found({ state: 'retired' })).toEqual(['Ambulance retired']);
    expect(await found({ serviceCategoryId: 3 })).toEqual(['Room draft']);
    expect(await found({ search: 'ACC' })).toEqual(['Road accidents live']);
    expect(await found({ search: 'طرق' })).toEqual(['Road accidents live']);
    expect(await found({ search: 'nothing' })).toEqual([]);
    const page = await list(mine, { take: 2 });
    expect(page.data).toMatchObject({ total: 3, nextCursor: expect.any(String) });
    const rest = await list(mine, { take: 2, cursor: page.data?.nextCursor });
    expect(rest.data?.items).toMatchObject([{ title: 'Room' }]);
  });
});

describe('whose rules', () => {
  it('a payer reaches are its own, whatever the call', async () => {
    const { ruleId, edition } = await aLiveRule(key(7));
    const stranger = await payerAdmin(other!.payerId);
    expect(await editedRule(stranger, key(7))).toMatchObject(nothing);
    expect(await saveDraft(stranger, key(7), edition)).toMatchObject(nothing);
    expect(await goLive(stranger, key(7), edition)).toMatchObject(nothing);
    expect(await retire(stranger, ruleId, edition)).toMatchObject(nothing);
    expect(await ruleInfo(stranger, ruleId)).toMatchObject(nothing);
    expect(await history(stranger, { payerId, serviceCategoryId: 7 })).toMatchObject(nothing);
    expect(await list(stranger, { payerId })).toMatchObject(nothing);
    expect((await list(stranger)).data?.items.every((row) => row.payerId === other!.payerId)).toBe(true);
    expect((await ruleInfo(admin, ruleId)).data).toMatchObject({ ruleId, state: 'live' });
  });

  it('a super admin reaches belong to the payer that they name', async () => {
    const root = await signIn({ roles: ['SuperAdmin'], facility: null });
    await aLiveRule(key(8));
    expect(await list(root)).toMatchObject({ http: 400, errors: [{ field: 'payerId' }] });
    expect((await list(root, { payerId, serviceCategoryId: 8 })).data?.items).toHaveLength(1);
    expect(await list(root, { payerId: 999_999 })).toMatchObject(nothing);
  });

  it('are refused to a payer administrator without a payer', async () => {
    const lost = await signIn({ roles: ['PayerAdmin'] });
    expect(await list(lost)).toMatchObject({ http: 403, errors: [{ code: 'notAllowed' }] });
  });

  it('are of categories that there are', async () => {
    expect(await saveDraft(admin, key(99), 0)).toMatchObject(nothing);
    expect(await saveDraft(admin, key(1, 99), 0)).toMatchObject(nothing);
  });

  it('REQ-ELIG-03 a provider knows are live ones, and retired ones of its own requests', async () => {
    const { ruleId, edition } = await aLiveRule(key(9));
    const clinic = await aClinic(store);
    const neighbour = await aClinic(store);
    const form = aForm(undefined, { payerId, serviceCategoryId: 9 });
    const eligibilityId = await submitted(clinic, form);
    expect((await ruleInfo(neighbour, ruleId)).data).toMatchObject({ ruleId, questions: [{ key: 'Q1' }, {}, {}, {}] });
    await retire(admin, ruleId, edition);
    expect(await ruleInfo(neighbour, ruleId)).toMatchObject(nothing);
    expect(await ruleInfo(neighbour, ruleId, eligibilityId)).toMatchObject(nothing);
    expect(await ruleInfo(clinic, ruleId)).toMatchObject(nothing);
    expect((await ruleInfo(clinic, ruleId, eligibilityId)).data).toMatchObject({ ruleId, state: 'retired' });
    expect(await answerRule(clinic, { eligibilityId, ruleId })).toMatchObject({ http: 200 });
  });
});
