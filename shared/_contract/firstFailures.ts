import type { FailureRow } from './messageRows.ts';

/*
 * Two failures that the web app names by itself, in a file of their own: the first page carries them without the rest of the table.
 */
export const notSignedIn = {
  http: 401,
  status: -1,
  message: 'Please sign in to continue.',
} as const satisfies FailureRow;
export const verificationFailed = {
  http: 200,
  status: -4,
  message: 'The human verification failed or expired. Please verify again.',
} as const satisfies FailureRow;
