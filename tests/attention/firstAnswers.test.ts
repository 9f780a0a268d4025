import { describe, expect, it } from 'vitest';
import type { PayerOutcome } from '../../functions/_connect/payer/payer.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { gulfCare, pearl } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/attention/index.ts';
import { handler as eligibility } from '../../functions/eligibility/index.ts';
import { gatherLineMetrics } from '../../infra/local/metrics/lineMetrics.ts';
import { plans } from '../../shared/_field/plans.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { attentionApi } from '../../shared/attention/routes.ts';
import { notMember } from '../../shared/eligibility/notMember.ts';
import { type EligibilityForm, eligibilityApi } from '../../shared/eligibility/routes.ts';
import {
  aClinic,
  aForm,
  aStaffedClinic,
  deliveryOf,
  details,
  startBackendWithPayers,
  submitted,
  worker,
} from '../eligibility/support/eligibility.ts';
import { callApi, passMinutes, type SignedIn, signIn } from '../support/api.ts';
import { aCover, anAdministrator, asksNobody, inHandOf, reply } from '../support/payerDesk.ts';

const { store, logLines } = await startBackendWithPayers();

const saying = (result: 'yes' | 'no' | 'undecided', denialCode: string | null = null): PayerOutcome => ({
  ...{ kind: 'answer', result, denialCode, payerReference: result === 'yes' ? 'A-1' : null, comments: null },
  ...{ patientName: null, coverages: [], isRepeated: false },
});
const unknown = saying('no', notMember);
const covered = saying('yes');

/** Payers whose systems answer. */
const [nas, thiqa, abm, gulf] = [plans.NAS, plans.THIQA, plans.ABM, gulfCare];

async function measured() {
  const as = await signIn({ roles: ['SuperAdmin'], facility: null });
  const { data } = await callApi(handler, attentionApi.endpoints.getAttention, { as });
  return data?.firstAnswers ?? { count: Number.NaN, ofWrongPayer: Number.NaN };
}

/** What an act adds to the measure: first answers, and those of them that came from the wrong payer. */
async function added(act: () => Promise<unknown>): Promise<readonly [count: number, ofWrongPayer: number]> {
  const before = await measured();
  await act();
  const after = await measured();
  return [after.count - before.count, after.ofWrongPayer - before.ofWrongPayer];
}

/** Asks a payer about the patient a moment later, and the payer answers. */
async function asked(as: SignedIn, payerId: number, says: PayerOutcome, changes: Partial<EligibilityForm> = {}) {
  passMinutes(1);
  const id = await submitted(as, aForm(undefined, { payerId, ...changes }));
  await worker(async () => says)(deliveryOf(id));
  return id;
}

describe('the measure of first answers', () => {
  it('counts a patient once a day, whatever is answered, and none without a yes or no', async () => {
    const facility = await aStaffedClinic(store);
    const as = await signIn({ roles: ['Eligibility'], facility });
    expect(await added(() => asked(as, nas, saying('undecided')))).toEqual([0, 0]);
    expect(await added(() => asked(as, nas, covered))).toEqual([1, 0]);
    // Not the first one: a later "not a member" says nothing of the first choice.
    expect(await added(() => asked(as, thiqa, unknown))).toEqual([0, 0]);
    expect(await added(() => asked(as, abm, covered))).toEqual([0, 0]);
    passMinutes(24 * 60);
    const tomorrow = await signIn({ roles: ['Eligibility'], facility });
    expect(await added(() => asked(tomorrow, nas, covered))).toEqual([1, 0]);
  });

  it('counts a first ELIG-001 that another payer’s answer follows, once', async () => {
    const as = await aClinic(store);
    expect(await added(() => asked(as, thiqa, unknown))).toEqual([1, 0]);
    // The same payer asked again is no other payer.
    expect(await added(() => asked(as, thiqa, unknown))).toEqual([0, 0]);
    expect(await added(() => asked(as, nas, covered))).toEqual([0, 1]);
    expect(await added(() => asked(as, abm, covered))).toEqual([0, 0]);
  });

  it('counts no other code', async () => {
    const as = await aClinic(store);
    expect(await added(() => asked(as, thiqa, saying('no', 'ELIG-005')))).toEqual([1, 0]);
    expect(await added(() => asked(as, nas, covered))).toEqual([0, 0]);
  });

  it('counts each facility by itself', async () => {
    expect(await added(async () => asked(await aClinic(store), thiqa, unknown))).toEqual([1, 0]);
    expect(await added(async () => asked(await aClinic(store), nas, covered))).toEqual([1, 0]);
  });

  it('knows a patient by each of two numbers', async () => {
    const as = await aClinic(store);
    const cardNumber = 'CARD-4711';
    expect(await added(() => asked(as, thiqa, unknown, { cardNumber }))).toEqual([1, 0]);
    const { emiratesId: _, eidReasonId: __, ...byCard } = aForm(undefined, { payerId: nas, cardNumber });
    passMinutes(1);
    const byCardOnly = async () => {
      const id = await submitted(as, byCard as EligibilityForm);
      await worker(async () => covered)(deliveryOf(id));
    };
    expect(await added(byCardOnly)).toEqual([0, 1]);
    // Under the other number it is known that this was counted.
    expect(await added(() => asked(as, abm, covered))).toEqual([0, 0]);
  });

  it('counts an answer once that is delivered twice', async () => {
    const as = await aClinic(store);
    const first = await asked(as, thiqa, unknown);
    const again = worker(async () => unknown);
    expect(await added(() => again(deliveryOf(first)))).toEqual([0, 0]);
    const second = await asked(as, nas, covered);
    expect(await added(() => worker(async () => covered)(deliveryOf(second, second)))).toEqual([0, 0]);
  });

  it('counts one first answer of payers that are asked together, and follows none by the others', async () => {
    const as = await aClinic(store);
    const { payerId: _, ...form } = aForm();
    const together = async () => {
      const body = { ...form, payerIds: [thiqa, nas, abm] };
      const { data } = await callApi(eligibility, eligibilityApi.endpoints.askPayers, { as, body });
      const ids = data?.asked.map(({ eligibilityId }) => eligibilityId) ?? [];
      expect(ids).toHaveLength(3);
      passMinutes(1);
      await Promise.all(ids.map((id) => worker(async () => unknown)(deliveryOf(id))));
    };
    expect(await added(together)).toEqual([1, 0]);
    expect(await added(() => asked(as, gulf, covered))).toEqual([0, 1]);
  });

  it('counts the answer of a payer’s people when it is let go', async () => {
    const as = await aClinic(store);
    await asked(as, thiqa, unknown);
    passMinutes(1);
    const id = await submitted(as, aForm(undefined, { payerId: pearl }));
    await asksNobody(deliveryOf(id));
    const reviewer = await anAdministrator(pearl);
    const decide = async () => {
      const answer = { ...(await inHandOf(reviewer, id)), result: 'eligible' as const, coverages: [aCover()] };
      expect((await reply(reviewer, answer)).http).toBe(200);
    };
    expect(await added(decide)).toEqual([0, 0]);
    expect(await added(() => details(as, id))).toEqual([0, 1]);
    expect(await added(() => details(as, id))).toEqual([0, 0]);
  });

  it('counts seven days, today among them', async () => {
    // No other test is there.
    passMinutes(400 * 24 * 60);
    const as = await aClinic(store);
    const serviceDate = emiratesDateOf(wiring.now());
    await asked(as, thiqa, unknown, { serviceDate });
    await asked(as, nas, covered, { serviceDate });
    passMinutes(6 * 24 * 60);
    expect(await measured()).toEqual({ count: 1, ofWrongPayer: 1 });
    passMinutes(24 * 60);
    expect(await measured()).toEqual({ count: 0, ofWrongPayer: 0 });
  });

  it('writes a line for each that names nobody', async () => {
    const as = await aClinic(store);
    logLines.length = 0;
    await asked(as, thiqa, unknown);
    await asked(as, nas, covered);
    const lines = gatherLineMetrics();
    lines.take(logLines.join('\n'));
    const tallied = lines.rows().filter(({ kind }) => kind === 'tally');
    expect(tallied).toMatchObject([
      { name: 'firstAnswers', count: 1 },
      { name: 'firstAnswersOfWrongPayer', count: 1 },
    ]);
    const written = logLines.filter((line) => line.includes('"tally"')).map((line) => Object.keys(JSON.parse(line)));
    expect(new Set(written.flat())).toEqual(new Set(['level', 'at', 'stage', 'version', 'tally', 'tallied', '_aws']));
  });
});
