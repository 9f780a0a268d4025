import { Suspense } from 'react';
import type { SignedInUser } from '../../shared/contract/sessionUser.ts';
import { bindingSteps } from '../../shared/model/signInSteps.ts';
import { lazyPart } from './lazyPart.ts';
import { SessionWatch } from './sessionEnd/SessionWatch.tsx';

const NotificationBell = lazyPart(() =>
  import('./notifications/NotificationBell.tsx').then((file) => file.NotificationBell),
);

/** What watches for a signed-in user: the ends of the session, and news, which nobody gets before the binding steps are done. */
export function SignedInParts({ user }: { user: SignedInUser }) {
  const isComplete = !user.isResetPasswordRequired && !user.pendingSteps.some((step) => bindingSteps.includes(step));
  return (
    <>
      <SessionWatch user={user} />
      <Suspense fallback={null}>{isComplete ? <NotificationBell /> : null}</Suspense>
    </>
  );
}
