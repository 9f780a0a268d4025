import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { cancellationCodes } from '../_kit/awsCalls.ts';
import type { TransactItem } from './transaction.ts';

/**
 * A store that carries out a transaction only while `check` holds, which takes one place of each; everything else is sent as it is.
 * A transaction that the check stops throws what `refused` answers.
 */
export function checkedStore(
  store: DynamoDBDocumentClient,
  check: TransactItem,
  refused: () => Error,
): DynamoDBDocumentClient {
  const send = async (command: Parameters<DynamoDBDocumentClient['send']>[0]) => {
    if (!(command instanceof TransactWriteCommand)) return store.send(command);
    const { TransactItems = [], ...rest } = command.input;
    try {
      return await store.send(new TransactWriteCommand({ ...rest, TransactItems: [...TransactItems, check] }));
    } catch (error) {
      const isRefused = cancellationCodes(error).at(-1) === 'ConditionalCheckFailed';
      throw isRefused ? refused() : error;
    }
  };
  return { send } as unknown as DynamoDBDocumentClient;
}
