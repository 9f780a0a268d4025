import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentNames, environments } from '../../infra/environments.ts';
import { prepareApps, resourcesOf } from './synthesis.ts';

prepareApps(['wholeProd', ...environmentNames]);

const issuer = 'token.actions.githubusercontent.com';
const resources = resourcesOf('wholeProd').filter(({ stack }) => stack === 'Deployment');
const roles = resources.filter(({ type }) => type === 'AWS::IAM::Role');
const roleOf = (id: string) => {
  const role = roles.find((each) => each.id.startsWith(id));
  if (!role) throw new Error(`no role ${id}`);
  return role;
};

interface Claims {
  readonly aud: string;
  readonly sub: string;
}

/** What IAM decides about a token: the role trusts it when each condition holds. */
function trusts(id: string, claims: Claims): boolean {
  const { Statement } = roleOf(id).properties.AssumeRolePolicyDocument;
  expect(Statement).toHaveLength(1);
  const [{ Action, Condition, Effect }] = Statement;
  expect({ Action, Effect, kinds: Object.keys(Condition) }).toEqual({
    ...{ Action: 'sts:AssumeRoleWithWebIdentity', Effect: 'Allow', kinds: ['StringEquals'] },
  });
  const { [`${issuer}:aud`]: aud, [`${issuer}:sub`]: sub, ...others } = Condition.StringEquals;
  expect(others).toEqual({});
  return claims.aud === aud && claims.sub === sub;
}

const aud = 'sts.amazonaws.com';
const own = 'repo:wasla-health/portal';

describe('the roles of the workflow', () => {
  it('are taken by the job that people approved, and by nobody else', () => {
    expect(trusts('Deploy', { aud, sub: `${own}:environment:prod` })).toBe(true);
    const strangers = [
      ...['repo:somebody/portal:environment:prod', 'repo:wasla-health/portal-2:environment:prod'],
      ...[`${own}:pull_request`, `${own}:ref:refs/heads/main`, `${own}:environment:staging`],
      ...[`${own}:environment:prod-diff`, `${own}:environment:*`, `${own}:environment:prod2`],
    ];
    for (const sub of strangers) expect(trusts('Deploy', { aud, sub }), sub).toBe(false);
    expect(trusts('Deploy', { aud: 'https://github.com/wasla-health', sub: `${own}:environment:prod` })).toBe(false);
  });

  it('let the difference be read before anybody has approved, and nothing be changed', () => {
    expect(trusts('Diff', { aud, sub: `${own}:environment:prod-diff` })).toBe(true);
    expect(trusts('Diff', { aud, sub: `${own}:environment:prod` })).toBe(false);
    const policy = resources.find(({ id, type }) => type === 'AWS::IAM::Policy' && id.startsWith('Diff'));
    const text = JSON.stringify(policy?.properties.PolicyDocument.Statement);
    expect(text.match(/cdk-hnb659fds-[a-z-]+-role/g)).toEqual([
      'cdk-hnb659fds-lookup-role',
      'cdk-hnb659fds-lookup-role',
    ]);
    expect(JSON.parse(text).map(({ Action }: { Action: string }) => Action)).toEqual(['sts:AssumeRole']);
  });

  it('only become roles of cdk bootstrap, and read what state tables are in', () => {
    const policy = resources.find(({ id, type }) => type === 'AWS::IAM::Policy' && id.startsWith('Deploy'));
    const statements: { Action: string; Resource: unknown }[] = policy?.properties.PolicyDocument.Statement;
    expect(statements.map(({ Action }) => Action)).toEqual([
      ...['sts:AssumeRole', 'dynamodb:ListTables', 'dynamodb:DescribeTable'],
    ]);
    expect(JSON.stringify(statements[0]?.Resource)).not.toMatch(/\*|cfn-exec/);
  });

  it('are in no environment that does not name its repository', () => {
    for (const name of environmentNames.filter((each) => environments[each].deployedFrom === null)) {
      expect(resourcesOf(name).filter(({ type }) => type === 'AWS::IAM::OIDCProvider')).toEqual([]);
    }
  });
});

interface Job {
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly needs?: string;
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflows = readdirSync('.github/workflows').map(
  (name) => [name, parse(readFileSync(join('.github/workflows', name), 'utf8')) as Workflow] as const,
);

describe.each(workflows)('the workflow %s', (_name, { on, permissions, concurrency, jobs }) => {
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('uses actions by the hash of their commit', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.length).toBeGreaterThan(0);
    for (const each of used) expect(each).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
  });

  it('gives a token to jobs that an environment lets in, and lets the code of strangers begin nothing', () => {
    for (const begins of Object.keys(on)) expect(['workflow_dispatch', 'schedule']).toContain(begins);
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      const hasToken = job.permissions?.['id-token'] === 'write';
      expect(job.environment !== undefined, name).toBe(hasToken);
    }
  });

  it('puts no input into a script as text, where it would be run', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  it('runs scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const asked = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name));
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) expect(scripts).toHaveProperty([name as string]);
  });

  it('keeps no token of the checkout, and stops no run that changes the account', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const { with: given } of checkouts) expect(given?.['persist-credentials']).toBe(false);
    expect(concurrency['cancel-in-progress']).toBe(false);
  });
});

describe('the jobs of the workflows', () => {
  const jobsOf = (name: string) => workflows.find(([file]) => file === name)?.[1].jobs ?? {};
  const runsOf = (job?: Job): string[] => job?.steps.flatMap(({ run = [] }) => run) ?? [];

  it('deploy an environment after the tests and after the difference was shown', () => {
    const { diff, deploy } = jobsOf('deploy.yml');
    expect([diff?.needs, deploy?.needs]).toEqual(['test', 'diff']);
  });

  it('deploy the stage of a branch after its checks, as that branch, with the role for stages, and then look at it', () => {
    const { deploy } = jobsOf('stage.yml');
    expect([deploy?.needs, deploy?.environment]).toEqual(['check', 'stages']);
    const [, command, look] = runsOf(deploy);
    expect(command).toMatch(/npm run deploy -- -c env=dev -c "branch=\$BRANCH" --role-arn "\$CLOUDFORMATION_ROLE"/);
    expect(look).toContain('npm run smoke-test');
  });

  it('destroy stages by schedule, with the branches that were fetched and in another environment than deploys them', () => {
    const { destroy } = jobsOf('destroy-stages.yml');
    expect(destroy?.environment).toBe('stages-destroy');
    expect(destroy?.steps[0]?.with?.['fetch-depth']).toBe(0);
    expect(runsOf(destroy).at(-1)).toBe('npm run stages -- destroy --branches branches.txt');
    const begins = workflows.filter(([, { on }]) => 'schedule' in on).map(([file]) => file);
    expect(begins).toEqual(['destroy-stages.yml']);
  });
});
