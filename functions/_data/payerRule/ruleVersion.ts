import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { type RuleVersion, ruleVersion } from '../../../shared/payerRule/routes.ts';
import type { RuleKey } from '../../../shared/payerRule/ruleModel.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import type { Scope } from '../../_kit/scope.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { type ListQuery, readFirst, readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { StoredEligibility } from '../eligibility/eligibility.ts';
import { categoryOf, type OwnRuleKey, rulePartition } from './payerRule.ts';

const shape = shapeOf({ entity: 'ruleVersion', version: 1, schema: ruleVersion, keys: [] });
const pointer = z.object({ versionPk: z.string(), versionSk: z.string() });
const pointerShape = shapeOf({ entity: 'ruleVersionPointer', version: 1, schema: pointer, keys: [] });

const table = () => tableName('reference');
/** Versions of a rule sort by their first day, and so by their number: no version begins before the one that it follows. */
const sortOf = ({ holdsFrom, version }: Pick<RuleVersion, 'holdsFrom' | 'version'>): string =>
  `${holdsFrom}#${String(version).padStart(6, '0')}`;
const prefixOf = (key: RuleKey): string => `VERSION#${categoryOf(key)}#`;
const keyOf = (value: RuleVersion) => ({
  pk: rulePartition(value.payerId),
  sk: `${prefixOf(value)}${sortOf(value)}`,
});
const pointerKeyOf = (ruleId: string) => ({ pk: `RULE#${ruleId}`, sk: 'VERSION' });

/** A version of a rule of the caller's own payer. */
export type OwnVersion = RuleVersion & OwnRuleKey;

/** The writes of a new version: the version, and the pointer by which it is found by its id. */
export function newVersionPuts(value: OwnVersion): TransactItem[] {
  const { pk, sk } = keyOf(value);
  const items = [
    shape.item({ pk, sk }, value, {}),
    pointerShape.item(pointerKeyOf(value.ruleId), { versionPk: pk, versionSk: sk }, {}),
  ];
  return items.map((Item) => ({
    Put: { TableName: table(), Item, ConditionExpression: 'attribute_not_exists(pk)' },
  }));
}

/** The write that retires a live version. */
export const retirement = (value: OwnVersion, by: { retiredAt: string; retiredByName: string }): TransactItem => ({
  Put: {
    TableName: table(),
    Item: shape.item(keyOf(value), { ...value, ...by, state: 'retired' }, {}),
    ConditionExpression: '#state = :live',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':live': 'live' },
  },
});

/**
 * A version by its id, within a scope: a payer finds its own, a facility those that are live, which it may meet with any payer. Null
 * for every other one.
 */
export async function findVersion(
  store: DynamoDBDocumentClient,
  scope: Scope,
  ruleId: string,
): Promise<RuleVersion | null> {
  const found = await versionOf(store, ruleId);
  if (scope.kind === 'facility') return found?.state === 'live' ? found : null;
  return scope.kind === 'all' || found?.payerId === scope.payerId ? found : null;
}

/** The version that a request has met, live or retired by now; null for a request that met no rule. */
export const versionMet = async (
  store: DynamoDBDocumentClient,
  { ruleId }: StoredEligibility,
): Promise<RuleVersion | null> => (ruleId === null ? null : versionOf(store, ruleId));

async function versionOf(store: DynamoDBDocumentClient, ruleId: string): Promise<RuleVersion | null> {
  const place = await getItem(store, 'reference', pointerKeyOf(ruleId), pointerShape.parse, { isEventual: true });
  return place && getItem(store, 'reference', { pk: place.versionPk, sk: place.versionSk }, shape.parse);
}

/** The versions of a rule, newest first; with `upTo` those that hold from that place on down. */
const versionsOf = (key: RuleKey, upTo?: string): ListQuery => ({
  table: 'reference',
  partition: { value: rulePartition(key.payerId) },
  sort: { prefix: prefixOf(key), ...(upTo !== undefined && { high: upTo }) },
  isNewestFirst: true,
});

/**
 * The version that holds on the day of a service, retired or not; null where no version of the rule holds on that day.
 */
async function versionOn(
  store: DynamoDBDocumentClient,
  key: RuleKey,
  serviceDate: string,
): Promise<RuleVersion | null> {
  const [holding] = await readFirst(store, versionsOf(key, `${serviceDate}#~`), 1);
  return holding ? shape.parse(holding) : null;
}

/** What decides which rule a request meets. */
interface Service {
  /** Who sends the request: only a facility meets rules. */
  readonly facilityId: OwnFacilityId;
  readonly payerId: number;
  readonly serviceCategoryId: number;
  readonly consultationCategoryId?: number | undefined;
  readonly serviceDate: string;
}

/**
 * The version that a request of the facility meets: the one that holds on the day of the service, live, of the consultation's own
 * rule, otherwise of the rule for the whole category. Null where the payer asks nothing. What a payer asks, every facility may know.
 */
export async function ruleMetBy(
  store: DynamoDBDocumentClient,
  { payerId, serviceCategoryId, consultationCategoryId, serviceDate }: Service,
): Promise<RuleVersion | null> {
  const consultations = consultationCategoryId === undefined ? [null] : [consultationCategoryId, null];
  const held = await Promise.all(
    consultations.map((id) =>
      versionOn(store, { payerId, serviceCategoryId, consultationCategoryId: id }, serviceDate),
    ),
  );
  return held.find((version) => version?.state === 'live') ?? null;
}

/**
 * Where a page ended: only a position in the history. The rule itself comes from the caller's scope, never from the
 * cursor.
 */
const codec = cursorCodec(/^\d{4}-\d{2}-\d{2}#\d{6}$/);

/** A page of the versions of a rule, newest first. */
export const listVersions = (
  store: DynamoDBDocumentClient,
  key: OwnRuleKey,
  page: { cursor?: string | undefined; take: number },
): Promise<Page<RuleVersion>> => readPage(store, versionsOf(key), { ...page, codec, parse: shape.parse });
