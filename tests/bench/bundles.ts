import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eagerBytes, writeBundle } from '../../infra/constructs/bundle.ts';
import { areas } from '../../shared/api/index.ts';
import { percentiles } from './load.ts';
import type { Section } from './report.ts';

const rounds = 9;
const entries = {
  baseline: 'tests/bench/baselineHandler.ts',
  ...Object.fromEntries(areas.map(({ name }) => [name, `functions/${name}/index.ts`])),
  dispatchOutbox: 'functions/_workers/dispatchOutbox.ts',
  sweepOutbox: 'functions/_workers/sweepOutbox.ts',
};

/** Milliseconds that a fresh process needs to load a bundle. */
function loadTime(file: string): number {
  const url = JSON.stringify(pathToFileURL(file).href);
  const script = `const from=performance.now();await import(${url});console.log(performance.now()-from)`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { env: { ...process.env, AWS_REGION: 'me-central-1' } }));
}

/** Size and load time of every function beside the baseline; all take turns, so that a slow moment hits all alike. */
export function measureBundles(): Section {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-'));
  const times: Record<string, number[]> = {};
  for (const [name, entry] of Object.entries(entries)) writeBundle(entry, join(folder, name));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(entries)) {
      times[name] = [...(times[name] ?? []), loadTime(join(folder, name, 'index.mjs'))];
    }
  }
  rmSync(folder, { recursive: true });
  const median = (name: string) => percentiles(times[name] ?? []).p50;
  return {
    title: 'Functions: size and load time',
    note: `Minified with the AWS SDK, lazy chunks left out; load time is the median of ${rounds} fresh processes. Targets: 650 KB, 1.6 x the baseline (a handler that only imports @aws-sdk/client-dynamodb).`,
    columns: ['Function', 'KB', 'Load ms', 'x baseline'],
    rows: Object.entries(entries).map(([name, entry]) => [
      name,
      Math.round(eagerBytes(entry) / 1024),
      median(name),
      median(name) / median('baseline'),
    ]),
  };
}
