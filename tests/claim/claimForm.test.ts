import { describe, expect, it } from 'vitest';
import { type Claim, claimDialects } from '../../shared/claim/claim.ts';
import type { ClaimFinding } from '../../shared/claim/claimFinding.ts';
import { claimShape } from '../../shared/claim/claimShape.ts';
import { cleanClaim, withAnother, withLine } from '../../shared/claim/rules/examples.ts';
import { numbersOf, wordKey } from '../../web/claim/form/choices.ts';
import {
  type ClaimValues,
  claimOf,
  emptyClaim,
  formField,
  newLine,
  valuesOf,
} from '../../web/claim/form/claimValues.ts';
import { placedFindings } from '../../web/claim/form/findingPlaces.ts';
import { sumOf } from '../../web/claim/form/useProposedAmounts.ts';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import english from '../../web/claim/texts/en.json' with { type: 'json' };
import { fc } from '../support/fc.ts';
import { anyClaim } from './support/anyClaim.ts';

const changed = (claim: Claim, changes: Partial<ClaimValues>) =>
  claimOf({ ...valuesOf(claim, null), ...changes }, claim, 'MF9001');
const line = (changes: Partial<ReturnType<typeof newLine>>) => ({ ...newLine(), ...changes });

describe('the form of a claim', () => {
  it.each(claimDialects)('gives a claim of %s back as it was, if nothing is touched', (dialect) => {
    fc.assert(
      fc.property(anyClaim(dialect), (claim) => {
        expect(claimOf(valuesOf(claim, null), claim, 'OTHER')).toEqual(claim);
      }),
    );
  });

  it('keeps what it does not show, when what it shows is changed', () => {
    const loaded: Claim = {
      ...withLine(cleanClaim, { orderingClinician: 'P-2', vatFils: 4_50, vatPercent: 5 }),
      ...{ idPayer: 'IP-1', resubmission: { type: 'correction', comment: 'Again', hasAttachment: true } },
      encounters: [...cleanClaim.encounters, { ...cleanClaim.encounters[0], type: 3 } as Claim['encounters'][number]],
      diagnoses: [{ type: 'Principal', code: 'J06.9', info: [{ type: 'POA', code: 'Y' }] }],
    };
    const values = valuesOf(loaded, null);
    const [first] = values.lines;
    const [diagnosis] = values.diagnoses;
    if (!first || !diagnosis) throw new Error('The clean claim has a line and a diagnosis.');
    const after = changed(loaded, {
      ...{ encounterType: 2, cardNumber: ' M-7 ', grossDirhams: 100.1 },
      lines: [line({ code: 'NEW', netDirhams: 0.29 }), { ...first, netDirhams: 89.71 }],
      diagnoses: [{ ...diagnosis, code: 'J06.8' }],
    });
    expect(after).toEqual({
      ...loaded,
      ...{ memberId: 'M-7', grossFils: 100_10 },
      encounters: [{ ...loaded.encounters[0], type: 2 }, loaded.encounters[1]],
      diagnoses: [{ ...loaded.diagnoses[0], code: 'J06.8' }],
      activities: [
        expect.objectContaining({ id: '2', code: 'NEW', netFils: 29, observations: [] }),
        { ...loaded.activities[0], netFils: 89_71 },
      ],
    });
    expect(claimShape.safeParse(after).success).toBe(true);
  });

  it('reads every amount to the fils', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), (amount) => {
        expect(changed(emptyClaim, { netDirhams: amount / 100 }).netFils).toBe(amount);
        expect(sumOf([amount / 100, 0.1, null, 0.2])).toBe((amount + 30) / 100);
      }),
    );
    expect(sumOf([null])).toBeNull();
  });

  it('says nothing while nothing is typed, and a visit of the own facility once something of it is', () => {
    expect(changed(emptyClaim, {})).toEqual(emptyClaim);
    const [visit] = changed(emptyClaim, { visitStart: '2026-11-02T10:00' }).encounters;
    expect(visit).toMatchObject({ facilityId: 'MF9001', start: '2026-11-02T06:00:00.000Z', end: null });
  });

  it('places what the server refuses at the fields that were sent, past rows that were not', () => {
    const values = { ...valuesOf(emptyClaim, null), lines: [line({}), line({ code: '99213' })] };
    expect(
      ['claim.id', 'claim.encounters.0.start', 'claim.activities.0.netFils', 'patientName'].map((field) =>
        formField(field, values),
      ),
    ).toEqual(['claimNumber', 'visitStart', 'lines.1.netDirhams', 'patientName']);
  });

  it('shows each finding at its field, its line, or above all of them', () => {
    const claim = withAnother(cleanClaim, { id: null });
    const finding = (field: string, named: string | null = null): ClaimFinding => ({
      ...{ rule: 'x', family: 'schema', severity: 'block', field, line: named },
      ...{ text: { en: '', ar: '' }, fix: { en: '', ar: '' }, rulesVersion: '2026-11-30.0' },
    });
    const places = placedFindings(
      [
        ...[finding('Net'), finding('Diagnosis.Code'), finding('Encounter.FacilityID'), finding('Activity.Code', '1')],
        ...[finding('Activity.Observation', '#2'), finding('Activity.Code', 'gone')],
      ],
      claim,
      valuesOf(claim, null),
    ).map(({ place }) => place);
    expect(places).toEqual(['netDirhams', 'diagnoses', null, 'lines.0.code', 'lines.1', 'lines']);
  });

  it.each(claimDialects)('has words for every number of %s, in both languages', (dialect) => {
    for (const group of ['encounter', 'startType', 'endType', 'activityType'] as const)
      for (const id of numbersOf(group, dialect))
        for (const { form } of [english, arabic])
          expect((form[group] as Record<string, string>)[wordKey(group, dialect, id)], `${group} ${id}`).toBeTruthy();
  });
});
