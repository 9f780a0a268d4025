import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { afterAll } from 'vitest';
import { prepareBundles } from '../../infra/builds/bundle.ts';
import { type Environment, type EnvironmentName, environments } from '../../infra/environments.ts';
import { functionEntries } from '../../infra/functionEntries.ts';
import { buildPortal } from '../../infra/portal.ts';

export interface Resource {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: templates are plain JSON of any shape
  readonly properties: any;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  readonly attributes: Record<string, any>;
}

const folder = mkdtempSync(join(tmpdir(), 'wasla-infra-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Handlers of one line: what the templates say does not depend on what the functions do, and bundles of nothing are quick. */
async function emptyFunctions(): Promise<string> {
  const entries = functionEntries(environments.prod);
  for (const entry of entries) {
    const file = join(folder, entry);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, `export const handler = async () => '${entry}';\n`);
  }
  await prepareBundles(folder, entries);
  return folder;
}

/** The folder of functions that do nothing, with their bundles. */
export const withoutFunctions = await emptyFunctions();

/** A built site, so that its uploader is among the stacks. */
export function builtSite(): string {
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  return site;
}

const synthesise = (environment: Environment, label: string): CloudAssembly =>
  buildPortal({
    environment,
    outdir: join(folder, `cdk-${label}`),
    root: withoutFunctions,
    siteFolder: 'none',
  }).synth();

const done = new Map<EnvironmentName, CloudAssembly>();

/** The cloud assembly of an environment, synthesised once for each test file. */
export function assemblyOf(name: EnvironmentName): CloudAssembly {
  const before = done.get(name);
  if (before) return before;
  const assembly = synthesise(environments[name], name);
  done.set(name, assembly);
  return assembly;
}

/** Every resource of an environment's templates. */
export const resourcesOf = (name: EnvironmentName): Resource[] => resourcesIn(assemblyOf(name));

/** Every resource of an invented environment, synthesised for this call. */
export const synthesised = (environment: Environment): Resource[] => resourcesIn(synthesise(environment, 'changed'));

export const resourcesIn = ({ stacks }: CloudAssembly): Resource[] =>
  stacks.flatMap(({ id, template }) =>
    Object.entries<{ Type: string; Properties?: object }>(template.Resources).map(([logicalId, resource]) => ({
      stack: id,
      id: logicalId,
      type: resource.Type,
      properties: resource.Properties ?? {},
      attributes: resource as Record<string, unknown>,
    })),
  );

export const ofType = (name: EnvironmentName, type: string): Resource[] =>
  resourcesOf(name).filter((resource) => resource.type === type);

/** The logical id of the function that a caller of a stack names: itself in the local environment, elsewhere by the alias of the version that serves. */
export function functionIdOf(name: EnvironmentName, stack: string, called: object): string {
  const text = JSON.stringify(called);
  if (name === 'local') return /"Fn::GetAtt":\["(\w+)"/.exec(text)?.[1] ?? 'none';
  const aliases = ofType(name, 'AWS::Lambda::Alias').filter((each) => each.stack === stack);
  return aliases.find(({ id }) => text.includes(`"Ref":"${id}"`))?.properties.FunctionName.Ref ?? 'none';
}

/** The two shapes that the templates have: with the edge and without. nag.test.ts synthesises the others too. */
export const deployedAndLocal = ['local', 'prod'] as const satisfies readonly EnvironmentName[];
