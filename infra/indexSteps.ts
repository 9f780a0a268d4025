import { isDeepStrictEqual } from 'node:util';

/** A secondary index, in the words that CloudFormation and DynamoDB share. */
export interface TableIndex {
  readonly IndexName: string;
  readonly KeySchema: readonly { readonly AttributeName: string; readonly KeyType: string }[];
  readonly Projection: { readonly ProjectionType: string; readonly NonKeyAttributes?: readonly string[] };
}

/** The indexes of tables, by the table's logical id. */
export type TableIndexes = Readonly<Record<string, readonly TableIndex[]>>;

/** Whether two indexes of a name hold the same. DynamoDB answers attributes in an order of its own. */
export const isSameIndex = (one: TableIndex, other: TableIndex): boolean => {
  const held = ({ Projection }: TableIndex) => [
    Projection.ProjectionType,
    ...[...(Projection.NonKeyAttributes ?? [])].sort(),
  ];
  const keys = ({ KeySchema }: TableIndex) => KeySchema.map(({ AttributeName, KeyType }) => [KeyType, AttributeName]);
  return isDeepStrictEqual(held(one), held(other)) && isDeepStrictEqual(keys(one), keys(other));
};

const without = (indexes: readonly TableIndex[], others: readonly TableIndex[]): TableIndex[] =>
  indexes.filter(({ IndexName }) => !others.some((other) => other.IndexName === IndexName));

/** The indexes of each deployed table after one change of it at most; null when `change` changes no table. */
function step(
  deployed: TableIndexes,
  wanted: TableIndexes,
  change: (has: readonly TableIndex[], wants: readonly TableIndex[]) => readonly TableIndex[] | null,
): TableIndexes | null {
  let isStep = false;
  const after = Object.entries(deployed).map(([table, has]) => {
    const changed = change(has, wanted[table] ?? []);
    isStep ||= changed !== null;
    return [table, changed ?? has] as const;
  });
  return isStep ? Object.fromEntries(after) : null;
}

/** What comes next when each table that lacks indexes gets one of them; null when none lacks any. */
const withNext = (deployed: TableIndexes, wanted: TableIndexes): TableIndexes | null =>
  step(deployed, wanted, (has, wants) => {
    const [next] = without(wants, has);
    return next ? [...has, next] : null;
  });

/** What comes next when each table with indexes too many loses one of them; null when none has any. */
const withoutNext = (deployed: TableIndexes, wanted: TableIndexes): TableIndexes | null =>
  step(deployed, wanted, (has, wants) => {
    const [gone] = without(has, wants);
    return gone ? without(has, [gone]) : null;
  });

/** Throws where an index is to hold something else under its old name, which DynamoDB cannot do. */
function refuseChangedIndexes(deployed: TableIndexes, wanted: TableIndexes): void {
  for (const [table, has] of Object.entries(deployed)) {
    for (const index of has) {
      const wish = wanted[table]?.find(({ IndexName }) => IndexName === index.IndexName);
      if (wish && !isSameIndex(index, wish))
        throw new Error(
          `The index ${index.IndexName} of ${table} is deployed with other keys or attributes. Give the new one another name in infra/tables.ts.`,
        );
    }
  }
}

/** Where a release goes. */
export interface IndexDeployment {
  /** The indexes of the release. */
  readonly wanted: TableIndexes;
  /** The indexes of the tables that are there, as soon as all of them can be used. */
  readonly deployed: () => Promise<TableIndexes>;
  /**
   * Deploys the release: `tables` alone or `everything`. `indexes` stand for the release's own in the tables that they name; null leaves the
   * release as it is.
   */
  readonly deploy: (what: 'tables' | 'everything', indexes: TableIndexes | null) => Promise<void>;
}

/**
 * Deploys a release whose tables gain and lose indexes. DynamoDB makes or removes one index of a table at a time, and a new one
 * cannot be read until it is filled: so the new indexes come first, one by one; then the functions that read them; then the
 * old ones go, which no function reads any more. After a failure the same call goes on from what is there.
 */
export async function deployInSteps({ wanted, deployed, deploy }: IndexDeployment): Promise<void> {
  let has = await deployed();
  refuseChangedIndexes(has, wanted);
  for (let next = withNext(has, wanted); next; next = withNext(has, wanted)) {
    await deploy('tables', next);
    has = await deployed();
  }
  if (withoutNext(has, wanted)) await deploy('everything', has);
  for (let next = withoutNext(has, wanted); next && withoutNext(next, wanted); next = withoutNext(has, wanted)) {
    await deploy('tables', next);
    has = await deployed();
  }
  await deploy('everything', null);
}
