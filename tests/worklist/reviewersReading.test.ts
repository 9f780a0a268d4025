import { beforeAll, describe, expect, it } from 'vitest';
import { crescent, pearl } from '../../functions/_demo/payers.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { handler as member } from '../../functions/member/index.ts';
import { handler as payerRule } from '../../functions/payerRule/index.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { startBackendWithPayers } from '../eligibility/support/eligibility.ts';
import { aRuleContent, saveDraft } from '../payerRule/support/rules.ts';
import { callApi, type SignedIn, signIn } from '../support/api.ts';
import { anAdministrator, aReviewer, inHandOf, onWorklist, reply } from '../support/payerDesk.ts';

const { store } = await startBackendWithPayers();
const { searchEligibilityHistory, getEligibilityDetails, exportTransactionReport, summarizeEligibility } =
  eligibilityApi.endpoints;
const { searchMembers, getMember, createMemberDetails, correctMember } = memberApi.endpoints;
const { searchRules, getRule, searchRuleHistory, saveRuleDraft, setRuleLive, demandRuleApproval } =
  payerRuleApi.endpoints;

const key = { payerId: pearl, serviceCategoryId: 1, consultationCategoryId: 1 };
const newMember = {
  memberId: 'RDR-1',
  emiratesId: '784-1985-0000001-7',
  fullName: 'Sara Invented',
  bornOn: '1985-03-14',
  gender: 'female',
  relation: 'principal',
  cover: { policyNumber: 'POL-1', planName: 'Gold', startsOn: '2026-01-01', endsOn: '2026-12-31' },
} as const;

let admin: SignedIn;
let reviewer: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  [admin, reviewer, stranger] = [
    await anAdministrator(),
    await aReviewer(),
    await aReviewer('Stranger', ['InsurerUser'], crescent),
  ];
  const added = await callApi(member, createMemberDetails, { as: admin, body: newMember });
  expect(added.http).toBe(200);
  expect((await saveDraft(admin, key, 0, aRuleContent())).http).toBe(200);
});

const found = (as: SignedIn, payerId?: number) =>
  callApi(member, searchMembers, { as, body: { payerId, by: 'memberId', text: newMember.memberId } });
const history = (as: SignedIn, payerId?: number) =>
  callApi(eligibility, searchEligibilityHistory, { as, body: { payerId } });
const details = (as: SignedIn, eligibilityID: string) =>
  callApi(eligibility, getEligibilityDetails, { as, query: { eligibilityID } });
const rule = (as: SignedIn) => callApi(payerRule, getRule, { as, query: key });

describe('what a reviewer decides by', () => {
  it('REQ-MEMBER-06 is the register of the own payer, and no other one', async () => {
    expect((await found(reviewer)).data?.items).toMatchObject([{ memberId: 'RDR-1' }]);
    const { data } = await callApi(member, getMember, { as: reviewer, body: { memberId: 'RDR-1' } });
    expect(data?.covers).toHaveLength(1);
    expect((await found(stranger)).data?.items).toEqual([]);
    expect((await callApi(member, getMember, { as: stranger, body: { memberId: 'RDR-1' } })).http).toBe(404);
    expect((await found(stranger, pearl)).http).not.toBe(200);
  });

  it('REQ-ELIG-14 are the rules of the own payer, and no other ones', async () => {
    expect((await rule(reviewer)).data?.draft).toMatchObject({ title: aRuleContent().title });
    const listed = await callApi(payerRule, searchRules, { as: reviewer, body: {} });
    expect(listed.data?.items).toMatchObject([{ payerId: pearl, hasDraft: true }]);
    expect((await callApi(payerRule, searchRuleHistory, { as: reviewer, body: key })).http).toBe(200);
    expect((await rule(stranger)).data).toBeNull();
    expect((await callApi(payerRule, searchRules, { as: stranger, body: {} })).data?.items).toEqual([]);
    expect((await callApi(payerRule, searchRules, { as: stranger, body: { payerId: pearl } })).data).toBeNull();
  });

  it('REQ-ELIG-12 is the history of the own payer with its decisions, and no other one', async () => {
    const { id } = await onWorklist(store, pearl);
    const { eligibilityId, version } = await inHandOf(reviewer, id);
    const answer = { eligibilityId, version, result: 'notEligible', denialCode: 'ELIG-005' } as const;
    expect((await reply(reviewer, answer)).http).toBe(200);
    const ids = async (as: SignedIn) => (await history(as)).data?.items.map((each) => each.eligibilityId) ?? [];
    expect(await ids(reviewer)).toContain(id);
    expect((await details(reviewer, id)).data?.timeline.length).toBeGreaterThan(1);
    expect(await ids(stranger)).not.toContain(id);
    expect((await details(stranger, id)).http).toBe(404);
    expect((await history(stranger, pearl)).http).toBe(400);
  });

  it('is read only: no call that changes it, reports it or makes files of it is open to a reviewer', async () => {
    const content = aRuleContent();
    const calls = [
      callApi(member, createMemberDetails, { as: reviewer, body: { ...newMember, memberId: 'RDR-2' } }),
      callApi(member, correctMember, {
        as: reviewer,
        body: {
          memberId: 'RDR-1',
          version: 'x',
          reason: 'Because',
          covers: [{ ...newMember.cover, cancelledOn: null }],
        },
      }),
      callApi(payerRule, saveRuleDraft, { as: reviewer, body: { ...key, edition: 1, content } }),
      callApi(payerRule, setRuleLive, { as: reviewer, body: { ...key, edition: 1 } }),
      callApi(payerRule, demandRuleApproval, { as: reviewer, body: { isDemanded: true } }),
      callApi(eligibility, exportTransactionReport, { as: reviewer, body: {} }),
      callApi(eligibility, summarizeEligibility, { as: reviewer, body: { from: '2026-11-01', to: '2026-11-20' } }),
    ];
    expect((await Promise.all(calls)).map(({ http }) => http)).toEqual(calls.map(() => 403));
  });

  it('is nothing of the facility where a reviewer without a payer works', async () => {
    const { id } = await onWorklist(store, pearl);
    const atClinic = await signIn({ roles: ['InsurerUser'] });
    expect([(await history(atClinic)).http, (await details(atClinic, id)).http]).toEqual([403, 403]);
    expect((await found(atClinic)).http).not.toBe(200);
    expect((await rule(atClinic)).data).toBeNull();
  });

  it('ends with the role: who only belongs to the payer reads none of it', async () => {
    const leaver = await signIn({ roles: ['Standard'], facility: null, payerId: pearl });
    const answers = await Promise.all([found(leaver), rule(leaver), history(leaver)]);
    expect(answers.map(({ http }) => http)).toEqual([403, 403, 403]);
  });
});
