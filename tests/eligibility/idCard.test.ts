import { describe, expect, it } from 'vitest';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { handler } from '../../functions/eligibility/index.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { callApi, type SignedIn, startBackend } from '../support/api.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  deniedMember,
  details,
  eligibleMember,
  history,
  startPayers,
  submitted,
  worker,
} from './support/eligibility.ts';

const { store } = await startBackend();
const { recheckEligibility, updateEligibility } = eligibilityApi.endpoints;
const payers = await startPayers();
const deliver = worker(askSimulator(payers.url));
const member = eligibleMember();
const onCard = {
  idCardName: 'LAYLA SALEM',
  idCardNameArabic: 'ليلى سالم',
  idCardBornOn: '1990-04-02',
  idCardExpiresOn: '2030-01-31',
};

const read = (changes = {}) =>
  keepCardReading(
    store,
    {
      emiratesId: member.emiratesId,
      fullName: 'LAYLA,,SALEM',
      fullNameArabic: 'ليلى,,سالم',
      bornOn: '1990-04-02',
      expiresOn: '2030-01-31',
      isVerified: true,
      ...changes,
    },
    new Date(),
  );
const byCard = async (as: SignedIn, changes = {}) =>
  submitted(as, aForm(member, { eidReasonId: undefined, cardReadId: await read(changes) }));

describe('the Emirates ID card of a request', () => {
  it('stays with it by name and dates, in the detail and in lists, before any answer', async () => {
    const as = await aClinic(store);
    const eligibilityId = await byCard(as);
    expect(await details(as, eligibilityId)).toMatchObject({ ...onCard, patientName: null });
    expect((await history(as)).data?.items[0]).toMatchObject({
      idCardName: 'LAYLA SALEM',
      idCardNameArabic: 'ليلى سالم',
    });
  });

  it("is not taken for the payer's word of who is covered, nor replaced by it", async () => {
    const as = await aClinic(store);
    const eligibilityId = await byCard(as, { fullName: 'SOMEBODY,ELSE' });
    await deliver(deliveryOf(eligibilityId));
    const answered = await details(as, eligibilityId);
    expect(answered.idCardName).toBe('SOMEBODY ELSE');
    expect(answered.patientName).not.toBe('SOMEBODY ELSE');
    expect(answered.patientName).not.toBeNull();
  });

  it('is not there for an Emirates ID that was typed, and a caller cannot send it', async () => {
    const as = await aClinic(store);
    const typed = await details(as, await submitted(as, aForm(member)));
    expect(Object.keys(typed).filter((name) => name.startsWith('idCard'))).toEqual([]);
    const form = { ...aForm(member), idCardName: 'SOMEBODY ELSE' };
    const sent = await callApi(handler, eligibilityApi.endpoints.submitEligibility, { as, body: form as never });
    expect(sent.http).toBe(400);
  });

  it('goes with a corrected Emirates ID, and stays when only a remark was corrected or the question is asked again', async () => {
    const as = await aClinic(store);
    const kept = await byCard(as);
    const correct = (eligibilityId: string, form: object) =>
      callApi(handler, updateEligibility, { as, body: { ...form, eligibilityId, version: 1 } as never });
    const remarked = await correct(kept, aForm(member, { eidReasonId: undefined, remarks: 'Seen twice' }));
    expect(remarked.http).toBe(200);
    expect(await details(as, kept)).toMatchObject(onCard);

    const changed = await byCard(as);
    expect((await correct(changed, aForm(deniedMember()))).http).toBe(200);
    expect(await details(as, changed)).not.toHaveProperty('idCardName');

    const first = await byCard(as);
    await deliver(deliveryOf(first));
    const { version } = await details(as, first);
    const query = { eligibilityId: first };
    const again = await callApi(handler, recheckEligibility, { as, query, body: { version } });
    expect(await details(as, again.data?.eligibilityId ?? '')).toMatchObject(onCard);
  });
});
