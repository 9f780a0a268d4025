import { beforeEach, describe, expect, it } from 'vitest';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import type { Claim, ClaimActivity, ClaimDialect } from '../../shared/claim/claim.ts';
import { type ClaimRecords, noRecords } from '../../shared/claim/records/claimRecords.ts';
import { cleanClaim, withAnother, withLine, withObservation } from '../../shared/claim/rules/examples.ts';
import { claimFindings, recordFindings } from '../../shared/claim/scrub.ts';
import { type SignedIn, startBackend } from '../support/api.ts';
import { made, shown } from './support/claims.ts';
import { aBillingClinic, aLine, aMembersClaim, found, foundIn, isChecked, validated } from './support/clinics.ts';

/** The consultation of the examples, on another day or with other changes. */
const earlier = (start: string, changes: Partial<ClaimActivity> = {}, claim: Claim = cleanClaim): Claim => ({
  ...withLine(claim, { start, ...changes }),
  id: 'C-0',
});

const specialist = (licence: string, specialty: string | null): ClaimRecords['clinicians'][number] => ({
  ...{ licence, specialty, isActive: true, worksFrom: null, worksTo: null, verifiedUntil: null },
});

interface Beside {
  readonly others: readonly Claim[];
  readonly claim?: Claim;
  readonly dialect?: ClaimDialect;
  readonly records?: Partial<ClaimRecords>;
}
const rules = ({ others, claim = cleanClaim, dialect = 'doh', records = {} }: Beside): string[] =>
  recordFindings(claim, { ...noRecords, others: { claims: others, isWhole: true }, ...records }, dialect).map(
    ({ rule }) => rule,
  );

const [free, reduced] = [['pairing.freeFollowUp'], ['pairing.reducedFollowUp']];

describe('a consultation after another one', () => {
  it.each([
    ['2026-10-26T06:05:00.000Z', free],
    ['2026-10-25T19:59:00.000Z', reduced],
    ['2026-10-25T20:00:00.000Z', free],
    ['2026-10-19T06:05:00.000Z', reduced],
    ['2026-10-18T06:05:00.000Z', []],
    ['2026-11-03T06:05:00.000Z', []],
    ['2026-11-02T06:05:00.000Z', ['duplicates.storedClaim']],
  ])('is judged by the days since: %s', (start, expected) => {
    expect(rules({ others: [earlier(start)] })).toEqual(expected);
  });

  it('is compared with the last one that was billed: a free one begins no days, one at half does', () => {
    const [first, second] = [earlier('2026-10-20T06:05:00.000Z'), earlier('2026-10-30T06:05:00.000Z')];
    expect(rules({ others: [first, second] })).toEqual(free);
    expect(rules({ others: [first, withLine(second, { netFils: 0 })] })).toEqual(reduced);
  });

  it.each<[string, Beside]>([
    ['in Dubai', { others: [earlier('2026-11-01T06:05:00.000Z')], dialect: 'dha' }],
    [
      'before the addendum',
      { others: [earlier('2024-01-30T06:05:00.000Z')], claim: earlier('2024-01-31T06:05:00.000Z') },
    ],
    [
      'of another clinician whose specialty nobody knows',
      { others: [earlier('2026-11-01T06:05:00.000Z', { clinician: 'P-2' })] },
    ],
    ['that is no office consultation', { others: [earlier('2026-11-01T06:05:00.000Z', { code: '99283' })] }],
    ['to another payer', { others: [{ ...earlier('2026-11-01T06:05:00.000Z'), payerId: 'D001' }] }],
    [
      'that the patient pays',
      { others: [earlier('2026-11-01T06:05:00.000Z')], claim: { ...cleanClaim, payerId: 'SelfPay' } },
    ],
    [
      'about another condition (24)',
      {
        others: [earlier('2026-11-01T06:05:00.000Z')],
        claim: withObservation(cleanClaim, 'Text', 'CPT Modifier', '24'),
      },
    ],
  ])('is no repeated one %s', (_, beside) => {
    expect(rules(beside)).toEqual([]);
  });

  it('of a patient who may be under eighteen is exempt, by the year that the Emirates ID says', () => {
    const of = (emiratesId: string): string[] =>
      rules({ others: [earlier('2026-11-01T06:05:00.000Z')], claim: { ...cleanClaim, emiratesId } });
    expect(of('784-2008-1234567-4')).toEqual([]);
    expect(of('784-2007-1234567-5')).toEqual(free);
    expect(of('999-9999-9999999-9')).toEqual(free);
  });

  it('is one by the specialty, whoever sees the patient, on the same day too', () => {
    const clinicians = [specialist('P-90001', 'CARDIOLOGY'), specialist('P-2', 'CARDIOLOGY'), specialist('P-3', null)];
    const by = (clinician: string, start = '2026-11-01T06:05:00.000Z') =>
      rules({ others: [earlier(start, { clinician })], records: { clinicians } });
    expect(by('p-2')).toEqual(free);
    expect(by('P-2', '2026-11-02T06:04:00.000Z')).toEqual(free);
    expect(by('P-2', '2026-11-02T06:06:00.000Z')).toEqual([]);
    expect(by('P-3')).toEqual([]);
  });

  it('at half of the agreed price, or that says it is reduced (52), is right from the eighth day on', () => {
    const others = [earlier('2026-10-20T06:05:00.000Z')];
    const prices = [{ day: '2026-11-02', service: '99213/3', fils: 90_01 }];
    const at = (netFils: number) => rules({ others, claim: withLine(cleanClaim, { netFils }), records: { prices } });
    expect([at(45_01), at(45_02)]).toEqual([[], reduced]);
    expect(rules({ others, claim: withObservation(cleanClaim, 'CPT', 'Modifier 52') })).toEqual([]);
    expect(rules({ others, claim: withObservation(cleanClaim, 'CPT', 'Modifier 152') })).toEqual(reduced);
    expect(rules({ others, claim: withObservation(cleanClaim, 'Text', 'Description', '52') })).toEqual(reduced);
  });

  it('in the same claim counts as well', () => {
    const claim = withAnother(cleanClaim, { start: '2026-11-05T06:05:00.000Z', netFils: 50_00 });
    expect(rules({ others: [], claim })).toEqual(free);
  });
});

describe('consultations of one clinician on one day', () => {
  const judged = (claim: Claim): string[] =>
    claimFindings(claim, { dialect: 'dha', header: null, today: '2026-11-29' }).map(
      ({ rule, field }) => `${rule} ${field}`,
    );

  it('are one: a second one, another code, or a quantity is named', () => {
    const later = { start: '2026-11-02T06:20:00.000Z' };
    expect(judged(withAnother(cleanClaim, later))).toEqual(['units.consultationTwice Activity.Code']);
    expect(judged(withAnother(cleanClaim, { ...later, code: '99212' }))).toEqual([
      'pairing.consultations Activity.Code',
    ]);
    expect(judged(withLine(cleanClaim, { quantity: 2 }))).toEqual(['units.consultationTwice Activity.Quantity']);
    expect(judged(withAnother(cleanClaim, { ...later, code: '80053' }))).toEqual([]);
    expect(judged(withAnother(cleanClaim, { ...later, type: 8 }))).toEqual([]);
  });

  it('in another claim are named there, where they are not the same service', () => {
    const other = earlier('2026-11-02T10:00:00.000Z', { code: '99215' });
    for (const dialect of ['dha', 'doh'] as const)
      expect(rules({ others: [other], dialect })).toEqual(['units.consultationElsewhere']);
    expect(rules({ others: [withLine(other, { clinician: 'P-2' })] })).toEqual([]);
  });
});

const { store } = await startBackend();
let biller: SignedIn;
beforeEach(async () => {
  ({ biller } = await aBillingClinic(store));
});

/** A consultation of a clinician on a day of November. */
const visit = (on: string, clinician = 'GD7001') =>
  aMembersClaim([aLine({ type: 3, code: '99213', clinician, start: `2026-11-${on}T06:05:00.000Z`, netFils: 150_00 })]);
const worksAs = (as: SignedIn, licenseNo: string, specialty: string) =>
  putClinician(store, {
    ...{ clinicianId: `clinician-${licenseNo}`, facilityId: as.user.facilityId ?? '', fullName: 'Dr Huda Invented' },
    ...{ fullNameArabic: 'د. هدى', licenseNo, specialty, isActive: true },
  });

describe('a visit beside the patient’s visits of the days before', () => {
  it('names the earlier claim and its day, and says that not all pairs were compared', async () => {
    const first = await shown(biller, await made(biller, visit('03')));
    const judged = await validated(biller, visit('09'));
    expect(found(judged)).toEqual(free);
    const text = judged.findings.find(({ rule }) => rule === free[0])?.text.en;
    expect(text).toContain(first.claimNumber);
    expect(text).toContain('2026-11-03');
    expect([isChecked(judged, 'pairing'), isChecked(judged, 'units')]).toEqual([false, true]);
  });

  it('finds the specialty of who saw the patient before, in the facility’s own list', async () => {
    await made(biller, visit('03'));
    expect(await foundIn(biller, visit('09', 'GD7002'))).toEqual([]);
    await worksAs(biller, 'GD7001', 'Cardiology');
    await worksAs(biller, 'GD7002', 'cardiology ');
    expect(await foundIn(biller, visit('09', 'GD7002'))).toEqual(free);
    expect(await foundIn(biller, visit('14', 'GD7002'))).toEqual(reduced);
  });

  it('learns nothing of a visit at another facility', async () => {
    const other = await aBillingClinic(store);
    await made(other.biller, visit('03'));
    expect(await foundIn(biller, visit('09'))).toEqual([]);
  });
});
