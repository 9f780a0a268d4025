import { loginAddress, loginPath } from '../../shared/_field/routeGuard.ts';

/**
 * The ways of navigating that start outside a component. `go` is set by the router while it is on the page; `leave` loads the
 * page anew, which also drops everything the old user's screens held in memory.
 */
export const navigation = {
  go: (path: string): void => window.location.assign(path),
  leave: (path: string): void => window.location.assign(path),
  reload: (): void => window.location.reload(),
};

/** The return address of a page's query; guards write returnUrl, other systems' links ReturnUrl (REQ-LOGIN-17). */
export function wantedAddress(search: URLSearchParams): string | null {
  for (const [name, value] of search) if (name.toLowerCase() === 'returnurl') return value;
  return null;
}

/** The address on the page, as a guard or a 401 keeps it for after the sign-in. */
export const currentAddress = (): string => `${window.location.pathname}${window.location.search}`;

/** To the login page, keeping the current address as returnUrl (REQ-LOGIN-22); nowhere when already there. */
export function goToLogin(): void {
  if (window.location.pathname !== loginPath) navigation.go(loginAddress(currentAddress()));
}
