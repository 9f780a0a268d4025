import { accountScreens } from '../../account/visitorScreens.ts';
import type { Screen } from '../../base/screen.ts';
import { claimDashboardScreens } from '../../claimDashboard/visitorScreens.ts';

const tables: readonly Readonly<Record<string, Screen>>[] = [accountScreens, claimDashboardScreens];

/** What anybody may open: part of the entry. `npm run modules` writes this file. */
export const visitorScreens: readonly Screen[] = tables.flatMap((rows) => Object.values(rows));
