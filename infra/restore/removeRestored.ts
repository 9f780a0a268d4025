import { DeleteBackupCommand, DeleteTableCommand, DescribeContinuousBackupsCommand } from '@aws-sdk/client-dynamodb';
import { backupsOf } from './backups.ts';
import { isTaken, type Pair, pairsOf } from './portalTables.ts';
import type { Restore } from './restoreBeside.ts';
import { counted, Refusal, step, untilNone } from './steps.ts';
import { unlessBusy } from './unlessBusy.ts';

/** Refuses to take a restored table or its backups away while the one of its name is not whole and safe. */
async function refuseUnsafe({ dynamo }: Restore, { own, table }: Pair): Promise<void> {
  const { name, restoredName } = table;
  if (own?.TableStatus !== 'ACTIVE' || !own.DeletionProtectionEnabled)
    throw new Refusal(`${name} is not there whole and protected: ${restoredName} stays.`);
  const { ContinuousBackupsDescription: its } = await dynamo.send(
    new DescribeContinuousBackupsCommand({ TableName: name }),
  );
  if (its?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus !== 'ENABLED')
    throw new Refusal(`${name} has no point-in-time recovery yet: ${restoredName} stays.`);
}

async function deleteRestored(restore: Restore): Promise<string> {
  const there = (await pairsOf(restore.dynamo, restore.tables)).filter(({ restored }) => restored);
  for (const { table } of there.filter(({ restored }) => restored?.TableStatus !== 'DELETING')) {
    await unlessBusy(() => restore.dynamo.send(new DeleteTableCommand({ TableName: table.restoredName })));
  }
  await untilNone(restore, async () =>
    (await pairsOf(restore.dynamo, restore.tables)).flatMap(({ restored }) =>
      restored ? [`${restored.TableName}: ${restored.TableStatus}`] : [],
    ),
  );
  return counted(there.length, 'table');
}

async function deleteBackups({ dynamo, tables }: Restore): Promise<string> {
  let count = 0;
  for (const table of tables) {
    for (const { BackupArn } of await backupsOf(dynamo, table)) {
      await unlessBusy(() => dynamo.send(new DeleteBackupCommand({ BackupArn })));
      count += 1;
    }
  }
  return counted(count, 'backup');
}

/** Takes the restored tables and their backups away; without `isMeant` it only says which. */
export async function removeRestored(restore: Restore, isMeant: boolean): Promise<void> {
  const pairs = await pairsOf(restore.dynamo, restore.tables);
  for (const pair of pairs) {
    await refuseUnsafe(restore, pair);
    if (!pair.restored) continue;
    const becomes = isTaken(pair)
      ? `${pair.table.name} was made from it`
      : `it never took the place of ${pair.table.name}`;
    restore.tell(`To be deleted: ${pair.table.restoredName} (${becomes}), and its backups`);
  }
  if (!isMeant) return;
  await step(restore, 'Delete the restored tables', () => deleteRestored(restore));
  await step(restore, 'Delete their backups', () => deleteBackups(restore));
}
