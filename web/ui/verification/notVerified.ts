import type { ApiError } from '../../../shared/contract/envelope.ts';
import { errorTable } from '../../../shared/contract/errors.ts';

/** What a form says when the verification did not work, in the words of the server. */
export const notVerified: ApiError = { code: 'verificationFailed', message: errorTable.verificationFailed.message };
