import { DescribeTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, vi } from 'vitest';
import { functionPolicy } from '../../infra/constructs/functionPolicy.ts';
import { indexesOfTable, logicalIdOf } from '../../infra/constructs/tableIndexes.ts';
import { deployedIndexes } from '../../infra/deployedIndexes.ts';
import { environments } from '../../infra/environments.ts';
import { deployInSteps, isSameIndex, type TableIndex, type TableIndexes } from '../../infra/indexSteps.ts';
import { newApp, statefulTables } from '../../infra/portal.ts';
import { StatefulStack } from '../../infra/stacks/StatefulStack.ts';
import { workerSettings } from '../../infra/workerSettings.ts';
import { fc } from '../support/fc.ts';

const anIndex = (IndexName: string, NonKeyAttributes?: string[]): TableIndex => ({
  IndexName,
  KeySchema: [
    { AttributeName: `${IndexName}Pk`, KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  Projection: NonKeyAttributes ? { ProjectionType: 'INCLUDE', NonKeyAttributes } : { ProjectionType: 'ALL' },
});
const named = (tables: Record<string, string[]>): TableIndexes =>
  Object.fromEntries(Object.entries(tables).map(([table, names]) => [table, names.map((name) => anIndex(name))]));
const namesOf = (indexes: readonly TableIndex[] = []): string[] => indexes.map(({ IndexName }) => IndexName).sort();

/** An account with tables, and functions that read every index of their release, which refuses what AWS refuses. */
function anAccount(before: TableIndexes, wanted: TableIndexes) {
  const account = { tables: before, read: before, steps: [] as string[] };
  const isMissing = () =>
    Object.entries(account.read).some(([table, indexes]) =>
      namesOf(indexes).some((name) => !namesOf(account.tables[table]).includes(name)),
    );
  const changesOf = (table: string, after: readonly TableIndex[] = []) => {
    const [was, is] = [namesOf(account.tables[table]), namesOf(after)];
    return [...was.filter((name) => !is.includes(name)), ...is.filter((name) => !was.includes(name))];
  };
  const deploy = async (what: 'tables' | 'everything', indexes: TableIndexes | null) => {
    const after = { ...wanted, ...indexes };
    const changes = Object.keys(before).map((table) => changesOf(table, after[table]));
    if (changes.some((each) => each.length > 1)) throw new Error('One index of a table at a time');
    account.tables = after;
    account.steps.push(`${what}: ${changes.flat().sort().join(' ')}`);
    // The tables are deployed before the functions: those of the release before still run.
    if (isMissing()) throw new Error('A function reads an index that is gone');
    if (what === 'everything') account.read = wanted;
    if (isMissing()) throw new Error('A function reads an index that is not there yet');
  };
  return { account, deploy: { wanted, deploy, deployed: async () => account.tables } };
}

describe('a release whose tables gain and lose indexes', () => {
  it('is one deployment where no index changes, and where all tables are new', async () => {
    const same = anAccount(named({ a: ['x'] }), named({ a: ['x'] }));
    await deployInSteps(same.deploy);
    expect(same.account.steps).toEqual(['everything: ']);
    const first = anAccount({}, named({ a: ['x', 'y'], b: ['z'] }));
    await deployInSteps(first.deploy);
    expect(first.account.steps).toHaveLength(1);
  });

  it('makes new indexes one by one, then moves the functions, then removes the old ones one by one', async () => {
    const { account, deploy } = anAccount(
      named({ a: ['x', 'y'], b: ['v'] }),
      named({ a: ['n', 'm'], b: ['w'], c: ['new'] }),
    );
    await deployInSteps(deploy);
    expect(account.steps).toEqual(['tables: n w', 'tables: m', 'everything: ', 'tables: v x', 'everything: y']);
  });

  it('never changes two indexes of a table at once, nor takes one from a function that reads it', async () => {
    const names = fc.subarray(['k', 'l', 'm', 'n', 'o']);
    const tables = fc.record({ a: names, b: names });
    await fc.assert(
      fc.asyncProperty(tables, tables, async (before, wanted) => {
        const { account, deploy } = anAccount(named(before), named(wanted));
        await deployInSteps(deploy);
        expect(namesOf(account.tables.a)).toEqual([...wanted.a].sort());
        expect(namesOf(account.tables.b)).toEqual([...wanted.b].sort());
      }),
    );
  });

  it('goes on where a deployment failed', async () => {
    const { account, deploy } = anAccount(named({ a: ['x', 'y'] }), named({ a: ['n', 'm'] }));
    for (let left = 0; left < 4; left += 1) {
      let calls = 0;
      const failing: typeof deploy.deploy = async (...step) => {
        calls += 1;
        if (calls > 1) throw new Error('The network is down');
        return deploy.deploy(...step);
      };
      await expect(deployInSteps({ ...deploy, deploy: failing })).rejects.toThrow('The network');
    }
    await deployInSteps(deploy);
    expect(namesOf(account.tables.a)).toEqual(['m', 'n']);
  });

  it('is refused before anything is deployed when an index is to hold something else under its name', async () => {
    const { account, deploy } = anAccount({ a: [anIndex('x')] }, { a: [anIndex('x', ['row'])] });
    await expect(deployInSteps(deploy)).rejects.toThrow('The index x of a is deployed with other keys or attributes');
    expect(account.steps).toEqual([]);
    expect(isSameIndex(anIndex('x', ['b', 'a']), anIndex('x', ['a', 'b']))).toBe(true);
  });
});

describe('the deployed indexes', () => {
  it('are those of the stack, once every one of them can be read', async () => {
    const aws = mockClient(DynamoDBClient);
    aws
      .on(ListTablesCommand)
      .resolves({ TableNames: ['wasla-dev-stateful-T1-ABC', 'wasla-dev-stateful-T10-ABC', 'other'] });
    const table = (IndexStatus: 'CREATING' | 'ACTIVE') => ({
      Table: {
        TableName: 'wasla-dev-stateful-T1-ABC',
        TableStatus: 'ACTIVE' as const,
        GlobalSecondaryIndexes: [{ ...(anIndex('x') as object), IndexStatus, ItemCount: 7 }],
      },
    });
    aws.on(DescribeTableCommand).resolvesOnce(table('CREATING')).resolves(table('ACTIVE'));
    const told: string[] = [];
    const wanted = {
      stackName: 'wasla-dev-stateful',
      logicalIds: ['T1', 'T2'],
      pauseMs: 1,
      tell: (line: string) => void told.push(line),
    };
    expect(await deployedIndexes(new DynamoDBClient({ region: 'x' }), wanted)).toEqual({ T1: [anIndex('x')] });
    expect(told).toEqual(['Waiting for wasla-dev-stateful-T1-ABC, index x: CREATING']);
    aws.restore();
  });
});

describe('the stack of the tables', () => {
  const settings = environments.dev;

  // nag.test.ts applies the rules of CloudFormation: their engine would take most of the time of this file.
  vi.stubEnv('CDK_VALIDATION', 'false');
  const own = statefulTables(settings);
  const [jobs = ''] = Object.keys(own.indexes).filter((id) => id.startsWith('JobsTable'));
  const step = { [jobs]: [...(own.indexes[jobs] ?? []), anIndex('before', ['row'])] };
  const app = newApp();
  const stack = new StatefulStack(app, 'Stateful', { settings, indexes: step });
  const queue = new Queue(stack, 'Queue');
  const plain = new StatefulStack(newApp(), 'Stateful', { settings, indexes: { [jobs]: [] } });
  const { template } = app.synth().getStackByName(stack.stackName);
  vi.unstubAllEnvs();

  it('has the indexes of a step in the place of its own, and functions keep their right to an old one', () => {
    const pair = { queue, deadLetters: queue };
    const queues = {
      payers: pair,
      mails: pair,
      registers: pair,
      claims: pair,
      drafts: pair,
      sheets: pair,
      exports: pair,
      imports: pair,
      authorizations: pair,
      polls: pair,
    };
    const resources = { ...stack.grantable(), queues };
    const logGroup = { logGroupArn: 'arn' } as never;
    const policy = functionPolicy(workerSettings.sweepJobs, resources, {
      logGroup,
      sender: 'a@b.example',
      payerSecrets: 'arn',
    });
    const granted = JSON.stringify(stack.resolve(policy.toJSON()));
    expect(granted).toContain('/index/before"');
    expect(granted).toContain('/index/due"');
    const properties = template.Resources[jobs].Properties;
    expect(namesOf(properties.GlobalSecondaryIndexes)).toEqual(['before', ...namesOf(own.indexes[jobs])].sort());
    expect(properties.AttributeDefinitions).toContainEqual({ AttributeName: 'beforePk', AttributeType: 'S' });
    const [id, indexes] = [logicalIdOf(plain.tables.jobs), indexesOfTable(plain.tables.members)];
    expect([id, indexes]).toEqual([jobs, own.indexes[logicalIdOf(plain.tables.members)]]);
    expect(plain.grantable().indexNames.jobs).toEqual([]);
  });
});
