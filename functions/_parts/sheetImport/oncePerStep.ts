import type { ImportContext } from './importServer.ts';

/** Reads or makes a value once for the rows that are handled together, which share a context. */
export function oncePerStep<Value>(make: (ctx: ImportContext) => Value): (ctx: ImportContext) => Value {
  const made = new WeakMap<ImportContext, Value>();
  return (ctx) => {
    const known = made.get(ctx);
    if (known !== undefined) return known;
    const value = make(ctx);
    made.set(ctx, value);
    return value;
  };
}
