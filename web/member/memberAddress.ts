import { pathTo } from '../base/screenPath.ts';
import { memberScreens } from './screens.ts';

/** The number stands behind the `#`, where it never leaves the browser: no log has the numbers of people's cards. */
export const memberPath = (memberId: string): string => `${pathTo(memberScreens.list)}#${encodeURIComponent(memberId)}`;
