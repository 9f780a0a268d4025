import type { ApiError } from '../../../shared/contract/envelope.ts';
import { verificationFailed } from '../../../shared/contract/sharedErrors.ts';

/** What a form says when the verification did not work, in the words of the server. */
export const notVerified: ApiError = { code: 'verificationFailed', message: verificationFailed.message };
