import { fail } from '../_kit/failure.ts';

/** A value that the contract has asked for with the move. */
export function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw fail('notInThisStatus');
  return value;
}
