import { setTimeout as sleep } from 'node:timers/promises';
import {
  DescribeContinuousBackupsCommand,
  type DynamoDBClient,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import type { FunctionConfiguration, LambdaClient } from '@aws-sdk/client-lambda';
import { unfinishedOf } from '../deployedIndexes.ts';
import { secondOf } from './moment.ts';
import { isTaken, type Pair, type PortalTable, pairsOf } from './portalTables.ts';
import { stopFunctions } from './stageFunctions.ts';
import { counted, Refusal, step, type Telling, untilNone } from './steps.ts';
import { unlessBusy } from './unlessBusy.ts';

/** What a restore of tables works with. What was done already is read from AWS each time: the command can be ended and run again. */
export interface Restore extends Telling {
  readonly dynamo: DynamoDBClient;
  readonly lambda: LambdaClient;
  readonly functions: readonly FunctionConfiguration[];
  readonly tables: readonly PortalTable[];
}

/** Refuses a restored table that was made of another table, or of another second. */
export function refuseOther({ table, restored }: Pair, at: Date): void {
  const { RestoreSummary } = restored ?? {};
  const isOfTable = RestoreSummary?.SourceTableArn?.endsWith(`:table/${table.name}`);
  const of = RestoreSummary?.RestoreDateTime;
  if (isOfTable && of && secondOf(of) === secondOf(at)) return;
  throw new Refusal(
    `${table.restoredName} is there already, of ${isOfTable && of ? secondOf(of) : 'something else'}: take it away first (--clean).`,
  );
}

async function refuseUnremembered({ dynamo }: Restore, { name }: PortalTable, at: Date): Promise<void> {
  const { ContinuousBackupsDescription: its } = await dynamo.send(
    new DescribeContinuousBackupsCommand({ TableName: name }),
  );
  const recovery = its?.PointInTimeRecoveryDescription;
  const { EarliestRestorableDateTime: earliest, LatestRestorableDateTime: latest } = recovery ?? {};
  if (recovery?.PointInTimeRecoveryStatus !== 'ENABLED' || !earliest || !latest)
    throw new Refusal(`${name} has no point-in-time recovery: only its backups are left.`);
  if (at < earliest || at > latest)
    throw new Refusal(
      `${name} can be restored to a second from ${secondOf(earliest)} to ${secondOf(latest)}, and not to ${secondOf(at)}.`,
    );
}

/** Looks at all tables before anything is done to one. */
async function checkSeconds(restore: Restore, at: Date): Promise<string> {
  const pairs = await pairsOf(restore.dynamo, restore.tables);
  for (const pair of pairs) {
    if (pair.restored) refuseOther(pair, at);
    else if (pair.own) await refuseUnremembered(restore, pair.table, at);
    else throw new Refusal(`${pair.table.name} is not there, and nothing of it beside: restore its system backup.`);
  }
  return `${pairs.length} tables can have ${secondOf(at)}`;
}

async function beginRestores({ dynamo, tables }: Restore, at: Date): Promise<string> {
  const missing = (await pairsOf(dynamo, tables)).filter(({ restored }) => !restored);
  for (const { table } of missing) {
    const names = { SourceTableName: table.name, TargetTableName: table.restoredName };
    await unlessBusy(() => dynamo.send(new RestoreTableToPointInTimeCommand({ ...names, RestoreDateTime: at })));
  }
  return counted(missing.length, 'table');
}

/**
 * Stops the portal and restores its tables as of a second, beside those that it has. Nothing is deleted: a person looks at the restored ones next.
 */
export async function restoreBeside(restore: Restore, at: Date): Promise<void> {
  const { dynamo, lambda, functions, tables, tell } = restore;
  await step(restore, 'Check what DynamoDB remembers', () => checkSeconds(restore, at));
  let quietAt = 0;
  await step(restore, 'Stop the functions', async () => {
    const { did, endsWithinSeconds } = await stopFunctions(lambda, functions);
    quietAt = Date.now() + endsWithinSeconds * 1000;
    return did;
  });
  await step(restore, 'Restore beside', () => beginRestores(restore, at));
  await step(restore, 'Wait for the restored tables', async () => {
    await untilNone(restore, async () =>
      (await pairsOf(dynamo, tables)).flatMap(({ restored }) => (restored ? unfinishedOf(restored) : [])),
    );
    return `${tables.length} tables`;
  });
  await step(restore, 'Wait for calls that had begun', async () => {
    const leftMs = Math.max(0, quietAt - Date.now());
    await sleep(leftMs);
    return leftMs > 0 ? 'ended' : 'done already';
  });
  const taken = (await pairsOf(dynamo, tables)).filter(isTaken);
  if (taken.length > 0)
    tell(`${taken.map(({ table }) => table.name).join(', ')}: taken from the restored ones already.`);
}
