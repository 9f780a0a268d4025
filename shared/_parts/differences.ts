/** A field that is not the same in two states of a record, with its value in each. */
export interface Difference<Field extends string, Value> {
  readonly field: Field;
  readonly before: Value;
  readonly after: Value;
}

/** The fields in which two states of a record differ, in the order of `fields`. Values are compared as they are: no objects. */
export const differences = <const Field extends string, Value>(
  fields: readonly Field[],
  before: Readonly<Record<Field, Value>>,
  after: Readonly<Record<Field, Value>>,
): Difference<Field, Value>[] =>
  fields
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((each) => each.before !== each.after);
