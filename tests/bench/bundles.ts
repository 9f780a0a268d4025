import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf, eagerBytes, prepareBundles } from '../../infra/builds/bundle.ts';
import { entryOfArea, entryOfWorker } from '../../infra/functionEntries.ts';
import { repository } from '../../infra/repository.ts';
import { workerNames } from '../../infra/workerSettings.ts';
import { areas } from '../../shared/areas.ts';
import { percentiles } from './load.ts';
import type { Section } from './report.ts';

const rounds = 15;
const mostKilobytes = 650;
const mostRatio = 1.6;
const entries: Record<string, string> = {
  baseline: 'tests/bench/baselineHandler.ts',
  ...Object.fromEntries(areas.map(({ name }) => [name, entryOfArea(name)])),
  ...Object.fromEntries(workerNames.map((name) => [name, entryOfWorker(name)])),
};

/** Milliseconds that a fresh process needs to load a bundle. */
function loadTime(file: string): number {
  const url = JSON.stringify(pathToFileURL(file).href);
  const script = `const from=performance.now();await import(${url});console.log(performance.now()-from)`;
  const env = { ...process.env, AWS_REGION: 'me-central-1' };
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env }));
}

/** The load times of each bundle; all take turns, so that a slow moment of the machine hits all alike. */
function loadTimes(folders: Readonly<Record<string, string>>): Record<string, number[]> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(folders).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, folder] of Object.entries(folders)) times[name]?.push(loadTime(join(folder, 'index.mjs')));
  }
  return times;
}

/** Size and load time of every function beside the baseline. */
export async function measureBundles(): Promise<Section[]> {
  await prepareBundles(repository, Object.values(entries));
  const bundles = Object.entries(entries).map(([name, entry]) => [name, bundleOf(repository, entry)] as const);
  const folders = Object.fromEntries(bundles.map(([name, { folder }]) => [name, folder]));
  const times = loadTimes(folders);
  const least = (name: string) => Math.min(...(times[name] ?? []));
  const median = (name: string) => percentiles(times[name] ?? []).p50;
  const rows = bundles.map(([name, bundle]) => {
    const kilobytes = Math.round(eagerBytes(bundle) / 1024);
    const ratio = least(name) / least('baseline');
    const isMet = kilobytes <= mostKilobytes && ratio <= mostRatio;
    return [
      name,
      kilobytes,
      least(name),
      median(name),
      ratio,
      median(name) / median('baseline'),
      isMet ? 'met' : 'missed',
    ];
  });
  return [
    {
      title: 'Functions: size and load time',
      note: `KB of the minified bundle with the AWS SDK, chunks that are loaded later left out, and milliseconds to load it in ${rounds} fresh processes each, taking turns. The baseline is a handler that only imports @aws-sdk/client-dynamodb. The least time counts: it is what the machine needs when nothing else disturbs it.`,
      target: `${mostKilobytes} KB, and ${mostRatio} x the load time of the baseline.`,
      columns: ['Function', 'KB', 'Least ms', 'Median ms', 'x baseline (least)', 'x baseline (median)', 'Target'],
      rows,
    },
  ];
}
