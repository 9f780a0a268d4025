import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { stepPaths } from '../../shared/_field/routeGuard.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import type { Screen, ScreenCode } from '../base/screen.ts';

const row = { access: 'signedIn', texts: ['secondFactor', 'factorProof', 'ui'] } as const;

const code = () => import('./factorScreens.ts');

/** Second factors: giving one at sign-in, adding the first, keeping one's own, and resetting somebody's. */
export const secondFactorScreens = {
  give: {
    ...row,
    path: stepPaths.secondFactor,
    title: 'giveSecondFactor',
    isHome: true,
    load: (): ScreenCode => code().then((file) => file.GiveFactorScreen),
  },
  enrol: {
    ...row,
    path: stepPaths.enrolSecondFactor,
    title: 'enrolSecondFactor',
    isHome: true,
    load: (): ScreenCode => code().then((file) => file.EnrolFactorScreen),
  },
  list: {
    ...row,
    path: linkedScreens.secondFactors,
    title: 'secondFactors',
    load: (): ScreenCode => code().then((file) => file.SecondFactorsScreen),
  },
  reset: {
    ...row,
    path: '/resetsecondfactor',
    section: '/resetsecondfactor',
    access: moduleAccess.secondFactorReset,
    title: 'resetSecondFactor',
    load: (): ScreenCode => code().then((file) => file.ResetFactorScreen),
  },
} as const satisfies Record<string, Screen>;
