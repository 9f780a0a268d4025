import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import {
  type ErrorEntry,
  type ErrorGroup,
  type ErrorGroupEvent,
  type ErrorState,
  errorGroup,
} from '../../../shared/errorLog/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import { getItem } from '../../_store/item.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { expiryOf, groupPartition, listKeys } from './errorEntry.ts';

/** The most releases that a group keeps. A limit is needed because browsers report their release themselves. */
const mostReleases = 20;

/** The list of the groups in a state. */
export const groupList = (state: ErrorState): string => `GROUPS#${state}`;

const shape = markOf('errorGroup', 1);
const knownGroup = openParser(errorGroup.strip());

/** A group's item with the version of its shape: for filling a new store. */
export const { mark: markGroup } = shape;

const keyOf = (fingerprint: string) => ({ pk: groupPartition(fingerprint), sk: 'GROUP' });

interface Counting {
  readonly set: Record<string, unknown>;
  readonly condition: string;
  readonly removed?: string;
  readonly addsRelease?: true;
  /** Written to the group's history. */
  readonly event?: ErrorGroupEvent;
}

/** Values that a group has from its first error on. */
const firsts = ({ side, area, operation, name, code, fingerprint, at }: ErrorEntry) => ({
  side,
  area,
  operation,
  name,
  code,
  fingerprint,
  firstSeenAt: at,
});

function countUpdate(entry: ErrorEntry, isNewPerson: boolean, { set, condition, ...how }: Counting): TransactItem {
  const seen = {
    ...set,
    seenId: entry.logId,
    lastLogId: entry.logId,
    lastSeenAt: entry.at,
    expiresAt: expiryOf(new Date(entry.at)),
  };
  const first = Object.entries(firsts(entry));
  const names = [...Object.keys(seen), ...first.map(([name]) => name)];
  const sets = [
    ...Object.keys(seen).map((name) => `#${name} = :${name}`),
    ...first.map(([name]) => `#${name} = if_not_exists(#${name}, :${name})`),
    shape.set,
    ...(how.event ? ['events = list_append(if_not_exists(events, :none), :event)'] : []),
  ];
  return {
    Update: {
      TableName: tableName('errors'),
      Key: keyOf(entry.fingerprint),
      UpdateExpression: [
        `SET ${sets.join(', ')}`,
        `ADD #count :one, affected :people${how.addsRelease ? ', releases :releases' : ''}`,
        ...(how.removed ? [`REMOVE ${how.removed}`] : []),
      ].join(' '),
      ConditionExpression: condition,
      ExpressionAttributeNames: { '#count': 'count', ...Object.fromEntries(names.map((name) => [`#${name}`, name])) },
      ExpressionAttributeValues: {
        ...Object.fromEntries([...Object.entries(seen), ...first].map(([name, value]) => [`:${name}`, value])),
        ...shape.values,
        ':one': 1,
        ':people': isNewPerson ? 1 : 0,
        ...(how.addsRelease && { ':releases': new Set([entry.release]) }),
        ...(condition.includes(':release') && !condition.includes(':releases') && { ':release': entry.release }),
        ...(condition.includes(':most') && { ':most': mostReleases }),
        ...(how.event && { ':event': [how.event], ':none': [] }),
      },
    },
  };
}

const isOpen = 'attribute_not_exists(resolvedAt)';

/**
 * The ways to count an error in its group, to be tried in this order until a condition holds: the group is open (or new); it is open
 * and has no room for another release; it is resolved, and this release does not open it again; it is resolved, and this error opens
 * it again.
 */
export function countUpdates(entry: ErrorEntry, isNewPerson: boolean): TransactItem[] {
  const open = listKeys(groupList('open'), entry);
  const event: ErrorGroupEvent = { at: entry.at, event: 'reopened', by: null, note: null, release: entry.release };
  const ways: Counting[] = [
    {
      set: open,
      addsRelease: true,
      condition: `${isOpen} AND (attribute_not_exists(releases) OR size(releases) < :most OR contains(releases, :release))`,
    },
    { set: open, condition: isOpen },
    { set: {}, condition: 'contains(quietReleases, :release)' },
    {
      set: open,
      addsRelease: true,
      condition: 'attribute_exists(resolvedAt)',
      removed: 'resolvedAt, quietReleases',
      event,
    },
  ];
  return ways.map((way) => countUpdate(entry, isNewPerson, way));
}

/** The write that marks an open group as resolved. In `quietReleases` its errors are still counted but do not open it again. */
export function resolveUpdate(
  group: ErrorGroup,
  event: ErrorGroupEvent,
  quietReleases: readonly string[],
): TransactItem {
  const keys = listKeys(groupList('resolved'), group);
  return {
    Update: {
      TableName: tableName('errors'),
      Key: keyOf(group.fingerprint),
      UpdateExpression:
        'SET seenPk = :seenPk, sidePk = :sidePk, areaPk = :areaPk, resolvedAt = :at, events = list_append(if_not_exists(events, :none), :event)' +
        (quietReleases.length > 0 ? ', quietReleases = :quiet' : ''),
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(resolvedAt)',
      ExpressionAttributeValues: {
        ...Object.fromEntries(Object.entries(keys).map(([name, value]) => [`:${name}`, value])),
        ':at': event.at,
        ':event': [event],
        ':none': [],
        ...(quietReleases.length > 0 && { ':quiet': new Set(quietReleases) }),
      },
    },
  };
}

/** A stored item as a group. */
export const groupOf = (item: Record<string, unknown>): ErrorGroup =>
  knownGroup({
    ...item,
    state: item.resolvedAt === undefined ? 'open' : 'resolved',
    releases: [...((item.releases as Set<string> | undefined) ?? [])].sort(),
    events: item.events ?? [],
  });

/** The present group of a fingerprint; null if no error had this fingerprint. */
export const getErrorGroup = (store: DynamoDBDocumentClient, fingerprint: string): Promise<ErrorGroup | null> =>
  getItem(store, 'errors', keyOf(fingerprint), groupOf);
