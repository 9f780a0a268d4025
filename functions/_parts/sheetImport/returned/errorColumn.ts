/** What is added to a sheet: a head, and beside each wrong row what is wrong with it. */
export interface ErrorColumn {
  readonly title: string;
  /** Where it stands, from the left, counted from 0: behind all heads. */
  readonly at: number;
  readonly headRow: number;
  readonly textOf: ReadonlyMap<number, string>;
}
