/** Where a user without another wish goes. */
export const dashboardPath = '/dashboard';

const base = 'https://portal.invalid';

/** Whether the address is a path of this site: `//evil.example`, `/\evil.example` and `javascript:` are not. */
function isLocalPath(url: string): boolean {
  // Browsers read a backslash as a slash and skip tabs and line ends, so neither may be in it.
  if (!url.startsWith('/') || url.startsWith('//') || url.includes('\\')) return false;
  if ([...url].some((character) => character < ' ')) return false;
  return URL.canParse(url, base) && new URL(url, base).origin === base;
}

/**
 * Where the browser goes after sign-in (REQ-LOGIN-15, REQ-LOGIN-16): the wanted address when it is a path of this site, else the
 * dashboard; anything with 'dashboard' in it is the dashboard too, and '/' stays '/'.
 */
export function returnUrlOf(wanted: string | null | undefined): string {
  if (!wanted || !isLocalPath(wanted) || wanted.toLowerCase().includes('dashboard')) return dashboardPath;
  return wanted;
}
