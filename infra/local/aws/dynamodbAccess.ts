import { type Fields, fieldsOf, isFields, listOfFields } from '../template/properties.ts';
import { AwsError, type AwsRequest, type Permission } from './service.ts';

export interface DynamodbNames {
  /** `arn:aws:dynamodb:<region>:<account>:table/`. */
  readonly tableArnPrefix: string;
  /** The partition keys by table, and by `table/index/name`. */
  readonly partitionKeys: ReadonlyMap<string, string>;
}

const keyText = (value: unknown): string[] => Object.values(fieldsOf(value)).map(String);

const itemOperations = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** The value that a key condition gives to the partition key: `#pk = :pk`, in either order of the conditions. */
function queriedKey(input: Fields, partitionKey: string): string[] {
  const expression = String(input.KeyConditionExpression ?? '');
  const names = fieldsOf(input.ExpressionAttributeNames);
  for (const [, name = '', value = ''] of expression.matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g)) {
    if ((names[name] ?? name) === partitionKey) return keyText(fieldsOf(input.ExpressionAttributeValues)[value]);
  }
  return [];
}

/** Which permissions a DynamoDB call needs: each item of a batch or a transaction counts by its own table and action. */
export function dynamodbPermissions({ operation, input }: AwsRequest, names: DynamodbNames): Permission[] {
  const tableOf = (name: unknown) => String(name ?? '').replace(/^arn:.*:table\//, '');
  const permission = (action: string, table: unknown, key: unknown, index?: unknown): Permission => {
    const path = index ? `${tableOf(table)}/index/${String(index)}` : tableOf(table);
    const partitionKey = names.partitionKeys.get(path) ?? '';
    const leading = action === 'Query' ? queriedKey(input, partitionKey) : keyText(fieldsOf(key)[partitionKey]);
    return {
      action: `dynamodb:${action}`,
      resource: `${names.tableArnPrefix}${path}`,
      context: { 'aws:SecureTransport': ['true'], ...(leading.length > 0 ? { 'dynamodb:LeadingKeys': leading } : {}) },
    };
  };
  const perTransactItem = (items: unknown): Permission[] =>
    listOfFields(items).flatMap((item) =>
      Object.entries(item).map(([kind, request]) => {
        const { TableName, Key, Item } = fieldsOf(request);
        const action = kind === 'Get' ? 'GetItem' : itemOperations[kind as keyof typeof itemOperations];
        if (!action) throw new AwsError('ValidationException', `Unknown item of a transaction: ${kind}`);
        return permission(action, TableName, Key ?? Item);
      }),
    );
  switch (operation) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return perTransactItem(input.TransactItems);
    case 'BatchGetItem':
      return Object.entries(fieldsOf(input.RequestItems)).flatMap(([table, request]) =>
        listOfFields(fieldsOf(request).Keys).map((key) => permission(operation, table, key)),
      );
    case 'BatchWriteItem':
      return Object.entries(fieldsOf(input.RequestItems)).flatMap(([table, requests]) =>
        listOfFields(requests).map(({ PutRequest, DeleteRequest }) =>
          permission(operation, table, isFields(PutRequest) ? PutRequest.Item : fieldsOf(DeleteRequest).Key),
        ),
      );
    default:
      return [permission(operation, input.TableName, input.Key ?? input.Item, input.IndexName)];
  }
}
