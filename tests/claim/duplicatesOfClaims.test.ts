import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, startBackend } from '../support/api.ts';
import { change, discard, made, madeReady, move, shown } from './support/claims.ts';
import {
  aBillingClinic,
  aLine,
  aMembersClaim,
  found,
  foundAt,
  foundIn,
  isChecked,
  payerCode,
  validated,
} from './support/clinics.ts';

const { store } = await startBackend();

let biller: SignedIn;
beforeEach(async () => {
  ({ biller } = await aBillingClinic(store));
});

const twin = ['duplicates.storedClaim'];

describe('a service that stands in another claim of the facility', () => {
  it('is a warning that names the other claim, and needs a reason', async () => {
    expect(isChecked(await validated(biller, aMembersClaim()), 'duplicates')).toBe(true);
    const first = await shown(biller, await madeReady(biller, aMembersClaim()));
    expect(first.findings).toEqual([]);
    const second = await made(biller, aMembersClaim());
    expect(await shown(biller, second)).toMatchObject({
      ...{ blocking: 0, warnings: 1 },
      findings: [{ rule: 'duplicates.storedClaim', line: '1' }],
    });
    expect((await shown(biller, second)).findings[0]?.text.en).toContain(first.claimNumber);
    const unsaid = await move(biller, { claimId: second, version: 1, move: 'makeReady' });
    expect(unsaid.errors).toMatchObject([{ field: 'reason' }]);
    await move(biller, { claimId: second, version: 1, move: 'makeReady', reason: 'Done twice' });
    expect(await shown(biller, second)).toMatchObject({ state: 'ready' });
  });

  it.each([
    ['another day', { start: '2026-11-03T06:05:00.000Z' }, []],
    ['the day before in the Emirates', { start: '2026-11-01T19:59:00.000Z' }, []],
    ['the same day at night', { start: '2026-11-01T20:00:00.000Z' }, twin],
    ['another clinician', { clinician: 'GD9999' }, []],
    ['another code', { code: 'W-301' }, []],
    ['the code in small letters', { code: 'w-302' }, twin],
  ] as const)('is another service with %s', async (_, changes, rules) => {
    await made(biller, aMembersClaim());
    expect(await foundIn(biller, aMembersClaim([aLine(changes)]))).toEqual(rules);
  });

  it('is none of another patient, of a draft that was thrown away, or of the claim itself', async () => {
    const claimId = await made(biller, aMembersClaim());
    expect(await foundIn(biller, aMembersClaim(undefined, { emiratesId: '784-2005-1112223-4' }))).toEqual([]);
    const { claim } = await shown(biller, claimId);
    expect(await foundIn(biller, claim)).toEqual([]);
    await discard(biller, claimId, 1);
    expect(await foundIn(biller, aMembersClaim())).toEqual([]);
  });

  it('follows a claim that gets another patient, another day, or another number', async () => {
    const other = { emiratesId: '784-2005-1112223-4' };
    const claimId = await made(biller, aMembersClaim());
    await change(biller, claimId, 1, aMembersClaim(undefined, other));
    expect(await foundIn(biller, aMembersClaim())).toEqual([]);
    expect(await foundIn(biller, aMembersClaim(undefined, other))).toEqual(twin);
    await change(biller, claimId, 2, aMembersClaim(undefined, { ...other, id: 'RENAMED-1' }));
    expect(await foundIn(biller, aMembersClaim(undefined, other))).toEqual(twin);
    await change(biller, claimId, 3, aMembersClaim([aLine({ start: '2026-11-09T06:05:00.000Z' })], other));
    expect(await foundIn(biller, aMembersClaim(undefined, other))).toEqual([]);
  });

  it('is found for a patient without an Emirates ID by the card and the file, and not for who shares the placeholder', async () => {
    const nameless = { emiratesId: '999-9999-9999999-9', memberId: 'CARD-9' };
    await made(biller, aMembersClaim(undefined, nameless));
    expect(await foundIn(biller, aMembersClaim(undefined, nameless))).toEqual(twin);
    expect(await foundIn(biller, aMembersClaim(undefined, { ...nameless, memberId: 'CARD-8' }))).toEqual([]);
  });

  it('is not compared for a claim that names no patient, and is said not to be', async () => {
    const nobody = { emiratesId: null, memberId: null };
    const visit = aMembersClaim().encounters.map((each) => ({ ...each, patientId: null }));
    const claim = aMembersClaim(undefined, { ...nobody, encounters: visit });
    await made(biller, claim);
    const judged = await validated(biller, claim);
    expect(judged.findings.map(({ rule }) => rule)).not.toContain('duplicates.storedClaim');
    expect(isChecked(judged, 'duplicates')).toBe(false);
  });

  it('is never one of another facility', async () => {
    const other = await aBillingClinic(store);
    await made(other.biller, aMembersClaim());
    const claimId = await made(biller, aMembersClaim());
    expect(await foundAt(biller, claimId)).toEqual([]);
  });
});

describe('a service that another payer was billed for', () => {
  it('says to whom, and in which claim, and is no repetition', async () => {
    const first = await shown(biller, await made(biller, aMembersClaim(undefined, { payerId: 'A902' })));
    const judged = await validated(biller, aMembersClaim());
    expect(found(judged)).toEqual(['conflict.twoPayers']);
    const text = judged.findings.find(({ rule }) => rule === 'conflict.twoPayers')?.text.en;
    expect(text).toContain(first.claimNumber);
    expect(text).toContain('A902');
  });

  it('is one by the payer alone: in other letters, or where one claim names none, it stands twice', async () => {
    await made(biller, aMembersClaim(undefined, { payerId: payerCode.toLowerCase() }));
    expect(await foundIn(biller, aMembersClaim())).toEqual(twin);
    expect(await foundIn(biller, aMembersClaim(undefined, { payerId: null }))).toEqual(twin);
  });

  it('is never one of another facility', async () => {
    const other = await aBillingClinic(store);
    await made(other.biller, aMembersClaim(undefined, { payerId: 'A902' }));
    expect(await foundIn(biller, aMembersClaim())).toEqual([]);
  });
});

describe('a visit while the patient was an inpatient', () => {
  const others = { emiratesId: '784-2005-1112223-4' };
  const stay = (start: string, end: string, changes: Parameters<typeof aMembersClaim>[1] = {}) =>
    aMembersClaim([aLine({ code: '17.05', start })], {
      encounters: aMembersClaim().encounters.map((each) => ({ ...each, type: 3, start, end })),
      ...changes,
    });
  const within = ['conflict.withinStay'];

  it.each([
    ['days around it', '2026-10-28T06:00:00.000Z', '2026-11-04T06:00:00.000Z', {}, within],
    ['a stay that ended as it began', '2026-10-28T06:00:00.000Z', '2026-11-02T06:00:00.000Z', {}, []],
    ['a stay that began as it began', '2026-11-02T06:00:00.000Z', '2026-11-04T06:00:00.000Z', {}, []],
    ['another patient’s stay', '2026-10-28T06:00:00.000Z', '2026-11-04T06:00:00.000Z', others, []],
  ])('is found by both claims: %s', async (_, start, end, changes, rules) => {
    const claimId = await made(biller, stay(start, end, changes));
    expect(await foundIn(biller, aMembersClaim())).toEqual(rules);
    await made(biller, aMembersClaim());
    expect(await foundAt(biller, claimId)).toEqual(rules);
  });
});
