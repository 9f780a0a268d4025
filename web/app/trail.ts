import type { TitleKey } from '../base/screen.ts';
import { currentSession } from '../base/session.ts';

const storageKey = 'trail';

/** Which entry of the tab's history is open: the router numbers its own. 0 was opened from outside, by a link or a typed address. */
const position = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

function storedTrail(): (TitleKey | null)[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

let trail: (TitleKey | null)[] | undefined;

/**
 * Notes which screen the open entry of the history shows. For who is signed in it outlives a reload of the page; after a log-out
 * the tab keeps nothing (REQ-LOGIN-23).
 */
export function rememberScreen(title: TitleKey): void {
  trail ??= storedTrail();
  trail[position()] = title;
  if (currentSession()) sessionStorage.setItem(storageKey, JSON.stringify(trail));
}

/** The page before this one, if it was the portal's: `title` is null if it was not recorded. */
export function pageBefore(): { readonly title: TitleKey | null } | null {
  const at = position();
  trail ??= storedTrail();
  return at > 0 ? { title: trail[at - 1] ?? null } : null;
}
