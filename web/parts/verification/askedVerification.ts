import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { earnToken } from './earnToken.ts';

const isAsked = (errors: readonly ApiError[]): boolean => errors.some(({ code }) => code === 'verificationNeeded');

/**
 * Sends a call that asks for the human verification only after some uses: without a token, and where the portal asks for one, once more
 * with it. `send` gets the token and throws `CallFailed` where the call was refused. Nobody has to tick or to type anything.
 */
export async function sendVerifiedWhenAsked<Result>(send: (token: string) => Promise<Result>): Promise<Result> {
  try {
    return await send('');
  } catch (error) {
    if (!(error instanceof CallFailed) || !isAsked(error.errors)) throw error;
    return send((await earnToken()).token);
  }
}
