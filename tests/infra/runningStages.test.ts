import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { environmentNames } from '../../infra/environments.ts';
import { stageNameOf } from '../../infra/stages/branchStage.ts';
import { type FoundStack, reasonToDestroy, stageDays, stagesAmong } from '../../infra/stages/dueStages.ts';
import { type SimulatedStack, simulateAccount } from '../support/cloudFormation.ts';
import { fc } from '../support/fc.ts';

const folder = mkdtempSync(join(tmpdir(), 'wasla-running-stages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date('2026-11-27T03:00:00Z');
const daysAgo = (days: number, of = now): Date => new Date(of.getTime() - days * 86_400_000);

describe('the choice of stages that are due', () => {
  const branch = fc.constantFrom('main', 'fix/sign-in', 'fix/lists', 'étude/#7?', 'dev', 'b-00000000');
  const age = fc.integer({ min: 0, max: 30 * 24 }).map((hours) => daysAgo(hours / 24));
  const stackOf = (tags: Record<string, string>, name: string, deployedAt: Date, status: string): FoundStack => ({
    ...{ region: 'me-central-1', id: `arn:${name}`, name, status, createdAt: deployedAt, deployedAt, tags },
  });
  const status = fc.constantFrom('CREATE_COMPLETE', 'UPDATE_COMPLETE', 'DELETE_FAILED', 'ROLLBACK_COMPLETE');
  const ofStage = fc
    .tuple(branch, fc.constantFrom('edge', 'stateful', 'workers'), age, status)
    .map(([name, part, at, is]) => {
      const stage = stageNameOf(name);
      return stackOf({ stage, branch: name }, `wasla-${stage}-${part}`, at, is);
    });
  // Of environments, of others in the account, and of who imitates a stage by one sign alone.
  const notOfStage = fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...environmentNames).map((name) => [{ stage: name }, `wasla-${name}-stateful`] as const),
        fc
          .constantFrom(...environmentNames)
          .map((name) => [{ stage: name, branch: 'gone' }, `wasla-${name}-edge`] as const),
        fc
          .constantFrom(...environmentNames)
          .map((name) => [{ stage: stageNameOf('gone'), branch: 'gone' }, `wasla-${name}-workers`] as const),
        fc.constant([{ stage: stageNameOf('gone') }, `wasla-${stageNameOf('gone')}-edge`] as const),
        fc.constant([{}, `wasla-${stageNameOf('gone')}-edge`] as const),
        fc.constant([{}, 'CDKToolkit'] as const),
        fc.constant([{ stage: 'b-*', branch: 'gone' }, 'wasla-b-*-edge'] as const),
      ),
      age,
      status,
    )
    .map(([[tags, name], at, is]) => stackOf(tags, name, at, is));

  it('never falls on dev, staging or prod, nor on a stack that is not by name and by both tags that of a stage', () => {
    fc.assert(
      fc.property(fc.array(ofStage), fc.array(notOfStage), (own, others) => {
        const chosen = stagesAmong([...others, ...own]).flatMap(({ stacks }) => stacks);
        expect(chosen.length).toBe(own.length);
        for (const stack of others) expect(chosen, stack.name).not.toContain(stack);
      }),
    );
  });

  it('falls on a stage exactly when its branch is gone, or its last deployment is seven days old', () => {
    fc.assert(
      fc.property(fc.array(ofStage, { minLength: 1 }), fc.uniqueArray(branch, { minLength: 1 }), (stacks, branches) => {
        for (const stage of stagesAmong(stacks)) {
          const reason = reasonToDestroy(stage, { branches, now });
          const isThere = branches.some((each) => each === stage.branch);
          const newest = Math.max(...stage.stacks.map(({ deployedAt }) => deployedAt.getTime()));
          const isOld = now.getTime() - newest >= stageDays * 86_400_000;
          expect(reason !== null).toBe(!isThere || isOld);
        }
      }),
    );
  });

  it('leaves a stage alone that is being deployed, and takes up again one whose deletion failed', () => {
    const stage = stageNameOf('fix/lists');
    const inState = (is: string) =>
      stagesAmong([stackOf({ stage, branch: 'fix/lists' }, `wasla-${stage}-edge`, daysAgo(20), is)]);
    const reasonIn = (is: string) => inState(is).map((each) => reasonToDestroy(each, { branches: ['main'], now }));
    for (const is of [
      'CREATE_IN_PROGRESS',
      'UPDATE_IN_PROGRESS',
      'UPDATE_COMPLETE_CLEANUP_IN_PROGRESS',
      'ROLLBACK_IN_PROGRESS',
      'UPDATE_ROLLBACK_IN_PROGRESS',
    ]) {
      expect(reasonIn(is), is).toEqual([null]);
    }
    for (const is of ['DELETE_FAILED', 'DELETE_IN_PROGRESS', 'REVIEW_IN_PROGRESS'])
      expect(reasonIn(is), is).not.toEqual([null]);
  });

  it('is refused where no branch is known at all', () => {
    const stage = stageNameOf('main');
    const [found] = stagesAmong([stackOf({ stage, branch: 'main' }, `wasla-${stage}-edge`, now, 'CREATE_COMPLETE')]);
    expect(() => reasonToDestroy(found!, { branches: [], now })).toThrow('was not read');
  });
});

/** The stacks of a branch's stage, in the order in which they were made: each needs the ones before. */
function stageOf(branch: string, days: number): SimulatedStack[] {
  const stage = stageNameOf(branch);
  const parts = ['edge', 'stateful', 'stateless', 'access', 'workers', 'site'] as const;
  const users = {
    edge: ['stateless'],
    stateful: ['stateless', 'access', 'workers', 'site'],
    stateless: ['access', 'workers', 'site'],
  };
  return parts.map((part, at) => ({
    region: part === 'edge' ? 'us-east-1' : 'me-central-1',
    name: `wasla-${stage}-${part}`,
    createdAt: new Date(daysAgo(days, new Date()).getTime() + at * 60_000),
    tags: { stage, branch },
    usedBy: (users[part as keyof typeof users] ?? []).map((each) => `wasla-${stage}-${each}`),
  }));
}

const ofDev = (): SimulatedStack[] =>
  ['stateful', 'stateless', 'workers', 'deployment'].map((part) => ({
    ...{
      region: 'me-central-1',
      name: `wasla-dev-${part}`,
      createdAt: daysAgo(400, new Date()),
      tags: { stage: 'dev' },
    },
  }));

async function stages(account: { readonly url: string }, branches: readonly string[], ...args: string[]) {
  const file = join(folder, 'branches.txt');
  writeFileSync(file, branches.map((each) => `${each}\n`).join(''));
  const env = {
    ...process.env,
    ...{
      AWS_ENDPOINT_URL: account.url,
      AWS_ACCESS_KEY_ID: 'AKIA',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_MAX_ATTEMPTS: '1',
    },
  };
  const all = ['infra/stages/run.ts', ...args, '--branches', file, '--pause-seconds', '0.01'];
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, all, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

async function anAccount(...given: Parameters<typeof simulateAccount>) {
  const account = await simulateAccount(...given);
  onTestFinished(() => void account.stop());
  return account;
}

describe('npm run stages', () => {
  it('lists the stages of the account with their ends, those that are due as such', async () => {
    const account = await anAccount([...ofDev(), ...stageOf('fix/sign-in', 2), ...stageOf('fix/lists', 8)]);
    const { code, stdout, stderr } = await stages(account, ['main', 'fix/sign-in', 'fix/lists']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(new RegExp(`^${stageNameOf('fix/lists')}  fix/lists .* due: its days are over$`));
    expect(lines[1]).toMatch(/fix\/sign-in {2}deployed on \d{4}-\d\d-\d\d {2}ends on \d{4}-\d\d-\d\d$/);
    expect(account.deleted).toEqual([]);
  });

  it('destroys what is due in the order that exports allow, with the credentials of its payers, and nothing else', async () => {
    const [gone, kept] = [stageNameOf('gone'), stageNameOf('fix/sign-in')];
    const others = [{ name: `wasla/${kept}/payer/INS926` }, { name: 'wasla/dev/payer/INS926' }];
    const secrets = [
      { name: `wasla/${gone}/payer/INS926` },
      { name: `wasla/${gone}/verification`, isWaiting: true },
      ...others,
    ];
    const account = await anAccount([...stageOf('gone', 1), ...ofDev(), ...stageOf('fix/sign-in', 2)], secrets);
    const { code, stderr } = await stages(account, ['main', 'fix/sign-in'], 'destroy');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const parts = ['site', 'workers', 'access', 'stateless', 'stateful', 'edge'];
    expect(account.deleted).toEqual(parts.map((part) => `wasla-${gone}-${part}`));
    expect(account.secrets).toEqual(others);
  });

  it('says which stack did not go and why, goes on with other stages, and ends with 1', async () => {
    const broken = stageOf('gone', 1).map((each) =>
      each.name.endsWith('stateful') ? { ...each, stays: 'The bucket you tried to delete is not empty' } : each,
    );
    const account = await anAccount([...broken, ...stageOf('gone-too', 1)]);
    const { code, stderr } = await stages(account, ['main'], 'destroy');
    expect(code).toBe(1);
    expect(stderr).toContain(`wasla-${stageNameOf('gone')}-stateful was not deleted (DELETE_FAILED): The bucket`);
    expect(account.deleted).toContain(`wasla-${stageNameOf('gone-too')}-edge`);
    expect(account.deleted).not.toContain(`wasla-${stageNameOf('gone')}-edge`);
    // What was in its way is gone: the next run goes on from there.
    for (const each of broken) Object.assign(each, { stays: undefined });
    expect((await stages(account, ['main'], 'destroy')).code).toBe(0);
    expect(account.deleted).toContain(`wasla-${stageNameOf('gone')}-edge`);
  });

  it('destroys one that is asked for before its time, and no other', async () => {
    const account = await anAccount([...ofDev(), ...stageOf('fix/sign-in', 2), ...stageOf('gone', 20)]);
    const { stdout } = await stages(account, [], 'destroy', '--branch', 'fix/sign-in');
    expect(stdout).toContain('it was asked for');
    expect(new Set(account.deleted.map((name) => name.slice(0, 16)))).toEqual(
      new Set([`wasla-${stageNameOf('fix/sign-in')}`]),
    );
    const dev = await stages(account, [], 'destroy', '--branch', 'dev');
    expect(dev.stdout).toContain('No stage');
  });

  it('destroys nothing where the list of branches is empty', async () => {
    const account = await anAccount(stageOf('fix/sign-in', 20));
    const { code, stderr } = await stages(account, [], 'destroy');
    expect(code).toBe(1);
    expect(stderr).toContain('was not read');
    expect(account.deleted).toEqual([]);
  });
});
