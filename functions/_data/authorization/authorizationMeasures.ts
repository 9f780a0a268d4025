import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { type AuthorizationType, asksAboutEarlier } from '../../../shared/authorization/authorizationTypes.ts';
import type { CounterName } from '../../../shared/authorizationMeasure/counters.ts';
import { tableName } from '../../_kit/env.ts';
import type { AskingFacilityId } from '../../_kit/ownIds.ts';
import { type Scope, tenantKey } from '../../_kit/scope.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { type Course, type Coursed, minutesBetween } from './course.ts';

/** What a request is measured by. */
export interface Measured extends Coursed {
  readonly authorizationId: string;
  readonly facilityId: AskingFacilityId;
  readonly payerId: number;
  readonly type: AuthorizationType | null;
  readonly resubmits: boolean;
}

type Counts = Readonly<Record<string, number>>;

/** Requests of one moment rarely meet at one item: a payer has many facilities, a facility few people who send. */
const shards = { FACILITY: 2, PAYER: 8 } as const;
const shape = markOf('authorizationMeasure', 1);
const attribute = 'N#';

/** The states in which a request is not decided. */
export const openStates: readonly string[] = ['sent', 'underReview', 'informationRequested'];
const hour = 60;

/** The attribute that counts the requests of one type. */
export const ofType = (name: 'requests' | 'sends' | 'errors', type: AuthorizationType): string => `${name}#${type}`;
/** The attribute that counts what is outstanding of the requests that were sent on one day of the month (01 to 31). */
export const ofDay = (name: 'open' | 'openPended', day: string): string => `${name}#${day}`;

const dayOf = ({ sentAt }: Course): string => emiratesDateOf(new Date(sentAt));
const monthOf = (course: Course): string => dayOf(course).slice(0, 7);

/** How fast all lines of a treatment were decided, and how they are decided now. */
function outcomeCounts({ answer, state }: Measured, { sentAt, finalAt, firstAnswer, isAgain }: Course): Counts {
  const isWithdrawn = state === 'cancelled' && finalAt === null;
  const minutes = finalAt === null ? null : minutesBetween(sentAt, finalAt);
  const within = (most: number): number => (minutes !== null && minutes <= most ? 1 : 0);
  const isJudged = !isAgain && (firstAnswer !== null || isWithdrawn);
  const lines = (answer?.lines ?? []).filter(({ wasAsked }) => wasAsked);
  const decided = (outcome: string): number => lines.filter((line) => line.outcome === outcome).length;
  return {
    treatments: 1,
    judged: isJudged ? 1 : 0,
    firstSome: isJudged && (firstAnswer === 'some' || firstAnswer === 'all') ? 1 : 0,
    firstAll: isJudged && firstAnswer === 'all' ? 1 : 0,
    withdrawn: isWithdrawn ? 1 : 0,
    finals: minutes === null ? 0 : 1,
    finalMinutes: minutes ?? 0,
    finalIn6h: within(6 * hour),
    finalIn24h: within(24 * hour),
    finalIn3d: within(72 * hour),
    approvedLines: decided('approved'),
    partlyApprovedLines: decided('partlyApproved'),
    deniedLines: decided('denied'),
  } satisfies Partial<Record<CounterName, number>>;
}

/** What a request adds to the counters of its month: a pure function of what is stored of it, so all can be counted again. */
export function measuresOf(value: Measured): Counts {
  const { course, type, form, state } = value;
  if (course === null || type === null) return {};
  const isOpen = openStates.includes(state) ? 1 : 0;
  const openPended = isOpen * Object.keys(course.pended).length;
  const day = dayOf(course).slice(8);
  const own = {
    requests: 1,
    lines: form?.lines.length ?? 0,
    updates: type === 'extension' || value.resubmits ? 1 : 0,
    cancellations: type === 'cancellation' ? 1 : 0,
    inquiries: type === 'statusInquiry' ? 1 : 0,
    inquiriesByOthers: type === 'statusInquiry' && course.isByAnother ? 1 : 0,
    ...{ sends: course.sends, errors: course.errors, questions: course.questions },
    pendedLines: course.pendedLines,
    resolvedLines: course.resolvedLines,
    resolvedMinutes: course.resolvedMinutes,
    ...{ open: isOpen, openPended },
  } satisfies Partial<Record<CounterName, number>>;
  return {
    ...own,
    ...(asksAboutEarlier(type) ? {} : outcomeCounts(value, course)),
    [ofType('requests', type)]: 1,
    [ofType('sends', type)]: course.sends,
    [ofType('errors', type)]: course.errors,
    [ofDay('open', day)]: isOpen,
    [ofDay('openPended', day)]: openPended,
  };
}

const tenants = ['FACILITY', 'PAYER'] as const;

/** The items that count a request, by key. */
function keysOf(value: Measured & { readonly course: Course }, place: number) {
  const turn = Number.parseInt(value.authorizationId.slice(-1), 36);
  return tenants.map((kind) => ({
    pk: `COUNT#${kind}#${kind === 'FACILITY' ? value.facilityId : value.payerId}#AUTHORIZATIONMEASURE`,
    sk: `MONTH#${monthOf(value.course)}#${value.payerId}#${turn % shards[kind]}#${place}`,
  }));
}

type Key = ReturnType<typeof keysOf>[number];
interface Change {
  readonly key: Key;
  readonly by: Map<string, number>;
}

/** Adds what a request counts, `sign` times, to the changes of its items. */
function note(changes: Map<string, Change>, value: Measured, { place, sign }: { place: number; sign: 1 | -1 }): void {
  const { course } = value;
  if (course === null) return;
  const counts = Object.entries(measuresOf(value));
  for (const key of keysOf({ ...value, course }, place)) {
    const name = `${key.pk} ${key.sk}`;
    const { by } = changes.get(name) ?? { by: new Map<string, number>() };
    for (const [counter, count] of counts) by.set(counter, (by.get(counter) ?? 0) + sign * count);
    changes.set(name, { key, by });
  }
}

function update({ key, by }: Change): TransactItem[] {
  const steps = [...by].filter(([, count]) => count !== 0);
  if (steps.length === 0) return [];
  return [
    {
      Update: {
        TableName: tableName('requests'),
        Key: key,
        UpdateExpression: `SET ${shape.set} ADD ${steps.map((_, at) => `#n${at} :n${at}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(steps.map(([name], at) => [`#n${at}`, attribute + name])),
        ExpressionAttributeValues: {
          ...shape.values,
          ...Object.fromEntries(steps.map(([, count], at) => [`:n${at}`, count])),
        },
      },
    },
  ];
}

/**
 * The writes that count a request as it is now, in the transaction that changes it: one at its facility and one at its payer, none where
 * nothing counted has changed. `place` keeps the requests of one transaction apart, which may write to an item once only.
 */
export function measureChanges(before: Measured | null, after: Measured | null, place: number): TransactItem[] {
  const changes = new Map<string, Change>();
  if (before) note(changes, before, { place, sign: -1 });
  if (after) note(changes, after, { place, sign: 1 });
  return [...changes.values()].flatMap(update);
}

/** The items that the measuring of these requests, one by one, would have left: for filling a new store. */
export function measureItems(requests: readonly Measured[]): Record<string, unknown>[] {
  const changes = new Map<string, Change>();
  for (const each of requests) note(changes, each, { place: 0, sign: 1 });
  return [...changes.values()].map(({ key, by }) =>
    shape.mark({ ...key, ...Object.fromEntries([...by].map(([name, count]) => [attribute + name, count])) }),
  );
}

/** What one payer's requests of one month have counted. */
export interface MeasuredMonth {
  readonly month: string;
  readonly payerId: number;
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * The counters of the caller's facility or payer from a month (YYYY-MM) on. It reads some items for each month and payer, however many
 * requests there are.
 */
export async function listMeasures(
  store: DynamoDBDocumentClient,
  scope: Exclude<Scope, { kind: 'all' }>,
  fromMonth: string,
): Promise<MeasuredMonth[]> {
  const items = everyItem(store, {
    TableName: tableName('requests'),
    KeyConditionExpression: 'pk = :pk AND sk >= :from',
    ExpressionAttributeValues: {
      ':pk': `COUNT#${tenantKey(scope)}#AUTHORIZATIONMEASURE`,
      ':from': `MONTH#${fromMonth}`,
    },
  });
  const months = new Map<string, MeasuredMonth & { readonly counts: Map<string, number> }>();
  for await (const item of items) {
    const [, month = '', payer = ''] = String(item.sk).split('#');
    const found = months.get(`${month}#${payer}`) ?? { month, payerId: Number(payer), counts: new Map() };
    months.set(`${month}#${payer}`, found);
    for (const [name, value] of Object.entries(item)) {
      if (!name.startsWith(attribute)) continue;
      const counter = name.slice(attribute.length);
      found.counts.set(counter, (found.counts.get(counter) ?? 0) + Number(value));
    }
  }
  return [...months.values()];
}
