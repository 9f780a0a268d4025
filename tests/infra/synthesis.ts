import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { keptAssembly, sourcesNow } from './keptAssemblies.ts';
import { type AppName, appNames } from './testedApps.ts';

export interface Resource {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: templates are plain JSON of any shape
  readonly properties: any;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  readonly attributes: Record<string, any>;
}

const fingerprint = sourcesNow();

/** A report of many findings is long. */
const maxBuffer = 2 ** 30;
const script = join(import.meta.dirname, 'synthesiseApps.ts');
/** Without what CDK is told by its own variables on this machine. */
const variables = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('CDK_')));

/** Synthesises every tested app again, and answers what cdk-nag and the rules of CloudFormation find in each, and in the app that breaks them. */
export async function findingsInAll(): Promise<Readonly<Record<AppName | 'faulty', string>>> {
  const names = [...appNames, 'faulty'];
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...names], {
    env: variables,
    maxBuffer,
  });
  return JSON.parse(stdout);
}

/**
 * Synthesises the apps that are not kept for these sources. A file whose tests look at several apps names them before its tests: on a busy machine their
 * synthesis may take longer than a test may.
 */
export function prepareApps(names: readonly AppName[]): void {
  const missing = names.filter((name) => !keptAssembly(name, fingerprint));
  if (missing.length === 0) return;
  // CloudFormation's own rules begin with twelve seconds of a processor: nag.test.ts alone applies them.
  const env = { ...variables, CDK_VALIDATION: 'false' };
  const said = execFileSync(process.execPath, [script, ...missing], { env, encoding: 'utf8', maxBuffer });
  const findings = Object.values<string>(JSON.parse(said)).join('\n').trim();
  if (findings) throw new Error(findings);
}

function folderOf(name: AppName): string {
  prepareApps([name]);
  const folder = keptAssembly(name, fingerprint);
  if (!folder) throw new Error(`A source of ${name} changed while it was synthesised: run the test again.`);
  return folder;
}

const read = new Map<AppName, CloudAssembly>();

/** The cloud assembly of a tested app. It is synthesised once for its sources: later test files and runs read what is kept. */
export function assemblyOf(name: AppName): CloudAssembly {
  const before = read.get(name);
  if (before) return before;
  const assembly = new CloudAssembly(folderOf(name));
  read.set(name, assembly);
  return assembly;
}

/** Every resource of an app's templates. */
export const resourcesOf = (name: AppName): Resource[] => resourcesIn(assemblyOf(name));

const resourcesIn = ({ stacks }: CloudAssembly): Resource[] =>
  stacks.flatMap(({ id, template }) =>
    Object.entries<{ Type: string; Properties?: object }>(template.Resources).map(([logicalId, resource]) => ({
      stack: id,
      id: logicalId,
      type: resource.Type,
      properties: resource.Properties ?? {},
      attributes: resource as Record<string, unknown>,
    })),
  );

export const ofType = (name: AppName, type: string): Resource[] =>
  resourcesOf(name).filter((resource) => resource.type === type);

/** The logical id of the function that a caller of a stack names: itself in the local environment, elsewhere by the alias of the version that serves. */
export function functionIdOf(name: AppName, stack: string, called: object): string {
  const text = JSON.stringify(called);
  if (name === 'local') return /"Fn::GetAtt":\["(\w+)"/.exec(text)?.[1] ?? 'none';
  const aliases = ofType(name, 'AWS::Lambda::Alias').filter((each) => each.stack === stack);
  return aliases.find(({ id }) => text.includes(`"Ref":"${id}"`))?.properties.FunctionName.Ref ?? 'none';
}

/** The two shapes that the templates have: with the edge and without. nag.test.ts synthesises the others too. */
export const deployedAndLocal = ['local', 'prod'] as const satisfies readonly AppName[];
