/** A value that the demonstration needs. Throws where it names something that it does not have. */
export const found = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The demonstration names something that it does not have');
  return value;
};

/** The values in turn, again and again. */
export const turnOf = <Value>(values: readonly Value[], turn: number): Value => values[turn % values.length] as Value;
