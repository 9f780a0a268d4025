import { beforeEach, describe, expect, it } from 'vitest';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { type SignedIn, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { aClaimOn, change, list, made, madeReady, type SentClaim, shown, tag } from './support/claims.ts';

const { store } = await startBackend();

async function aBiller() {
  const facility = aFacility({ regulatoryId: regulators.DHA, emirate: 'Dubai' });
  await putFacility(store, facility);
  return signIn({ roles: ['EauthClaim'], facility });
}

let biller: SignedIn;
beforeEach(async () => {
  biller = await aBiller();
});

const patient = '784-1985-0000001-7';
const other = '784-2005-1112223-4';
const on = (day: number, changes: Partial<SentClaim> = {}) => aClaimOn(`2026-11-0${day}`, changes);
const found = async (asked: Parameters<typeof list>[1], as = biller) =>
  ((await list(as, asked)).data?.items ?? []).map(({ claimId }) => claimId);

describe('claims are searched', () => {
  it('by patient, with or without dashes, the newest day first, page by page', async () => {
    const ids = [await made(biller, on(1)), await made(biller, on(3)), await made(biller, on(2))];
    await made(biller, on(4, { emiratesId: other }));
    const [first, third, second] = ids;
    expect(await found({ emiratesId: patient })).toEqual([third, second, first]);
    expect(await found({ emiratesId: patient.replaceAll('-', '') })).toEqual([third, second, first]);
    const page = (await list(biller, { emiratesId: patient, take: 2 })).data;
    expect(page?.items.map(({ claimId }) => claimId)).toEqual([third, second]);
    expect(await found({ emiratesId: patient, take: 2, cursor: page?.nextCursor ?? '' })).toEqual([first]);
    expect(await found({ emiratesId: patient, from: '2026-11-02', to: '2026-11-02' })).toEqual([second]);
    expect(await found({ emiratesId: '784-1985-0000001' })).toEqual([]);
  });

  it('by payer, state and tag, alone and together with a patient or a number', async () => {
    const [mine, others] = [await made(biller, on(1)), await made(biller, on(2, { payerId: 'INS948' }))];
    const ready = await madeReady(biller, on(3, { emiratesId: other }));
    await tag(biller, [{ claimId: mine, version: 1 }], { add: ['Ask Dr Huda'] });
    expect(await found({ payerCode: 'ins026' })).toEqual([ready, mine]);
    expect(await found({ payerCode: 'INS948' })).toEqual([others]);
    expect(await found({ tag: 'ask dr huda' })).toEqual([mine]);
    expect(await found({ tag: 'ask' })).toEqual([]);
    expect(await found({ emiratesId: patient, payerCode: 'INS948' })).toEqual([others]);
    expect(await found({ emiratesId: patient, tag: 'Ask Dr Huda', state: 'draft' })).toEqual([mine]);
    expect(await found({ emiratesId: patient, state: 'ready' })).toEqual([]);
    const { claimNumber } = await shown(biller, mine);
    expect(await found({ claimNumber, emiratesId: patient, tag: 'Ask Dr Huda' })).toEqual([mine]);
    expect(await found({ claimNumber, emiratesId: other })).toEqual([]);
    expect(await found({ claimNumber, payerCode: 'INS948' })).toEqual([]);
  });

  it('and a claim that got another patient is his, and nobody else’s', async () => {
    const claimId = await made(biller, on(1));
    await change(biller, claimId, 1, on(1, { emiratesId: other }));
    expect(await found({ emiratesId: patient })).toEqual([]);
    expect(await found({ emiratesId: other })).toEqual([claimId]);
  });

  it('at the own facility alone: who knows a patient’s number finds nothing of another', async () => {
    const claimId = await made(biller, on(1));
    await tag(biller, [{ claimId, version: 1 }], { add: ['Ask Dr Huda'] });
    const outsider = await aBiller();
    expect(await found({ emiratesId: patient }, outsider)).toEqual([]);
    expect(await found({ tag: 'Ask Dr Huda' }, outsider)).toEqual([]);
  });

  it('on record, with the patient’s number as a hash', async () => {
    await made(biller, on(1));
    await found({ emiratesId: patient });
    const trail = JSON.stringify(await auditsOf(store, `FACILITY#${biller.user.facilityId}`));
    expect(trail).toContain('"emiratesId"');
    expect(trail).not.toContain(patient);
    expect(trail).not.toContain(patient.replaceAll('-', ''));
  });
});
