import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Consumption } from './prices.ts';

type Used = { CapacityUnits?: number };

const unitsOf = (used: Used | Used[] | undefined): number =>
  [used ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);

const isRead = (command: string): boolean => /^(Get|Query|BatchGet)/.test(command);

/** Asks the store with every call what it consumed; `measure` answers the sum of all calls that something made. */
export function meter(store: DynamoDBDocumentClient): {
  measure: (work: () => Promise<unknown>) => Promise<Consumption>;
} {
  let used = { readUnits: 0, writeUnits: 0, storeCalls: 0 };
  store.middlewareStack.add(
    (next, context) => async (args) => {
      const command = String(context.commandName);
      if (command.startsWith('Scan')) throw new Error('A call scans a table');
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const { ConsumedCapacity } = result.output as { ConsumedCapacity?: Used | Used[] };
      const units = unitsOf(ConsumedCapacity);
      used.storeCalls += 1;
      used[isRead(command) ? 'readUnits' : 'writeUnits'] += units;
      return result;
    },
    { step: 'initialize', name: 'meter' },
  );
  const measure = async (work: () => Promise<unknown>) => {
    used = { readUnits: 0, writeUnits: 0, storeCalls: 0 };
    await work();
    return used;
  };
  return { measure };
}
