import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { namesBegin } from '../../infra/environments.ts';
import { statefulTables } from '../../infra/portal.ts';
import { backupCalls } from '../../infra/restore/backupCalls.ts';
import { bringCopies } from '../../infra/restore/bringCopies.ts';
import type { ContentSum } from '../../infra/restore/contentSum.ts';
import { copiesOfRun } from '../../infra/restore/copiesOfRun.ts';
import { ofCopies } from '../../infra/restore/ofCopies.ts';
import { chosenTables, portalTables } from '../../infra/restore/portalTables.ts';
import { removeRestored } from '../../infra/restore/removeRestored.ts';
import { ofSecond, type Restore, restoreBeside } from '../../infra/restore/restoreBeside.ts';
import { stageFunctions } from '../../infra/restore/stageFunctions.ts';
import { sumOfTable } from '../../infra/restore/tableCopy.ts';
import { takePlace } from '../../infra/restore/takePlace.ts';
import { tables } from '../../infra/tables.ts';
import { accounts, vaultArn } from './restoreScript/backupVaults.ts';
import { dataKey, type TableCopy } from './restoreScript/dynamoBackups.ts';
import {
  bucketName,
  environment,
  importsName,
  itemOf,
  killsUntilDone,
  type RestoreAws,
  startRestoreAws,
  tableName,
  writeAll,
} from './restoreScript/restoreAws.ts';
import { runRestore } from './restoreScript/restoreCommand.ts';

const names = Object.keys(tables) as TableName[];
const stack = statefulTables(environment);
const [portal = '', second = ''] = [accounts.test, accounts.second];
const outside = vaultArn(second, 'wasla-staging-copies');
const inside = vaultArn(portal, 'brought');
const hourMs = 3_600_000;
const two: readonly TableName[] = ['users', 'audit'];

let aws: RestoreAws;
let copied: Record<string, TableCopy>;
let told: string[];
let before: Record<string, ContentSum>;

const kept = Array.from({ length: 20 }, (_, at) => itemOf(`kept-${at}`));

async function sums(): Promise<Record<string, ContentSum>> {
  const found: Record<string, ContentSum> = {};
  for (const name of names) found[name] = await sumOfTable(aws.client, tableName(name));
  return found;
}

/** The ARN of a table in the account that was lost: another end of its name, and another account. */
const lostTable = (name: TableName, stackName = stack.stackName) =>
  `arn:aws:dynamodb:me-central-1:999988887777:table/${stackName}-${stack.logicalIds[name]}-9LOST8TABLE7`;
const lostBucket = (name: keyof typeof stack.buckets) =>
  `arn:aws:s3:::${stack.stackName}-${stack.buckets[name].toLowerCase()}-l0st8bucket7`;

interface Run {
  readonly vault?: string;
  readonly hoursAgo: number;
  readonly without?: TableName;
  readonly unfinished?: TableName;
}

/** A run of the plan, as its copies came to a vault. */
function addRun({ vault = outside, hoursAgo, without, unfinished }: Run): void {
  const at = Date.now() - hoursAgo * hourMs;
  for (const [place, name] of names.entries()) {
    if (name === without) continue;
    const status = name === unfinished ? 'PARTIAL' : 'COMPLETED';
    const of = { vaultArn: vault, resourceArn: lostTable(name), at: at + place * 60_000, copy: copied[name] };
    aws.backup.add({ ...of, type: 'DynamoDB', status });
  }
  for (const name of ['documents', 'imports', 'auditArchive'] as const)
    aws.backup.add({ vaultArn: vault, resourceArn: lostBucket(name), type: 'S3', status: 'COMPLETED', at });
}

/** A portal that worked, was copied, and was lost: the new stack has the same tables with nothing of it in them. */
beforeEach(async () => {
  aws = await startRestoreAws();
  told = [];
  const toPut = kept.map((Item) => ({ PutRequest: { Item } }));
  for (const name of names) await writeAll(aws.client, name, toPut);
  before = await sums();
  copied = {};
  for (const name of names) copied[name] = await aws.dynamo.copyOf(tableName(name));
  const toDelete = kept.map((Key) => ({ DeleteRequest: { Key } }));
  const ofNewPortal = { PutRequest: { Item: itemOf('of the new portal') } };
  for (const name of names) await writeAll(aws.client, name, [...toDelete, ofNewPortal]);
  aws.backup.vaults.add(inside).add(outside);
});

async function expectBack(chosen: readonly TableName[] = names): Promise<void> {
  const after = await sums();
  for (const name of chosen) {
    expect(after[name], name).toEqual(before[name]);
    const { isProtected, isRemembered, state, key } = (await aws.dynamo.factsOf(tableName(name))) ?? {};
    expect({ isProtected, isRemembered, state, key }, name).toEqual({
      ...{ isProtected: true, isRemembered: true, state: 'ACTIVE', key: dataKey },
    });
  }
  expect(aws.functions.map(({ reserved }) => reserved)).toEqual([null, null, null, null]);
}

/** The script's own parts; a lost answer ends the run, as a kill does. */
async function parts(before?: Date, only?: string) {
  const config = { endpoint: aws.url, region: 'me-central-1', maxAttempts: 1 };
  const of = (accessKeyId: string) => ({ ...config, credentials: { accessKeyId, secretAccessKey: 'test' } });
  const [lambda, other] = [new LambdaClient(of('test')), new LambdaClient(of('second'))];
  const backupOf = ({ config: profile }: LambdaClient) =>
    backupCalls({ region: 'me-central-1', profile, endpoint: aws.url });
  const [backup, outer] = [backupOf(lambda), backupOf(other)];
  const telling = { tell: (line: string) => void told.push(line), pauseMs: 5 };
  const functions = await stageFunctions(lambda, namesBegin(environment));
  const chosen = portalTables(environment, functions, chosenTables(only));
  const restore: Restore = { ...telling, dynamo: new DynamoDBClient(of('test')), lambda, functions, tables: chosen };
  const buckets = { documents: bucketName, imports: importsName };
  const source = async () => {
    const copies = copiesOfRun(await backup.points('brought'), stack, before);
    return ofCopies({ backup, environment, buckets, copies });
  };
  return { restore, source, bringing: { ...telling, backup: outer, environment, names: stack, to: inside, before } };
}

/** The commands without their process, for two tables: all of them are in the first test. */
const bring = async (before?: string) => bringCopies((await parts(before ? new Date(before) : undefined)).bringing);
async function look(before?: Date): Promise<void> {
  const { restore, source } = await parts(before, two.join(','));
  await restoreBeside(restore, await source());
}
async function putInPlace(): Promise<void> {
  const { restore, source } = await parts(undefined, two.join(','));
  await takePlace(restore, await source());
}
const problemOf = (work: Promise<void>): Promise<string> =>
  work.then(
    () => '',
    (error: Error) => error.message,
  );

const typeBring = (...more: string[]) =>
  runRestore(aws, ['bring-copies', '--env', 'staging', '--to', inside, ...more], 'second');
const typeCopies = (...more: string[]) =>
  runRestore(aws, ['copies', '--env', 'staging', '--vault', 'brought', ...more]);
const jobs = (kind: 'copy' | 'restore') => aws.backup.jobs.filter((each) => each.kind === kind);

describe('the copies outside the account', () => {
  it('come back whole into a new account: tables under the names and the key of the new stack, files into its buckets', async () => {
    addRun({ hoursAgo: 30 });
    addRun({ hoursAgo: 5 });
    const brought = await typeBring();
    expect([brought.problem, brought.out]).toEqual(['', expect.stringMatching(/^Copy to \S+: 12 jobs /m)]);
    expect((await typeBring()).out).toMatch(/^Copy to \S+: done already/m);
    expect(aws.backup.points.filter((point) => point.vaultArn === inside)).toHaveLength(12);

    const first = await typeCopies();
    expect([first.problem, first.out]).toEqual(['', expect.stringMatching(/^Restore beside: 11 jobs /m)]);
    expect(first.out).toContain(`Then the same with --do goes on: it deletes\n  ${tableName('users')}`);
    expect(aws.functions.map(({ reserved }) => reserved)).toEqual([0, 0, null, null]);
    const { Count } = await aws.client.send(new ScanCommand({ TableName: `${tableName('users')}-restored` }));
    expect([Count, (await sums()).users?.count]).toEqual([20, 1]);
    expect((await typeCopies()).out).toMatch(/^Restore beside: done already/m);
    expect(Object.fromEntries(aws.backup.restoredBuckets)).toEqual({
      ...{ [bucketName]: lostBucket('documents'), [importsName]: lostBucket('imports') },
    });

    const whole = await typeCopies('--do');
    expect(whole.problem).toBe('');
    await expectBack();
    expect((await runRestore(aws, ['tables', '--env', 'staging', '--clean', '--do'])).problem).toBe('');
    await expectBack();
  });

  it('come back also when each command is killed after each of its changes, and nothing is done twice', async () => {
    addRun({ hoursAgo: 5 });
    const { restore, source, bringing } = await parts(undefined, two.join(','));
    const commands = [
      () => bringCopies(bringing),
      async () => restoreBeside(restore, await source()),
      async () => takePlace(restore, await source()),
    ];
    const kills = await killsUntilDone(aws, commands, 300);
    await expectBack(two);
    expect([jobs('copy').length, jobs('restore').length]).toEqual([12, 2 + 2]);
    expect(kills).toBeGreaterThan(12 + 4);
    expect(new Set(aws.changes).size).toBe(aws.changes.length);
  });

  it('come back once when two people run it at once', async () => {
    addRun({ hoursAgo: 5 });
    const { restore, source, bringing } = await parts(undefined, two.join(','));
    const twice = (work: () => Promise<void>) => Promise.all([work(), work()]);
    await twice(() => bringCopies(bringing));
    await twice(async () => restoreBeside(restore, await source()));
    await twice(async () => takePlace(restore, await source()));
    await expectBack(two);
    expect([jobs('copy').length, jobs('restore').length]).toEqual([12, 2 + 2]);
  });

  it('are taken of one run: an older whole one is named where a copy of the newest is missing or incomplete', async () => {
    addRun({ hoursAgo: 30 });
    addRun({ hoursAgo: 18, without: 'audit' });
    addRun({ hoursAgo: 5, unfinished: 'requests' });
    const hintOf = (problem: string) => /--before (\S+)$/.exec(problem)?.[1] ?? '';
    const newest = await problemOf(bring());
    expect(newest).toMatch(/no complete copy of requests \(its newest is of \S+\)\. Take all of an earlier run/);
    const middle = await problemOf(bring(hintOf(newest)));
    expect(middle).toMatch(/no complete copy of audit \(/);
    expect(jobs('copy')).toEqual([]);
    await bring(hintOf(middle));
    const hours = jobs('copy').map(({ job }) => Math.round((Date.now() - job.point.at) / hourMs));
    expect(new Set(hours)).toEqual(new Set([30]));
  });

  it('are refused where a table has none, and where the vault has those of another stage or is not there', async () => {
    addRun({ hoursAgo: 5, without: 'audit' });
    expect(await problemOf(bring())).toContain('no complete copy of audit: nothing was begun');
    aws.backup.points.length = 0;
    const prod = lostTable('users', 'wasla-prod-stateful');
    const of = { vaultArn: outside, type: 'DynamoDB', status: 'COMPLETED', at: Date.now() - hourMs } as const;
    aws.backup.add({ ...of, resourceArn: prod, copy: copied.users });
    expect(await problemOf(bring())).toContain('no complete copy of a table of wasla-staging-stateful');
    expect(await problemOf(look())).toContain('no complete copy of a table of wasla-staging-stateful');
    // The portal's own profile has no vault of that name.
    const own = await runRestore(aws, ['bring-copies', '--env', 'staging', '--to', inside]);
    expect([own.code, own.problem]).toEqual([1, expect.stringContaining('Backup vault not found')]);
    expect(aws.changes).toEqual([]);
  });

  it('go to no other region and to no vault beside themselves', async () => {
    addRun({ hoursAgo: 5 });
    const { bringing } = await parts();
    for (const to of [inside.replace('me-central-1', 'eu-west-1'), outside, 'brought', undefined])
      expect(await problemOf(bringCopies({ ...bringing, to })), to).toContain('--to takes the ARN of a vault of me-');
    expect(aws.changes).toEqual([]);
  });

  it('are not mixed with those of the new portal in the same vault', async () => {
    addRun({ hoursAgo: 5, vault: inside });
    const resourceArn = `arn:aws:dynamodb:me-central-1:${portal}:table/${tableName('users')}`;
    const of = { vaultArn: inside, type: 'DynamoDB', status: 'COMPLETED', at: Date.now() - hourMs } as const;
    const { at } = aws.backup.add({ ...of, resourceArn, copy: copied.users });
    expect(await problemOf(look())).toContain('The vault has copies of two:');
    expect(aws.changes).toEqual([]);
    await look(new Date(at));
  });

  it('say which job failed and why, and begin that one anew and no other', async () => {
    addRun({ hoursAgo: 5 });
    aws.backup.isLate = true;
    aws.backup.failing.add('AuditTable');
    expect(await problemOf(bring())).toContain('AWS Backup failed at audit (Access denied to the key)');
    await bring();
    expect(jobs('copy')).toHaveLength(13);
    aws.backup.failing.add('UsersTable');
    expect(await problemOf(look())).toContain(`AWS Backup failed at ${tableName('users')}-restored`);
    expect(await problemOf(putInPlace())).toContain(`${tableName('users')}-restored is not there`);
    await look();
    expect(jobs('restore')).toHaveLength(2 + 2 + 1);
    await putInPlace();
    await expectBack(two);
  });

  it('let the portal work only when its files are back too', async () => {
    addRun({ hoursAgo: 5, vault: inside });
    aws.backup.failing.add('-documents');
    expect(await problemOf(look())).toContain('AWS Backup failed at the files of documents');
    expect(await problemOf(putInPlace())).toContain('The files of documents are not back');
    expect(aws.changes.filter((change) => change.startsWith('CreateBackup'))).toEqual([]);
    await look();
    await putInPlace();
    await expectBack(two);
  });

  it('say where a bucket has none, or one of another run than the tables', async () => {
    addRun({ hoursAgo: 30 });
    addRun({ hoursAgo: 5 });
    const [, , ofNewest] = aws.backup.points.filter(({ type: kind }) => kind === 'S3').slice(-3);
    for (const point of aws.backup.points) if (point.resourceArn.includes('-imports')) point.status = 'PARTIAL';
    if (ofNewest) ofNewest.status = 'PARTIAL';
    await bring();
    expect(told).toContain('  The vault has no complete copy of the bucket imports.');
    expect(told.join('\n')).toContain('The bucket auditArchive is of another run than the tables: of ');
    expect(jobs('copy')).toHaveLength(9 + 2);
  });

  it('stop at a missing right, with nothing deleted', async () => {
    addRun({ hoursAgo: 5, vault: inside });
    aws.denied.add('StartRestoreJob');
    expect((await typeCopies()).problem).toContain(
      'This profile may not do that: not authorized to perform: backup:StartRestoreJob',
    );
    aws.denied.clear();
    await look();
    aws.denied.add('RestoreTableFromBackup');
    expect(await problemOf(putInPlace())).toContain('dynamodb:RestoreTableFromBackup');
    expect(aws.changes.filter((change) => change.startsWith('DeleteTable'))).toEqual([]);
  });

  it('take no place where a table stands beside that was made of something else', async () => {
    addRun({ hoursAgo: 5, vault: inside });
    for (const name of names) await aws.dynamo.remember(tableName(name));
    const { restore } = await parts(undefined, two.join(','));
    // A table of that name was restored from the copy, and taken away.
    await look();
    await removeRestored(restore, true);
    await restoreBeside(restore, ofSecond(new Date(Math.floor(Date.now() / 1000) * 1000)));
    expect(await problemOf(look())).toMatch(/-restored is there already, of something else than the copy of/);
    expect(await problemOf(putInPlace())).toMatch(/is there already, of something else/);
    expect(jobs('restore')).toHaveLength(2 + 2);
  });
});
