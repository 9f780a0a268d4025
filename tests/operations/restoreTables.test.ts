import { DynamoDBClient, ScanCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { namesBegin } from '../../infra/environments.ts';
import type { ContentSum } from '../../infra/restore/contentSum.ts';
import { restorableSecond, secondOf } from '../../infra/restore/moment.ts';
import { chosenTables, portalTables } from '../../infra/restore/portalTables.ts';
import { removeRestored } from '../../infra/restore/removeRestored.ts';
import { ofSecond, type Restore, restoreBeside } from '../../infra/restore/restoreBeside.ts';
import { stageFunctions } from '../../infra/restore/stageFunctions.ts';
import { sumOfTable } from '../../infra/restore/tableCopy.ts';
import { takePlace } from '../../infra/restore/takePlace.ts';
import { tables } from '../../infra/tables.ts';
import { dataKey } from './restoreScript/dynamoBackups.ts';
import {
  environment,
  expiryOf,
  itemOf,
  killsUntilDone,
  type RestoreAws,
  startRestoreAws,
  tableName,
  writeAll,
} from './restoreScript/restoreAws.ts';
import { runRestore, typeRestore } from './restoreScript/restoreCommand.ts';

const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const names = Object.keys(tables) as TableName[];

/** An index that no restored table has. */
const anIndex = {
  IndexName: 'lost',
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  Projection: { ProjectionType: 'ALL' },
};

let aws: RestoreAws;
let told: string[];

/** The script's own parts, with clients that do not try again: a lost answer ends the run, as a kill does. */
async function aRestore(only?: string): Promise<Restore> {
  const config = { endpoint: aws.url, region: 'me-central-1', credentials, maxAttempts: 1 };
  const lambda = new LambdaClient(config);
  const functions = await stageFunctions(lambda, namesBegin(environment));
  const chosen = portalTables(environment, functions, chosenTables(only));
  const tell = (line: string) => void told.push(line);
  return { tell, pauseMs: 5, dynamo: new DynamoDBClient(config), lambda, functions, tables: chosen };
}

const put = (table: TableName, ...sks: readonly string[]) =>
  writeAll(
    aws.client,
    table,
    sks.map((sk) => ({ PutRequest: { Item: itemOf(sk) } })),
  );

/** More than one call of DynamoDB writes. */
const kept = Array.from({ length: 30 }, (_, at) => `kept-${at}`);

const sums = async (): Promise<Record<string, ContentSum>> => {
  const found: Record<string, ContentSum> = {};
  for (const name of names) found[name] = await sumOfTable(aws.client, tableName(name));
  return found;
};

interface Rehearsal {
  readonly at: Date;
  readonly before: Record<string, ContentSum>;
}

/** A portal at work until a second, and what went wrong after it. */
async function harmed(): Promise<Rehearsal> {
  for (const name of names) await put(name, ...kept);
  const before = await sums();
  // What harms the tables belongs to a later second.
  const at = new Date(Math.floor(Date.now() / 1000) * 1000 - 1000);
  for (const name of names) await aws.dynamo.remember(tableName(name), at);
  for (const name of names) await put(name, 'harm');
  return { at, before };
}

const wholeFacts = (name: TableName) => ({
  key: dataKey,
  isProtected: true,
  isRemembered: true,
  expires: expiryOf(name),
  state: 'ACTIVE',
});

async function expectWhole({ before }: Rehearsal, chosen: readonly TableName[] = names): Promise<void> {
  const after = await sums();
  for (const name of chosen) {
    expect(after[name], name).toEqual(before[name]);
    const { tags, ...facts } = (await aws.dynamo.factsOf(tableName(name))) ?? { tags: [] };
    expect(facts, name).toEqual(wholeFacts(name));
    expect(
      tags
        .filter(({ Key }) => !Key.startsWith('aws:'))
        .map(({ Key, Value }) => `${Key}=${Value}`)
        .sort(),
      name,
    ).toEqual(['owner=operations', 'stage=staging']);
  }
  expect(aws.functions.map(({ reserved }) => reserved)).toEqual([null, null, null, null]);
}

beforeEach(async () => {
  aws = await startRestoreAws();
  told = [];
});

describe('the restore of tables to a second', () => {
  it('brings every item, setting and tag back under the old names, and the functions back to work', async () => {
    const rehearsal = await harmed();
    await restoreBeside(await aRestore(), ofSecond(rehearsal.at));
    // The portal stands still, and what harmed it is still there: a person looks.
    expect(aws.functions.map(({ reserved }) => reserved)).toEqual([0, 0, null, null]);
    const { Count } = await aws.client.send(new ScanCommand({ TableName: `${tableName('users')}-restored` }));
    expect(Count).toBe(30);
    expect((await sums()).users?.count).toBe(31);
    await takePlace(await aRestore(), ofSecond(rehearsal.at));
    await expectWhole(rehearsal);
    await removeRestored(await aRestore(), false);
    expect(await aws.dynamo.factsOf(`${tableName('users')}-restored`)).toBeDefined();
    await removeRestored(await aRestore(), true);
    expect(await aws.dynamo.factsOf(`${tableName('users')}-restored`)).toBeUndefined();
    expect(aws.dynamo.backupCount).toBe(0);
    await expectWhole(rehearsal);
  });

  it('goes on after a kill between any two of its changes, and makes none twice', async () => {
    const rehearsal = await harmed();
    const restore = await aRestore('users,facilities,members');
    const commands = [
      () => restoreBeside(restore, ofSecond(rehearsal.at)),
      () => takePlace(restore, ofSecond(rehearsal.at)),
      () => removeRestored(restore, true),
    ];
    const kills = await killsUntilDone(aws, commands, 200);
    await expectWhole(rehearsal, ['users', 'facilities', 'members']);
    // Of what runs side by side, one kill may end two.
    expect(kills).toBeGreaterThan(30);
    expect(new Set(aws.changes).size).toBe(aws.changes.length);
  });

  it('is the same when two people run it at once', async () => {
    const rehearsal = await harmed();
    const twice = async (work: (restore: Restore) => Promise<void>) => {
      const both = await Promise.all([aRestore('users,audit,members'), aRestore('users,audit,members')]);
      await Promise.all(both.map(work));
    };
    await twice((restore) => restoreBeside(restore, ofSecond(rehearsal.at)));
    await twice((restore) => takePlace(restore, ofSecond(rehearsal.at)));
    await expectWhole(rehearsal, ['users', 'audit', 'members']);
    const deleted = aws.changes.filter((change) => change.startsWith('DeleteTable'));
    expect(new Set(deleted).size).toBe(deleted.length);
  });

  it('deletes nothing for a restored table that is missing, of another second, unfinished, or without an index', async () => {
    const { at } = await harmed();
    const restore = await aRestore('users');
    await expect(takePlace(restore, ofSecond(at))).rejects.toThrow(/UsersTable.*-restored is not there/);
    await restoreBeside(restore, ofSecond(at));
    const other = new Date(at.getTime() - 5_000);
    await expect(takePlace(restore, ofSecond(other))).rejects.toThrow(/is there already, of 20/);
    const lost = {
      ...restore,
      tables: restore.tables.map((each) => ({ ...each, indexes: [...each.indexes, anIndex] })),
    };
    await expect(takePlace(lost, ofSecond(at))).rejects.toThrow(
      /cannot take the place of .*: the index lost is missing/,
    );
    aws.dynamo.takesMs = 3_600_000;
    await restore.dynamo.send(
      new UpdateTableCommand({ TableName: `${tableName('users')}-restored`, DeletionProtectionEnabled: false }),
    );
    await expect(takePlace(restore, ofSecond(at))).rejects.toThrow(
      /cannot take the place of .*: .*-restored: UPDATING/,
    );
    expect(aws.changes.filter((change) => /^(Delete|CreateBackup)/.test(change))).toEqual([]);
  });

  it('learns that it may not restore before it deletes, and leaves everything as it was', async () => {
    const { at } = await harmed();
    const restore = await aRestore('users,audit');
    await restoreBeside(restore, ofSecond(at));
    aws.denied.add('RestoreTableFromBackup');
    await expect(takePlace(restore, ofSecond(at))).rejects.toThrow(
      'not authorized to perform: dynamodb:RestoreTableFromBackup',
    );
    expect((await aws.dynamo.factsOf(tableName('users')))?.isProtected).toBe(true);
    expect(aws.changes.filter((change) => /^(DeleteTable|UpdateTable)/.test(change))).toEqual([]);
    aws.denied.clear();
    await takePlace(restore, ofSecond(at));
    expect((await sums()).users?.count).toBe(30);
  });

  it('takes no second that DynamoDB does not remember, and touches no table before it has looked at all', async () => {
    await harmed();
    const restore = await aRestore();
    const twoDaysAgo = new Date(Math.floor(Date.now() / 1000) * 1000 - 2 * 86_400_000);
    await expect(restoreBeside(restore, ofSecond(twoDaysAgo))).rejects.toThrow(/can be restored to a second from/);
    expect(aws.changes).toEqual([]);
  });

  it('lets nobody take the restored tables away while those of their names are not whole', async () => {
    const { at } = await harmed();
    const restore = await aRestore('users');
    await restoreBeside(restore, ofSecond(at));
    aws.denied.add('UpdateContinuousBackups');
    await expect(takePlace(restore, ofSecond(at))).rejects.toThrow('UpdateContinuousBackups');
    await expect(removeRestored(restore, true)).rejects.toThrow(/has no point-in-time recovery yet/);
    expect(await aws.dynamo.factsOf(`${tableName('users')}-restored`)).toBeDefined();
  });
});

const type = (...given: string[]) => runRestore(aws, given);

describe('npm run restore', () => {
  it('says each step with its time, stops for a look, and deletes with --do alone', async () => {
    const rehearsal = await harmed();
    const tablesAt = ['tables', '--env', 'staging', '--at', secondOf(rehearsal.at)];
    const first = await typeRestore(aws, tablesAt);
    expect(first.problem).toBe('');
    expect(first.out).toMatch(/^Stop the functions: 2 functions \(\d+\.\d s\)$/m);
    expect(first.out).toMatch(/^Restore beside: 9 tables \(\d+\.\d s\)$/m);
    expect(first.out).toContain(`Then the same with --do goes on: it deletes\n  ${tableName('users')}`);
    const again = await type(...tablesAt);
    expect(again.out).toMatch(/^Restore beside: done already/m);
    const whole = await type(...tablesAt, '--do');
    expect(whole.problem).toBe('');
    expect(whole.out).toMatch(/^ {2}wasla-staging-stateful-UsersTable\S+, made 20\S+, about \d+ items/m);
    expect(whole.out.indexOf('To be deleted now')).toBeLessThan(whole.out.indexOf('Delete the tables:'));
    await expectWhole(rehearsal);
    const look = await type('tables', '--env', 'staging', '--clean');
    expect(look.out).toContain('Nothing was deleted');
    expect((await type('tables', '--env', 'staging', '--clean', '--do')).out).toMatch(
      /Delete their backups: 9 backups/,
    );
    // The times of the rehearsal, for docs/benchmarks.md.
    process.stdout.write(`${`${first.out}${whole.out}`.match(/^\S.* s\)$/gm)?.join('\n')}\n`);
  });

  it('refuses a second that is written otherwise, to come, or too old', () => {
    const now = new Date('2026-11-27T08:00:00Z');
    for (const given of ['2026-11-26 09:30', '2026-11-26T09:30:00+04:00', '2026-02-31T09:30:00Z', '', undefined]) {
      expect(() => restorableSecond(given, now), given).toThrow('Write the second in UTC');
    }
    expect(() => restorableSecond('2026-11-27T08:00:01Z', now)).toThrow('is in the future');
    expect(() => restorableSecond('2026-10-23T07:59:59Z', now)).toThrow('more than 35 days ago');
    expect(secondOf(restorableSecond('2026-10-23T08:00:00Z', now))).toBe('2026-10-23T08:00:00Z');
  });

  it('refuses an environment that is none, that of one machine, and one that this account does not have', async () => {
    const atSecond = (env: string) => ['tables', '--env', env, '--at', secondOf(new Date(Date.now() - 3_600_000))];
    const at = (env: string) => type(...atSecond(env));
    expect((await at('production')).problem).toContain('local|dev|staging|prod');
    expect((await at('local')).problem).toContain('npm run restore-drill');
    const dev = await typeRestore(aws, atSecond('dev'));
    expect([dev.code, dev.problem]).toEqual([1, expect.stringContaining('No function of this account')]);
    expect(aws.changes).toEqual([]);
  });

  it('refuses a table that its functions know and the stage does not have', async () => {
    const { at } = await harmed();
    for (const each of aws.functions)
      each.variables = { ...each.variables, USERS_TABLE: 'wasla-prod-stateful-Users-X' };
    const { code, problem } = await type('tables', '--env', 'staging', '--at', secondOf(at));
    expect([code, problem]).toEqual([
      1,
      'wasla-prod-stateful-Users-X is not a table of wasla-staging-stateful: nothing is touched.\n',
    ]);
    expect(aws.changes).toEqual([]);
  });

  it('says what this profile may not do, and that the same command goes on', async () => {
    const { at } = await harmed();
    aws.denied.add('PutFunctionConcurrency');
    const { code, problem } = await type('tables', '--env', 'staging', '--at', secondOf(at));
    expect(code).toBe(1);
    expect(problem).toContain('This profile may not do that: not authorized to perform: lambda:PutFunctionConcurrency');
    expect(aws.changes).toEqual([]);
  });

  it('lets the functions work after a look that found nothing wrong, and not while a table is away or half are restored', async () => {
    const { at } = await harmed();
    const restore = await aRestore('users,audit');
    await restoreBeside(restore, ofSecond(at));
    expect((await type('let-work', '--env', 'staging')).out).toContain('Let the functions work: 2 functions');
    aws.denied.add('RestoreTableFromBackup');
    await takePlace(await aRestore('users'), ofSecond(at)).catch(() => undefined);
    aws.denied.clear();
    await takePlace(await aRestore('users'), ofSecond(at));
    expect((await type('let-work', '--env', 'staging')).problem).toMatch(
      /AuditTable\S+ not yet: the functions stay stopped/,
    );
  });

  it('does not lose a reserved concurrency that somebody set', async () => {
    const { at } = await harmed();
    const [first] = aws.functions;
    if (first) first.reserved = 5;
    const { problem } = await type('tables', '--env', 'staging', '--at', secondOf(at));
    expect(problem).toContain('has a reserved concurrency of 5, which would be lost');
    expect(first?.reserved).toBe(5);
  });
});

describe('npm run restore -- files', () => {
  const since = new Date(Math.floor(Date.now() / 1000) * 1000 - 3_600_000);
  const minutes = (count: number) => new Date(since.getTime() + count * 60_000);
  const files = (...given: string[]) =>
    type('files', '--env', 'staging', '--bucket', 'documents', '--since', secondOf(since), ...given);

  it('brings back what was removed since then, on all pages, and nothing else', async () => {
    for (const key of ['a&b', 'c d', 'removed before', 'there']) aws.bucket.put(key, `of ${key}`, minutes(-60));
    for (const key of ['a&b', 'c d']) aws.bucket.put(key, null, minutes(5));
    aws.bucket.put('removed before', null, minutes(-5));
    aws.bucket.put('made again', null, minutes(5));
    aws.bucket.put('made again', 'new', minutes(6));
    expect((await files()).out).toContain('2 would come back with --do');
    expect(aws.bucket.read('c d')).toBeUndefined();
    const { out, problem } = await files('--do');
    expect([problem, out]).toEqual(['', expect.stringContaining('2 are back')]);
    expect(['a&b', 'c d', 'there', 'made again'].map((key) => aws.bucket.read(key))).toEqual([
      ...['of a&b', 'of c d', 'of there', 'new'],
    ]);
    expect(aws.bucket.read('removed before')).toBeUndefined();
    expect((await files('--do')).out).toContain('0 are back');
  });

  it('puts the version of then on top of an overwritten file, and loses none', async () => {
    aws.bucket.put('notes/é 1.pdf', 'old', minutes(-90));
    aws.bucket.put('notes/é 1.pdf', 'of then', minutes(-30));
    aws.bucket.put('notes/é 1.pdf', 'spoilt', minutes(10));
    aws.bucket.put('notes/é 1.pdf.bak', 'another', minutes(-30));
    expect((await files('--file', 'notes/é 1.pdf')).out).toContain('would come back with --do');
    const { problem } = await files('--file', 'notes/é 1.pdf', '--do');
    expect([problem, aws.bucket.read('notes/é 1.pdf')]).toEqual(['', 'of then']);
    expect(aws.bucket.versionCount('notes/é 1.pdf')).toBe(4);
    expect((await files('--file', 'nothing', '--do')).problem).toContain('has no version of nothing');
  });

  it('refuses another bucket, and says so when the profile may not', async () => {
    const { problem } = await type('files', '--env', 'staging', '--bucket', 'auditArchive', '--since', secondOf(since));
    expect(problem).toContain('--bucket takes documents or imports');
    aws.bucket.put('x', 'y', minutes(-5));
    aws.bucket.put('x', null, minutes(5));
    aws.denied.add('DeleteObjectVersion');
    expect((await files('--do')).problem).toContain(
      'This profile may not do that: not authorized to perform: s3:DeleteObjectVersion',
    );
    expect(aws.bucket.read('x')).toBeUndefined();
  });
});
