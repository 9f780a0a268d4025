import { describe, expect, it } from 'vitest';
import type { Claim, ClaimActivity } from '../../shared/claim/claim.ts';
import { cleanClaim, withLine, withVisit } from '../../shared/claim/rules/examples.ts';
import { claimFindings, fileMemory } from '../../shared/claim/scrub.ts';

const context = { dialect: 'doh', header: null, today: '2026-11-29' } as const;

const visit = (at: number, facilityId: string | null, line: Partial<ClaimActivity>): Claim => ({
  ...withVisit(withLine(cleanClaim, line), { facilityId }),
  ...{ id: `C-${at}`, emiratesId: '999-9999-9999999-9', memberId: `M-${at}` },
});

/** The rules of conflict that find something in claims of one file, by claim. */
function inFile(claims: readonly Claim[]): string[] {
  const remember = fileMemory();
  return claims
    .flatMap((claim) => remember(claim, context))
    .flatMap(({ rule, claim, field, activity }) =>
      rule.startsWith('conflict.') ? [`${rule} ${claim} ${field} ${activity}`] : [],
    );
}

/** Consultations of an hour, one after the other from eight o'clock of a day. */
const day = (count: number, changes: Partial<ClaimActivity> = {}): Claim[] =>
  Array.from({ length: count }, (_, at) =>
    visit(at + 1, 'MF9001', {
      ...{ code: '99205', start: new Date(Date.UTC(2026, 10, 1, 20, at * 60)).toISOString() },
      ...changes,
    }),
  );

describe('the day of a clinician in a file', () => {
  it('of sixteen hours of consultations is one, and the seventeenth is a remark', () => {
    expect(inFile(day(16))).toEqual([]);
    expect(inFile(day(17))).toEqual(['conflict.clinicianHoursInFile C-17 Activity.Clinician 1']);
  });

  it.each<[string, Partial<ClaimActivity>]>([
    ['consultations whose code takes no time', { code: '99211' }],
    ['other services', { code: '80053' }],
    ['codes of another list', { type: 8 }],
    ['a code that is no word of the table', { code: 'constructor' }],
  ])('is never too long of %s', (_, changes) => {
    expect(inFile(day(40, changes))).toEqual([]);
  });

  it('is of one clinician in any letter case, and of one day in the Emirates', () => {
    const others = day(17).map((claim, at) => (at === 16 ? withLine(claim, { clinician: 'P-90002' }) : claim));
    expect(inFile(others)).toEqual([]);
    const same = day(17).map((claim, at) => (at === 16 ? withLine(claim, { clinician: ' p-90001' }) : claim));
    expect(inFile(same)).toHaveLength(1);
    const before = day(17).map((claim, at) =>
      at === 16 ? withLine(claim, { start: '2026-11-01T19:59:00.000Z' }) : claim,
    );
    expect(inFile(before)).toEqual([]);
  });
});

describe('a consultation in a file', () => {
  const start = '2026-11-02T06:05:00.000Z';
  it.each<[string, string | null, Partial<ClaimActivity>, boolean]>([
    ['another facility at the same minute', 'MF9002', {}, true],
    ['the same facility in small letters', 'mf9001', {}, false],
    ['a facility that nobody names', null, {}, false],
    ['another facility a minute later', 'MF9002', { start: '2026-11-02T06:06:00.000Z' }, false],
    ['another facility, of another clinician', 'MF9002', { clinician: 'P-90002' }, false],
  ])('beside one at %s', (_, facility, changes, isFound) => {
    const found = inFile([visit(1, 'MF9001', { start }), visit(2, facility, { start, ...changes })]);
    expect(found).toEqual(isFound ? ['conflict.twoFacilities C-2 Activity.Clinician 1'] : []);
  });
});

const found = (claim: Claim): string[] =>
  claimFindings(claim, context).flatMap(({ rule, field }) =>
    rule.startsWith('conflict.') ? [`${rule} ${field}`] : [],
  );

describe('a claim of a patient who died', () => {
  const died = withVisit(cleanClaim, { endType: 5 });
  it('has no later encounter and no later service', () => {
    const [encounter] = died.encounters;
    if (!encounter) throw new Error('No encounter');
    const later = { ...encounter, start: '2026-11-03T06:00:00.000Z', end: '2026-11-03T06:30:00.000Z', endType: 1 };
    expect(found({ ...died, encounters: [encounter, later] })).toEqual(['conflict.afterDeath Encounter.Start']);
    expect(found(withLine(died, { start: '2026-11-02T06:31:00.000Z' }))).toEqual([
      'conflict.afterDeath Activity.Start',
    ]);
  });

  it('is not judged where it does not say when', () => {
    expect(found(withVisit(withLine(died, { start: '2026-11-09T06:31:00.000Z' }), { end: null }))).toEqual([]);
  });
});

describe('the visits of a claim', () => {
  const span = (facilityId: string | null, from: number, to: number | null): Claim['encounters'][number] => ({
    ...(cleanClaim.encounters[0] as Claim['encounters'][number]),
    ...{ facilityId, start: new Date(Date.UTC(2026, 10, 2, 0, from)).toISOString() },
    end: to === null ? null : new Date(Date.UTC(2026, 10, 2, 0, to)).toISOString(),
  });
  const of = (...encounters: readonly Claim['encounters'][number][]): boolean =>
    found({ ...cleanClaim, encounters }).includes('conflict.twoPlaces Encounter.FacilityID');

  it.each([
    ['one in another', true, [span('MF1', 0, 60), span('MF2', 20, 30)]],
    ['one that goes on while a third begins', true, [span('MF1', 0, 60), span('MF1', 10, 20), span('MF2', 50, 70)]],
    ['in any order', true, [span('MF2', 50, 70), span('MF1', 0, 60)]],
    ['one after the other', false, [span('MF1', 0, 60), span('MF2', 60, 90), span('MF1', 90, 95)]],
    ['at one place in other letters', false, [span('MF1', 0, 60), span(' mf1', 20, 30)]],
    ['at a place that nobody names', false, [span('MF1', 0, 60), span(null, 20, 30)]],
    ['without an end', false, [span('MF1', 0, null), span('MF2', 20, 30)]],
  ])('are at two places at once or not: %s', (_, isConflict, encounters) => {
    expect(of(...encounters)).toBe(isConflict);
  });
});
