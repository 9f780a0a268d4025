import { dashboardPath } from './routeGuard.ts';

/**
 * A return address that stays on this site: a path of its own, never `//host`, `/\host`, a scheme or control characters.
 * Anything else becomes /dashboard (decisions, Routes 6), so that a crafted link cannot send a fresh login elsewhere.
 */
export function localReturnUrl(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/')) return dashboardPath;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line ends, which can hide a second slash.
  const isOurs = !/^\/[/\\]/.test(wanted) && !/[\u0000-\u001f\\]/.test(wanted);
  return isOurs ? wanted : dashboardPath;
}

/** Where a sign-in lands: any url containing 'dashboard' is /dashboard, '/' stays '/' (REQ-LOGIN-16). */
export function landingOf(url: string | null | undefined): string {
  const local = localReturnUrl(url);
  return local.includes('dashboard') ? dashboardPath : local;
}

/** The return address of a query string, whatever the case of its name (REQ-LOGIN-17: ReturnUrl or returnUrl). */
export function returnUrlOf(search: URLSearchParams): string {
  for (const [name, value] of search) if (name.toLowerCase() === 'returnurl') return localReturnUrl(value);
  return dashboardPath;
}
