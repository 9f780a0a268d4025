import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  type IPolicyValidationContext,
  type IPolicyValidationPlugin,
  type PolicyValidationPluginReport,
  Stack,
} from 'aws-cdk-lib';
import { accepted } from './accepted.ts';
import { oneTemplate, type Resources, type StackTemplate, withReferences } from './oneTemplate.ts';

/** What a rule finds in a resource. */
export interface Finding {
  readonly rule: string;
  /** The ids of the stack and of the resource, without what CDK puts behind them. */
  readonly resource: string;
  /** What the rule asks for. */
  readonly asks: string;
}

const require = createRequire(import.meta.url);

/** The package brings AWS's rules and the program that applies them. Its own reader of the answers loses resources. */
const guardPackage = join(require.resolve('@cdklabs/cdk-validator-cfnguard'), '../..');
const rulesFolder = join(guardPackage, 'rules');

/** The program for this machine. */
function guardProgram(): string {
  const system = { linux: 'ubuntu', darwin: 'macos' }[platform() as string];
  const processor = { x64: 'x86_64', arm64: 'aarch64' }[arch() as string];
  if (!system || !processor) throw new Error(`cfn-guard runs on Linux and macOS, not on ${platform()} ${arch()}.`);
  return join(guardPackage, 'bin', system, processor, 'cfn-guard');
}

/** The types that a file of rules says it looks at. */
const reportsOn = (file: string): string[] => {
  const [head = ''] = readFileSync(file, 'utf8').split('# Evaluates:');
  return head.split('# Reports on:')[1]?.match(/AWS::\w+::\w+/g) ?? [];
};

const ruleFiles: readonly (readonly [file: string, types: readonly string[]])[] = readdirSync(rulesFolder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.guard'))
  .map((name) => join(rulesFolder, name))
  .map((file) => [file, reportsOn(file)]);

/** The files of rules for resources of these types; one that does not say its types is always among them. */
export const rulesFor = (types: ReadonlySet<string>): string[] =>
  ruleFiles.filter(([, own]) => own.length === 0 || own.some((type) => types.has(type))).map(([file]) => file);

interface BrokenRule {
  readonly Rule: { readonly name: string };
}

/** What `key` holds, anywhere below. */
function allOf(key: string, below: unknown): string[] {
  if (below === null || typeof below !== 'object') return [];
  return Object.entries(below).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : allOf(key, value),
  );
}

function findingsOf(broken: BrokenRule): Finding[] {
  const ids = allOf('path', broken).flatMap((path) => /^\/Resources\/(\w+)/.exec(path)?.[1] ?? []);
  const asks = allOf('custom_message', broken).find((text) => text.trim() !== '') ?? '';
  if (ids.length === 0) throw new Error(`cfn-guard names no resource for ${broken.Rule.name}.`);
  return [...new Set(ids)].map((id) => ({
    rule: broken.Rule.name,
    resource: id.replace(/[0-9A-F]{8}$/, ''),
    asks: asks.replace(/\s+/g, ' ').trim(),
  }));
}

/** Files of rules, and the resources that they look at. */
interface Look {
  readonly files: readonly string[];
  readonly resources: Resources;
}

/**
 * What each rule has to read: the resources of the types that it names, and those that these refer to. With all of them before it, each rule would go
 * through 800 resources at every step: 22 seconds of a processor instead of 7.
 */
function looksAt(all: Resources): Look[] {
  const looks = new Map<string, string[]>();
  for (const file of rulesFor(new Set(Object.values(all).map(({ Type }) => Type)))) {
    const types = [...new Set(readFileSync(file, 'utf8').match(/AWS::\w+::\w+/g))].sort().join(' ');
    looks.set(types, [...(looks.get(types) ?? []), file]);
  }
  return [...looks].map(([types, files]) => {
    const named = new Set(types.split(' '));
    return { files, resources: withReferences(all, ({ Type }) => named.has(Type)) };
  });
}

function brokenIn(template: object, folder: string, files: readonly string[]): readonly BrokenRule[] {
  const file = join(folder, 'portal.template.json');
  writeFileSync(file, JSON.stringify(template));
  const rules = files.flatMap((each) => ['--rules', each]);
  const format = ['--structured', '--output-format', 'json', '--show-summary', 'none'];
  const args = ['validate', '--data', file, ...rules, ...format];
  const { stdout, stderr, error } = spawnSync(guardProgram(), args, { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 });
  if (error || !stdout) throw error ?? new Error(`cfn-guard: ${stderr}`);
  const [report] = JSON.parse(stdout) as { readonly not_compliant: readonly BrokenRule[] }[];
  if (!report) throw new Error(`cfn-guard has read no template: ${stderr}`);
  return report.not_compliant;
}

/** What the Control Tower rules find in the stacks of an app, accepted or not. */
export function findingsIn(stacks: readonly StackTemplate[]): Finding[] {
  const template = oneTemplate(stacks);
  const folder = mkdtempSync(join(tmpdir(), 'wasla-guard-'));
  try {
    return looksAt(template.Resources).flatMap(({ files, resources }) =>
      brokenIn({ ...template, Resources: resources }, folder, files).flatMap(findingsOf),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const isAccepted = ({ rule, resource }: Finding): boolean =>
  accepted.some((each) => each.rule === rule && each.on.test(resource));

/** Control Tower's proactive rules, by cfn-guard: a finding that is not accepted stops the synthesis, as those of cdk-nag do. */
export class ControlTowerRules implements IPolicyValidationPlugin {
  readonly name = 'Control Tower';

  validate({ appConstruct, templatePaths }: IPolicyValidationContext): PolicyValidationPluginReport {
    const files = new Map(templatePaths.map((path) => [basename(path), path]));
    const stacks = appConstruct.node.findAll().flatMap((each) => {
      const file = Stack.isStack(each) ? files.get(each.templateFile) : undefined;
      if (!Stack.isStack(each) || file === undefined) return [];
      return [{ id: each.node.id, stackName: each.stackName, template: JSON.parse(readFileSync(file, 'utf8')) }];
    });
    const open = findingsIn(stacks).filter((each) => !isAccepted(each));
    return {
      success: open.length === 0,
      violations: open.map(({ rule, resource, asks }) => ({
        ruleName: rule,
        description: `${resource}: ${asks}`,
        violatingResources: [{ constructPath: resource, locations: [] }],
      })),
    };
  }
}
