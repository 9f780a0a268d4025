import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf, eagerBytes, eagerOutputs, prepareBundles } from '../../infra/builds/bundle.ts';
import { environments } from '../../infra/environments.ts';
import { functionEntries } from '../../infra/functionEntries.ts';
import { repository } from '../../infra/repository.ts';
import { localNames } from './localNames.ts';

const entries = functionEntries(environments.prod);
await prepareBundles(repository, entries);
const budget = 650_000;

/** The packages that the entry's own file and what it imports statically are made of. */
function eagerPackages(entry: string): Set<string> {
  const outputs = Object.values(eagerOutputs(bundleOf(repository, entry)));
  const inputs = outputs.flatMap((output) => Object.keys(output.inputs));
  return new Set(inputs.flatMap((input) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []));
}

describe('the bundles', () => {
  it.each(entries)('%s is read in at most 650 KB, AWS SDK included', (entry) => {
    const bytes = eagerBytes(bundleOf(repository, entry));
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(budget);
  });

  it.each(entries)('%s loads what is heavy or rare only when it is needed', (entry) => {
    const packages = eagerPackages(entry);
    for (const lazy of [
      'pdfkit',
      'exceljs',
      'archiver',
      '@aws-sdk/client-kms',
      '@aws-sdk/client-s3',
      '@aws-sdk/client-sqs',
    ]) {
      expect(packages.has(lazy), lazy).toBe(false);
    }
  });

  it('names a handler for Lambda in each', () => {
    for (const entry of entries) {
      const { outputs } = bundleOf(repository, entry);
      const [output] = Object.entries(outputs).filter(([name]) => name.endsWith('/index.mjs'));
      expect(output?.[1].exports, entry).toContain('handler');
    }
  });

  it.each(entries)('%s writes nothing about anybody into a trace, and has no word of the local runner', (entry) => {
    const { folder } = bundleOf(repository, entry);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mjs'));
    expect(files).not.toEqual([]);
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      // Lambda itself notes when a function ran and for how long. More comes into a trace only from code that finds X-Ray's own address.
      expect(text, file).not.toMatch(/AWS_XRAY_|PutTraceSegments|OTEL_/);
      for (const name of localNames) expect(text.includes(name), `${name} in ${file}`).toBe(false);
    }
  });
});
