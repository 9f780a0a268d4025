import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type ErrorEntry, errorDays, errorEntry } from '../../../shared/errorLog/routes.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import { expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** What is known of an error before it is stored. */
export type ErrorFacts = Omit<ErrorEntry, 'logId' | 'at' | 'fingerprint'>;

/** The epoch second after which what was seen at this instant may be removed. */
export const expiryOf = (at: Date): number => expiresIn({ days: errorDays }, at);

const framesThatTell = 3;

/** Minifiers make names of up to three characters, and other ones in each release. */
const longestMinified = 3;

/** What every release has alike of a frame: the file without its hash, and the function's own name unless a minifier made it. */
function steady(frame: string): string {
  const [place = '', called = ''] = frame.split(' ').reverse();
  const file = place.replace(/:\d+:\d+$/, '').replace(/-[\w-]{8}(?=\.[cm]?js$)/, '');
  const name = called.replace(/^.*\./, '');
  return name.length > longestMinified && name !== 'anonymous' ? `${name} ${file}` : file;
}

/** The nearest frames. A minifier puts a function into its caller or not: like neighbours count as one. */
const steadyFrames = (frames: readonly string[]): string[] =>
  frames
    .map(steady)
    .filter((frame, at, all) => frame !== all[at - 1])
    .slice(0, framesThatTell);

/** What errors of one cause share in every release: name, code, operation and the nearest frames without lines and minified names. */
export const fingerprintOf = ({ side, area, operation, name, code, frames }: ErrorFacts): string =>
  sha256([side, area, operation, name, code ?? '', ...steadyFrames(frames)].join('\n')).slice(0, 32);

/** The partitions of the lists that an entry (`LOG`) or a group (`GROUPS#open`) stands in. */
export const listKeys = (list: string, { side, area }: Pick<ErrorEntry, 'side' | 'area'>) => ({
  seenPk: list,
  sidePk: `${list}#${side}`,
  areaPk: `${list}#${area}`,
});

/** All entries. */
export const entryList = 'LOG';
export const groupPartition = (fingerprint: string): string => `GROUP#${fingerprint}`;
export const requestPartition = (requestId: string): string => `REQUEST#${requestId}`;

const keyOf = (logId: string) => ({ pk: `ENTRY#${logId}`, sk: 'ENTRY' });

const shape = shapeOf({
  entity: 'errorEntry',
  version: 1,
  schema: errorEntry,
  keys: ['seenPk', 'sidePk', 'areaPk', 'groupPk', 'requestPk', 'seenId', 'expiresAt'],
});

/** The write of a new entry. */
export const entryPut = (entry: ErrorEntry): TransactItem => ({
  Put: {
    TableName: tableName('errors'),
    Item: shape.item(keyOf(entry.logId), entry, {
      ...listKeys(entryList, entry),
      groupPk: groupPartition(entry.fingerprint),
      requestPk: entry.requestId ? requestPartition(entry.requestId) : undefined,
      seenId: entry.logId,
      expiresAt: expiryOf(new Date(entry.at)),
    }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** A stored item as an entry. */
export const entryOf = (item: Record<string, unknown>): ErrorEntry => shape.parse(item);

/** An entry by its id; null if it does not exist, or has expired and the store has not removed it yet. */
export function getErrorEntry(store: DynamoDBDocumentClient, logId: string, now: Date): Promise<ErrorEntry | null> {
  const parse = (item: Record<string, unknown>) =>
    isExpired({ expiresAt: Number(item.expiresAt) }, now) ? null : entryOf(item);
  return getItem(store, 'errors', keyOf(logId), parse, { isEventual: true });
}
