import type { TitleKey } from './screens/screen.ts';

const storageKey = 'trail';

/** Which entry of the tab's history is open: the router numbers its own. 0 was opened from outside, by a link or a typed address. */
const position = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

function readTrail(): (TitleKey | null)[] {
  try {
    const trail: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(trail) ? trail : [];
  } catch {
    return [];
  }
}

/** Notes which screen the open entry of the history shows; it outlives a reload of the page. */
export function rememberScreen(title: TitleKey): void {
  const trail = readTrail();
  trail[position()] = title;
  sessionStorage.setItem(storageKey, JSON.stringify(trail));
}

/** The page before this one, if it was the portal's: `title` is null where nobody noted which. */
export function pageBefore(): { readonly title: TitleKey | null } | null {
  const at = position();
  return at > 0 ? { title: readTrail()[at - 1] ?? null } : null;
}
