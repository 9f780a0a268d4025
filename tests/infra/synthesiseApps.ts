import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'aws-cdk-lib';
import { keepAssembly, sourcesNow } from './keptAssemblies.ts';
import type { AppName } from './testedApps.ts';

// `node tests/infra/synthesiseApps.ts <app> <app>` keeps the assemblies of tested apps, and prints what the rules find in each. It keeps none that they refuse.
const fingerprint = sourcesNow();
// Not before the fingerprint: code that was loaded earlier could be older than the sources.
const { buildApp, buildFaultyApp } = await import('./buildApp.ts');

/** What the rules find in an app that does not pass them. */
function findingsOf(app: App): string {
  try {
    app.synth();
    return '';
  } catch (error) {
    return `${error}\n${readFileSync(join(app.outdir, 'validation-report.json'), 'utf8')}`;
  }
}

function findingsInFaulty(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-faulty-'));
  try {
    return findingsOf(buildFaultyApp(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findingsIn(name: AppName): string {
  let findings = '';
  keepAssembly(name, fingerprint, (folder) => {
    findings = findingsOf(buildApp(name, folder));
    return findings === '';
  });
  return findings;
}

const found = process.argv
  .slice(2)
  .map((name) => [name, name === 'faulty' ? findingsInFaulty() : findingsIn(name as AppName)]);
console.log(JSON.stringify(Object.fromEntries(found)));
