import { afterEach, describe, expect, it } from 'vitest';
import { pearl } from '../../functions/_demo/payers.ts';
import type { RuleContent } from '../../shared/authorizationRule/ruleModel.ts';
import { fileContents, sentAttachment } from '../attachment/support/sentFiles.ts';
import { aReviewer, queue } from '../authorizationDesk/support/authorizationDesk.ts';
import {
  aChecker,
  aLiveAuthorizationRule,
  anAdmin,
  aRuleFromToday,
  move as moveRule,
} from '../authorizationRule/support/ruleCalls.ts';
import { anExample } from '../authorizationRule/support/someRules.ts';
import {
  aForm,
  deliveryOf,
  details,
  eligibleMember,
  startBackendWithPayers,
  submitted,
} from '../eligibility/support/eligibility.ts';
import type { SignedIn } from '../support/api.ts';
import * as desk from '../support/payerDesk.ts';
import { aCoordinator, add, added, aLine, check, counts, read, save, shown } from './support/authorizations.ts';

const { store } = await startBackendWithPayers();

const live: { authorizationRuleId: string; edition: number }[] = [];

/** A live rule of the payer about ultrasounds, which demands a medical report; it is retired after the test. */
async function aLiveRule(given: Partial<RuleContent> = {}): Promise<string> {
  const example = anExample({ codeSystem: 8, code: 'W-302' });
  const content = aRuleFromToday({
    name: 'Ultrasound',
    nameArabic: 'الموجات فوق الصوتية',
    codeSystem: 8,
    codes: [{ match: 'exact', from: 'W-302', to: '' }],
    examples: { passes: example, fails: { ...example, documentTypes: [] } },
    ...given,
  });
  const rule = await aLiveAuthorizationRule(pearl, content);
  live.push(rule);
  return rule.authorizationRuleId;
}

afterEach(async () => {
  const admin = await anAdmin(pearl);
  for (const rule of live.splice(0)) await moveRule(admin, 'retireAuthorizationRule', rule);
});

/** A file of the sender, as a medical report. */
async function aReport(as: SignedIn) {
  const { attachmentId } = await sentAttachment(as, 'report.pdf', fileContents.pdf);
  return { attachmentIds: [attachmentId], documents: [{ attachmentId, documentType: 'medicalReport' as const }] };
}

const warns = { severity: 'warn' } as const;
const anotherCode = { codes: [{ match: 'exact', from: 'W-301', to: '' }] } satisfies Partial<RuleContent>;
const anotherExample = anExample({ codeSystem: 8, code: 'W-301' });

describe('the check before a request is sent', () => {
  it('REQ-EAUTH-07 says line by line what needs an approval, and what is missing, with rule, version and source', async () => {
    const as = await aCoordinator(store);
    const needed = await aLiveRule();
    const free = await aLiveRule({
      ...anotherCode,
      needsApproval: 'no',
      documents: [],
      severity: 'warn',
      examples: { passes: anExample({ code: 'E9999' }), fails: anotherExample },
    });
    const lines = [aLine('1'), aLine('2', { code: 'W-301' }), aLine('3', { code: 'W-402' })];
    const { data } = await check(as, { lines });
    expect(data?.needs).toEqual([
      { lineId: '1', needsApproval: 'yes', ruleIds: [needed] },
      { lineId: '2', needsApproval: 'no', ruleIds: [free] },
      { lineId: '3', needsApproval: 'unknown', ruleIds: [] },
    ]);
    expect(data?.findings).toContainEqual({
      ...{ ruleId: needed, version: 1, line: '1', severity: 'block', kind: 'documentMissing' },
      ...{ documents: ['medicalReport'], observations: [] },
    });
    expect(data?.rules.find(({ ruleId }) => ruleId === needed)).toMatchObject({
      version: 1,
      name: 'Ultrasound',
      source: { title: 'Guideline on wheelchairs', revisedOn: '2026-01-15' },
    });
  });

  it('takes a form as far as it is typed, right or wrong', async () => {
    const as = await aCoordinator(store);
    const ruleId = await aLiveRule();
    const lines = [{ lineId: 'a', type: 8, code: 'W-302', quantity: '', netFils: null }, { code: 'half' }, 'nothing'];
    const { data } = await check(as, { lines, diagnoses: [{ code: '' }], encounterType: 'x', emiratesId: '78' });
    expect(data?.needs).toEqual([{ lineId: 'a', needsApproval: 'yes', ruleIds: [ruleId] }]);
    expect((await check(as, { payerId: 9001 })).errors?.[0]?.code).toBe('payerTakesNoAuthorizations');
  });

  it('asks the versions of the day of service', async () => {
    const as = await aCoordinator(store);
    await aLiveRule();
    expect((await check(as, { encounterStart: '2026-01-05T08:00:00Z' })).data).toMatchObject({
      on: '2026-01-05',
      findings: [],
    });
  });

  it('excepts a plan that the payer’s answer names, and none where no answer is known', async () => {
    const as = await aCoordinator(store);
    const id = await submitted(as, aForm(eligibleMember(), { payerId: pearl }));
    await desk.asksNobody(deliveryOf(id));
    const reviewer = await desk.aReviewer();
    const cover = { result: 'eligible' as const, coverages: [desk.aCover({ planName: 'Pearl Plus' })] };
    const answered = await desk.reply(reviewer, {
      ...(await desk.inHandOf(reviewer, id)),
      ...{ patientName: 'Amina Invented', ...cover },
    });
    expect(answered.errors ?? []).toEqual([]);
    // An answer that nobody at the facility has opened may still be taken back, and names no plan yet.
    await details(as, id);
    await aLiveRule({ exceptions: [{ planName: 'pearl plus', facilityLicense: '' }] });
    const stranger = await aLiveRule({ exceptions: [{ planName: 'Unheard of', facilityLicense: '' }] });
    const { data } = await check(as);
    expect([...new Set(data?.findings.map(({ ruleId }) => ruleId))]).toEqual([stranger]);
    const unknown = await check(as, { emiratesId: undefined, cardNumber: 'NEVER-SEEN' });
    expect(new Set(unknown.data?.findings.map(({ ruleId }) => ruleId)).size).toBe(2);
  });

  it('Abuse: trying amounts does not find the limit within which a rule decides by itself', async () => {
    const as = await aCoordinator(store);
    const limit = { kind: 'amountAtMost', value: 300_00 } as const;
    const example = anExample({ codeSystem: 8, code: 'W-302', netFils: 250_00 });
    await aLiveRule({
      limit,
      decides: { effect: 'approve', denialCode: '' },
      examples: { passes: example, fails: { ...example, documentTypes: [] } },
    });
    const asked = async (netFils: number) => (await check(as, { lines: [aLine('1', { netFils })] })).data;
    expect(await asked(299_00)).toEqual(await asked(301_00));
    expect((await asked(299_00))?.findings).toEqual([]);
  });

  it('Abuse: is only for facilities, and says nothing of the exceptions of another one', async () => {
    const as = await aCoordinator(store);
    await aLiveRule({ exceptions: [{ planName: '', facilityLicense: 'DHA-F-9999999' }] });
    expect(JSON.stringify((await check(as)).data)).not.toContain('DHA-F-9999999');
    expect((await check(await aReviewer())).http).toBe(403);
  });
});

describe('the rules at sending', () => {
  it('REQ-EAUTH-07 a blocking finding holds the request with its findings, and nothing typed is lost', async () => {
    const as = await aCoordinator(store);
    const ruleId = await aLiveRule();
    const { data: draft } = await save(as, { draft: { remarks: 'kept' } });
    const held = await add(as, { authorizationId: draft!.authorizationId, version: draft!.version });
    expect(held).toMatchObject({ http: 200, status: -1, errors: [{ code: 'heldByRules' }] });
    expect(held.data).toMatchObject({
      findings: [{}, { ruleId, kind: 'documentMissing', documents: ['medicalReport'] }],
    });
    expect(await shown(as, draft!.authorizationId)).toMatchObject({
      state: 'draft',
      draft: { remarks: 'kept' },
      version: 1,
    });
    expect(await counts(as)).toEqual({ draft: 1 });
    const sent = await add(as, { authorizationId: draft!.authorizationId, version: 1, ...(await aReport(as)) });
    expect(sent.data?.state).toBe('sent');
  });

  it('Abuse: a document that is not attached, or a file that is something else, is no report', async () => {
    const as = await aCoordinator(store);
    await aLiveRule();
    const { attachmentIds, documents } = await aReport(as);
    const named = await add(as, { documents });
    expect(named.errors?.[0]).toMatchObject({ field: 'documents.0.attachmentId' });
    const other = [{ attachmentId: attachmentIds[0]!, documentType: 'photo' as const }];
    expect((await add(as, { attachmentIds, documents: other })).errors?.[0]?.code).toBe('heldByRules');
    expect((await add(as, { attachmentIds })).errors?.[0]?.code).toBe('heldByRules');
  });

  it('REQ-EAUTH-07 a warning needs a reason, which stands in the request and at the desk of the payer', async () => {
    const as = await aCoordinator(store);
    const ruleId = await aLiveRule(warns);
    const warned = await add(as);
    expect(warned).toMatchObject({
      status: -1,
      errors: [{ code: 'warningNeedsReason', field: 'warningReasons' }],
      data: { findings: [{}, { ruleId, severity: 'warn' }] },
    });
    const foreign = '01K0000000000000000000000Z';
    const reasons = [
      { ruleId, reason: 'The report follows tomorrow.' },
      { ruleId: foreign, reason: 'For no warning' },
    ];
    const id = await added(as, { warningReasons: reasons });
    const reviewer = await aReviewer();
    for (const side of [as, reviewer])
      expect((await shown(side, id)).ruleCheck).toMatchObject({
        rules: [{ ruleId, version: 1 }],
        warnings: [
          {
            ruleId,
            version: 1,
            name: 'Ultrasound',
            lines: ['1'],
            documents: ['medicalReport'],
            reason: reasons[0]!.reason,
          },
        ],
      });
    expect((await shown(as, id)).form?.warningReasons).toEqual([reasons[0]]);
    const row = (await queue(reviewer)).data?.items.find(({ authorizationId }) => authorizationId === id);
    expect(row?.hasWarnings).toBe(true);
  });

  it('REQ-EAUTH-07 keeps the versions that were asked, whatever the rule says later', async () => {
    const as = await aCoordinator(store);
    const ruleId = await aLiveRule();
    const id = await added(as, await aReport(as));
    await moveRule(await anAdmin(pearl), 'retireAuthorizationRule', live.pop()!);
    expect((await shown(as, id)).ruleCheck).toMatchObject({ rules: [{ ruleId, version: 1 }], warnings: [] });
  });

  it('a payer without rules holds nothing, and a cancellation is asked nothing', async () => {
    const as = await aCoordinator(store);
    const id = await added(as);
    expect((await shown(as, id)).ruleCheck).toMatchObject({ rules: [], warnings: [] });
    await aLiveRule();
    expect((await add(as, { type: 'cancellation', follows: id, lines: [], diagnoses: [] })).data?.state).toBe('sent');
    expect((await read(as, id)).data?.state).toBe('cancelled');
  });

  it('is sent after all by the same key, once what held it is mended', async () => {
    const as = await aCoordinator(store);
    await aLiveRule();
    const headers = { 'idempotency-key': 'held-then-sent-1' };
    expect((await add(as, {}, headers)).errors?.[0]?.code).toBe('heldByRules');
    await moveRule(await aChecker(pearl), 'retireAuthorizationRule', live.pop()!);
    expect(
      (await add(as, { emiratesId: eligibleMember().emiratesId }, { 'idempotency-key': 'held-then-sent-2' })).data
        ?.state,
    ).toBe('sent');
  });
});
