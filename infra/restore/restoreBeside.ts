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

/** What tables are restored from: a second of their own, or copies from outside the account. */
export interface Source {
  /** Refuses a table before anything is done to one, when it cannot be had from here. */
  readonly refuseMissing: (restore: Restore, table: PortalTable) => Promise<void>;
  /** Refuses a restored table that was made of something else. */
  readonly refuseOther: (pair: Pair) => Promise<void>;
  /** Restores the tables that are not there beside their own yet. */
  readonly begin: (restore: Restore) => Promise<string>;
  /** Refuses to go on while what comes back beside the tables is not there. */
  readonly refuseUnfinished?: () => Promise<void>;
  /** `2026-11-26T09:30:00Z`. */
  readonly told: string;
}

/** Of a restored table that stands where another should. */
export const otherThere = ({ table }: Pair, of: string): Refusal =>
  new Refusal(`${table.restoredName} is there already, of ${of}: take it away first (tables --clean).`);

async function refuseOtherSecond(pair: Pair, at: Date): Promise<void> {
  const { table, restored } = pair;
  const { RestoreSummary } = restored ?? {};
  const isOfTable = RestoreSummary?.SourceTableArn?.endsWith(`:table/${table.name}`);
  const of = RestoreSummary?.RestoreDateTime;
  if (isOfTable && of && secondOf(of) === secondOf(at)) return;
  throw otherThere(pair, isOfTable && of ? secondOf(of) : 'something else');
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
async function checkAll(restore: Restore, source: Source): Promise<string> {
  const pairs = await pairsOf(restore.dynamo, restore.tables);
  for (const pair of pairs) {
    if (pair.restored) await source.refuseOther(pair);
    else if (pair.own) await source.refuseMissing(restore, pair.table);
    else throw new Refusal(`${pair.table.name} is not there, and nothing of it beside: restore its system backup.`);
  }
  return `${pairs.length} tables can have ${source.told}`;
}

async function beginRestores({ dynamo, tables }: Restore, at: Date): Promise<string> {
  const missing = (await pairsOf(dynamo, tables)).filter(({ restored }) => !restored);
  for (const { table } of missing) {
    const names = { SourceTableName: table.name, TargetTableName: table.restoredName };
    await unlessBusy(() => dynamo.send(new RestoreTableToPointInTimeCommand({ ...names, RestoreDateTime: at })));
  }
  return counted(missing.length, 'table');
}

/** A second that DynamoDB remembers of each table. */
export const ofSecond = (at: Date): Source => ({
  refuseMissing: (restore, table) => refuseUnremembered(restore, table, at),
  refuseOther: (pair) => refuseOtherSecond(pair, at),
  begin: (restore) => beginRestores(restore, at),
  told: secondOf(at),
});

/**
 * Stops the portal and restores its tables, beside those that it has. Nothing is deleted: a person looks at the restored ones next.
 */
export async function restoreBeside(restore: Restore, source: Source): Promise<void> {
  const { dynamo, lambda, functions, tables, tell } = restore;
  await step(restore, 'Check what can be restored', () => checkAll(restore, source));
  let quietAt = 0;
  await step(restore, 'Stop the functions', async () => {
    const { did, endsWithinSeconds } = await stopFunctions(lambda, functions);
    quietAt = Date.now() + endsWithinSeconds * 1000;
    return did;
  });
  await step(restore, 'Restore beside', () => source.begin(restore));
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
