import { accountScreens } from '../../account/screens.ts';
import type { Screen } from '../../base/screen.ts';
import { claimDashboardScreens } from '../../claimDashboard/screens.ts';

/** What anybody may open. These rows are part of the entry, all others arrive with the first page that needs one. */
export const visitorScreens: readonly Screen[] = [
  ...Object.values(accountScreens),
  ...Object.values(claimDashboardScreens),
];
