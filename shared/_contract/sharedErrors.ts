export interface ErrorEntry {
  readonly http: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503;
  readonly status: number;
  /** English; what fills its places stands in double braces. */
  readonly message: string;
  /** Whose texts say it; without a module it is a general text. */
  readonly module?: string;
}

/*
 * Two failures that the web app names by itself, in a file of their own: the first page carries them without the rest of the table.
 */
export const notSignedIn = {
  http: 401,
  status: -1,
  message: 'Please sign in to continue.',
} as const satisfies ErrorEntry;
export const verificationFailed = {
  http: 200,
  status: -4,
  message: 'The human verification failed or expired. Please verify again.',
} as const satisfies ErrorEntry;
