import { describe, expect, it } from 'vitest';
import { liveAuthorizationRules } from '../../functions/_data/authorizationRule/authorizationRuleVersion.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/authorizationRule/index.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import {
  aChecker,
  added,
  aLiveAuthorizationRule,
  anAdmin,
  aRuleFromToday,
  authorizationRuleCalls,
  goLive,
  move,
  readRule,
  refuse,
  saveRule,
  waitingRule,
} from './support/ruleCalls.ts';
import { anExample, aRequest } from './support/someRules.ts';

const { store } = await startBackend();
for (const each of demoPayers) await putPayer(store, each);
const payerId = demoPayers[3]!.payerId;
const otherPayerId = demoPayers[4]!.payerId;
const admin = await anAdmin(payerId);
const checker = await aChecker(payerId);
const overtaken = { http: 409, errors: [{ code: 'changedMeanwhile' }] };
const ownChange = { http: 409, errors: [{ code: 'ownChange' }] };
const nothing = { http: 404, data: null };

/** A clinic whose people ask for approvals. */
const aClinic = () => signIn({ roles: ['MedicalProvider'], facility: aFacility() });

const list = async (as: SignedIn, body = {}) =>
  (await callApi(handler, authorizationRuleCalls.searchAuthorizationRules, { as, body })).data?.items ?? [];
const rulesFor = (as: SignedIn, serviceDate = emiratesDateOf(new Date())) =>
  callApi(handler, authorizationRuleCalls.getRulesFor, { as, query: { payerId, serviceDate } });
const idsFor = async (as: SignedIn, serviceDate?: string) =>
  ((await rulesFor(as, serviceDate)).data?.items ?? []).map(({ ruleId }) => ruleId);
const history = async (as: SignedIn, authorizationRuleId: string) =>
  (await callApi(handler, authorizationRuleCalls.searchAuthorizationRuleHistory, { as, body: { authorizationRuleId } }))
    .data?.items ?? [];

describe('REQ-EAUTH-07 a rule of authorisations', () => {
  it('is a draft that nobody meets, then waits, then is live by a second person', async () => {
    const clinic = await aClinic();
    const rule = await added(admin);
    expect((await readRule(admin, rule)).data).toMatchObject({ newest: null, waiting: null, isAuthor: true });
    expect(await move(admin, 'sendAuthorizationRuleForApproval', rule)).toMatchObject({ http: 200 });
    expect(await idsFor(clinic)).not.toContain(rule.authorizationRuleId);
    expect((await readRule(checker, rule)).data).toMatchObject({ waiting: { isOwn: false }, isAuthor: false });
    const sent = { ...rule, edition: rule.edition + 1 };
    expect(await goLive(checker, sent)).toMatchObject({ http: 200, data: { version: 1 } });
    expect(await idsFor(clinic)).toContain(rule.authorizationRuleId);
    expect((await readRule(admin, rule)).data).toMatchObject({
      draft: null,
      waiting: null,
      newest: { version: 1, state: 'live', name: 'Wheelchairs' },
    });
  });

  it('has versions, each for its days; a retired one is met no more and stays in the history', async () => {
    const clinic = await aClinic();
    const live = await aLiveAuthorizationRule(payerId);
    const next = aRuleFromToday({ name: 'Next', effectiveFrom: '2099-01-01' });
    const saved = { ...live, ...(await saveRule(admin, live, next)).data! };
    const sent = { ...saved, ...(await move(admin, 'sendAuthorizationRuleForApproval', saved)).data! };
    const second = { ...sent, edition: (await goLive(checker, sent)).data!.edition };
    const named = async (day: string) =>
      (await rulesFor(clinic, day)).data?.items.find(({ ruleId }) => ruleId === live.authorizationRuleId)?.version;
    expect([await named('2098-12-31'), await named('2099-01-01')]).toEqual([1, 2]);
    expect(await move(admin, 'retireAuthorizationRule', second)).toMatchObject({ http: 200 });
    expect(await history(admin, live.authorizationRuleId)).toMatchObject([
      { version: 2, state: 'retired', name: 'Next' },
      { version: 1, state: 'live' },
    ]);
    expect(await move(admin, 'retireAuthorizationRule', { ...second, edition: second.edition + 1 })).toMatchObject(
      overtaken,
    );
  });

  it('is listed by kind of care, state and words of its name in both languages', async () => {
    const rule = await waitingRule(
      admin,
      aRuleFromToday({ name: 'Physical therapy', nameArabic: 'العلاج الطبيعي', serviceFamily: 'physiotherapy' }),
    );
    const isFound = async (body: object) =>
      (await list(admin, body)).some(({ ruleId }) => ruleId === rule.authorizationRuleId);
    for (const body of [
      {},
      { serviceFamily: 'physiotherapy' },
      { state: 'waiting' },
      { state: 'draft' },
      { search: 'ther' },
      { search: 'الطبيعي' },
    ])
      expect(await isFound(body)).toBe(true);
    for (const body of [{ serviceFamily: 'imaging' }, { state: 'live' }, { search: 'wheel' }])
      expect(await isFound(body)).toBe(false);
  });

  it('is listed page by page', async () => {
    const first = await callApi(handler, authorizationRuleCalls.searchAuthorizationRules, {
      as: admin,
      body: { take: 1 },
    });
    const cursor = first.data!.nextCursor ?? '';
    const second = await callApi(handler, authorizationRuleCalls.searchAuthorizationRules, {
      as: admin,
      body: { take: 1, cursor },
    });
    expect(second.data!.items[0]!.ruleId < first.data!.items[0]!.ruleId).toBe(true);
  });

  it('is tried out on requests that the caller gives, and nothing is stored', async () => {
    const before = (await list(admin)).length;
    const content = aRuleFromToday({
      documents: [],
      limit: { kind: 'amountAtMost', value: 100_000 },
      decides: { effect: 'approve', denialCode: '' },
    });
    const { data } = await callApi(handler, authorizationRuleCalls.tryAuthorizationRule, {
      as: admin,
      body: { content, requests: [aRequest({ payerId }), aRequest({ payerId, encounterType: 1, activities: [] })] },
    });
    expect(data?.requests).toMatchObject([
      { findings: [{ kind: 'needsApproval', line: '1' }], decisions: [{ line: '1', decision: 'approve' }] },
      { findings: [], decisions: [] },
    ]);
    expect(await list(admin)).toHaveLength(before);
  });

  it('is refused with a reason, and taken back by who sent it alone', async () => {
    const rule = await waitingRule(admin);
    expect(await move(checker, 'withdrawAuthorizationRuleChange', rule)).toMatchObject({ http: 403 });
    expect(await refuse(checker, rule, ' ')).toMatchObject({ http: 400 });
    expect(await refuse(checker, rule)).toMatchObject({ http: 200 });
    expect((await readRule(admin, rule)).data).toMatchObject({
      draft: { name: 'Wheelchairs' },
      refused: { reason: 'The codes are too many' },
    });
    const another = await waitingRule(admin);
    expect(await move(admin, 'withdrawAuthorizationRuleChange', another)).toMatchObject({ http: 200 });
  });

  it('is not listed once its only draft is discarded', async () => {
    const rule = await added(admin);
    expect(await move(admin, 'discardAuthorizationRuleDraft', rule)).toMatchObject({ http: 200 });
    expect((await list(admin)).map(({ ruleId }) => ruleId)).not.toContain(rule.authorizationRuleId);
  });
});

describe('who would set a rule live that a second person never saw', () => {
  it('its author, by his own account or another of the same person', async () => {
    const rule = await waitingRule(admin);
    expect(await goLive(admin, rule)).toMatchObject(ownChange);
    expect(await goLive(await anAdmin(payerId), rule)).toMatchObject(ownChange);
    expect(await refuse(admin, rule)).toMatchObject(ownChange);
  });

  it('its author, as an administrator of the portal or with the roles of both', async () => {
    const both = await signIn({
      roles: ['PayerAdmin', 'SuperAdmin'],
      facility: null,
      payerId,
      stored: { emiratesId: '784198500000017' },
    });
    const rule = await waitingRule(admin);
    const body = { ...rule, payerId };
    const live = authorizationRuleCalls.setAuthorizationRuleLive;
    expect(await callApi(handler, live, { as: both, body })).toMatchObject(ownChange);
  });

  it('its author, after a colleague has sent it for him', async () => {
    const colleague = await anAdmin(payerId, '784197000000033');
    const rule = await added(admin);
    const sent = { ...rule, ...(await move(colleague, 'sendAuthorizationRuleForApproval', rule)).data! };
    expect(await goLive(admin, sent)).toMatchObject(ownChange);
    expect(await goLive(colleague, sent)).toMatchObject(ownChange);
    expect(await goLive(checker, sent)).toMatchObject({ http: 200 });
  });

  it('somebody who sets it live without sending it, or changes it after it was sent', async () => {
    const needed = { http: 409, errors: [{ code: 'secondPersonNeeded' }] };
    const rule = await added(admin);
    expect(await goLive(checker, rule)).toMatchObject(needed);
    const sent = { ...rule, ...(await move(admin, 'sendAuthorizationRuleForApproval', rule)).data! };
    const saved = await saveRule(admin, sent, aRuleFromToday({ name: 'Another text' }));
    expect(await goLive(checker, sent)).toMatchObject(overtaken);
    expect(await goLive(checker, { ...sent, ...saved.data! })).toMatchObject(needed);
  });

  it('somebody who changes a version after it went live', async () => {
    const live = await aLiveAuthorizationRule(payerId);
    const before = await history(admin, live.authorizationRuleId);
    const saved = await saveRule(admin, live, aRuleFromToday({ name: 'Changed', needsApproval: 'no', documents: [] }));
    expect(saved).toMatchObject({ http: 200 });
    expect(await history(admin, live.authorizationRuleId)).toEqual(before);
    const { index } = await liveAuthorizationRules(store, payerId);
    expect(index.get(payerId)?.every.map(({ rule }) => rule.name)).not.toContain('Changed');
  });

  it('an author of a rule whose examples fail', async () => {
    const examples = { passes: anExample({ documentTypes: [] }), fails: anExample() };
    const rule = await added(admin, aRuleFromToday({ examples }));
    expect(await move(admin, 'sendAuthorizationRuleForApproval', rule)).toMatchObject({
      http: 400,
      errors: [
        { field: 'examples.passes', code: 'exampleDoesNotPass' },
        { field: 'examples.fails', code: 'exampleDoesNotFail' },
      ],
    });
    expect(await goLive(checker, rule)).toMatchObject({ http: 409 });
  });

  it('two at once: one decides', async () => {
    const rule = await waitingRule(admin);
    const answers = await Promise.all([goLive(checker, rule), refuse(checker, rule)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  });
});

describe('what others learn of a rule', () => {
  it('is nothing where it is another payer’s: every call is a 404', async () => {
    const rule = await waitingRule(admin);
    const stranger = await aChecker(otherPayerId);
    const names = [
      'sendAuthorizationRuleForApproval',
      'discardAuthorizationRuleDraft',
      'withdrawAuthorizationRuleChange',
      'retireAuthorizationRule',
    ] as const;
    for (const name of names) expect(await move(stranger, name, rule)).toMatchObject(nothing);
    expect(await goLive(stranger, rule)).toMatchObject(nothing);
    expect(await refuse(stranger, rule)).toMatchObject(nothing);
    expect(await readRule(stranger, rule)).toMatchObject(nothing);
    expect(await saveRule(stranger, rule)).toMatchObject(nothing);
    expect((await list(stranger)).map(({ ruleId }) => ruleId)).not.toContain(rule.authorizationRuleId);
    const search = authorizationRuleCalls.searchAuthorizationRules;
    expect(await callApi(handler, search, { as: stranger, body: { payerId } })).toMatchObject(nothing);
  });

  it('is for a facility neither what rules decide nor who else is excepted', async () => {
    const clinic = await aClinic();
    const facilityLicense = clinic.user.facilityLicense ?? '';
    const content = aRuleFromToday({
      documents: [],
      limit: { kind: 'amountAtMost', value: 100_000 },
      decides: { effect: 'approve', denialCode: '' },
      exceptions: [
        { planName: 'Premier', facilityLicense: '' },
        { planName: 'Gold', facilityLicense: 'DHA-F-SECRET' },
        { planName: '', facilityLicense: 'DHA-F-SECRET' },
      ],
      examples: { passes: anExample(), fails: anExample({ netFils: 200_000 }) },
    });
    const { authorizationRuleId } = await aLiveAuthorizationRule(payerId, content);
    const met = (await rulesFor(clinic)).data?.items.find(({ ruleId }) => ruleId === authorizationRuleId);
    expect(met).toMatchObject({ exceptedPlans: ['Premier'], source: { title: 'Guideline on wheelchairs' } });
    expect(JSON.stringify(met)).not.toMatch(/SECRET|decides|limit|examples/);
    const except = [{ planName: '', facilityLicense }];
    const excepted = await aLiveAuthorizationRule(payerId, aRuleFromToday({ exceptions: except }));
    expect(await idsFor(clinic)).not.toContain(excepted.authorizationRuleId);
  });
});

it('REQ-EAUTH-17 the rules that decide are those of the last state, also in a process that has read them before', async () => {
  const count = async () => (await liveAuthorizationRules(store, payerId)).versions.length;
  const before = await count();
  expect(await count()).toBe(before);
  const live = await aLiveAuthorizationRule(payerId);
  expect(await count()).toBe(before + 1);
  await move(admin, 'retireAuthorizationRule', live);
  expect(await count()).toBe(before);
});
