import { chance } from '../../functions/_demo/chance.ts';
import { percentiles } from './load.ts';
import { nextOf, signInPeople } from './mixPeople.ts';
import { type Answered, type Due, withOpenArrivals } from './openArrivals.ts';
import { type BenchPortal, startPortal } from './portal.ts';
import type { Section } from './report.ts';

const people = 50;
const rates = [5, 20, 50];
const seconds = 12;
const warmUpSeconds = 4;
const profiledSeconds = 8;
const seed = 20_261_122;
const mostMs = 150;

type Row = (string | number)[];

const ownMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function rowOf(rate: number, kind: string, answered: readonly Answered[]): Row {
  const { p50, p95, p99 } = percentiles(answered.map(({ ms }) => ms));
  const target =
    kind === 'all' && rate === Math.max(...rates) ? `${mostMs} ms: ${p95 <= mostMs ? 'met' : 'missed'}` : '-';
  return [rate, kind, answered.length, p50, p95, p99, answered.filter(({ isOk }) => !isOk).length, target];
}

function rowsOf(rate: number, answered: readonly Answered[]): Row[] {
  const kinds = [...new Set(answered.map(({ kind }) => kind))].sort();
  return [
    rowOf(rate, 'all', answered),
    ...kinds.map((kind) =>
      rowOf(
        rate,
        kind,
        answered.filter((each) => each.kind === kind),
      ),
    ),
  ];
}

/** The processor time of a run by process. */
async function usageOf(portal: BenchPortal, rate: number, run: () => Promise<Answered[]>) {
  const [before, ownBefore] = [await portal.usage(), ownMs()];
  const started = performance.now();
  const answered = await run();
  const [after, own] = [await portal.usage(), ownMs() - ownBefore];
  const share = (ms: number) => ms / answered.length;
  const [runner, store] = [after.runnerMs - before.runnerMs, after.storeMs - before.storeMs];
  const cores = (runner + store + own) / (performance.now() - started);
  const row: Row = [rate, share(runner), share(store), share(own), cores, Math.round(after.rss / 2 ** 20)];
  return { answered, row };
}

async function profiledRows(portal: BenchPortal, next: () => Due): Promise<Row[]> {
  const stop = await portal.profile();
  const rate = Math.max(...rates);
  const answered = await withOpenArrivals(rate, profiledSeconds, chance(seed), next);
  const spent = Object.entries(await stop()).sort(([, one], [, other]) => other - one);
  const total = spent.reduce((sum, [, ms]) => sum + ms, 0);
  return spent.map(([part, ms]) => [part, ms / answered.length, Math.round((100 * ms) / total)]);
}

function sections(latencies: Row[], usage: Row[], parts: Row[]): Section[] {
  return [
    {
      title: 'Under load: a mix of screens',
      note: `Milliseconds of calls of ${people} signed-in people, each with a session, at random instants (Poisson arrivals with a fixed seed) at so many a second for ${seconds} seconds. A call is due at its instant whether or not earlier ones were answered, and its time counts from then. One person of ten sits at a payer. The bench that calls is a process of its own beside the portal and its store.`,
      target: `no failure, and p95 of all at most ${mostMs} ms at ${Math.max(...rates)} arrivals a second.`,
      columns: ['Arrivals/s', 'Call', 'Calls', 'p50 ms', 'p95 ms', 'p99 ms', 'Failed', 'Target'],
      rows: latencies,
    },
    {
      title: 'Under load: processor time',
      note: 'Milliseconds of processor time for each call of the mix, by process, what follows a submitted request included; how many cores that is together; and the memory of the runner at the end of the run.',
      target: 'reported.',
      columns: ['Arrivals/s', 'Runner ms', 'Store ms', 'Bench ms', 'Cores', 'Runner MB'],
      rows: usage,
    },
    {
      title: 'Under load: where the runner spends it',
      note: `A profile of the runner's process and all its threads at ${Math.max(...rates)} arrivals a second: milliseconds for each call, waits for a free core included. Time in Node's native code counts with what called it.`,
      target: 'reported.',
      columns: ['Part', 'ms a call', 'Share %'],
      rows: parts,
    },
  ];
}

/** How long people wait when many use the portal at a time, and where the time goes. */
export async function measureMix(): Promise<Section[]> {
  const portal = await startPortal('off');
  try {
    const next = nextOf(portal.url, await signInPeople(portal.url, people), chance(seed));
    await withOpenArrivals(20, warmUpSeconds, chance(seed), next);
    const latencies: Row[] = [];
    const usage: Row[] = [];
    for (const rate of rates) {
      const { answered, row } = await usageOf(portal, rate, () => withOpenArrivals(rate, seconds, chance(seed), next));
      latencies.push(...rowsOf(rate, answered));
      usage.push(row);
    }
    return sections(latencies, usage, await profiledRows(portal, next));
  } finally {
    await portal.close();
  }
}
