import type { UploadAnswer } from '../../_connect/postOffice/postOffice.ts';

/** The pause before an office that is down or silent is asked again, where it does not say when. */
const pauseSeconds = 60;

/** When to try again after an answer that does not say that the office has the file. */
export const nextTry = ({ retryAt }: UploadAnswer, now: Date): Date =>
  retryAt ? new Date(retryAt) : new Date(now.getTime() + pauseSeconds * 1000);
