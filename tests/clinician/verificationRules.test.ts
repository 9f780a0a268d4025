import { describe, expect, it } from 'vitest';
import type { RegisteredClinician } from '../../functions/_connect/regulator/clinicianRegister.ts';
import type { Clinician } from '../../functions/_data/clinician/clinician.ts';
import type { StoredCheck } from '../../functions/_data/clinician/clinicianCheck.ts';
import { comparisonsOf, outcomeOf } from '../../functions/clinician/compareWithRegister.ts';
import { canMark } from '../../functions/clinician/shownCheck.ts';

const place = { facilityLicense: 'DHA-F-1', today: '2026-06-01' };
const listed: RegisteredClinician = {
  ...{ licenseNo: 'GD-1', fullName: 'Farooqi Bilal', emiratesId: '784198500000017', specialty: 'Internal Medicine' },
  ...{ facilityLicense: 'DHA-F-1', isActive: true, validFrom: '2020-01-01', validTo: '2035-12-31' },
};
const record = {
  ...{
    licenseNo: 'GD-1',
    fullName: 'Dr. Bilal Farooqi',
    emiratesId: '784198500000017',
    specialty: 'Internal Medicine',
  },
  version: 4,
} as Clinician;

const comparison = (field: string, ours: object, theirs: Partial<RegisteredClinician>) =>
  comparisonsOf({ ...record, ...ours }, { ...listed, ...theirs }, place).find((each) => each.field === field);

describe('a field of the list', () => {
  it.each([
    ['as ours in other words', 'Internal Medicine', 'الطب الباطني', 'same'],
    ['another one', 'Internal Medicine', 'Cardiology', 'different'],
    ['no specialty that we know, alike', 'Hyperbaric nursing', ' HYPERBARIC NURSING ', 'same'],
    ['no specialty that we know, not alike', 'Hyperbaric nursing', 'Space nursing', 'different'],
    ['one that we know for one that we do not', 'Hyperbaric nursing', 'Cardiology', 'different'],
    ['one that we do not know for one that we do', 'Cardiology', 'Hyperbaric nursing', 'different'],
  ])('REQ-SPEC-16 names the specialty: %s', (_, ours, theirs, result) => {
    expect(comparison('specialty', { specialty: ours }, { specialty: theirs })).toEqual({
      ...{ field: 'specialty', ours, theirs, result },
    });
  });

  it.each([
    ['emiratesId', { emiratesId: null }, {}, [null, '0017']],
    ['emiratesId', {}, { emiratesId: null }, ['0017', null]],
    ['emiratesId', { emiratesId: null }, { emiratesId: null }, [null, null]],
    ['facilityLicense', {}, { facilityLicense: null }, ['DHA-F-1', null]],
    ['specialty', {}, { specialty: '' }, ['Internal Medicine', null]],
    ['fullName', { fullName: '' }, {}, [null, 'Farooqi Bilal']],
    ['validFrom', {}, { validFrom: null }, [null, null]],
    ['validTo', {}, { validTo: null }, [null, null]],
  ] as const)(
    'REQ-SPEC-16 that one side does not give is neither the same nor different: %s',
    (field, ours, theirs, sides) => {
      expect(comparison(field, ours, theirs)).toEqual({ field, ours: sides[0], theirs: sides[1], result: 'notGiven' });
    },
  );

  it('REQ-SPEC-16 says the state and the days of the licence, both days included', () => {
    expect(comparison('status', {}, {})).toMatchObject({ theirs: 'active', result: 'same' });
    expect(comparison('status', {}, { isActive: false })).toMatchObject({ theirs: 'inactive', result: 'different' });
    for (const [field, day, result] of [
      ['validFrom', '2026-06-01', 'same'],
      ['validFrom', '2026-06-02', 'different'],
      ['validTo', '2026-06-01', 'same'],
      ['validTo', '2026-05-31', 'different'],
    ] as const)
      expect(comparison(field, {}, { [field]: day }), `${field} ${day}`).toMatchObject({ result });
  });

  it('REQ-SPEC-16 without dates proves still, without an Emirates ID not', () => {
    const outcome = (theirs: Partial<RegisteredClinician>) =>
      outcomeOf(comparisonsOf(record, { ...listed, ...theirs }, place));
    expect(outcome({ validFrom: null, validTo: null })).toBe('matches');
    expect(outcome({ specialty: 'Cardiology' })).toBe('differs');
    expect(outcome({ emiratesId: null })).toBe('fails');
  });
});

describe('a check that can verify', () => {
  const now = new Date('2026-06-02T08:00:00.000Z');
  const check = {
    ...{ outcome: 'matches', latestUntil: '2027-06-01', marked: null, clinicianVersion: 4 },
    checkedAt: '2026-06-01T08:00:00.000Z',
  } as StoredCheck;

  it('REQ-SPEC-16 is a day old at most', () => {
    expect(canMark(check, record, now)).toBe(true);
    expect(canMark({ ...check, outcome: 'differs' }, record, now)).toBe(true);
    expect(canMark(check, record, new Date(now.getTime() + 1))).toBe(false);
  });

  it.each<[string, Partial<StoredCheck>]>([
    ['that fails', { outcome: 'fails' }],
    ['of an unlisted licence', { outcome: 'notListed' }],
    ['without an answer', { outcome: 'unanswered' }],
    ['without a day', { latestUntil: null }],
    ['that was used', { marked: { at: check.checkedAt, byName: 'Amal', until: '2026-12-31', note: null } }],
    ['of an earlier state of the clinician', { clinicianVersion: 3 }],
  ])('REQ-SPEC-16 is never one %s', (_, changes) => {
    expect(canMark({ ...check, ...changes }, record, now)).toBe(false);
  });
});
