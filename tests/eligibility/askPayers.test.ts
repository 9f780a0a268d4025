import { describe, expect, it } from 'vitest';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { mostPayersAtOnce, type SeveralForm } from '../../shared/eligibility/askPayers.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callApi, type SignedIn, signIn } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  details,
  eligibleMember,
  history,
  startBackendWithPayers,
} from './support/eligibility.ts';

const { store, deliver } = await startBackendWithPayers();
const { askPayers, getAskedTogether } = eligibilityApi.endpoints;
const { Eligible, NotEligible, Pending } = eligibilityStatus;

const patient = eligibleMember();
/** Payers whose systems answer, the patient's own in the middle. */
const byGateway = demoPayers.filter(({ answers }) => answers === undefined || answers === 'gateway');
const others = byGateway.map(({ payerId }) => payerId).filter((payerId) => payerId !== patient.payerId);
const [first = 0, last = 0] = others;
const payerIds = [first, patient.payerId, last];

function formFor(changes: Partial<SeveralForm> = {}): SeveralForm {
  const { payerId: _, ...form } = aForm(patient);
  return { ...form, payerIds, ...changes };
}
const ask = (as: SignedIn, changes: Partial<SeveralForm> = {}) =>
  callApi(handler, askPayers, { as, body: formFor(changes) });
const together = (as: SignedIn, eligibilityId: string) =>
  callApi(handler, getAskedTogether, { as, query: { eligibilityId } });
const countOf = async (as: SignedIn) => (await history(as)).data?.items.length;

describe('several payers that are asked at once', () => {
  it('REQ-ELIG-10 are asked each by a request of its own, whose answers are read side by side', async () => {
    const as = await aClinic(store);
    const { data } = await ask(as);
    expect(data?.asked.map(({ payerId, status }) => [payerId, status])).toEqual(payerIds.map((id) => [id, Pending]));
    const ids = data?.asked.map(({ eligibilityId }) => eligibilityId) ?? [];
    for (const id of ids) await deliver(deliveryOf(id));
    for (const id of ids) {
      const items = (await together(as, id)).data?.items;
      expect(items?.map(({ eligibilityId, status }) => [eligibilityId, status])).toEqual([
        [ids[0], NotEligible],
        [ids[1], Eligible],
        [ids[2], NotEligible],
      ]);
    }
    expect((await details(as, ids[0] ?? '')).askedTogether).toBe(3);
    for (const id of ids) expect((await auditsOf(store, `ELIGIBILITY#${id}`))[0]?.action).toBe('eligibility.submit');
  });

  it('are all asked or none, and the refusal says which one cannot be', async () => {
    const as = await aClinic(store);
    const { errors } = await ask(as, { payerIds: [first, 999_999] });
    expect(errors).toMatchObject([{ code: 'payerNotAvailable', field: 'payerIds.1' }]);
    expect(await countOf(as)).toBe(0);
  });

  it('are counted each, however many of them meet in one count', async () => {
    const as = await aClinic(store);
    for (let at = 0; at < 3; at += 1)
      expect((await ask(as, { payerIds: others.slice(0, mostPayersAtOnce) })).errors).toEqual([]);
    const { data } = await callApi(handler, eligibilityApi.endpoints.getPendingCount, { as });
    expect(data?.count).toBe(3 * mostPayersAtOnce);
  });

  it('are two to five, each named once', async () => {
    const as = await aClinic(store);
    const refused = [[first], [first, first], [...payerIds, ...others.slice(2, 2 + mostPayersAtOnce)].slice(0, 6)];
    for (const wrong of refused) expect((await ask(as, { payerIds: wrong })).errors).not.toEqual([]);
    expect(await countOf(as)).toBe(0);
  });

  it('a request on its own stands alone', async () => {
    const as = await aClinic(store);
    const { data } = await callApi(handler, eligibilityApi.endpoints.submitEligibility, { as, body: aForm() });
    const id = data?.eligibilityId ?? '';
    expect((await details(as, id)).askedTogether).toBeUndefined();
    expect((await together(as, id)).data?.items).toHaveLength(1);
  });

  it('Abuse: do not learn who else was asked, nor does another facility', async () => {
    const as = await aClinic(store);
    const { data } = await ask(as);
    const { eligibilityId = '', payerId = 0 } = data?.asked[0] ?? {};
    const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    const seen = await details(payer, eligibilityId);
    expect(seen.askedTogether).toBeUndefined();
    for (const { eligibilityId: other } of data?.asked.slice(1) ?? [])
      expect(JSON.stringify(seen)).not.toContain(other);
    expect((await together(payer, eligibilityId)).http).toBe(403);
    expect((await together(await aClinic(store), eligibilityId)).http).toBe(404);
  });

  it('Abuse: are no way round the brake: a list of numbers stops as it does at one payer', async () => {
    const as = await aClinic(store);
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 8; at += 1) {
      codes.push((await ask(as, { emiratesId: demoEmiratesId(1985, 7000 + at) })).errors[0]?.code);
    }
    expect(codes.slice(0, 6)).toEqual(Array(6).fill(undefined));
    expect(codes.slice(6)).toEqual(['searchPaused', 'searchPaused']);
  });
});
