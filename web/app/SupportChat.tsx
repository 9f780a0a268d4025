import { useEffect } from 'react';
import type { PortalSettings } from '../../shared/_field/portalSettings.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { call } from '../api/client.ts';
import { preferences, usePreferences } from '../base/preferences.ts';
import { openChat } from './supportChat.ts';

/** After the page has come to rest: the chat may never make the portal slower. Safari knows no idle time. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 10_000 });
  return () => cancelIdleCallback(handle);
}

let isOpened = false;

/** A chat that does not load is not an error of the portal: no alert, and the support address stays in the footer. */
async function introduce(chat: NonNullable<PortalSettings['chat']>): Promise<void> {
  if (isOpened) return;
  isOpened = true;
  try {
    const { data } = await call(accountApi.endpoints.getChatIdentity, {}, { isQuiet: true });
    if (data) await openChat(chat, data, preferences().language);
  } catch {
    isOpened = false;
  }
}

/** The support chat of a signed-in user, where the environment configures one (REQ-SHELL-11). */
export function SupportChat({ chat }: { chat: NonNullable<PortalSettings['chat']> }) {
  const { language } = usePreferences();
  useEffect(() => whenIdle(() => void introduce(chat)), [chat]);
  useEffect(() => window.$chatwoot?.setLocale(language), [language]);
  return null;
}
