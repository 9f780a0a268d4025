import { setTimeout as sleep } from 'node:timers/promises';
import {
  DescribeTableCommand,
  type DynamoDBClient,
  paginateListTables,
  ResourceNotFoundException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import type { TableIndex, TableIndexes } from './indexSteps.ts';

/** A table as it is now, or undefined where there is none of that name. */
export async function describeTable(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** The indexes of a table, in CloudFormation's words. */
export const indexesOf = ({ GlobalSecondaryIndexes = [] }: TableDescription): TableIndex[] =>
  GlobalSecondaryIndexes.map(
    ({ IndexName, KeySchema, Projection }) => ({ IndexName, KeySchema, Projection }) as TableIndex,
  );

/** What of a table is still being made or removed. */
export const unfinishedOf = ({ TableName, TableStatus, GlobalSecondaryIndexes = [] }: TableDescription): string[] => [
  ...(TableStatus === 'ACTIVE' ? [] : [`${TableName}: ${TableStatus}`]),
  ...GlobalSecondaryIndexes.filter(({ IndexStatus }) => IndexStatus !== 'ACTIVE').map(
    ({ IndexName, IndexStatus }) => `${TableName}, index ${IndexName}: ${IndexStatus}`,
  ),
];

/** What the names of tables end with that are restored beside those of the portal (infra/restore). */
export const restoredEnds = '-restored';

/** A table of the stack has its logical id in its name. */
async function namesByLogicalId(client: DynamoDBClient, stackName: string, logicalIds: readonly string[]) {
  const found = new Map<string, string>();
  for await (const { TableNames = [] } of paginateListTables({ client }, {})) {
    for (const name of TableNames) {
      const logicalId = logicalIds.find(
        (id) => name === `${stackName}-${id}` || name.startsWith(`${stackName}-${id}-`),
      );
      if (logicalId && !name.endsWith(restoredEnds)) found.set(logicalId, name);
    }
  }
  return found;
}

interface Wanted {
  readonly stackName: string;
  readonly logicalIds: readonly string[];
  readonly pauseMs: number;
  /** Is told what is waited for. */
  readonly tell: (line: string) => void;
}

/** The indexes of the stack's tables as they are, once none is being made, filled or removed any more. */
export async function deployedIndexes(
  client: DynamoDBClient,
  { stackName, logicalIds, pauseMs, tell }: Wanted,
): Promise<TableIndexes> {
  const names = await namesByLogicalId(client, stackName, logicalIds);
  for (;;) {
    const tables: [string, TableDescription][] = [];
    for (const [logicalId, name] of names) {
      const table = await describeTable(client, name);
      if (table) tables.push([logicalId, table]);
    }
    const unfinished = tables.flatMap(([, table]) => unfinishedOf(table));
    if (unfinished.length === 0) return Object.fromEntries(tables.map(([id, table]) => [id, indexesOf(table)]));
    tell(`Waiting for ${unfinished.join('; ')}`);
    await sleep(pauseMs);
  }
}
