import { describe, expect, it } from 'vitest';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/payerRule/index.ts';
import type { RuleKey } from '../../shared/payerRule/ruleModel.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { aLiveRule, aRuleContent, editedRule, goLive, payerAdmin, ruleCalls, saveDraft } from './support/rules.ts';

const { store } = await startBackend();
const [payer, other] = demoPayers;
for (const each of demoPayers) await putPayer(store, each);
const payerId = payer!.payerId;
const key = (serviceCategoryId: number): RuleKey => ({ payerId, serviceCategoryId, consultationCategoryId: null });
const overtaken = { http: 409, errors: [{ code: 'changedMeanwhile' }] };

const demand = (as: SignedIn, isDemanded: boolean) =>
  callApi(handler, ruleCalls.demandRuleApproval, { as, body: { payerId, isDemanded } });
const send = (as: SignedIn, of: RuleKey, edition: number) =>
  callApi(handler, ruleCalls.sendRuleForApproval, { as, body: { ...of, edition } });
const refuse = (as: SignedIn, of: RuleKey, edition: number, reason = 'The words are not clear') =>
  callApi(handler, ruleCalls.refuseRuleChange, { as, body: { ...of, edition, reason } });
const withdraw = (as: SignedIn, of: RuleKey, edition: number) =>
  callApi(handler, ruleCalls.withdrawRuleChange, { as, body: { ...of, edition } });

/** One of the payer's people, with an Emirates ID of invented digits. */
const person = (emiratesId: string) =>
  signIn({ roles: ['PayerAdmin'], facility: null, payerId, stored: { emiratesId } });
const maker = await person('784198500000017');
const checker = await person('784199000000025');

/** A draft that waits for a second person, as its second edition. */
async function waiting(of: RuleKey, title = 'Accidents'): Promise<number> {
  await demand(maker, true);
  const { data } = await editedRule(maker, of);
  await saveDraft(maker, of, data!.edition, aRuleContent({ title }));
  const sent = await send(maker, of, data!.edition + 1);
  expect(sent).toMatchObject({ http: 200 });
  return sent.data!.edition;
}

describe('a rule of a payer that demands no second person', () => {
  it('goes live by one person, and waits for nobody', async () => {
    const { edition } = await aLiveRule(key(1));
    expect((await editedRule(maker, key(1))).data).not.toHaveProperty('approval');
    await saveDraft(maker, key(1), edition);
    expect(await send(maker, key(1), edition + 1)).toMatchObject(overtaken);
  });
});

describe('a rule that waits for a second person', () => {
  it('goes live by that person, and never by its maker', async () => {
    const edition = await waiting(key(2));
    expect((await editedRule(maker, key(2))).data?.approval).toMatchObject({
      waiting: { isOwn: true },
      refused: null,
    });
    expect((await editedRule(checker, key(2))).data?.approval?.waiting?.isOwn).toBe(false);
    expect(await goLive(maker, key(2), edition)).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    expect(await refuse(maker, key(2), edition)).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    expect(await goLive(checker, key(2), edition)).toMatchObject({ http: 200, data: { version: 1 } });
    expect((await editedRule(maker, key(2))).data).toMatchObject({ draft: null, approval: { waiting: null } });
  });

  it('is not approved by its maker under another account with the same Emirates ID', async () => {
    const edition = await waiting(key(3));
    const again = await person('784198500000017');
    expect(await goLive(again, key(3), edition)).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    expect(await goLive(checker, key(3), edition)).toMatchObject({ http: 200 });
  });

  it('goes live over nothing that was not sent to a second person', async () => {
    await demand(maker, true);
    await saveDraft(maker, key(4), 0);
    const needed = { http: 409, errors: [{ code: 'secondPersonNeeded' }] };
    expect(await goLive(checker, key(4), 1)).toMatchObject(needed);
    await send(maker, key(4), 1);
    // A change of the draft withdraws it: only what was sent can be approved.
    await saveDraft(checker, key(4), 2, aRuleContent({ title: 'Another' }));
    expect(await goLive(checker, key(4), 3)).toMatchObject(needed);
  });

  it('is refused with a reason, which its maker reads beside the draft', async () => {
    const edition = await waiting(key(5));
    expect(await refuse(checker, key(5), edition, '  ')).toMatchObject({ http: 400 });
    expect(await refuse(checker, key(5), edition)).toMatchObject({ http: 200 });
    expect((await editedRule(maker, key(5))).data).toMatchObject({
      draft: { title: 'Accidents' },
      newest: null,
      approval: { waiting: null, refused: { reason: 'The words are not clear' } },
    });
    expect(await goLive(checker, key(5), edition + 1)).toMatchObject({ http: 409 });
  });

  it('is taken back by its maker alone', async () => {
    const edition = await waiting(key(6));
    expect(await withdraw(checker, key(6), edition)).toMatchObject({ http: 403 });
    expect(await withdraw(maker, key(6), edition)).toMatchObject({ http: 200 });
    expect((await editedRule(maker, key(6))).data).toMatchObject({ approval: { waiting: null, refused: null } });
  });

  it('is decided as it was seen: over an older edition nothing happens, and of two at once one decides', async () => {
    const edition = await waiting(key(7));
    expect(await goLive(checker, key(7), edition - 1)).toMatchObject(overtaken);
    expect(await refuse(checker, key(7), edition - 1)).toMatchObject(overtaken);
    const answers = await Promise.all([goLive(checker, key(7), edition), refuse(checker, key(7), edition)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  });

  it('is not there for another payer', async () => {
    const edition = await waiting(key(8));
    const stranger = await payerAdmin(other!.payerId);
    for (const call of [goLive, send, refuse, withdraw]) {
      expect(await call(stranger, key(8), edition)).toMatchObject({ http: 404 });
    }
    expect(await demand(stranger, true)).toMatchObject({ http: 404 });
  });

  it('is demanded by the payer, which cannot end that by itself', async () => {
    expect(await demand(maker, true)).toMatchObject({ http: 200, data: { isDemanded: true } });
    expect(await demand(maker, false)).toMatchObject({ http: 403 });
    const portal = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect(await demand(portal, false)).toMatchObject({ http: 200, data: { isDemanded: false } });
  });
});
