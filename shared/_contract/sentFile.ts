import * as z from 'zod';

/** The most that a file may have that is sent within a call, in bytes. Larger ones go to a signed address (`beginUpload`). */
export const largestSentFile = 4 * 1024 * 1024;

/** The file of an endpoint with `takesFile`. Its name and type are the sender's words and prove nothing. */
export const sentFile = z.file().min(1).max(largestSentFile);
