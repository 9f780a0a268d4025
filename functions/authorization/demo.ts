import { measured } from '../_data/authorization/authorization.ts';
import { countItems } from '../_data/authorization/authorizationCounts.ts';
import { measureItems } from '../_data/authorization/authorizationMeasures.ts';
import type { Demo } from '../_demo/demo.ts';
import { itemPuts } from '../_demo/itemPuts.ts';
import { demoKeptFiles } from './demo/keptFiles.ts';
import { demoAuthorizations } from './demo/requests.ts';

/** Requests for approval with their counts and measures, and the answer files that people have to look at. */
export const demo: Demo = ({ now }) => {
  const { writes, records } = demoAuthorizations(now);
  const items = [...countItems(records), ...demoKeptFiles(now), ...measureItems(records.map(measured))];
  return [...writes, ...itemPuts('requests', items)];
};
