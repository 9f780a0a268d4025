import { isRightToLeft, type Language } from '../../shared/_field/bilingual.ts';
import type { PortalSettings } from '../../shared/_field/portalSettings.ts';

/** The part of Chatwoot's script for web sites that the portal uses. */
interface Chatwoot {
  setUser: (identifier: string, user: { name: string; identifier_hash: string }) => void;
  setLocale: (language: Language) => void;
  /** Forgets the user and the conversation, on this computer. */
  reset: () => void;
}

declare global {
  interface Window {
    $chatwoot?: Chatwoot;
    chatwootSettings?: { locale: Language; position: 'left' | 'right' };
    chatwootSDK?: { run: (options: { websiteToken: string; baseUrl: string }) => void };
  }
}

export interface ChatIdentity {
  readonly userId: string;
  readonly userName: string;
  readonly identifierHash: string;
}

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} did not load`));
    document.head.append(script);
  });

/**
 * Opens the chat with its user introduced: user id, user name and the proof of the id, and nothing else that the portal knows
 * (REQ-SHELL-11). The chat calls back when its frame is there.
 */
export async function openChat(
  { baseUrl, websiteToken }: NonNullable<PortalSettings['chat']>,
  { userId, userName, identifierHash }: ChatIdentity,
  language: Language,
): Promise<void> {
  window.chatwootSettings = { locale: language, position: isRightToLeft(language) ? 'left' : 'right' };
  const introduce = () => window.$chatwoot?.setUser(userId, { name: userName, identifier_hash: identifierHash });
  window.addEventListener('chatwoot:ready', introduce, { once: true });
  await loadScript(`${baseUrl}/packs/js/sdk.js`);
  window.chatwootSDK?.run({ websiteToken, baseUrl });
}
