import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authorizations } from '../../functions/_data/authorization/authorization.ts';
import { approvedToday } from '../../functions/_data/authorizationDesk/approvedToday.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { crescent, demoPayers, pearl } from '../../functions/_demo/payers.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { theRules } from '../../functions/_parts/authorization/limitOf.ts';
import { replayRules } from '../../functions/_parts/authorization/replayRules.ts';
import { demoAuthorizationRuleContents } from '../../functions/authorizationRule/demo.ts';
import { handler as ruleHandler } from '../../functions/authorizationRule/index.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { ruleDecision } from '../../shared/authorizationDesk/ruleDecision.ts';
import { versionsMet } from '../../shared/authorizationRule/checkRequest.ts';
import { indexRules } from '../../shared/authorizationRule/ruleIndex.ts';
import type { RuleContent } from '../../shared/authorizationRule/ruleModel.ts';
import * as desk from '../authorizationDesk/support/authorizationDesk.ts';
import {
  aChecker,
  aLiveAuthorizationRule,
  anAdmin,
  aRuleFromToday,
  authorizationRuleCalls,
  goLive,
  move as moveRule,
  saveRule,
  waitingRule,
} from '../authorizationRule/support/ruleCalls.ts';
import { aRequest as aCheckedRequest, anExample } from '../authorizationRule/support/someRules.ts';
import { startBackendWithPayers } from '../eligibility/support/eligibility.ts';
import { callApi, type SignedIn, signIn } from '../support/api.ts';
import { emiratesIdsIn } from '../support/emiratesIds.ts';
import { fc } from '../support/fc.ts';
import { toldTo } from '../support/news.ts';
import { aCoordinator, add, added, aLine, check, shown } from './support/authorizations.ts';

const { store } = await startBackendWithPayers();
const today = emiratesDateOf(new Date());
const live: { authorizationRuleId: string; edition: number }[] = [];

async function aLiveRule(content: RuleContent): Promise<string> {
  const rule = await aLiveAuthorizationRule(pearl, content);
  live.push(rule);
  return rule.authorizationRuleId;
}

/** A rule that approves ultrasounds up to an amount. */
const approves = (value = 300_00, given: Partial<RuleContent> = {}): RuleContent => {
  const example = anExample({ codeSystem: 8, code: 'W-302', netFils: 1, documentTypes: [] });
  return aRuleFromToday({
    codeSystem: 8,
    codes: [{ match: 'exact', from: 'W-302', to: '' }],
    documents: [],
    limit: { kind: 'amountAtMost', value },
    decides: { effect: 'approve', denialCode: '' },
    examples: { passes: example, fails: { ...example, netFils: value + 1 } },
    ...given,
  });
};
const denies = (): RuleContent => {
  const example = anExample({ codeSystem: 8, code: 'W-301' });
  return aRuleFromToday({
    codeSystem: 8,
    codes: [{ match: 'exact', from: 'W-301', to: '' }],
    documents: [],
    decides: { effect: 'deny', denialCode: 'NCOV-003' },
    examples: { passes: { ...example, code: 'W-999' }, fails: example },
  });
};
const decidedBy = (ruleId: string) => ({ ruleId, version: 1 });

async function limit(secondPersonAboveFils: number | null): Promise<void> {
  const payer = demoPayers.find(({ payerId }) => payerId === pearl)!;
  await putPayer(store, { ...payer, secondPersonAboveFils });
}

beforeEach(() => limit(null));
afterEach(async () => {
  const admin = await anAdmin(pearl);
  for (const rule of live.splice(0)) await moveRule(admin, 'retireAuthorizationRule', rule);
});

/** What the stored versions say of a stored request now. */
async function replayed(as: SignedIn, id: string) {
  const found = await authorizations.find(store, { kind: 'all' }, id);
  const said = await replayRules({ store }, provenPayerId(pearl), found!);
  const { answer } = await shown(as, id);
  const stored = (answer?.lines ?? []).flatMap(({ lineId, decidedBy: by }) => (by ? [[lineId, by]] : []));
  const again = [...said!.decisions].map(([lineId, { ruleId, version }]) => [lineId, { ruleId, version }]);
  return { stored, again };
}

describe('rules that decide', () => {
  it('REQ-EAUTH-17 decide a whole request at sending; each line names rule and version, and the sender is told', async () => {
    const as = await aCoordinator(store);
    const [yes, no] = [await aLiveRule(approves()), await aLiveRule(denies())];
    const first = await add(as);
    expect(first.data?.state).toBe('approved');
    const record = await shown(as, first.data!.authorizationId);
    expect(record).toMatchObject({
      payerReference: `INS948-${first.data!.authorizationId}`,
      answer: {
        result: 'yes',
        answeredByName: null,
        lines: [{ outcome: 'approved', netFils: 250_00, decidedBy: decidedBy(yes) }],
      },
    });
    expect(record.events.map(({ event }) => event)).toEqual(['send', 'approve']);
    const partly = await shown(as, await added(as, { lines: [aLine('1'), aLine('2', { code: 'W-301' })] }));
    expect(partly.state).toBe('partiallyApproved');
    expect(partly.answer?.lines).toMatchObject([
      { decidedBy: decidedBy(yes) },
      { outcome: 'denied', denialCode: 'NCOV-003', decidedBy: decidedBy(no) },
    ]);
    expect((await shown(as, await added(as, { lines: [aLine('1', { code: 'W-301' })] }))).state).toBe('denied');
    expect((await toldTo(store, as.user)).map(({ kind }) => kind)).toEqual(Array(3).fill('authorizationAnswered'));
  });

  it('REQ-EAUTH-17 leave what they do not decide to a person, who keeps or changes what they decided', async () => {
    const as = await aCoordinator(store);
    const ruleId = await aLiveRule(approves());
    const lines = [aLine('1'), aLine('2', { code: 'W-402' })];
    const id = await added(as, { lines });
    const pended = await shown(as, id);
    expect(pended).toMatchObject({ state: 'underReview', payerReference: null, answer: { result: null } });
    expect(pended.answer?.lines).toMatchObject([
      { outcome: 'approved', decidedBy: decidedBy(ruleId) },
      { outcome: 'pended', decidedBy: null },
    ]);
    const reviewer = await desk.aReviewer();
    const seen = await desk.inHandOf(reviewer, id);
    const approved = ['1', '2'].map((lineId) => ({ lineId, outcome: 'approved' as const }));
    await desk.decide(reviewer, { ...seen, validFrom: today, validTo: today, lines: approved });
    expect((await shown(as, id)).answer?.lines).toMatchObject([{ decidedBy: decidedBy(ruleId) }, { decidedBy: null }]);
  });

  it('REQ-EAUTH-17 stored requests give the same again with their versions, whatever the rules say since', async () => {
    const as = await aCoordinator(store);
    await aLiveRule(approves());
    await aLiveRule(denies());
    const lines = [aLine('1'), aLine('2', { code: 'W-301' }), aLine('3', { code: 'W-402' })];
    const ids = [await added(as), await added(as, { lines }), await added(as, { lines: lines.slice(1, 2) })];
    const admin = await anAdmin(pearl);
    for (const rule of live.splice(0)) await moveRule(admin, 'retireAuthorizationRule', rule);
    await aLiveRule(approves(1));
    for (const id of ids) {
      const { stored, again } = await replayed(as, id);
      expect(stored.length).toBeGreaterThan(0);
      expect(again).toEqual(stored);
    }
  });

  it('REQ-EAUTH-17 random requests give the same with the versions that they met, in any order', () => {
    const rules = [...demoAuthorizationRuleContents, approves(), denies()].map((content, at) => ({
      ...content,
      effectiveFrom: '2026-01-01',
      ...{ ruleId: `R${at}`, payerId: 1, version: 1 },
    }));
    const all = indexRules(rules);
    const line = fc.record({
      type: fc.constantFrom(3, 4, 8),
      code: fc.constantFrom('W-301', 'W-302', 'W-303', 'E1130', '76805', '97110', '11055'),
      quantity: fc.integer({ min: 1, max: 9 }),
      netFils: fc.integer({ min: 0, max: 50_000 }),
    });
    const request = fc
      .record({
        lines: fc.array(line, { minLength: 1, maxLength: 20 }),
        encounterType: fc.constantFrom(1, 3, 4, 7),
        planName: fc.constantFrom('', 'Premier', 'Gold'),
        documentTypes: fc.subarray(['medicalReport', 'prescription', 'previousReport'] as const),
      })
      .map(({ lines, ...rest }) =>
        aCheckedRequest({
          ...rest,
          documentTypes: [...rest.documentTypes],
          activities: lines.map((each, at) => ({ ...each, id: String(at), observations: [] })),
        }),
      );
    const days = { on: '2026-06-01', today: '2026-06-01' };
    let decided = 0;
    fc.assert(
      fc.property(request, (asked) => {
        const met = versionsMet(asked, all, days.on).map(({ isHidden: _, ...rule }) => rule);
        const first = ruleDecision(asked, all, days);
        expect(ruleDecision(asked, all, { ...days, today: '2026-06-02' })).toBeNull();
        expect(ruleDecision(asked, all, { ...days, today: '2025-06-02' })).toBeNull();
        decided += first?.decided.size ?? 0;
        expect(ruleDecision(asked, indexRules(met.toReversed()), days)).toEqual(first);
      }),
    );
    expect(decided).toBeGreaterThan(0);
  });
});

describe('a rule that is tried out', () => {
  it('REQ-EAUTH-07 shows what it would have said of the payer’s answered requests, and what was decided; nothing of another payer', async () => {
    const as = await aCoordinator(store);
    const reviewer = await desk.aReviewer();
    const id = await added(as);
    const seen = await desk.inHandOf(reviewer, id);
    await desk.decide(reviewer, { ...seen, lines: [{ lineId: '1', outcome: 'denied', denialCode: 'MNEC-003' }] });
    const open = await added(as);
    const tried = async (by: SignedIn, content: RuleContent, period: { from?: string; to?: string } = {}) => {
      const { tryRuleOnPastRequests: endpoint } = authorizationRuleCalls;
      return (await callApi(ruleHandler, endpoint, { as: by, body: { content, ...period } })).data?.items ?? [];
    };
    const admin = await anAdmin(pearl);
    const found = await tried(admin, approves());
    expect(found.find(({ authorizationId }) => authorizationId === id)).toMatchObject({
      state: 'denied',
      decisions: [{ line: '1', decision: 'approve', was: 'denied' }],
    });
    expect(found.map(({ authorizationId }) => authorizationId)).not.toContain(open);
    expect(emiratesIdsIn(JSON.stringify(found))).toEqual([]);
    // Of the days that were asked, both included.
    expect(await tried(admin, approves(), { from: today, to: today })).toHaveLength(found.length);
    expect(await tried(admin, approves(), { to: daysAfter(today, -1) })).toEqual([]);
    expect(await tried(admin, approves(), { from: daysAfter(today, 1) })).toEqual([]);
    const other = [{ match: 'exact' as const, from: 'W-999', to: '' }];
    expect(await tried(admin, approves(300_00, { codes: other }))).toEqual([]);
    expect(await tried(await anAdmin(crescent), approves())).toEqual([]);
  });
});

/** People of the payer who send no requests of their own. */
const others = ['784199500000033', '784199600000041'] as const;

describe('Abuse of rules that decide', () => {
  it('they approve nothing above the payer’s limit of one person, in one line or split into lines and requests', async () => {
    const as = await aCoordinator(store);
    await aLiveRule(approves(10_000_00));
    await limit(400_00);
    expect((await add(as, { lines: [aLine('1', { netFils: 400_01 })] })).data?.state).toBe('sent');
    const split = [aLine('1', { netFils: 200_00 }), aLine('2', { netFils: 200_01 })];
    expect((await add(as, { lines: split })).data?.state).toBe('sent');
    const states = [];
    for (let at = 0; at < 3; at += 1)
      states.push((await add(as, { lines: [aLine('1', { netFils: 200_00 })] })).data?.state);
    expect(states.filter((state) => state === 'approved').length).toBeLessThanOrEqual(2);
    expect(states.at(-1)).toBe('sent');
  });

  it('a split line does not get below the limit of a rule', async () => {
    const as = await aCoordinator(store);
    await aLiveRule(approves(300_00));
    expect(
      (await add(as, { lines: [aLine('1', { netFils: 150_00 }), aLine('2', { netFils: 150_01 })] })).data?.state,
    ).toBe('sent');
  });

  it('nothing is decided while another rule misses something, warns, or the day lies in the past', async () => {
    const as = await aCoordinator(store);
    await aLiveRule(approves());
    const example = anExample({ codeSystem: 8, code: 'W-302' });
    const codes = [{ match: 'prefix' as const, from: 'W-3', to: '' }];
    const warning = await aLiveRule(
      aRuleFromToday({
        codeSystem: 8,
        codes,
        severity: 'warn',
        examples: { passes: example, fails: { ...example, documentTypes: [] } },
      }),
    );
    const warningReasons = [{ ruleId: warning, reason: 'No report exists.' }];
    expect((await add(as, { warningReasons })).data?.state).toBe('sent');
    await moveRule(await anAdmin(pearl), 'retireAuthorizationRule', live.pop()!);
    const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString();
    expect((await add(as, { encounterStart: yesterday })).data?.state).toBe('sent');
    expect((await add(as)).data?.state).toBe('approved');
  });

  it('an author does not put a rule live that decides, and a draft decides nothing', async () => {
    const as = await aCoordinator(store);
    const author = await anAdmin(pearl);
    const rule = await waitingRule(author, approves());
    expect(await goLive(author, rule)).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    expect((await add(as)).data?.state).toBe('sent');
    await moveRule(author, 'withdrawAuthorizationRuleChange', rule);
  });

  it('who wrote a rule approves no more by it than by hand, by whichever account, and a colleague is not held for it', async () => {
    const as = await aCoordinator(store);
    const person = { roles: ['InsurerUser' as const], facility: null, payerId: pearl };
    // The author of the rule, signed in as a reviewer by another account of the same person.
    const author = await signIn({ ...person, stored: { emiratesId: others[0] } });
    const given = (netFils: number) => ({ lines: [aLine('1', { code: 'W-301', netFils })] });
    const { authorizationId } = await desk.inHandOf(author, await added(as));
    const found = await authorizations.find(store, { kind: 'all' }, authorizationId);
    // What rules have approved today for this member by other tests.
    const before = await approvedToday(store, found!, { userIds: [theRules], now: new Date() });
    const rule = await waitingRule(await anAdmin(pearl, others[0]), approves());
    const lived = await goLive(await aChecker(pearl), rule);
    live.push({ ...rule, edition: lived.data!.edition });
    await limit(before + 250_00);
    expect((await add(as)).data?.state).toBe('approved');
    const decide = async (by: SignedIn, netFils: number) => {
      const seen = await desk.inHandOf(by, await added(as, given(netFils)));
      const lines = [{ lineId: '1', outcome: 'approved' as const }];
      const { data, errors } = await desk.decide(by, { ...seen, lines, validFrom: today, validTo: today });
      return data?.isProposed ?? errors;
    };
    expect(await decide(author, before + 1)).toBe(true);
    expect(await decide(await desk.aReviewer('Colleague'), before + 1)).toBe(false);
    // What the author approves by hand leaves the rule no room either: a person decides.
    await limit(before + 500_00);
    expect(await decide(author, before + 250_00)).toBe(false);
    expect((await add(as)).data?.state).toBe('sent');
  });

  it('bulk approval passes nothing by a rule that the reviewer wrote, alone or with others, by whichever account', async () => {
    const as = await aCoordinator(store);
    const author = await anAdmin(pearl, others[0]);
    const colleague = await anAdmin(pearl, others[1]);
    // The author writes, the colleague writes on and sends it, and a third person sets it live.
    const rule = await waitingRule(author, approves());
    const saved = await saveRule(colleague, rule, approves());
    const sent = await moveRule(colleague, 'sendAuthorizationRuleForApproval', { ...rule, ...saved.data });
    const lived = await goLive(await aChecker(pearl), { ...rule, ...sent.data });
    live.push({ ...rule, edition: lived.data!.edition });
    const bulk = async (by: SignedIn, id: string) => {
      const requests = [{ authorizationId: id, version: (await shown(by, id)).version }];
      return (await desk.approveMany(by, { requests, validFrom: today, validTo: today })).data?.[0]?.code;
    };
    const id = await added(as, { lines: [aLine('1'), aLine('2', { code: 'W-301' })] });
    const twin = { roles: ['InsurerUser' as const], facility: null, payerId: pearl };
    expect(await bulk(author, id)).toBe('ownChange');
    expect(await bulk(colleague, id)).toBe('ownChange');
    expect(await bulk(await signIn({ ...twin, stored: { emiratesId: others[0] } }), id)).toBe('ownChange');
    expect(await bulk(await desk.aReviewer('Nobody'), id)).toBeNull();
  });

  it('REQ-EAUTH-16 bulk approval passes only what the rules pass that were asked', async () => {
    const as = await aCoordinator(store);
    await aLiveRule(denies());
    const reviewer = await desk.aReviewer();
    const bulk = async (id: string) => {
      const requests = [{ authorizationId: id, version: (await shown(reviewer, id)).version }];
      return (await desk.approveMany(reviewer, { requests, validFrom: today, validTo: today })).data?.[0]?.code;
    };
    const mixed = await added(as, { lines: [aLine('1'), aLine('2', { code: 'W-301' })] });
    expect(await bulk(mixed)).toBe('needsLook');
    expect(await bulk(await added(as))).toBeNull();
    expect((await check(as)).data?.findings).toEqual([]);
  });
});
