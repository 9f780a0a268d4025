import { describe, expect, it } from 'vitest';
import type { ProviderState } from '../../shared/_field/providerTile.ts';
import { providerStateOf, shownProviderTiles } from '../../shared/provider/providerTiles.ts';

// The specification's table (section 6), written down here by contract status. Statuses are spelled as the network writes them.
const statuses = [
  '',
  'IN PROGRESS',
  'REJECTED',
  'CONTRACTED',
  'CONTRACT STOPPED',
  'CONTRACT SUSPENDED',
  'CONTRACT EXPIRED',
  'STOPPED',
  'ONBOARDED',
] as const;
type Status = (typeof statuses)[number];
type Flag = 'code' | 'id' | 'disease';

interface Row {
  title: string;
  tile: string;
  statuses: readonly Status[];
  /** Needed besides. */
  flag?: Flag;
  /** Also shown on-boarded, with this provider mode only. */
  onboardedMode?: number;
}

const any = statuses;
const notSuspended = statuses.filter((status) => status !== 'CONTRACT SUSPENDED');

const specification: readonly Row[] = [
  { title: 'REQ-PDASH-18 Provider Query', tile: 'providerQuery', statuses: any, flag: 'code' },
  { title: 'REQ-PDASH-19 Newborn Health Card Number', tile: 'newbornCard', statuses: notSuspended },
  { title: 'REQ-PDASH-22 Authorization Dashboard', tile: 'authorizationDashboard', statuses: any },
  { title: 'REQ-PDASH-20 Circulars & Resources', tile: 'circulars', statuses: notSuspended },
  { title: 'REQ-PDASH-21 System Status', tile: 'systemStatus', statuses: notSuspended },
  {
    title: "REQ-PDASH-24 Join the insurer's network",
    tile: 'joinNetwork',
    statuses: ['', 'CONTRACTED', 'REJECTED', 'IN PROGRESS', 'ONBOARDED'],
  },
  { title: 'REQ-PDASH-25 Re-Contracting Request', tile: 'recontracting', statuses: ['STOPPED', 'CONTRACT STOPPED'] },
  { title: 'REQ-PDASH-26 Add Branch', tile: 'addBranch', statuses: ['CONTRACTED'] },
  { title: 'REQ-PDASH-23 Track Empanelment', tile: 'trackEmpanelment', statuses: any },
  {
    title: 'REQ-PDASH-29 Update Profile',
    tile: 'updateProfile',
    statuses: ['CONTRACTED', 'CONTRACT EXPIRED', 'CONTRACT SUSPENDED'],
    onboardedMode: 2,
  },
  { title: 'REQ-PDASH-30 Member Validity', tile: 'memberValidity', statuses: notSuspended, flag: 'code' },
  { title: 'REQ-PDASH-27 Update Contract', tile: 'updateContract', statuses: ['CONTRACTED'] },
  { title: 'REQ-PDASH-31 Manage Clinician', tile: 'manageClinician', statuses: notSuspended, flag: 'id' },
  { title: 'REQ-PDASH-28 Provider Characteristics Survey', tile: 'providerSurvey', statuses: ['CONTRACTED'] },
  { title: 'REQ-PDASH-32 Disease Management', tile: 'diseaseManagement', statuses: any, flag: 'disease' },
];

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

/** Every contract status with every mode and every flag. */
const combinations = statuses.flatMap((status) =>
  [1, 2, null].flatMap((providerMode) =>
    codes.flatMap(({ providerCode, hasCode }) =>
      ids.flatMap(({ providerId, hasId }) =>
        [true, false].map((hasDiseaseManagement) => ({
          status,
          held: { code: hasCode, id: hasId, disease: hasDiseaseManagement },
          session: { providerStatus: status as string, providerMode, providerCode, providerId, hasDiseaseManagement },
        })),
      ),
    ),
  ),
);
type Combination = (typeof combinations)[number];

function isExpected(row: Row, { status, held, session }: Combination): boolean {
  const isOfContract =
    row.statuses.includes(status) ||
    (status === 'ONBOARDED' && row.onboardedMode !== undefined && session.providerMode === row.onboardedMode);
  return isOfContract && (row.flag === undefined || held[row.flag]);
}

const shownTo = (session: Combination['session']): readonly string[] => shownProviderTiles(providerStateOf(session));

describe('the tiles of the provider dashboard, in every contract status, mode and flag', () => {
  it.each(specification)('$title is shown as the specification says', (row) => {
    const wrong = combinations.filter(
      (combination) => shownTo(combination.session).includes(row.tile) !== isExpected(row, combination),
    );
    expect(wrong).toEqual([]);
    // Each row is shown to somebody and, unless it always is, hidden from somebody.
    const shown = combinations.filter(({ session }) => shownTo(session).includes(row.tile)).length;
    expect(shown).toBeGreaterThan(0);
    const isAlways = row.statuses === any && row.flag === undefined;
    expect(shown === combinations.length).toBe(isAlways);
  });

  it('there are no others, and they stand in the order of the specification’s screens', () => {
    const order = [
      'providerQuery',
      'newbornCard',
      'authorizationDashboard',
      'circulars',
      'systemStatus',
      'joinNetwork',
      'recontracting',
      'addBranch',
      'trackEmpanelment',
      'updateProfile',
      'memberValidity',
      'updateContract',
      'manageClinician',
      'providerSurvey',
      'diseaseManagement',
    ];
    for (const combination of combinations) {
      const expected = order.filter((tile) =>
        specification.some((row) => row.tile === tile && isExpected(row, combination)),
      );
      expect(shownTo(combination.session)).toEqual(expected);
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
    expect(shownProviderTiles(state)).toEqual([
      'providerQuery',
      'newbornCard',
      'authorizationDashboard',
      'circulars',
      'systemStatus',
      'trackEmpanelment',
      'memberValidity',
      'manageClinician',
      'diseaseManagement',
    ]);
  });
});
