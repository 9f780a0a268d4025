import type { DynamoDBClient, TableDescription } from '@aws-sdk/client-dynamodb';
import type { FunctionConfiguration } from '@aws-sdk/client-lambda';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { describeTable, indexesOf, restoredEnds } from '../deployedIndexes.ts';
import type { Environment } from '../environments.ts';
import { isSameIndex, type TableIndex } from '../indexSteps.ts';
import { statefulTables } from '../portal.ts';
import { type TableDefinition, tables } from '../tables.ts';
import { nameInUse } from './stageFunctions.ts';
import { Refusal } from './steps.ts';

/** A table of an environment that is to be restored. */
export interface PortalTable {
  readonly id: TableName;
  /** The name by which the functions know it, whether it is there or not. */
  readonly name: string;
  /** The table that is restored beside it. */
  readonly restoredName: string;
  readonly indexes: readonly TableIndex[];
  readonly expiresAttribute: string | undefined;
}

/** The tables that `--only users,audit` names; all without it. */
export function chosenTables(only: string | undefined): TableName[] {
  const all = Object.keys(tables) as TableName[];
  if (only === undefined) return all;
  return only.split(',').map((given) => {
    const known = all.find((name) => name === given);
    if (!known) throw new Refusal(`There is no table ${given}: ${all.join(', ')}.`);
    return known;
  });
}

/** The tables of an environment as its template has them and its functions know them. */
export function portalTables(
  environment: Environment,
  functions: readonly FunctionConfiguration[],
  names: readonly TableName[],
): PortalTable[] {
  const { stackName, logicalIds, indexes } = statefulTables(environment);
  return names.map((each) => {
    const name = nameInUse(functions, `${each.toUpperCase()}_TABLE`);
    const logicalId = logicalIds[each];
    if (!name.startsWith(`${stackName}-${logicalId}-`))
      throw new Refusal(`${name} is not a table of ${stackName}: nothing is touched.`);
    const { expiresAttribute }: TableDefinition = tables[each];
    return {
      id: each,
      name,
      restoredName: `${name}${restoredEnds}`,
      indexes: indexes[logicalId] ?? [],
      expiresAttribute,
    };
  });
}

/** A table of the portal and the one restored beside it, as they are now. */
export interface Pair {
  readonly table: PortalTable;
  readonly own: TableDescription | undefined;
  readonly restored: TableDescription | undefined;
}

export const pairOf = async (client: DynamoDBClient, table: PortalTable): Promise<Pair> => ({
  table,
  own: await describeTable(client, table.name),
  restored: await describeTable(client, table.restoredName),
});

export const pairsOf = (client: DynamoDBClient, all: readonly PortalTable[]): Promise<Pair[]> =>
  Promise.all(all.map((table) => pairOf(client, table)));

const createdAt = (table: TableDescription): number => table.CreationDateTime?.getTime() ?? 0;

/** Whether the restored table has taken the place of the former one already: that one was made from it, and after it. */
export function isTaken({ own, restored }: Pair): boolean {
  if (!own || !restored) return false;
  return own.RestoreSummary?.SourceTableArn === restored.TableArn && createdAt(own) >= createdAt(restored);
}

/** Refuses to let people write while tables are away, or while some are of the restored second and others still wait for it. */
export async function refuseHalfTaken(client: DynamoDBClient, all: readonly PortalTable[]): Promise<void> {
  const pairs = await pairsOf(client, all);
  const away = pairs.find(({ own }) => own?.TableStatus !== 'ACTIVE');
  if (away) throw new Refusal(`${away.table.name} is not there: the functions stay stopped. Go on with --do.`);
  const waits = pairs.filter((pair) => pair.restored && !isTaken(pair));
  if (waits.length > 0 && pairs.some(isTaken))
    throw new Refusal(
      `Some tables are restored and ${waits.map(({ table }) => table.name).join(', ')} not yet: the functions stay stopped. Go on with --do.`,
    );
}

const keysOf = ({ KeySchema = [] }: TableDescription): string =>
  KeySchema.map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).join(', ');

/** What a table has otherwise than the template says: keys and indexes. */
export function schemaFaults(is: TableDescription, { indexes }: PortalTable): string[] {
  const has = indexesOf(is);
  const find = (all: readonly TableIndex[], { IndexName }: TableIndex) =>
    all.find((each) => each.IndexName === IndexName);
  const wrong = indexes.flatMap((wanted) => {
    const found = find(has, wanted);
    if (!found) return [`the index ${wanted.IndexName} is missing`];
    return isSameIndex(found, wanted) ? [] : [`the index ${wanted.IndexName} has other keys or attributes`];
  });
  const more = has.filter((each) => !find(indexes, each)).map(({ IndexName }) => `it has an index ${IndexName} more`);
  const keys = keysOf(is) === 'HASH pk, RANGE sk' ? [] : [`its keys are ${keysOf(is)}`];
  return [...keys, ...wrong, ...more];
}
