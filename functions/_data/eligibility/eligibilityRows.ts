import type { Migration } from '../../_store/migration.ts';
import { partitions, rowFields, rowOf, sortKeyOf } from './eligibility.ts';

/**
 * Gives the requests of releases before the narrow indexes the `row` that lists show. Until then a list reads each of them by its
 * key, which costs a read unit or more a request.
 */
export const eligibilityRows: Migration = {
  name: 'eligibilityRows',
  table: 'eligibility',
  reads: ['row', 'eligibilityId', ...rowFields],
  change: (item) => {
    const isRequest = item.pk.startsWith(partitions.facility('')) && item.sk.startsWith(sortKeyOf(''));
    return isRequest && item.eligibilityId !== undefined && item.row === undefined
      ? { set: { row: rowOf(item) } }
      : null;
  },
};
