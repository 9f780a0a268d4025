import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaSettings, workerSettings } from '../../infra/areaSettings.ts';
import { bundle, eagerBytes } from '../../infra/constructs/bundle.ts';

const root = join(import.meta.dirname, '../..');
const entries = [
  ...Object.keys(areaSettings).map((name) => `functions/${name}/index.ts`),
  ...Object.keys(workerSettings).map((name) => `functions/_workers/${name}.ts`),
  'functions/_edge/verifyOrigin.ts',
];
const built = (entry: string) => bundle(join(root, entry)).metafile.outputs;
const budget = 650_000;

/** The packages that the entry's own file and what it imports statically are made of. */
function eagerPackages(entry: string): Set<string> {
  const outputs = built(entry);
  const start = Object.keys(outputs).find((name) => name.endsWith('/index.mjs'));
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { path, kind } of outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && outputs[path]) visit(path);
  };
  if (start) visit(start);
  const inputs = [...seen].flatMap((name) => Object.keys(outputs[name]?.inputs ?? {}));
  return new Set(inputs.flatMap((input) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []));
}

describe('the bundles', () => {
  it.each(entries)('%s is read in at most 650 KB, AWS SDK included', (entry) => {
    expect(eagerBytes(join(root, entry))).toBeGreaterThan(1_000);
    expect(eagerBytes(join(root, entry))).toBeLessThanOrEqual(budget);
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
      const outputs = built(entry);
      const [output] = Object.entries(outputs).filter(([name]) => name.endsWith('/index.mjs'));
      expect(output?.[1].exports, entry).toContain('handler');
    }
  });
});
