import { useEffect, useState } from 'react';
import { isEmail } from '../../../shared/_field/email.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { call } from '../../api/client.ts';
import { sendVerifiedWhenAsked } from '../../parts/verification/askedVerification.ts';
import { useDelayed } from '../../ui/useDelayed.ts';

const typingPauseMs = 400;

/**
 * Asks whether a user name exists, once the typing pauses (REQ-REG-09, 10); answers whether it is being asked. A check that
 * fails counts as 'not existing' (REQ-REG-11): the registration itself decides again.
 */
export function useUserNameCheck(email: string, onUsed: (name: string) => void): boolean {
  const name = useDelayed(email.trim().toLowerCase(), typingPauseMs);
  const [asking, setAsking] = useState<string | null>(null);

  useEffect(() => {
    if (!isEmail(name)) return;
    const asked = new AbortController();
    const { signal } = asked;
    setAsking(name);
    const ask = (token: string) =>
      call(
        accountApi.endpoints.checkUserName,
        { query: { username: name, ...(token && { token }) } },
        { signal, isQuiet: true },
      );
    sendVerifiedWhenAsked(ask)
      .then(({ data }) => data === 'true' && !signal.aborted && onUsed(name))
      .catch(() => undefined)
      .finally(() => setAsking((current) => (current === name ? null : current)));
    return () => asked.abort();
  }, [name, onUsed]);

  return asking !== null && asking === email.trim().toLowerCase();
}
