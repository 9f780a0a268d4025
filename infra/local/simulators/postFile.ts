/** A file that a post office holds. */
export interface PostFile {
  readonly id: string;
  readonly name: string;
  readonly sender: string;
  readonly receiver: string;
  /** One of `transactionKinds` of a post box. */
  readonly kind: number;
  readonly recordCount: number;
  readonly bytes: Buffer;
  readonly at: Date;
  isDownloaded: boolean;
  /** The type and the ID of the request that it holds; nothing for other files. */
  readonly request?: string;
  /** The IDs of the claims that it holds; nothing for other files. */
  readonly claims?: readonly string[];
}
