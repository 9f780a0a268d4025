import type { Answer, Endpoint, Sending } from '../../../shared/_contract/endpoint.ts';
import { type Outcome, useApiMutation } from '../../api/useApiMutation.ts';
import { notVerified } from './notVerified.ts';
import { useVerificationTokens } from './useVerificationTokens.ts';

/** Sends a call of a visitor that needs a human-verification token. */
export function useVerifiedSending<E extends Endpoint>(endpoint: E) {
  const tokens = useVerificationTokens();
  const { send } = useApiMutation(endpoint, { showsErrors: true });
  return {
    tokens,
    send: async (sendingOf: (token: string) => Sending<E>): Promise<Outcome<Answer<E>>> => {
      const token = await tokens.take();
      if (token) return send(sendingOf(token));
      return { isDone: false, status: -1, errors: [notVerified], data: null };
    },
  };
}
