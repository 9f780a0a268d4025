import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { type AuthorizationRuleVersion, authorizationRuleVersion } from '../../../shared/authorizationRule/routes.ts';
import { indexRules, type RuleIndex } from '../../../shared/authorizationRule/ruleIndex.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { readBatch } from '../../_store/batch.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { getItem } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { type Maker, maker } from '../approval/maker.ts';
import { authorizationRulePartition } from './authorizationRule.ts';

interface NamedVersion {
  readonly ruleId: string;
  readonly version: number;
}

const shape = shapeOf({
  entity: 'authorizationRuleVersion',
  version: 1,
  schema: authorizationRuleVersion,
  keys: [],
});
/** Another one for each state of a payer's live rules: who holds the rules of this state in memory need not read them again. */
const state = z.object({ stateId: z.string() });
const stateShape = shapeOf({ entity: 'authorizationRuleState', version: 1, schema: state, keys: [] });

/** Everybody who wrote on the draft of a version. They may not approve in bulk the requests that it checked. */
const ruleAuthors = z.object({ authors: z.array(maker) });
type RuleAuthors = z.infer<typeof ruleAuthors>;
const authorsShape = shapeOf({ entity: 'authorizationRuleAuthors', version: 1, schema: ruleAuthors, keys: [] });

const table = () => tableName('reference');
const prefixOf = (ruleId: string): string => `VERSION#${ruleId}#`;
const positionOf = (version: number): string => String(version).padStart(6, '0');
const keyOf = (payerId: number, ruleId: string, version: number) => ({
  pk: authorizationRulePartition(payerId),
  sk: `${prefixOf(ruleId)}${positionOf(version)}`,
});
const authorsKey = (payerId: number, { ruleId, version }: NamedVersion) => ({
  pk: authorizationRulePartition(payerId),
  sk: `AUTHORS#${ruleId}#${positionOf(version)}`,
});
const stateKey = (payerId: number) => ({ pk: authorizationRulePartition(payerId), sk: 'STATE' });

/** A version of a rule of the caller's own payer. */
export type OwnAuthorizationRuleVersion = AuthorizationRuleVersion & { readonly payerId: OwnPayerId };

/** The state's id is new each time and depends on nothing that was read, so its write has no condition; the rule's write beside it has. */
const newState = (payerId: OwnPayerId, stateId: string): TransactItem => ({
  Put: { TableName: table(), Item: stateShape.item(stateKey(payerId), { stateId }, {}) },
});

/** The writes of a new version, with everybody who wrote on its draft. `stateId` is a new id. */
export const newAuthorizationRuleVersion = (
  value: OwnAuthorizationRuleVersion,
  written: RuleAuthors['authors'],
  stateId: string,
): TransactItem[] => [
  {
    Put: {
      TableName: table(),
      Item: authorsShape.item(authorsKey(value.payerId, value), { authors: written }, {}),
    },
  },
  {
    Put: {
      TableName: table(),
      Item: shape.item(keyOf(value.payerId, value.ruleId, value.version), value, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  newState(value.payerId, stateId),
];

/** The writes that retire a live version. */
export const authorizationRuleRetirement = (
  value: OwnAuthorizationRuleVersion,
  by: { readonly retiredAt: string; readonly retiredByName: string },
  stateId: string,
): TransactItem[] => [
  {
    Put: {
      TableName: table(),
      Item: shape.item(keyOf(value.payerId, value.ruleId, value.version), { ...value, ...by, state: 'retired' }, {}),
      ConditionExpression: '#state = :live',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':live': 'live' },
    },
  },
  newState(value.payerId, stateId),
];

/** A version of a rule of the payer, live or retired, or null. */
export async function findAuthorizationRuleVersion(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  { ruleId, version }: NamedVersion,
): Promise<OwnAuthorizationRuleVersion | null> {
  const found = await getItem(store, 'reference', keyOf(payerId, ruleId, version), shape.parse);
  return found && { ...found, payerId };
}

/** Who wrote these versions of a payer's rules. No screen shows the authors; what a rule approves counts against their limits. */
export async function authorsOfRules(
  store: DynamoDBDocumentClient,
  payerId: number,
  versions: readonly NamedVersion[],
): Promise<Maker[]> {
  const keys = versions.map((version) => authorsKey(payerId, version));
  const found = await readBatch(store, 'reference', keys);
  return found.flatMap((item) => authorsShape.parse(item).authors);
}

const codec = cursorCodec(/^\d{6}$/);

/** A page of the versions of a rule, newest first. */
export const listAuthorizationRuleVersions = (
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  ruleId: string,
  page: { cursor?: string | undefined; take: number },
): Promise<Page<AuthorizationRuleVersion>> =>
  readPage(
    store,
    {
      table: 'reference',
      partition: { value: authorizationRulePartition(payerId) },
      sort: { prefix: prefixOf(ruleId) },
      isNewestFirst: true,
    },
    { ...page, codec, parse: shape.parse },
  );

/** The live rules of a payer, as a state of them was read. */
interface LiveRules {
  readonly stateId: string;
  readonly versions: readonly AuthorizationRuleVersion[];
  readonly index: RuleIndex;
}

/** The payers whose rules one execution environment keeps in memory. */
const mostKept = 20;
const kept = new Map<number, LiveRules>();

async function readLive(store: DynamoDBDocumentClient, payerId: number): Promise<AuthorizationRuleVersion[]> {
  const items = everyItem(store, {
    TableName: table(),
    ConsistentRead: true,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :version)',
    ExpressionAttributeValues: { ':pk': authorizationRulePartition(payerId), ':version': 'VERSION#' },
  });
  const versions = await Array.fromAsync(items, (item) => shape.parse(item));
  return versions.filter((version) => version.state === 'live');
}

/**
 * The live rules that requests to a payer meet, indexed for `checkRequest` and `decideLines`. What a payer demands, every facility may
 * know; `metAuthorizationRule` says what it is shown. One small read while the rules have not changed since they were read last.
 *
 * @example checkRequest(request, (await liveAuthorizationRules(store, payerId)).index, request.serviceDate)
 */
export async function liveAuthorizationRules(
  store: DynamoDBDocumentClient,
  payerId: number,
): Promise<Pick<LiveRules, 'versions' | 'index'>> {
  const now = await getItem(store, 'reference', stateKey(payerId), stateShape.parse);
  if (!now) return { versions: [], index: new Map() };
  const known = kept.get(payerId);
  if (known?.stateId === now.stateId) return known;
  const versions = await readLive(store, payerId);
  const read = { stateId: now.stateId, versions, index: indexRules(versions) };
  kept.delete(payerId);
  kept.set(payerId, read);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return read;
}
