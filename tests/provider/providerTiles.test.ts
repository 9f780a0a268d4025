import { describe, expect, it } from 'vitest';
import type { ProviderState } from '../../shared/_field/providerTile.ts';
import { providerStateOf, shownProviderTiles } from '../../shared/provider/providerTiles.ts';
import { anyStatus, isSpecifiedAt, notSuspended, type SpecifiedProviderTile } from '../support/specification.ts';
import { specifiedProviderTiles } from '../support/specifiedOfModules.ts';

const codes = [
  { providerCode: 'PRV-1001', hasCode: true },
  { providerCode: null, hasCode: false },
  { providerCode: '', hasCode: false },
  { providerCode: ' ', hasCode: false },
];
const ids = [
  { providerId: 1, hasId: true },
  { providerId: 0, hasId: false },
  { providerId: -1, hasId: false },
  { providerId: null, hasId: false },
];

const flags = ['code', 'id', 'disease'] as const;

/** Every contract status with every mode and every flag. */
const combinations = anyStatus.flatMap((status) =>
  [1, 2, null].flatMap((providerMode) =>
    codes.flatMap(({ providerCode, hasCode }) =>
      ids.flatMap(({ providerId, hasId }) =>
        [true, false].map((hasDiseaseManagement) => ({
          status,
          providerMode,
          holds: flags.filter((flag) => ({ code: hasCode, id: hasId, disease: hasDiseaseManagement })[flag]),
          session: { providerStatus: status as string, providerMode, providerCode, providerId, hasDiseaseManagement },
        })),
      ),
    ),
  ),
);
type Combination = (typeof combinations)[number];

const shownTo = (session: Combination['session']): readonly string[] => shownProviderTiles(providerStateOf(session));

describe('the tiles of the provider dashboard, in every contract status, mode and flag', () => {
  it.each(specifiedProviderTiles)('$requirement $title is shown as the specification says', (row) => {
    const wrong = combinations.filter(
      (combination) => shownTo(combination.session).includes(row.tile) !== isSpecifiedAt(row, combination),
    );
    expect(wrong).toEqual([]);
    // Each row is shown to somebody and, unless it always is, hidden from somebody.
    const shown = combinations.filter(({ session }) => shownTo(session).includes(row.tile)).length;
    expect(shown).toBeGreaterThan(0);
    const isAlways = row.statuses === anyStatus && row.flag === undefined;
    expect(shown === combinations.length).toBe(isAlways);
  });

  it('there are no others, and they stand in the order of the specification’s screens', () => {
    for (const combination of combinations) {
      const expected = specifiedProviderTiles.filter((row) => isSpecifiedAt(row, combination));
      expect(shownTo(combination.session)).toEqual(expected.map(({ tile }) => tile));
    }
  });

  it('REQ-MODEL-14 whatever the letter case of the status', () => {
    for (const { session } of combinations) {
      const spoken = { ...session, providerStatus: ` ${session.providerStatus.toLowerCase()} ` };
      expect(shownTo(spoken)).toEqual(shownTo(session));
    }
  });

  it('a status that this release does not know hides only what names a status', () => {
    const state: ProviderState = {
      providerCode: 'PRV-1001',
      providerId: 1,
      providerMode: 2,
      contractStatus: 'unknown',
      hasDiseaseManagement: true,
    };
    const namesNoStatus = ({ statuses }: SpecifiedProviderTile) => statuses === anyStatus || statuses === notSuspended;
    expect(shownProviderTiles(state)).toEqual(specifiedProviderTiles.filter(namesNoStatus).map(({ tile }) => tile));
  });
});
