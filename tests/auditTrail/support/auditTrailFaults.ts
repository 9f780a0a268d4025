import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../../functions/_kit/env.ts';
import { archived } from './auditArchive.ts';

const keyOf = (chainId: string, sequence: number) => ({
  pk: `CHAIN#${chainId}`,
  sk: String(sequence).padStart(12, '0'),
});

/** Does to the audit table what no function may do: `const tamper = tamperer(store)`. */
export const tamperer = (store: DynamoDBDocumentClient) => {
  const set = (Key: Record<string, string>, name: string, value: unknown) =>
    store.send(
      new UpdateCommand({
        TableName: tableName('audit'),
        Key,
        UpdateExpression: 'SET #name = :value',
        ExpressionAttributeNames: { '#name': name },
        ExpressionAttributeValues: { ':value': value },
      }),
    );
  const remove = (Key: Record<string, string>) => store.send(new DeleteCommand({ TableName: tableName('audit'), Key }));
  return {
    setEntry: (chainId: string, sequence: number, name: string, value: unknown) =>
      set(keyOf(chainId, sequence), name, value),
    removeEntry: (chainId: string, sequence: number) => remove(keyOf(chainId, sequence)),
    setHead: (day: string, chainId: string, hash: string) => set({ pk: `EXPORT#${day}`, sk: chainId }, 'hash', hash),
    forgetHead: (day: string, chainId: string) => remove({ pk: `EXPORT#${day}`, sk: chainId }),
    unregister: (day: string, chainId: string) => remove({ pk: `CHAINS#${day}`, sk: chainId }),
    setNextDay: (day: string) => set({ pk: 'SEALING', sk: 'STATE' }, 'nextDay', day),
    chainsOf: async (day: string): Promise<string[]> => {
      const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': `CHAINS#${day}` } };
      return ((await store.send(new QueryCommand({ TableName: tableName('audit'), ...query }))).Items ?? []).map(
        ({ sk }) => String(sk),
      );
    },
    entriesOf: async (chainId: string) => {
      const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': `CHAIN#${chainId}` } };
      return (await store.send(new QueryCommand({ TableName: tableName('audit'), ...query }))).Items ?? [];
    },
  };
};

/** Forgets everything that the audit trail and its archive hold, so that a test has a trail of its own. */
export async function clearTrail(store: DynamoDBDocumentClient): Promise<void> {
  archived.clear();
  const { Items = [] } = await store.send(new ScanCommand({ TableName: tableName('audit') }));
  for (const { pk, sk } of Items)
    await store.send(new DeleteCommand({ TableName: tableName('audit'), Key: { pk, sk } }));
}
