import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { verificationFailed } from '../../../shared/_contract/firstFailures.ts';

/** What a form says when the verification did not work, in the words of the server. */
export const notVerified: ApiError = { code: 'verificationFailed', message: verificationFailed.message };
