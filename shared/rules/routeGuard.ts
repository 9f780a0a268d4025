import type { Role } from '../contract/roles.ts';
import { dashboardPath } from './returnUrl.ts';

export const loginPath = '/account/login';
export const changePasswordPath = '/manage/changepassword';

/** Who may open a screen: anybody, every signed-in user, or the holders of one of the roles (none: nobody, REQ-ROUTE-55). */
export type ScreenAccess = 'public' | 'signedIn' | readonly Role[];

export interface GuardedLogin {
  readonly roles: readonly Role[];
  readonly facilityRoles: readonly Role[];
  readonly isResetPasswordRequired: boolean;
}

export interface GuardedTarget {
  /** Path and query of the wanted address. */
  readonly address: string;
  readonly access: ScreenAccess;
  /** The path of the lazy section that the target belongs to, e.g. `/eligibility`. */
  readonly section?: string;
}

export type GuardDecision = { readonly isAllowed: true } | { readonly isAllowed: false; readonly to: string };

const allowed: GuardDecision = { isAllowed: true };
const redirect = (to: string): GuardDecision => ({ isAllowed: false, to });

/** The login page with the wanted address kept for afterwards. */
export const loginAddress = (wanted: string): string => `${loginPath}?returnUrl=${encodeURIComponent(wanted)}`;

/** Whether the login holds one of the roles; `Standard` is every login's (REQ-ROUTE-56), facility roles count as roles. */
export function holdsOneOf(login: Pick<GuardedLogin, 'roles' | 'facilityRoles'>, roles: readonly Role[]): boolean {
  return roles.some((role) => role === 'Standard' || login.roles.includes(role) || login.facilityRoles.includes(role));
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/**
 * The route guard (specification, section 4): the three rules in their order, for lazy sections and single routes alike.
 * Public screens carry no guard, the register page included (decisions, Routes 3). `login` is the valid session or null.
 */
export function decideRoute(login: GuardedLogin | null, { address, access, section }: GuardedTarget): GuardDecision {
  if (access === 'public') return allowed;
  // A single route keeps the whole address; a lazy section returns to its own path (REQ-ROUTE-53).
  if (!login) return redirect(loginAddress(section ?? address));
  const mayEnter = access === 'signedIn' || holdsOneOf(login, access);
  if (login.isResetPasswordRequired && mayEnter && pathOf(address) !== changePasswordPath) {
    return redirect(changePasswordPath);
  }
  return mayEnter ? allowed : redirect(dashboardPath);
}
