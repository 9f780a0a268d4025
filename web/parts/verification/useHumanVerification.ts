import { useCallback, useEffect, useRef, useState } from 'react';
import { earnToken } from './earnToken.ts';

export type VerificationState = 'unverified' | 'verifying' | 'verified' | 'failed';

// Renewed a little early, so that a token does not expire between the check and the call.
const marginMs = 10_000;

/**
 * The human verification: ALTCHA, solved in the browser in well under two seconds. `onToken` gets the token, and an empty one
 * as soon as it stops being good: tokens expire, and the server takes each only once.
 */
export function useHumanVerification(onToken: (token: string) => void) {
  const [state, setState] = useState<VerificationState>('unverified');
  const attempt = useRef(0);
  const due = useRef(0);
  const expiry = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reset = useCallback(() => {
    attempt.current += 1;
    clearTimeout(expiry.current);
    onToken('');
    setState('unverified');
  }, [onToken]);

  /**
   * Answers the token, or null if the verification failed or was restarted before it ended. `difficulty` (0 to 4) is what the sign-in has
   * asked for; later puzzles are as hard.
   */
  const verify = useCallback(
    async (difficulty = 0): Promise<string | null> => {
      reset();
      due.current = Math.max(due.current, difficulty);
      const mine = attempt.current;
      setState('verifying');
      try {
        const { token, expiresAt } = await earnToken(due.current);
        if (mine !== attempt.current) return null;
        setState('verified');
        onToken(token);
        if (expiresAt) expiry.current = setTimeout(reset, Math.max(0, expiresAt * 1000 - Date.now() - marginMs));
        return token;
      } catch {
        // Offline nothing has failed but the connection, and the portal says so elsewhere.
        if (mine === attempt.current) setState(navigator.onLine ? 'failed' : 'unverified');
        return null;
      }
    },
    [onToken, reset],
  );

  useEffect(
    () => () => {
      attempt.current += 1;
      clearTimeout(expiry.current);
    },
    [],
  );

  return { state, verify, reset };
}
