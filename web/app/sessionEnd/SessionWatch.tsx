import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SignedInUser } from '../../../shared/_contract/sessionUser.ts';
import { followIdleEnd, idleEndOf } from '../../base/idleEnd.ts';
import { currentSession, endHere, isEndedHere, removeSession } from '../../base/session.ts';
import { lazyPart } from '../lazyPart.ts';
import { dropEnd } from './endNotice.ts';
import { useAlarm } from './useAlarm.ts';
import { useLastInput } from './useLastInput.ts';

const SessionWarning = lazyPart(() => import('./SessionWarning.tsx').then((file) => file.SessionWarning));

const warningMs = 120_000;
/** As exact as the server's own memory of when a session was used. */
const presentMs = 60_000;

const loadEnding = () => import('./sayEnd.ts');

/**
 * A session that ends on its server or in another tab takes its user to the sign-in page, which says that it has ended. It says nothing
 * of a session that the user has ended here, or that no answer has ever confirmed, such as one that an earlier visit left behind.
 */
function useUnexpectedEnd(isConfirmed: boolean): void {
  const wasConfirmed = useRef(isConfirmed);
  if (isConfirmed) wasConfirmed.current = true;
  useEffect(() => {
    dropEnd();
    return () => {
      if (currentSession() || isEndedHere() || !wasConfirmed.current) return;
      void loadEnding().then(({ sayEnd }) => sayEnd('unknown'));
    };
  }, []);
}

/**
 * Watches both ends of the session: two minutes before one of them it warns, at the end it leaves for the sign-in. A user
 * who is typing is present although the server gets no calls: the session is extended without a question.
 */
export function SessionWatch({ user: { expires } }: { user: SignedInUser }) {
  const toldEnd = useSyncExternalStore(followIdleEnd, () => idleEndOf(expires));
  const idleEnd = toldEnd ?? Number.POSITIVE_INFINITY;
  const absoluteEnd = Date.parse(expires);
  const isLast = absoluteEnd <= idleEnd;
  const end = Math.min(idleEnd, absoluteEnd);
  const [warnedOf, setWarnedOf] = useState<number | null>(null);
  const lastInput = useLastInput();
  useUnexpectedEnd(toldEnd !== null);

  useAlarm(end - warningMs, () => {
    if (isLast || Date.now() - lastInput.current > presentMs) return setWarnedOf(end);
    void import('./staySignedIn.ts').then(({ staySignedIn }) => staySignedIn()).catch(() => setWarnedOf(end));
  });
  useAlarm(end, () => {
    endHere();
    void loadEnding()
      .then(({ endWithReason }) => endWithReason(isLast ? 'absolute' : 'idle'))
      .catch(removeSession);
  });

  if (warnedOf !== end) return null;
  return (
    <Suspense fallback={null}>
      <SessionWarning end={end} isLast={isLast} onDismiss={() => setWarnedOf(null)} />
    </Suspense>
  );
}
