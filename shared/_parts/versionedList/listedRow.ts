type Values<Value> = Readonly<Record<string, Value | undefined>>;

/** A row of a list that is kept in versions, as the comparison of two versions reads it. Empty cells are left out, prices are fils. */
export interface ListedRow {
  readonly code: string;
  /** How a drug may be dispensed; lists without such a class leave it out. */
  readonly dispenseMode?: string;
  readonly texts: Values<string>;
  readonly pricesFils: Values<number>;
  /** Which plan covers it; lists without plans leave it out. */
  readonly plans?: Values<boolean>;
}

/** What the comparison asks of a kind of list: its columns by what a change of them means. */
export interface ListColumns {
  readonly all: readonly string[];
  readonly prices: readonly string[];
  readonly plans: readonly string[];
  readonly texts: readonly string[];
}
