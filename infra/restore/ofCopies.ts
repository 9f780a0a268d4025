import type { TableDescription } from '@aws-sdk/client-dynamodb';
import type { Environment } from '../environments.ts';
import type { BackupCalls, BackupJob } from './backupCalls.ts';
import { doJobs, type WantedJob } from './backupJobs.ts';
import type { CopiesOfRun } from './copiesOfRun.ts';
import { secondOf } from './moment.ts';
import { type Pair, pairOf, pairsOf } from './portalTables.ts';
import { otherThere, type Restore, type Source } from './restoreBeside.ts';
import { restoringRole } from './restoringRole.ts';
import { Refusal } from './steps.ts';

interface FromCopies {
  readonly backup: BackupCalls;
  readonly environment: Environment;
  readonly copies: CopiesOfRun;
  /**
   * The buckets that take files again. That of the audit trail does not: its lock would keep each for its whole time anew, under another date than
   * that of the entry.
   */
  readonly buckets: Readonly<Record<'documents' | 'imports', string>>;
}

/** Whether a job made a table. The name alone says nothing: a table of that name may have been taken away and made anew. */
function hasMade(
  { state, madeArn, beganAt, endedAt }: BackupJob,
  { TableArn, CreationDateTime: at }: TableDescription,
) {
  const isOfName = madeArn === TableArn || (state === 'runs' && madeArn === null);
  return isOfName && at !== undefined && at >= beganAt && (endedAt === null || at <= endedAt);
}

async function refuseOtherCopy({ backup, copies }: FromCopies, pair: Pair): Promise<void> {
  const { table, restored } = pair;
  const wanted = copies.tables[table.id];
  const jobs = (await backup.restoreJobs()).filter(({ pointArn }) => pointArn === wanted.arn);
  if (!restored || !jobs.some((job) => hasMade(job, restored)))
    throw otherThere(pair, `something else than the copy of ${secondOf(wanted.at)}`);
}

/** The portal's own key. A copy would bring that of the vault or of the lost account, or none. */
function keyOf({ own, table }: Pair): string {
  const key = own?.SSEDescription?.KMSMasterKeyArn;
  if (!key)
    throw new Refusal(`${table.name} is not there with a key of its own: its copy would be restored under another.`);
  return key;
}

/** The tables whose restore has not ended. One that has begun may be there already, and its job not be done. */
async function tableJobs({ backup, environment, copies }: FromCopies, pairs: readonly Pair[]): Promise<WantedJob[]> {
  const jobs = await backup.restoreJobs();
  const running = new Set(jobs.filter(({ state }) => state === 'runs').map(({ pointArn }) => pointArn));
  const left = pairs.filter(({ restored, table }) => !restored || running.has(copies.tables[table.id].arn));
  return left.map((pair) => {
    const { id, restoredName } = pair.table;
    const { arn: pointArn, vaultArn } = copies.tables[id];
    const start = (token: string) => {
      const metadata = { targetTableName: restoredName, encryptionType: 'KMS', kmsMasterKeyArn: keyOf(pair) };
      const roleArn = restoringRole(environment, vaultArn);
      return backup.startRestore({ pointArn, type: 'DynamoDB', metadata, roleArn, token });
    };
    return { name: restoredName, pointArn, isOnce: false, start };
  });
}

/** The files of the buckets; AWS Backup overwrites none that is there. The portal has one key for its tables and files. */
function fileJobs({ backup, environment, copies, buckets }: FromCopies, pairs: readonly Pair[]): WantedJob[] {
  return (Object.keys(buckets) as (keyof typeof buckets)[]).flatMap((name) => {
    const point = copies.buckets[name];
    if (!point) return [];
    const start = (token: string) => {
      const kmsKey = keyOf(pairs.find(({ own }) => own) ?? (pairs[0] as Pair));
      const into = { destinationBucketName: buckets[name], newBucket: 'false' };
      const metadata = { ...into, encrypted: 'true', encryptionType: 'SSE-KMS', kmsKey };
      const roleArn = restoringRole(environment, point.vaultArn);
      return backup.startRestore({ pointArn: point.arn, type: 'S3', metadata, roleArn, token });
    };
    return [{ name: `the files of ${name}`, pointArn: point.arn, isOnce: true, start }];
  });
}

/** A portal that works without its documents is noticed by its users. */
async function refuseWithoutFiles({ backup, copies, buckets }: FromCopies): Promise<void> {
  const done = (await backup.restoreJobs()).filter(({ state }) => state === 'done').map(({ pointArn }) => pointArn);
  for (const name of Object.keys(buckets) as (keyof typeof buckets)[]) {
    const point = copies.buckets[name];
    if (point && !done.includes(point.arn))
      throw new Refusal(`The files of ${name} are not back. Run the command without --do first.`);
  }
}

async function restoreMissing(from: FromCopies, restore: Restore): Promise<string> {
  const pairs = await pairsOf(restore.dynamo, restore.tables);
  const wanted = [...(await tableJobs(from, pairs)), ...fileJobs(from, pairs)];
  return doJobs(restore, wanted, from.backup.restoreJobs);
}

/** The copies from outside the account that were brought into a vault of this one. */
export const ofCopies = (from: FromCopies): Source => ({
  refuseMissing: async ({ dynamo }, table) => void keyOf(await pairOf(dynamo, table)),
  refuseOther: (pair) => refuseOtherCopy(from, pair),
  begin: (restore) => restoreMissing(from, restore),
  refuseUnfinished: () => refuseWithoutFiles(from),
  told: `the run of ${secondOf(new Date(Math.min(...Object.values(from.copies.tables).map(({ at }) => at.getTime()))))}`,
});
