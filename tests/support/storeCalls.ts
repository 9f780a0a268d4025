import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Counts the calls of the store by their names: what an answer takes must not tell whether there is a record. */
export function countingStore(store: DynamoDBDocumentClient) {
  let calls: string[] = [];
  store.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        calls.push(commandName ?? '');
        return next(args);
      },
    { step: 'initialize', name: 'countingCalls' },
  );
  return {
    /** What something answers, and the calls that it took, in no order. */
    of: async <Result>(work: () => Promise<Result>): Promise<[Result, string[]]> => {
      calls = [];
      const result = await work();
      return [result, calls.toSorted()];
    },
    stop: () => void store.middlewareStack.remove('countingCalls'),
  };
}
