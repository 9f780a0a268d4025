import { describe, expect, it } from 'vitest';
import { eligibilityChange, findEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { countItems } from '../../functions/_data/eligibility/eligibilityCount.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { retryWrite } from '../../functions/_kit/retryWrite.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/eligibility/index.ts';
import type { EligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callApi, type SignedIn, setClock, signIn } from '../support/api.ts';
import {
  aClinic,
  aForm,
  deliveryOf,
  details,
  eligibleMember,
  history,
  memberWho,
  startBackendWithPayers,
  submitted,
} from './support/eligibility.ts';

const { store, deliver } = await startBackendWithPayers();
const { summarizeEligibility, getEligibilitySenders, updateEligibility } = eligibilityApi.endpoints;

const summary = (as: SignedIn, body: Parameters<typeof callApi<typeof summarizeEligibility>>[2]['body'] = {}) =>
  callApi(handler, summarizeEligibility, { as, body });

const [thiqa, other] = [eligibleMember(), memberWho(({ payerId }) => payerId === 210)];

/** The counts by status of the requests as they are stored: what the counters must say too. */
async function recounted(as: SignedIn, payerId?: number) {
  const rows = (await history(as, payerId === undefined ? {} : { payerId })).data?.items ?? [];
  const sums = new Map<EligibilityStatus, number>();
  for (const { status } of rows) sums.set(status, (sums.get(status) ?? 0) + 1);
  return [...sums].sort(([one], [two]) => one - two).map(([status, count]) => ({ status, count }));
}

describe('the summary', () => {
  it('REQ-ELIG-11 REQ-ELIG-13 counts a corrected request at the payer that it names now, for the facility and for both payers', async () => {
    setClock('2026-10-05T08:00:00Z');
    const day = '2026-10-05';
    const as = await aClinic(store);
    const form = { serviceDate: day };
    const eligibilityId = await submitted(as, aForm(thiqa, form));
    const { version } = await details(as, eligibilityId);
    const body = { ...aForm(other, form), eligibilityId, version };
    expect((await callApi(handler, updateEligibility, { as, body })).errors).toEqual([]);

    const pending = [{ status: 1, count: 1 }];
    const { data } = await summary(as, { from: day, to: day });
    expect(data).toMatchObject({ byStatus: pending, byDay: [{ day, counts: pending }] });
    expect(data?.byPayer).toMatchObject([{ payerId: other.payerId, counts: pending }]);
    expect(await recounted(as, other.payerId)).toEqual(pending);
    for (const [payerId, counts] of [
      [thiqa.payerId, []],
      [other.payerId, pending],
    ] as const) {
      const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
      expect((await summary(payer, { from: day, to: day })).data?.byStatus).toEqual(counts);
    }
  });

  it('REQ-ELIG-13 counts by status, payer and day of sending, and follows every change', async () => {
    setClock('2026-11-19T19:59:59Z');
    const as = await aClinic(store);
    const first = await submitted(as, aForm(thiqa, { serviceDate: '2026-11-19' }));
    setClock('2026-11-19T20:00:01Z');
    await submitted(as, aForm(other, { serviceDate: '2026-11-19' }));
    await submitted(as, aForm(thiqa, { serviceDate: '2026-11-19' }));
    await deliver(deliveryOf(first));
    const { data } = await summary(as, { from: '2026-11-18', to: '2026-11-20' });
    expect(data).toMatchObject({
      from: '2026-11-18',
      to: '2026-11-20',
      byStatus: [
        { status: 1, count: 2 },
        { status: 8, count: 1 },
      ],
      byDay: [
        { day: '2026-11-18', counts: [] },
        { day: '2026-11-19', counts: [{ status: 8, count: 1 }] },
        { day: '2026-11-20', counts: [{ status: 1, count: 2 }] },
      ],
    });
    expect(data?.byPayer.map(({ payerId, counts }) => [payerId, counts.length])).toEqual([
      [thiqa.payerId, 2],
      [other.payerId, 1],
    ]);
    const narrowed = await summary(as, { from: '2026-11-20', to: '2026-11-20', payerId: other.payerId });
    expect(narrowed.data?.byStatus).toEqual([{ status: 1, count: 1 }]);
    const usual = await summary(as);
    expect([usual.data?.byDay.length, usual.data?.to]).toEqual([31, '2026-11-20']);
  });

  it('REQ-ELIG-13 stays exact when requests are sent, answered and changed at the same time', async () => {
    const as = await aClinic(store);
    const sending = Array.from({ length: 40 }, (_, at) => submitted(as, aForm(at % 3 ? thiqa : other)));
    const ids = await Promise.all(sending);
    // Each delivered twice at once: the second answer must not be counted.
    await Promise.all(ids.slice(0, 30).flatMap((id) => [deliver(deliveryOf(id)), deliver(deliveryOf(id))]));
    const scope = { kind: 'facility', facilityId: provenFacilityId(as.user.facilityId ?? '') } as const;
    const cancel = async (id: string) => {
      const isOver = await retryWrite(async () => {
        const current = await findEligibility(store, scope, id);
        if (current?.status !== 1) return true;
        return (await writeTogether(store, eligibilityChange(current, { status: 4 }, []))) || null;
      });
      if (!isOver) throw new Error('Not cancelled');
    };
    await Promise.all(ids.slice(25).flatMap((id) => [cancel(id), cancel(id), deliver(deliveryOf(id))]));
    const { data } = await summary(as);
    expect(data?.byStatus).toEqual(await recounted(as));
    expect(data?.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    for (const { payerId, counts } of data?.byPayer ?? []) expect(counts).toEqual(await recounted(as, payerId));
  });

  it('counts for the payer what all facilities ask it, and nothing of another payer', async () => {
    const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: other.payerId });
    const before = (await summary(payer)).data?.byStatus.reduce((sum, { count }) => sum + count, 0) ?? 0;
    const [one, two] = [await aClinic(store), await aClinic(store)];
    for (const as of [one, two]) for (const member of [other, thiqa]) await submitted(as, aForm(member));
    const { data } = await summary(payer);
    expect(data?.byStatus.reduce((sum, { count }) => sum + count, 0)).toBe(before + 2);
    expect(data?.byPayer.map(({ payerId }) => payerId)).toEqual([other.payerId]);
    const between = await summary(payer, { facilityLicense: one.user.facilityLicense ?? '' });
    expect(between.data?.byStatus).toEqual([{ status: 1, count: 1 }]);
  });

  it('is another facility’s for nobody but an administrator', async () => {
    const as = await aClinic(store);
    await submitted(as);
    const facilityLicense = as.user.facilityLicense ?? '';
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect((await summary(admin, { facilityLicense })).data?.byStatus).toEqual([{ status: 1, count: 1 }]);
    expect(await summary(admin)).toMatchObject({ http: 400, errors: [{ field: 'facilityLicense' }] });
    const stranger = await aClinic(store);
    expect((await summary(stranger)).data?.byStatus).toEqual([]);
    expect(await summary(stranger, { facilityLicense })).toMatchObject({ http: 400 });
  });

  it.each([
    [{ from: '2026-11-21', to: '2026-11-20' }, 'to'],
    [{ from: '2026-01-01', to: '2026-11-20' }, 'from'],
    [{ from: 'yesterday' }, 'from'],
  ])('refuses the period %j at its field', async (body, field) => {
    const { http, errors } = await summary(await aClinic(store), body);
    expect([http, errors[0]?.field]).toEqual([400, field]);
  });

  it('reads as many items for a hundred requests as for ten thousand', async () => {
    const at = new Date();
    const counted = Array.from({ length: 10_000 }, (_, number) => ({
      eligibilityId: newUlid(at.getTime() + number),
      facilityId: provenFacilityId('a-large-one'),
      payerId: 102,
      status: 8 as const,
      submittedAt: at.toISOString(),
      submittedBy: 'u1',
      submittedByName: 'Sara',
    }));
    expect(countItems(counted.slice(0, 100)).length).toBe(countItems(counted).length);
    const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: other.payerId });
    expect(await callApi(handler, getEligibilitySenders, { as: payer, body: {} })).toMatchObject({
      status: 0,
      data: null,
    });
  });
});
