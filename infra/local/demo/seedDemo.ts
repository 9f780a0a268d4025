import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { clinicianItems } from '../../../functions/_data/clinician/clinician.ts';
import { facilityItems } from '../../../functions/_data/facility/facility.ts';
import { payerItem } from '../../../functions/_data/payer/payer.ts';
import type { Seal } from '../../../functions/_data/regulatoryDetails/credentialSeal.ts';
import { regulatoryDetailsPut } from '../../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { userItems } from '../../../functions/_data/user/user.ts';
import { demoClinicians } from '../../../functions/_demo/clinicians.ts';
import { demoFacilities } from '../../../functions/_demo/facilities.ts';
import { itemPuts, latestOf } from '../../../functions/_demo/itemPuts.ts';
import { demoPayers } from '../../../functions/_demo/payers.ts';
import { demoPostOfficeCredentials } from '../../../functions/_demo/postOfficeCredentials.ts';
import { demoUsers } from '../../../functions/_demo/users.ts';
import type { TableName } from '../../../functions/_settings/tableAccess.ts';
import type { TransactItem } from '../../../functions/_store/transaction.ts';
import { demosOfModules } from './demosOfModules.ts';

type Item = Record<string, unknown>;
type TableNames = Readonly<Record<TableName, string>>;

const batchSize = 25;
const parallelBatches = 6;

async function writeBatch(store: DynamoDBDocumentClient, tableName: string, items: Item[]): Promise<void> {
  let requests = items.map((item) => ({ PutRequest: { Item: item } }));
  while (requests.length > 0) {
    const { UnprocessedItems } = await store.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
    requests = (UnprocessedItems?.[tableName] ?? []) as typeof requests;
  }
}

async function writeAll(store: DynamoDBDocumentClient, tableName: string, items: readonly Item[]): Promise<void> {
  const latest = latestOf(items);
  const batches = Array.from({ length: Math.ceil(latest.length / batchSize) }, (_, at) =>
    latest.slice(at * batchSize, (at + 1) * batchSize),
  );
  const workers = Array.from({ length: parallelBatches }, async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) await writeBatch(store, tableName, batch);
  });
  await Promise.all(workers);
}

/** The functions' data modules find their tables in the environment; they are told for as long as `read` runs. */
function withTables<Result>(tableNames: TableNames, read: () => Result): Result {
  const variables = Object.entries(tableNames).map(([name, value]) => [`${name.toUpperCase()}_TABLE`, value] as const);
  const before = variables.map(([name]) => [name, process.env[name]] as const);
  for (const [name, value] of variables) process.env[name] = value;
  try {
    return read();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

interface SeedOptions {
  /** The day on which the demonstration's history ends. */
  readonly now?: Date;
  /** Encrypts the facilities' credentials of their regulators; without it no facility has any. */
  readonly seal?: Seal | undefined;
}

/** Fills an empty store with the demonstration, in about a second. */
export async function seedDemo(
  client: DynamoDBClient,
  tableNames: TableNames,
  { now = new Date(), seal }: SeedOptions = {},
): Promise<void> {
  const store = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const users = await demoUsers(now);
  const credentials = seal ? await demoPostOfficeCredentials(seal, now) : { details: [], polls: [] };
  const itemsOf = withTables(tableNames, () => {
    const writes: readonly TransactItem[] = [
      ...itemPuts('reference', demoPayers.map(payerItem)),
      ...itemPuts('facilities', [...demoFacilities.flatMap(facilityItems), ...demoClinicians.flatMap(clinicianItems)]),
      ...itemPuts('users', users.flatMap(userItems)),
      ...credentials.details.map(regulatoryDetailsPut),
      ...itemPuts('requests', credentials.polls),
      ...demosOfModules.flatMap((demo) => demo({ now, users })),
    ];
    return Map.groupBy(
      writes.flatMap(({ Put }) => Put ?? []),
      ({ TableName = '' }) => TableName,
    );
  });
  await Promise.all(
    [...itemsOf].map(([table, puts]) =>
      writeAll(
        store,
        table,
        puts.map(({ Item = {} }) => Item),
      ),
    ),
  );
}
