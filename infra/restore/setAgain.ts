import {
  DescribeContinuousBackupsCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ListTagsOfResourceCommand,
  type TableDescription,
  type Tag,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { type Pair, type PortalTable, pairOf, pairsOf } from './portalTables.ts';
import type { Restore } from './restoreBeside.ts';
import { counted, untilNone } from './steps.ts';
import { unlessBusy } from './unlessBusy.ts';

/** The tags that people and templates gave a table. Those of AWS itself (CloudFormation's) can be set by nobody else. */
async function tagsOf(client: DynamoDBClient, table: TableDescription | undefined): Promise<Tag[]> {
  const tags: Tag[] = [];
  let from: string | undefined;
  do {
    const page = await client.send(new ListTagsOfResourceCommand({ ResourceArn: table?.TableArn, NextToken: from }));
    tags.push(...(page.Tags ?? []));
    from = page.NextToken;
  } while (from !== undefined);
  return tags.filter(({ Key }) => !Key?.startsWith('aws:'));
}

const textOf = (tags: readonly Tag[]): string => JSON.stringify(tags.map(({ Key, Value }) => [Key, Value]).sort());

/** Gives one table the tags of another; says whether it lacked any. */
async function copyTags(
  client: DynamoDBClient,
  from: TableDescription | undefined,
  to: TableDescription | undefined,
): Promise<boolean> {
  const [Tags, has] = [await tagsOf(client, from), await tagsOf(client, to)];
  if (Tags.length === 0 || textOf(Tags) === textOf(has)) return false;
  await unlessBusy(() => client.send(new TagResourceCommand({ ResourceArn: to?.TableArn, Tags })));
  return true;
}

/** Writes the tags of tables that will be deleted to the restored ones, where they are found again afterwards. */
export async function keepTags(client: DynamoDBClient, pairs: readonly Pair[]): Promise<string> {
  let count = 0;
  for (const { own, restored } of pairs) {
    if (own && (await copyTags(client, own, restored))) count += 1;
  }
  return counted(count, 'table');
}

async function setRecovery(client: DynamoDBClient, { name: TableName }: PortalTable): Promise<boolean> {
  const { ContinuousBackupsDescription: its } = await client.send(new DescribeContinuousBackupsCommand({ TableName }));
  if (its?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED') return false;
  const PointInTimeRecoverySpecification = { PointInTimeRecoveryEnabled: true };
  await unlessBusy(() =>
    client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification })),
  );
  return true;
}

async function setExpiry(client: DynamoDBClient, { name, expiresAttribute }: PortalTable): Promise<boolean> {
  if (!expiresAttribute) return false;
  const { TimeToLiveDescription: its } = await client.send(new DescribeTimeToLiveCommand({ TableName: name }));
  if (its?.AttributeName === expiresAttribute && its.TimeToLiveStatus?.startsWith('ENABL')) return false;
  const TimeToLiveSpecification = { AttributeName: expiresAttribute, Enabled: true };
  await unlessBusy(() => client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification })));
  return true;
}

/** Sets the next thing that a table lacks, one at a time: DynamoDB changes a table once at a time. Null when it lacks nothing. */
async function setNext(client: DynamoDBClient, each: Pair): Promise<string | null> {
  const { own, restored, table } = await pairOf(client, each.table);
  const { name } = table;
  if (own?.TableStatus !== 'ACTIVE') return `${name}: ${own?.TableStatus}`;
  if (!own.DeletionProtectionEnabled) {
    await unlessBusy(() => client.send(new UpdateTableCommand({ TableName: name, DeletionProtectionEnabled: true })));
    return `${name}: protection against deletion`;
  }
  if (await setRecovery(client, table)) return `${name}: point-in-time recovery`;
  if (await setExpiry(client, table)) return `${name}: expiry`;
  if (await copyTags(client, restored, own)) return `${name}: tags`;
  return null;
}

/** Protection against deletion, point-in-time recovery, expiry and tags: a restored table has none of them. */
export async function setAgain(restore: Restore): Promise<string> {
  const changed = new Set<string>();
  await untilNone(restore, async () => {
    const waits: string[] = [];
    for (const pair of await pairsOf(restore.dynamo, restore.tables)) {
      const wait = await setNext(restore.dynamo, pair);
      if (wait === null) continue;
      changed.add(pair.table.name);
      waits.push(wait);
    }
    return waits;
  });
  return counted(changed.size, 'table');
}
