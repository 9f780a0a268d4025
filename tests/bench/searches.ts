import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clinicianItems } from '../../functions/_data/clinician/clinician.ts';
import { listClinicians, searchClinicians } from '../../functions/_data/clinician/clinicianSearch.ts';
import { facilityItems } from '../../functions/_data/facility/facility.ts';
import { searchAllFacilities } from '../../functions/_data/facility/facilitySearch.ts';
import { searchPeople } from '../../functions/_data/user/people.ts';
import { userItems } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import type { Table } from '../../functions/_kit/env.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import type { StoredItem } from '../../functions/_store/item.ts';
import { aFacility, aUser } from '../support/builders.ts';
import { openStore } from '../support/store.ts';
import { fillStore } from './fillStore.ts';
import { meter } from './meteredStore.ts';
import type { Section } from './report.ts';

const facilityId = provenFacilityId('crowded-clinic');
const scope = { kind: 'facility', facilityId } as const;
const day = '2026-03-01';
const take = 20;
const tries = 100;
const mostGrowth = 0.05;
const mostTimes = 2;
const fewest = 1000;

const letterOf = (value: number): string => String.fromCharCode(97 + (value % 26));
/** Five letters that no other number has: what is searched for must not become more with the number of records. */
const nameOf = (at: number): string =>
  [456_976, 17_576, 676, 26, 1].map((size) => letterOf(Math.floor(at / size))).join('');
/** All as long, so that none is the beginning of another. */
const licenceOf = (start: string, at: number): string => `${start}-${String(at).padStart(7, '0')}`;
const emiratesIdOf = (at: number): string => demoEmiratesId(1950 + Math.floor(at / 9_999_999), at % 9_999_999);

interface Kind {
  readonly name: string;
  readonly table: Table;
  readonly itemsOf: (at: number) => StoredItem[];
  /** Searches by what is looked for; each answers how many it found. */
  readonly searches: Readonly<Record<string, (at: number) => Promise<number>>>;
}

const found = async (page: Promise<{ items: readonly unknown[] }>): Promise<number> => (await page).items.length;
const peopleBy = (text: string) => found(searchPeople(wiring.store, 'portal', { text, isRemoved: false, take }));
const cliniciansBy = (text: string) => found(listClinicians(wiring.store, facilityId, { text, isActive: true, take }));
const facilitiesBy = (text: string) => found(searchAllFacilities(wiring.store, { text, take, isWanted: () => true }));

const kinds: readonly Kind[] = [
  {
    name: 'Users, all of the portal',
    table: 'users',
    itemsOf: (at) =>
      userItems(
        aUser({
          userId: `user-${at}`,
          userName: `u${at}@clinic.example`,
          firstName: nameOf(at),
          emiratesId: emiratesIdOf(at),
          clinicianLicense: null,
          facilityIds: [facilityId],
        }),
      ),
    searches: {
      'one name': (at) => peopleBy(nameOf(at)),
      'a word that all have, a page of twenty': () => peopleBy('invented'),
      'Emirates ID': (at) => peopleBy(emiratesIdOf(at)),
      'the list by name, a page of twenty': () => peopleBy(''),
    },
  },
  {
    name: 'Clinicians of one facility',
    table: 'facilities',
    itemsOf: (at) =>
      clinicianItems({
        clinicianId: `clinician-${at}`,
        facilityId,
        fullName: `Layla ${nameOf(at)}`,
        fullNameArabic: '',
        licenseNo: licenceOf('DHA-P', at),
        specialty: 'General practice',
        isActive: true,
      }),
    searches: {
      'one name': (at) => cliniciansBy(nameOf(at)),
      licence: (at) => cliniciansBy(licenceOf('DHA-P', at)),
      'a word that all have, a page of twenty': () => cliniciansBy('layla'),
      'the search box of a form': async () =>
        (await searchClinicians(wiring.store, scope, { text: 'layla', excluded: new Set(), take, day })).length,
    },
  },
  {
    name: 'Facilities, all of the portal',
    table: 'facilities',
    itemsOf: (at) =>
      facilityItems(
        aFacility({
          facilityId: `facility-${at}`,
          facilityName: `Clinic ${nameOf(at)}`,
          facilityNameArabic: `عيادة ${at}`,
          facilityLicense: licenceOf('MF', at),
          regulatoryId: 1 + (at % 5),
        }),
      ),
    searches: {
      'one name': (at) => facilitiesBy(nameOf(at)),
      licence: (at) => facilitiesBy(licenceOf('MF', at)),
      'a word that all have, a page of twenty': () => facilitiesBy('clinic'),
    },
  },
];

function* itemsBetween({ itemsOf }: Kind, from: number, to: number): Generator<StoredItem> {
  for (let at = from; at < to; at += 1) yield* itemsOf(at);
}

interface Measured {
  readonly units: number;
  readonly p50: number;
}

async function measureSearch(
  metered: ReturnType<typeof meter>,
  search: (at: number) => Promise<number>,
): Promise<Measured> {
  const times: number[] = [];
  let units = 0;
  for (let at = 0; at < tries; at += 1) {
    const { readUnits } = await metered.measure(async () => {
      const start = performance.now();
      // Of the first thousand, which are there at all sizes.
      if ((await search((at * 7) % fewest)) === 0) throw new Error('Nothing was found');
      times.push(performance.now() - start);
    });
    units = Math.max(units, readUnits);
  }
  return { units, p50: times.sort((one, other) => one - other)[tries / 2] ?? Number.NaN };
}

const growthOf = (values: readonly number[]): number => Math.max(...values) / Math.min(...values);
/** The largest size beside the smallest: between them the machine's other work decides. */
const timesOf = (values: readonly number[]): number => (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);

function rowOf(name: string, measured: readonly Measured[]): (string | number)[] {
  const growth = growthOf(measured.map(({ units }) => units));
  const slower = timesOf(measured.map(({ p50 }) => p50));
  return [
    name,
    ...measured.map(({ units, p50 }) => `${units} · ${p50.toFixed(1)}`),
    `${((growth - 1) * 100).toFixed(1)} %`,
    slower,
    growth <= 1 + mostGrowth && slower <= mostTimes ? 'met' : 'missed',
  ];
}

async function rowsOf(kind: Kind, sizes: readonly number[]): Promise<(string | number)[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-searches-'));
  const file = join(folder, 'store.db');
  const { store, close } = await openStore(file);
  Object.assign(wiring, { store });
  const metered = meter(store);
  const measured = new Map<string, Measured[]>(Object.keys(kind.searches).map((name) => [name, []]));
  for (const [step, size] of sizes.entries()) {
    fillStore(file, kind.table, itemsBetween(kind, sizes[step - 1] ?? 0, size));
    for (const [name, search] of Object.entries(kind.searches))
      measured.get(name)?.push(await measureSearch(metered, search));
  }
  close();
  rmSync(folder, { recursive: true, force: true });
  return [...measured].map(([name, each]) => rowOf(`${kind.name}: ${name}`, each));
}

/** What it costs and takes to find people, clinicians and facilities, by how many there are. */
export async function measureSearches(isLong: boolean): Promise<Section[]> {
  const sizes = isLong ? [fewest, 10_000, 100_000, 1_000_000] : [fewest, 10_000, 100_000];
  const rows: (string | number)[][] = [];
  for (const kind of kinds) rows.push(...(await rowsOf(kind, sizes)));
  return [
    {
      title: `Finding people, clinicians and facilities${isLong ? ', to a million' : ''}`,
      note: `Read units at most · milliseconds at the middle of ${tries} searches, by the number of records. The records are stored whole, with all their entries, put into the file of the local store at once; all clinicians are one facility's, and the facilities are those of five regulators.`,
      target: `units within ${mostGrowth * 100} %, the middle at the largest size at most ${mostTimes} times as long as at the smallest, no Scan.`,
      columns: [
        'What',
        ...sizes.map((size) => size.toLocaleString('en')),
        'Growth of units',
        'Times as long',
        'Target',
      ],
      rows,
    },
  ];
}
