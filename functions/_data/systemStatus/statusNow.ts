import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../_kit/env.ts';
import { everyItem } from '../../_store/everyItem.ts';
import type { StoredItem } from '../../_store/item.ts';
import { incidentShape, type StoredIncident } from './incident.ts';
import { probeShape, type StatusProbe } from './probe.ts';
import { probePrefix, statusPartition } from './statusKeys.ts';

export interface StatusNow {
  readonly probes: ReadonlyMap<string, StatusProbe>;
  /** The newest first. */
  readonly incidents: readonly StoredIncident[];
}

/** The last look at each part, and the open incidents: one partition of a bounded number of items. */
export async function readStatusNow(store: DynamoDBDocumentClient): Promise<StatusNow> {
  const items: StoredItem[] = await Array.fromAsync(
    everyItem(store, {
      TableName: tableName('reference'),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': statusPartition },
    }),
  );
  const isProbe = ({ sk }: StoredItem): boolean => String(sk).startsWith(probePrefix);
  const probes = items.filter(isProbe).map(probeShape.parse);
  return {
    probes: new Map(probes.map((probe) => [probe.partId, probe])),
    incidents: items
      .filter((item) => !isProbe(item))
      .map(incidentShape.parse)
      .sort((one, other) => other.startsAt.localeCompare(one.startsAt)),
  };
}
