import { useCallback, useRef } from 'react';
import { useHumanVerification } from './useHumanVerification.ts';

/**
 * The human verification of a form that calls more than once (a connection test, then the registration): the server takes each
 * token once, so `take` hands one out and earns the next while the call is under way. It needs no tick beforehand.
 */
export function useVerificationTokens() {
  const token = useRef('');
  const underWay = useRef<Promise<string | null> | null>(null);
  const keep = useCallback((earned: string) => {
    token.current = earned;
  }, []);
  const { state, verify, reset } = useHumanVerification(keep);

  const earn = useCallback(() => {
    const mine = verify().finally(() => {
      if (underWay.current === mine) underWay.current = null;
    });
    underWay.current = mine;
    return mine;
  }, [verify]);

  /** An unused token, or null if the verification fails. */
  const take = useCallback(async (): Promise<string | null> => {
    const mine = token.current || (await (underWay.current ?? earn()));
    if (mine) void earn();
    return mine;
  }, [earn]);

  return { state, verify: earn, reset, take };
}
export type VerificationTokens = ReturnType<typeof useVerificationTokens>;
