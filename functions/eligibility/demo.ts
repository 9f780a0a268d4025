import { type Counted, countItems } from '../_data/eligibility/eligibilityCount.ts';
import type { Demo } from '../_demo/demo.ts';
import { itemPuts, itemsIn, latestOf } from '../_demo/itemPuts.ts';
import { demoDesk } from './demo/desk.ts';
import { demoHistory } from './demo/history.ts';

/** The requests, of which some wait for a payer's people, with their counts. */
export const demo: Demo = ({ now }) => {
  const writes = [...demoHistory(now), ...demoDesk(now)];
  const requests = latestOf(itemsIn('eligibility', writes)).filter(({ payerCode }) => payerCode !== undefined);
  return [...writes, ...itemPuts('eligibility', countItems(requests as unknown as Counted[]))];
};
