import { type CfnElement, Stack } from 'aws-cdk-lib';
import type { CfnTable, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { TableIndex } from '../indexSteps.ts';

const resourceOf = (table: Table): CfnTable => table.node.defaultChild as CfnTable;

/** The id of a table or bucket in its template. */
export const logicalIdOf = (stored: Construct): string =>
  Stack.of(stored).getLogicalId(stored.node.defaultChild as CfnElement);

/** The indexes that a table was given, as its template says them. */
export function indexesOfTable(table: Table): TableIndex[] {
  // A table without indexes resolves to nothing.
  const indexes = Stack.of(table).resolve(resourceOf(table).globalSecondaryIndexes) as
    | CfnTable.GlobalSecondaryIndexProperty[]
    | undefined;
  return (indexes ?? []).map(({ indexName, keySchema, projection }) => {
    const keys = keySchema as CfnTable.KeySchemaProperty[];
    const { projectionType = 'ALL', nonKeyAttributes } = projection as CfnTable.ProjectionProperty;
    return {
      IndexName: indexName,
      KeySchema: keys.map(({ attributeName, keyType }) => ({ AttributeName: attributeName, KeyType: keyType })),
      Projection: { ProjectionType: projectionType, ...(nonKeyAttributes && { NonKeyAttributes: nonKeyAttributes }) },
    };
  });
}

/** Gives a table these indexes in the place of its own. Every key of ours is a text. */
export function replaceIndexes(table: Table, indexes: readonly TableIndex[]): void {
  const keys = ['pk', 'sk', ...indexes.flatMap(({ KeySchema }) => KeySchema.map(({ AttributeName }) => AttributeName))];
  const definitions = [...new Set(keys)].map((AttributeName) => ({ AttributeName, AttributeType: 'S' }));
  resourceOf(table).addPropertyOverride('AttributeDefinitions', definitions);
  if (indexes.length > 0) resourceOf(table).addPropertyOverride('GlobalSecondaryIndexes', indexes);
  else resourceOf(table).addPropertyDeletionOverride('GlobalSecondaryIndexes');
}
