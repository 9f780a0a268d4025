import { useRef, useState } from 'react';
import type { Answer, Endpoint, Sending } from '../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { notVerified } from '../parts/verification/notVerified.ts';
import { useVerificationTokens } from '../parts/verification/useVerificationTokens.ts';

/** Sends a call of a visitor that needs a human-verification token; once, however often the button is pressed. */
export function useVerifiedSending<E extends Endpoint>(endpoint: E) {
  const tokens = useVerificationTokens();
  const { send } = useApiMutation(endpoint, { showsErrors: true });
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  const attempt = async (sendingOf: (token: string) => Sending<E>): Promise<Answer<E> | null | undefined> => {
    const token = await tokens.take();
    if (!token) {
      setRefusals([notVerified]);
      return undefined;
    }
    const outcome = await send(sendingOf(token));
    if (outcome.isDone) return outcome.data;
    setRefusals(outcome.errors);
    return undefined;
  };

  return {
    tokens,
    refusals,
    isSending,
    /** Answers undefined when it failed; `refusals` then say why. */
    sendOnce: async (sendingOf: (token: string) => Sending<E>) => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      setSending(true);
      setRefusals([]);
      try {
        return await attempt(sendingOf);
      } finally {
        isUnderWay.current = false;
        setSending(false);
      }
    },
  };
}
