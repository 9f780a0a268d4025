import { type Grant, type GrantHolder, holdsOneOf } from './grants.ts';
import { dashboardPath, returnUrlOf } from './returnUrl.ts';
import { bindingSteps, type SignInStep, signInSteps } from './signInSteps.ts';

export const loginPath = '/account/login';
export const logOffPath = '/account/logoff';
export const changePasswordPath = '/manage/changepassword';

/** Where each step of sign-in is done. */
export const stepPaths: Readonly<Record<SignInStep, string>> = {
  secondFactor: '/secondfactor',
  enrolSecondFactor: '/secondfactor/enrol',
  confirmEmail: '/confirmemail',
  changePassword: changePasswordPath,
  licenseAgreement: '/userlicenseagreement',
  selectFacility: '/selectfacility',
  emiratesId: '/emiratesidupdate',
  professionalLicense: '/professionallicenseupdate',
};

/** Who may open a screen: everybody, every signed-in user, or users with one of the grants (an empty list: nobody, REQ-ROUTE-55). */
export type ScreenAccess = 'public' | 'signedIn' | readonly Grant[];

export interface GuardedLogin extends GrantHolder {
  readonly isResetPasswordRequired: boolean;
  readonly pendingSteps: readonly SignInStep[];
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

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

const owes = (login: GuardedLogin, step: SignInStep): boolean =>
  login.pendingSteps.includes(step) || (step === 'changePassword' && login.isResetPasswordRequired);

/** The page of a step, with the address to go to afterwards; the forced password page is always the bare one (REQ-ROUTE-50). */
function stepAddress(step: SignInStep, wanted: string): string {
  const isBare = step === 'changePassword' || wanted === dashboardPath;
  return isBare ? stepPaths[step] : `${stepPaths[step]}?returnUrl=${encodeURIComponent(wanted)}`;
}

const notWanted: readonly string[] = [...Object.values(stepPaths), logOffPath];

/**
 * Where a signed-in user goes who wants to go to `wanted`: the first step of sign-in that is still owed, in the order of
 * decisions (Routes 8), else there. Foreign addresses, the steps' own pages and the log-off page become the dashboard.
 */
export function addressAfterSignIn(login: GuardedLogin, wanted: string | null | undefined): string {
  const local = returnUrlOf(wanted);
  const step = signInSteps.find((each) => owes(login, each));
  if (!step) return notWanted.includes(pathOf(local)) && local !== changePasswordPath ? dashboardPath : local;
  return stepAddress(step, notWanted.includes(pathOf(local)) ? dashboardPath : local);
}

/**
 * The route guard (specification, section 4): the three rules in their order, for lazy sections and single routes alike.
 * Public screens carry no guard, the register page included (decisions, Routes 3). A licence agreement that is owed is
 * forced like a password change. `login` is the valid session or null.
 */
export function decideRoute(login: GuardedLogin | null, { address, access, section }: GuardedTarget): GuardDecision {
  if (access === 'public') return allowed;
  // A single route keeps the whole address; a lazy section returns to its own path (REQ-ROUTE-53).
  if (!login) return redirect(loginAddress(section ?? address));
  const mayEnter = access === 'signedIn' || holdsOneOf(login, access);
  const owed = bindingSteps.find((step) => owes(login, step));
  if (owed && mayEnter && pathOf(address) !== stepPaths[owed]) return redirect(stepAddress(owed, address));
  return mayEnter ? allowed : redirect(dashboardPath);
}
