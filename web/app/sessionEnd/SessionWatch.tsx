import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { followIdleEnd, idleEndOf } from '../../base/idleEnd.ts';
import { currentSession, removeSession } from '../../base/session.ts';
import { lazyPart } from '../lazyPart.ts';
import { dropEnd } from './endNotice.ts';
import { useAlarm } from './useAlarm.ts';
import { useLastInput } from './useLastInput.ts';

const SessionWarning = lazyPart(() => import('./SessionWarning.tsx').then((file) => file.SessionWarning));

const warningMs = 120_000;
/** As exact as the server's own memory of when a session was used. */
const presentMs = 60_000;

const loadEnding = () => import('./endHere.ts');

/** A session that ends on its server or in another tab takes its user to the sign-in page, which says why. */
function useUnexpectedEnd(): void {
  useEffect(() => {
    dropEnd();
    return () => {
      if (!currentSession()) void loadEnding().then(({ sayEndedElsewhere }) => sayEndedElsewhere());
    };
  }, []);
}

/**
 * Watches both ends of the session: two minutes before one of them it warns, at the end it leaves for the sign-in. A user
 * who is typing is present although the server gets no calls: the session is extended without a question.
 */
export function SessionWatch({ user: { expires } }: { user: SignedInUser }) {
  const idleEnd = useSyncExternalStore(followIdleEnd, () => idleEndOf(expires)) ?? Number.POSITIVE_INFINITY;
  const absoluteEnd = Date.parse(expires);
  const isLast = absoluteEnd <= idleEnd;
  const end = Math.min(idleEnd, absoluteEnd);
  const [warnedOf, setWarnedOf] = useState<number | null>(null);
  const lastInput = useLastInput();
  useUnexpectedEnd();

  useAlarm(end - warningMs, () => {
    if (isLast || Date.now() - lastInput.current > presentMs) return setWarnedOf(end);
    void import('./staySignedIn.ts').then(({ staySignedIn }) => staySignedIn()).catch(() => setWarnedOf(end));
  });
  useAlarm(end, () => {
    void loadEnding()
      .then(({ endHere }) => endHere(isLast ? 'absolute' : 'idle'))
      .catch(removeSession);
  });

  if (warnedOf !== end) return null;
  return (
    <Suspense fallback={null}>
      <SessionWarning end={end} isLast={isLast} onDismiss={() => setWarnedOf(null)} />
    </Suspense>
  );
}
