import { claimOf } from '../../../shared/eligibility/coverage.ts';
import type { Migration } from '../../_store/migration.ts';
import { partitions, rowFields, rowOf, sortKeyOf } from './eligibility.ts';
import { type FindableRequest, foundEntries } from './findableRequests.ts';

/**
 * Gives the requests of releases before the narrow indexes the `row` that lists show. Until then a list reads each of them by its
 * key, which costs a read unit or more a request.
 */
export const eligibilityRows: Migration = {
  name: 'eligibilityRows',
  table: 'eligibility',
  reads: ['row', 'eligibilityId', 'coverages', ...rowFields],
  change: (item) => {
    const isRequest = item.pk.startsWith(partitions.facility('')) && item.sk.startsWith(sortKeyOf(''));
    return isRequest && item.eligibilityId !== undefined && item.row === undefined
      ? { set: { row: rowOf({ ...item, claim: claimOf(item as unknown as Parameters<typeof claimOf>[0]) }) } }
      : null;
  },
};

/** Gives the rows of releases that did not keep it what their answer claims: lists would show a plain Eligible without a cover. */
export const eligibilityClaims: Migration = {
  name: 'eligibilityClaims',
  table: 'eligibility',
  reads: ['row', 'eligibilityId', 'status', 'coverages', 'serviceDate'],
  change: (item) => {
    const isRequest = item.pk.startsWith(partitions.facility('')) && item.sk.startsWith(sortKeyOf(''));
    if (!isRequest || item.eligibilityId === undefined || item.row === undefined) return null;
    const row = item.row as Readonly<Record<string, unknown>>;
    const claim = claimOf(item as unknown as Parameters<typeof claimOf>[0]);
    return row.claim === claim ? null : { set: { row: { ...row, claim } } };
  },
};

/** Gives the requests of releases before the search by name the entries by which it finds them. */
export const eligibilityFound: Migration = {
  name: 'eligibilityFound',
  table: 'eligibility',
  reads: [
    ...(['eligibilityId', 'facilityId', 'payerId', 'payerReference', 'patientName', 'patientNameArabic'] as const),
    ...(['idCardName', 'idCardNameArabic'] as const),
  ],
  change: () => null,
  besides: (item) => {
    const isRequest = item.pk.startsWith(partitions.facility('')) && item.sk.startsWith(sortKeyOf(''));
    return isRequest && item.eligibilityId !== undefined ? foundEntries(item as unknown as FindableRequest) : [];
  },
};
