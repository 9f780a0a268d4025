/** Remembers how long steps took, by name, in the order in which they ended. */
export function createTimer() {
  const took = new Map<string, number>();
  return {
    time: async <Value>(step: string, work: () => Value | Promise<Value>): Promise<Value> => {
      const began = performance.now();
      const value = await work();
      took.set(step, performance.now() - began);
      return value;
    },
    ms: (...steps: readonly string[]): number => steps.reduce((sum, step) => sum + (took.get(step) ?? 0), 0),
  };
}
export type Timer = ReturnType<typeof createTimer>;
