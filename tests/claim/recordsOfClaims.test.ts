import { randomInt } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BlacklistScope, blacklistPut, noteNumbers } from '../../functions/_data/clinician/blacklist.ts';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import type { StoredEligibility } from '../../functions/_data/eligibility/eligibility.ts';
import { getFacility } from '../../functions/_data/facility/facility.ts';
import { crescent, pearl } from '../../functions/_demo/payers.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { aLiveVersion, aPrice, today } from '../priceList/support/priceLists.ts';
import { type SignedIn, signIn, startBackend } from '../support/api.ts';
import { storeHistory } from '../support/storedHistory.ts';
import { made, move, shown } from './support/claims.ts';
import { aBillingClinic, aLine, aMembersClaim, day, found, foundIn, isChecked, validated } from './support/clinics.ts';

const { store } = await startBackend();

let biller: SignedIn;
beforeEach(async () => {
  ({ biller } = await aBillingClinic(store));
});

const emiratesId = (aMembersClaim().emiratesId ?? '').replaceAll('-', '');
const cover = (validFrom: string, validTo: string): StoredEligibility['coverages'][number] => ({
  ...{ policyNumber: 'POL-1', planName: 'Comprehensive 1', validFrom, validTo },
  ...{ coPaymentFils: null, coPaymentPercent: 20 },
});

/** What the payer has answered a clinic about the member, with changes. */
async function answered(as: SignedIn, changes: Partial<StoredEligibility> = {}): Promise<void> {
  const facility = await getFacility(store, as.user.facilityId ?? '');
  if (!facility) throw new Error('No facility');
  const request = {
    ...{ emiratesId, cardNumber: null, payerId: pearl, serviceDate: day, status: eligibilityStatus.Eligible },
    ...{ answeredAt: `${day}T05:00:00.000Z`, coverages: [cover('2026-01-01', day)] },
  };
  await storeHistory(store, facility, 1, () => ({ ...request, ...changes }));
}

const refused = { status: eligibilityStatus.NotEligible, coverages: [] };

describe('a claim beside what its payer answered about the patient', () => {
  it('was compared with nothing where nobody asked, and says so', async () => {
    const judged = await validated(biller, aMembersClaim());
    expect([found(judged), isChecked(judged, 'eligibility')]).toEqual([[], false]);
  });

  it.each([
    ['a cover until the day itself', {}, [], true],
    ['no cover', refused, ['eligibility.answeredNo'], true],
    [
      'a cover that ended the day before',
      { coverages: [cover('2026-01-01', '2026-11-01')] },
      ['eligibility.answeredWithoutCover'],
      true,
    ],
    [
      'a cover that begins the day after',
      { coverages: [cover('2026-11-03', '2027-11-02')] },
      ['eligibility.answeredWithoutCover'],
      true,
    ],
    ['nothing yet', { status: eligibilityStatus.Pending, answeredAt: null, coverages: [] }, [], false],
    ['no cover, by another payer', { ...refused, payerId: crescent }, [], false],
    ['no cover, about another day', { ...refused, serviceDate: '2026-11-01' }, [], false],
    ['a cover, about another day', { serviceDate: '2026-11-01' }, [], false],
    [
      'a cover that had ended, about an earlier day',
      { serviceDate: '2026-10-01', coverages: [cover('2026-01-01', '2026-11-01')] },
      ['eligibility.answeredEnded'],
      true,
    ],
    ['no cover, about another patient', { ...refused, emiratesId: '784200511122234' }, [], false],
  ])('is judged by the answer: %s', async (_, changes, rules, isKnown) => {
    await answered(biller, changes);
    const judged = await validated(biller, aMembersClaim());
    expect([found(judged), isChecked(judged, 'eligibility')]).toEqual([rules, isKnown]);
  });

  it('is judged by the newest answer about the day', async () => {
    await answered(biller, refused);
    await answered(biller, { answeredAt: `${day}T07:00:00.000Z` });
    expect(await foundIn(biller, aMembersClaim())).toEqual([]);
    await answered(biller, { ...refused, answeredAt: `${day}T08:00:00.000Z` });
    expect(await foundIn(biller, aMembersClaim())).toEqual(['eligibility.answeredNo']);
  });

  it('finds an answer by the card, unless it is of another Emirates ID', async () => {
    await answered(biller, { ...refused, emiratesId: null, cardNumber: 'm-1' });
    expect(await foundIn(biller, aMembersClaim())).toEqual(['eligibility.answeredNo']);
    const nameless = aMembersClaim(undefined, { emiratesId: '999-9999-9999999-9' });
    expect(await foundIn(biller, nameless)).toEqual(['eligibility.answeredNo']);
  });

  it('stands with its warning in the record and the list, and needs a reason to be ready', async () => {
    await answered(biller, refused);
    const claimId = await made(biller, aMembersClaim());
    expect(await shown(biller, claimId)).toMatchObject({ blocking: 0, warnings: 1 });
    expect((await move(biller, { claimId, version: 1, move: 'makeReady' })).errors).toMatchObject([
      { field: 'reason' },
    ]);
  });

  it('learns nothing of what a payer answered another facility', async () => {
    const other = await aBillingClinic(store);
    await answered(other.biller, refused);
    const judged = await validated(biller, aMembersClaim());
    expect([found(judged), isChecked(judged, 'eligibility')]).toEqual([[], false]);
  });
});

/** A clinician of a clinic, with changes. */
const clinician = (as: SignedIn, changes: Partial<Parameters<typeof putClinician>[1]>) =>
  putClinician(store, {
    ...{ clinicianId: 'clinician-7', facilityId: as.user.facilityId ?? '', fullName: 'Dr Huda Invented' },
    ...{ fullNameArabic: 'د. هدى', licenseNo: 'GD7777', specialty: 'Radiology', isActive: true },
    ...changes,
  });

describe('a claim beside its clinicians', () => {
  it.each([
    ['verified until the day', { verifiedUntil: day }, [], true],
    ['verified until the day before', { verifiedUntil: '2026-11-01' }, ['demographics.clinicianLapsed'], true],
    ['never verified', {}, [], false],
    ['not active', { isActive: false, verifiedUntil: day }, ['demographics.clinicianInactive'], true],
    ['gone since the day after', { isActive: false, worksTo: day, verifiedUntil: day }, [], true],
    ['gone since the day', { worksTo: '2026-11-01', verifiedUntil: day }, ['demographics.clinicianNotThen'], true],
    ['there from the day on', { worksFrom: day, verifiedUntil: day }, [], true],
    [
      'there from the day after',
      { worksFrom: '2026-11-03', verifiedUntil: day },
      ['demographics.clinicianNotThen'],
      true,
    ],
  ])('is judged by the record of one who is %s', async (_, changes, rules, isKnown) => {
    await clinician(biller, changes);
    const judged = await validated(biller, aMembersClaim([aLine({ clinician: ' gd7777 ' })]));
    expect([found(judged), isChecked(judged, 'demographics')]).toEqual([rules, isKnown]);
    const ordered = await validated(biller, aMembersClaim([aLine({ clinician: null, orderingClinician: 'GD7777' })]));
    expect(found(ordered)).toEqual(rules);
  });

  it('says nothing of a licence that the facility does not know, or that another facility has', async () => {
    const other = await aBillingClinic(store);
    await clinician(other.biller, { isActive: false, verifiedUntil: day });
    const judged = await validated(biller, aMembersClaim([aLine({ clinician: 'GD7777' })]));
    expect([found(judged), isChecked(judged, 'demographics')]).toEqual([[], false]);
  });
});

/** A list in force that names a licence, at one facility or everywhere. */
async function listed(scope: BlacklistScope, clinicianLicense: string, state: 'live' | 'undone' = 'live') {
  const at = '2026-11-20T08:00:00.000Z';
  const list = {
    ...{ blacklistId: newUlid(Date.parse(at)), facilityId: scope === 'everywhere' ? null : scope, state },
    ...{ fileName: 'list.csv', fileHash: 'x', lines: [{ clinicianLicense, emiratesId: null, reason: 'Withdrawn' }] },
    ...{ madeAt: at, makerId: 'somebody', makerName: 'Somebody' },
    ...{ decidedAt: at, decidedByName: 'Another', decisionReason: null, version: 1 },
  };
  await noteNumbers(store, scope, list);
  await writeTogether(store, [blacklistPut(scope, null, list)]);
}

describe('a claim whose clinician is blacklisted', () => {
  const blacklisted = ['conflict.clinicianBlacklisted'];
  const scopeOf = (as: SignedIn) => as.user.facilityId as BlacklistScope;
  const aLicence = (): string => `GD${randomInt(100_000, 999_999)}`;

  it('is warned of it where the facility has marked the clinician, and never calls its clinicians’ conflicts compared', async () => {
    await clinician(biller, { isBlacklisted: true });
    const judged = await validated(biller, aMembersClaim([aLine({ clinician: 'gd7777' })]));
    expect([found(judged), isChecked(judged, 'conflict')]).toEqual([blacklisted, false]);
  });

  it('is warned by a list of the facility or of the portal that holds, of who did it and who ordered it', async () => {
    const [ours, everyones, former] = [aLicence(), aLicence(), aLicence()];
    await listed(scopeOf(biller), ours);
    await listed('everywhere', everyones);
    await listed('everywhere', former, 'undone');
    expect(await foundIn(biller, aMembersClaim([aLine({ clinician: ours.toLowerCase() })]))).toEqual(blacklisted);
    expect(await foundIn(biller, aMembersClaim([aLine({ orderingClinician: everyones })]))).toEqual(blacklisted);
    expect(await foundIn(biller, aMembersClaim([aLine({ clinician: former })]))).toEqual([]);
  });

  it('learns nothing of another facility’s list', async () => {
    const other = await aBillingClinic(store);
    const licence = aLicence();
    await listed(scopeOf(other.biller), licence);
    expect(await foundIn(biller, aMembersClaim([aLine({ clinician: licence })]))).toEqual([]);
  });
});

describe('a claim beside the agreed prices', () => {
  const onDay = (start: string, changes: Parameters<typeof aLine>[0] = {}) =>
    aMembersClaim([aLine({ start: `${start}T06:05:00.000Z`, ...changes })]);

  it('is warned of a net over the price of the day, with both sums, and of no other facility’s prices', async () => {
    const insurer = await signIn({
      roles: ['PayerAdmin'],
      facility: null,
      payerId: pearl,
      stored: { emiratesId: null },
    });
    const other = await aBillingClinic(store);
    await aLiveVersion(insurer, other.biller.user.facilityLicense ?? '', [
      aPrice(0, { code: 'W-302', type: '8', price: '100' }),
    ]);
    const unknown = await validated(biller, onDay(today()));
    expect([found(unknown), isChecked(unknown, 'price')]).toEqual([[], false]);
    await aLiveVersion(insurer, biller.user.facilityLicense ?? '', [
      aPrice(0, { code: 'W-302', type: '8', price: '200' }),
    ]);
    const right = await validated(biller, onDay(today(), { quantity: 1.5, netFils: 300_00 }));
    expect([found(right), isChecked(right, 'price')]).toEqual([[], true]);
    const over = await validated(biller, onDay(today(), { quantity: 1.5, netFils: 300_01 }));
    expect(found(over)).toEqual(['price.agreedOver']);
    const text = over.findings.find(({ rule }) => rule === 'price.agreedOver')?.text.en;
    expect(text).toContain('AED 300.01');
    expect(text).toContain('AED 300.00');
    const before = await validated(biller, onDay(day, { netFils: 999_00 }));
    expect([found(before), isChecked(before, 'price')]).toEqual([[], false]);
    const unlisted = await validated(biller, onDay(today(), { code: 'W-301', netFils: 999_00 }));
    expect([found(unlisted), isChecked(unlisted, 'price')]).toEqual([[], false]);
    const ofOther = await validated(biller, { ...onDay(today(), { netFils: 999_00 }), payerId: 'A902' });
    expect([found(ofOther), isChecked(ofOther, 'price')]).toEqual([[], false]);
  });
});
