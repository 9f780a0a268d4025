import { describe, expect, it } from 'vitest';
import { pearl } from '../../functions/_demo/payers.ts';
import type { HistorySearch } from '../../shared/eligibility/eligibilityHistory.ts';
import { passMinutes, type SignedIn, signIn } from '../support/api.ts';
import { anAdministrator, asksNobody, inHandOf, ofAnotherPayer, onWorklist, reply } from '../support/payerDesk.ts';
import { aClinic, aForm, deliveryOf, history, startBackendWithPayers, submitted } from './support/eligibility.ts';

const { store } = await startBackendWithPayers();
const aSuperAdmin = () => signIn({ roles: ['SuperAdmin'], facility: null });

const late = (as: SignedIn, more: HistorySearch = {}) => history(as, { waitsFor: 'latePayer', ...more });
const idsOf = async (as: SignedIn, more: HistorySearch = {}) =>
  (await late(as, more)).data?.items.map(({ eligibilityId }) => eligibilityId) ?? [];

describe('the requests that a payer’s people should have answered by now', () => {
  it('REQ-ELIG-18 are found by their payer and by an administrator, what was due first comes first, and nothing that is in time', async () => {
    const first = await onWorklist(store);
    passMinutes(60);
    const second = await onWorklist(store);
    passMinutes(24 * 60 * 15);
    const inTime = await onWorklist(store);
    const found = await idsOf(await aSuperAdmin(), { payerId: pearl });
    expect(found.filter((id) => [first.id, second.id, inTime.id].includes(id))).toEqual([first.id, second.id]);
    expect(await idsOf(await anAdministrator())).toEqual(found);
    // Answered, it is late no more.
    const reviewer = await anAdministrator();
    const answer = { ...(await inHandOf(reviewer, first.id)), result: 'notEligible' as const, denialCode: 'ELIG-005' };
    expect((await reply(reviewer, answer)).http).toBe(200);
    expect(await idsOf(await aSuperAdmin(), { payerId: pearl })).not.toContain(first.id);
  });

  it('come in pages, and are narrowed by what else is asked', async () => {
    const clinic = await aClinic(store);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const id = await submitted(clinic, aForm(undefined, { payerId: pearl }));
      await asksNobody(deliveryOf(id));
      ids.push(id);
    }
    passMinutes(24 * 60 * 15);
    const as = await aSuperAdmin();
    const facilityLicense = clinic.user.facilityLicense ?? '';
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await late(as, { payerId: pearl, facilityLicense, take: 2, cursor });
      expect(data?.items.length).toBeLessThanOrEqual(2);
      read.push(...(data?.items ?? []).map(({ eligibilityId }) => eligibilityId));
      cursor = data?.nextCursor ?? undefined;
    } while (cursor);
    expect(read).toEqual(ids);
    expect(await idsOf(as, { payerId: pearl, to: '2020-01-01' })).toEqual([]);
    expect(await idsOf(as, { payerId: pearl, text: ids[2] ?? '' })).toEqual([ids[2]]);
    const inTime = await onWorklist(store);
    expect(await idsOf(as, { payerId: pearl, text: inTime.id })).toEqual([]);
  });

  it('are no other payer’s, and no facility’s business', async () => {
    const { id, clinic } = await onWorklist(store);
    passMinutes(24 * 60 * 15);
    const stranger = await ofAnotherPayer();
    expect(await idsOf(stranger)).not.toContain(id);
    expect(await late(stranger, { payerId: pearl })).toMatchObject({ http: 400 });
    const facility = await aClinic(store);
    for (const more of [{}, { payerId: pearl }, { text: id }]) {
      expect(await late(facility, more)).toMatchObject({
        http: 400,
        errors: [{ field: 'waitsFor', code: 'notAllowed' }],
      });
    }
    expect(await late(await aSuperAdmin(), { facilityLicense: clinic.user.facilityLicense ?? '' })).toMatchObject({
      http: 400,
      errors: [{ field: 'payerId', code: 'required' }],
    });
  });
});
