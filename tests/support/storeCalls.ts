import { wiring } from '../../functions/_data/wiring.ts';

/** Counts the calls that the functions send to the store, by their names: what an answer takes must not tell whether there is a record. */
export function countingStore() {
  const { store } = wiring;
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
      if (calls.length === 0) throw new Error('No call of the store was counted');
      return [result, calls.toSorted()];
    },
    stop: () => void store.middlewareStack.remove('countingCalls'),
  };
}
