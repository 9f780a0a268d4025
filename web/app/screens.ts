import type { Screen } from '../base/screen.ts';
import { accountScreens } from './screens/account.ts';
import { documentScreens } from './screens/document.ts';
import { eligibilityScreens } from './screens/eligibility.ts';
import { moduleScreens } from './screens/modules.ts';
import { providerScreens } from './screens/provider.ts';
import { visitorScreens } from './screens/visitor.ts';

export type { Screen } from '../base/screen.ts';

/** THE screen table, by topic in web/app/screens. A new screen is its component, a row there and a test. */
export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...accountScreens,
  ...eligibilityScreens,
  ...moduleScreens,
  ...providerScreens,
  ...documentScreens,
];
