import { describe, expect, it } from 'vitest';
import { handler } from '../../functions/eligibility/index.ts';
import { mostCounted } from '../../shared/eligibility/pendingCount.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callApi, type SignedIn, signIn } from '../support/api.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  eligibleMember,
  startBackendWithPayers,
  submitted,
} from './support/eligibility.ts';

const { store, deliver } = await startBackendWithPayers();

const { getPendingCount } = eligibilityApi.endpoints;
const pendingOf = (as: SignedIn) => callApi(handler, getPendingCount, { as });
const payerOf = (payerId: number) => signIn({ roles: ['PayerAdmin'], facility: null, payerId });

describe('how many requests wait for an answer', () => {
  it("REQ-RDASH-05 counts the facility's own, and one less with each answer", async () => {
    const [as, other] = [await aClinic(store), await aClinic(store)];
    expect((await pendingOf(as)).data).toEqual({ count: 0, isMore: false });
    const first = await submitted(as);
    await submitted(as);
    await submitted(other);
    expect((await pendingOf(as)).data).toEqual({ count: 2, isMore: false });
    await deliver(deliveryOf(first));
    expect((await pendingOf(as)).data).toEqual({ count: 1, isMore: false });
    expect((await pendingOf(other)).data).toEqual({ count: 1, isMore: false });
  });

  it('REQ-RDASH-05 counts what waits for the payer, from every facility, and nothing of other payers', async () => {
    const member = eligibleMember();
    const [as, other, payer] = [await aClinic(store), await aClinic(store), await payerOf(member.payerId)];
    const before = (await pendingOf(payer)).data?.count ?? 0;
    await submitted(as, aForm(member));
    await submitted(other, aForm(member));
    expect((await pendingOf(payer)).data).toEqual({ count: before + 2, isMore: false });
    expect((await pendingOf(await payerOf(999_999))).data).toEqual({ count: 0, isMore: false });
  });

  it('stops counting where nobody reads on', async () => {
    const as = await aClinic(store);
    for (let sent = 0; sent < mostCounted; sent += 1) await submitted(as);
    expect((await pendingOf(as)).data).toEqual({ count: 99, isMore: false });
    await submitted(as);
    expect((await pendingOf(as)).data).toEqual({ count: 99, isMore: true });
  });

  it('has no number for an administrator of all tenants, and refuses a user without a tenant', async () => {
    const administrator = await pendingOf(await signIn({ roles: ['SuperAdmin'], facility: null }));
    expect(administrator).toMatchObject({ http: 200, status: 0, data: null });
    expect((await pendingOf(await signIn({ roles: ['Eligibility'], facility: null }))).http).toBe(403);
  });
});
