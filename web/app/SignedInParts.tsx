import { Suspense } from 'react';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { bindingSteps } from '../../shared/_field/signInSteps.ts';
import { usePortalSettings } from '../parts/portalSettings/usePortalSettings.ts';
import { lazyPart } from './lazyPart.ts';
import { SessionWatch } from './sessionEnd/SessionWatch.tsx';

const NotificationBell = lazyPart(() =>
  import('./notifications/NotificationBell.tsx').then((file) => file.NotificationBell),
);

const ProviderNotes = lazyPart(() => import('./ProviderNotes.tsx').then((file) => file.ProviderNotes));
const SupportChat = lazyPart(() => import('./SupportChat.tsx').then((file) => file.SupportChat));

/**
 * The parts that every signed-in page has: the watch over the end of the session; news, after the binding steps of sign-in; the
 * facility's notes and the support chat, after all steps.
 */
export function SignedInParts({ user }: { user: SignedInUser }) {
  const isComplete = !user.isResetPasswordRequired && !user.pendingSteps.some((step) => bindingSteps.includes(step));
  const isSettled = isComplete && user.pendingSteps.length === 0;
  const chat = usePortalSettings()?.chat;
  return (
    <>
      <SessionWatch user={user} />
      <Suspense fallback={null}>{isComplete ? <NotificationBell /> : null}</Suspense>
      <Suspense fallback={null}>{isSettled && user.providerNotes ? <ProviderNotes user={user} /> : null}</Suspense>
      <Suspense fallback={null}>{isSettled && chat ? <SupportChat chat={chat} /> : null}</Suspense>
    </>
  );
}
