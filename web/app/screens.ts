import type { Screen } from '../base/screen.ts';
import { laterModuleScreens } from './screens/later.ts';
import { moduleScreens } from './screens/ofModules.ts';
import { visitorScreens } from './screens/ofVisitors.ts';

export type { Screen } from '../base/screen.ts';

/**
 * THE screen table. A new screen is its component, a row in `web/<module>/screens.ts` and a test. The order of the rows means nothing:
 * an address opens the row that fits it best, and lists of screens sort theirs.
 */
export const screens: readonly Screen[] = [...visitorScreens, ...moduleScreens, ...laterModuleScreens];
