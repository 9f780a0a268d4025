/** An element of a claim file: its name without a prefix, in the case in which it was written. */
export interface ClaimElement {
  readonly name: string;
  /** The name that the schemas have for it, in their letters; as it is written where they have none. */
  readonly meant: string;
  readonly text: string;
  readonly children: readonly ClaimElement[];
  /** Where it begins in the file. */
  readonly line: number;
}
