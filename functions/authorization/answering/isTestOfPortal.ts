import { isTestAnswer } from '../../_connect/postOffice/isTestAnswer.ts';
import type { PriorAuthorization } from '../../_connect/postOffice/postOffice.ts';
import { dispositionFlag } from '../../_parts/postOffice/dispositionFlag.ts';

/** Whether an answer was only tried, for a portal of this environment. */
export const isTestOfPortal = ({ dispositionFlag: flag }: PriorAuthorization): boolean =>
  isTestAnswer(flag, dispositionFlag());
