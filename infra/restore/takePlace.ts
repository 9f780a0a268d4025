import {
  CreateBackupCommand,
  DeleteTableCommand,
  RestoreTableFromBackupCommand,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import { unfinishedOf } from '../deployedIndexes.ts';
import { backupsOf } from './backups.ts';
import { isTaken, type Pair, pairOf, pairsOf, schemaFaults } from './portalTables.ts';
import type { Restore, Source } from './restoreBeside.ts';
import { keepTags, setAgain } from './setAgain.ts';
import { letFunctionsWork, stopFunctions } from './stageFunctions.ts';
import { counted, Refusal, step, untilNone } from './steps.ts';
import { unlessBusy } from './unlessBusy.ts';

/** Refuses to give up a table for a restored one that is not whole, or not what the template says. */
async function refuseUnfit(pair: Pair, source: Source): Promise<void> {
  const { table, own, restored } = pair;
  const { restoredName } = table;
  if (!restored)
    throw new Refusal(
      `${restoredName} is not there. Run the command without --do first, and look at what it restores.`,
    );
  await source.refuseOther(pair);
  const faults = [...unfinishedOf(restored), ...schemaFaults(restored, table)];
  const keyOf = (each: typeof own) => each?.SSEDescription?.KMSMasterKeyArn;
  if (own && keyOf(own) !== keyOf(restored)) faults.push('it is encrypted with another key');
  if (faults.length > 0)
    throw new Refusal(`${restoredName} cannot take the place of ${table.name}: ${faults.join('; ')}.`);
}

/** The pairs whose restored table has not taken the place yet. */
const untaken = async ({ dynamo, tables }: Restore): Promise<Pair[]> =>
  (await pairsOf(dynamo, tables)).filter((pair) => !isTaken(pair));

/** Backs each restored table up: only a backup can be restored under a name. */
async function backUp(restore: Restore): Promise<string> {
  const { dynamo } = restore;
  const pairs = await untaken(restore);
  let count = 0;
  for (const { table, restored } of pairs) {
    if ((await backupsOf(dynamo, table, restored)).length > 0) continue;
    await dynamo.send(new CreateBackupCommand({ TableName: table.restoredName, BackupName: 'back' }));
    count += 1;
  }
  await untilNone(restore, async () => {
    const all = await Promise.all(pairs.map(({ table, restored }) => backupsOf(dynamo, table, restored)));
    return pairs
      .filter((_pair, at) => !all[at]?.some(({ BackupStatus }) => BackupStatus === 'AVAILABLE'))
      .map(({ table }) => `the backup of ${table.restoredName}`);
  });
  return counted(count, 'table');
}

/** The backup of a restored table, ready to be restored. */
async function backupArn({ dynamo }: Restore, { table, restored }: Pair): Promise<string> {
  const backups = await backupsOf(dynamo, table, restored);
  const ready = backups.find(({ BackupStatus }) => BackupStatus === 'AVAILABLE')?.BackupArn;
  if (!ready) throw new Refusal(`${table.restoredName} has no backup that is ready.`);
  return ready;
}

const restoreUnderName = async (restore: Restore, pair: Pair) =>
  restore.dynamo.send(
    new RestoreTableFromBackupCommand({
      TargetTableName: pair.table.name,
      BackupArn: await backupArn(restore, pair),
    }),
  );

/**
 * Asks for the restore under a name that is still there, which AWS refuses as taken, and to who may not restore as not allowed: whoever may not
 * learns it before anything is deleted.
 */
async function tryRights(restore: Restore): Promise<string> {
  const there = (await untaken(restore)).filter(({ own }) => own);
  for (const pair of there) await unlessBusy(() => restoreUnderName(restore, pair));
  return there.length === 0 ? 'done already' : 'this profile may restore';
}

const megabytes = (bytes = 0): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

const described = ({ own, table }: Pair): string =>
  `  ${table.name}, made ${own?.CreationDateTime?.toISOString()}, about ${own?.ItemCount ?? 0} items and ${megabytes(own?.TableSizeBytes)}`;

/**
 * Brings a table one step nearer to its end; says what is waited for, null when it is gone. It is looked at anew just before: a second run of the
 * command finds the table that the first one has restored under the same name, and leaves it.
 */
async function towardsDeletion(restore: Restore, each: Pair, source: Source): Promise<string | null> {
  const { dynamo } = restore;
  const pair = await pairOf(dynamo, each.table);
  const { own, table } = pair;
  if (!own || isTaken(pair)) return null;
  const TableName = table.name;
  if (own.TableStatus !== 'ACTIVE') return `${TableName}: ${own.TableStatus}`;
  await refuseUnfit(pair, source);
  if (own.DeletionProtectionEnabled)
    await unlessBusy(() => dynamo.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false })));
  else await unlessBusy(() => dynamo.send(new DeleteTableCommand({ TableName })));
  return `${TableName} to be deleted`;
}

async function deleteTables(restore: Restore, source: Source): Promise<string> {
  const there = (await untaken(restore)).filter(({ own }) => own);
  if (there.length > 0) {
    restore.tell('To be deleted now (DynamoDB keeps the last state of each as a system backup for 35 days):');
    for (const pair of there) restore.tell(described(pair));
  }
  await untilNone(restore, async () => {
    const waits = await Promise.all(there.map((pair) => towardsDeletion(restore, pair, source)));
    return waits.filter((wait) => wait !== null);
  });
  return counted(there.length, 'table');
}

async function restoreUnderNames(restore: Restore): Promise<string> {
  const missing = await untaken(restore);
  await untilNone(restore, async () => {
    const pairs = await pairsOf(restore.dynamo, restore.tables);
    const gone = pairs.filter(({ own }) => !own);
    for (const pair of gone) await unlessBusy(() => restoreUnderName(restore, pair));
    return pairs.flatMap(({ own, table }) => (own ? unfinishedOf(own) : [`${table.name} to be restored`]));
  });
  return counted(missing.length, 'table');
}

/** Looks once more before anybody writes: at each table under its own name. */
async function checkTaken(restore: Restore): Promise<string> {
  for (const pair of await pairsOf(restore.dynamo, restore.tables)) {
    const { own, table } = pair;
    const faults = own ? [...unfinishedOf(own), ...schemaFaults(own, table)] : ['it is not there'];
    if (!isTaken(pair)) faults.push('it is not the restored one');
    if (faults.length > 0) throw new Refusal(`${table.name}: ${faults.join('; ')}. The functions stay stopped.`);
  }
  return 'keys and indexes are those of the template';
}

/**
 * Puts the restored tables in the place of the portal's own, under their names, and lets the portal work again. Each look at AWS says what is left:
 * ended anywhere and run again, it goes on from there.
 */
export async function takePlace(restore: Restore, source: Source): Promise<void> {
  const { dynamo, lambda, functions, tables } = restore;
  await step(restore, 'Check the restored tables', async () => {
    for (const pair of await pairsOf(dynamo, tables)) await refuseUnfit(pair, source);
    await source.refuseUnfinished?.();
    return `${tables.length} tables are whole, with the keys and indexes of the template`;
  });
  await step(restore, 'Stop the functions', async () =>
    (await untaken(restore)).length === 0 ? 'done already' : (await stopFunctions(lambda, functions)).did,
  );
  await step(restore, 'Keep the tags', async () => keepTags(dynamo, await untaken(restore)));
  await step(restore, 'Back up the restored tables', () => backUp(restore));
  await step(restore, 'Try the rights', () => tryRights(restore));
  await step(restore, 'Delete the tables', () => deleteTables(restore, source));
  await step(restore, 'Restore under the old names', () => restoreUnderNames(restore));
  await step(restore, 'Set again what a restore leaves out', () => setAgain(restore));
  await step(restore, 'Check the tables', () => checkTaken(restore));
  await step(restore, 'Let the functions work', () => letFunctionsWork(lambda, functions));
}
