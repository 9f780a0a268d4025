import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { listHistory, partitionOf } from '../../functions/_data/eligibility/eligibilityHistory.ts';
import { groupOf } from '../../functions/_data/errorLog/errorGroup.ts';
import { listNotifications } from '../../functions/_data/notification/notification.ts';
import { claimOutbox } from '../../functions/_data/outbox/outbox.ts';
import { provenFacilityId, provenUserId, provenWorkId } from '../../functions/_kit/proof.ts';
import { declaredShapes, shapeVersionOf } from '../../functions/_store/shape.ts';
import { storedEntities } from '../contract/ownedRecords.ts';
import { startBackend } from '../support/api.ts';
import { entityOf, kindOf, schemasNow } from './entities.ts';
import { asText, everyStoredItem, fromText, type StoredItems, storeItems } from './everyItem.ts';

const { store } = await startBackend();
const written = await everyStoredItem(store);
const folder = join(import.meta.dirname, 'previous');

// At a release this release's data become the previous one's: `npm run release:stored`.
if (process.env.WRITE_STORED) {
  writeFileSync(join(folder, 'items.json'), asText(written));
  writeFileSync(join(folder, 'schemas.json'), `${JSON.stringify(schemasNow(), null, 1)}\n`);
}

const previous = fromText(readFileSync(join(folder, 'items.json'), 'utf8'));
const schemas: Record<string, Parameters<typeof z.fromJSONSchema>[0]> = JSON.parse(
  readFileSync(join(folder, 'schemas.json'), 'utf8'),
);

type Item = Record<string, unknown>;
const all = (items: StoredItems): [table: string, item: Item][] =>
  Object.entries(items).flatMap(([table, each]) => each.map((item): [string, Item] => [table, item]));

/** The entities that make something of their items before their schema reads them. */
const prepared: Readonly<Record<string, (item: Item) => object>> = { errorGroup: groupOf };

describe('the items that the previous release has written', () => {
  const items = all(previous);
  const kinds = [...new Set(items.map(([table, item]) => kindOf(table, item)))];

  it.each(kinds)('are read: %s', (kind) => {
    for (const [table, item] of items.filter(([of, each]) => kindOf(of, each) === kind)) {
      const { entity, parse } = entityOf(table, item);
      const value = (prepared[entity] ?? parse)?.(item) ?? {};
      expect(Object.getOwnPropertySymbols(value), 'unknown attributes').toEqual([]);
      expect(shapeVersionOf(item)).toBeGreaterThan(0);
    }
  });

  it('are in the lists of this release', async () => {
    await storeItems(store, previous);
    const [noted] = previous.users?.filter(({ pk }) => String(pk).startsWith('NOTIFICATIONS#')) ?? [];
    const reader = { userId: provenUserId(String(noted?.pk).slice('NOTIFICATIONS#'.length)), facilityId: null };
    const at = new Date('2026-11-21T08:00:00.000Z');
    const { items: news } = await listNotifications(store, reader, { take: 100, filter: 'all' }, at);
    expect(news.map(({ notificationId }) => notificationId)).toContain(noted?.sk);
    const [request] = previous.eligibility?.filter(({ requestNumber }) => requestNumber !== undefined) ?? [];
    const scope = { kind: 'facility', facilityId: provenFacilityId(String(request?.facilityId)) } as const;
    const partition = partitionOf(scope, { kind: 'none' });
    const page = partition && (await listHistory(store, partition, { take: 100 }));
    expect(page?.items.map(({ eligibilityId }) => eligibilityId)).toContain(request?.eligibilityId);
  });

  it('are worked on, when they wait for it', async () => {
    const waiting = previous.requests?.find(({ duePk, kind }) => duePk !== undefined && kind === 'eligibility');
    const lease = { claim: 'claim', now: new Date('2030-01-01T00:00:00Z'), leaseMs: 1000, kinds: ['eligibility'] };
    const id = provenWorkId(String(waiting?.outboxId));
    expect(await claimOutbox(store, id, lease)).toMatchObject({ outboxId: id, attempts: 1 });
  });
});

describe('the items that this release writes', () => {
  const items = all(written);

  it('have the version of their entity', () => {
    for (const [table, item] of items) expect(item.shape, kindOf(table, item)).toBe(entityOf(table, item).version);
  });

  it('are of every entity that belongs to a tenant or a person', () => {
    const stored = new Set(items.map(([table, item]) => entityOf(table, item).entity));
    expect(storedEntities.filter((entity) => !declaredShapes.has(entity) || !stored.has(entity))).toEqual([]);
  });

  const readBefore = [...new Set(items.map(([table, item]) => entityOf(table, item).entity))].filter(
    (entity) => entity in schemas,
  );

  it.each(readBefore)('are read by the previous release: %s', (entity) => {
    const schema = z.fromJSONSchema(schemas[entity] as never);
    for (const [table, item] of items) {
      if (entityOf(table, item).entity !== entity) continue;
      const value = prepared[entity]?.(item) ?? item;
      expect(schema.safeParse(value).error?.issues, kindOf(table, item)).toBeUndefined();
    }
  });
});

interface Node {
  readonly properties?: Record<string, Node>;
  readonly items?: Node;
  readonly anyOf?: Node[];
  readonly enum?: unknown[];
}

/** What a newer release may store in the place of a value: other words of its enums, and an attribute more in each of its maps. */
function newer(node: Node, value: unknown): unknown {
  const options = node.anyOf?.filter((option) => (option as { type?: string }).type !== 'null');
  if (value === null || value === undefined) return value;
  if (options) return options.length === 1 && options[0] ? newer(options[0], value) : value;
  if (node.enum) return typeof node.enum[0] === 'number' ? 99 : 'fromTheFuture';
  if (Array.isArray(value)) return value.map((each) => (node.items ? newer(node.items, each) : each));
  if (!node.properties || typeof value !== 'object') return value;
  const parts = Object.entries(value).map(([name, part]) => [name, newer(node.properties?.[name] ?? {}, part)]);
  return { ...Object.fromEntries(parts), fromTheFuture: { deep: ['kept'] } };
}

describe('an item that a newer release has written', () => {
  const entities = [...declaredShapes.values()].filter(({ item, entity }) => item && !prepared[entity]);

  it.each(entities.map((declared) => [declared.entity, declared] as const))(
    'keeps everything: %s',
    (entity, declared) => {
      const node = schemasNow()[entity] as Node;
      const { parse, item: itemOf, keys, version } = declared;
      if (!parse || !itemOf) return;
      for (const [table, item] of all(written)) {
        if (entityOf(table, item).entity !== entity) continue;
        const stored: Item = { ...(newer(node, item) as Item), shape: version + 1 };
        const keysNow = Object.fromEntries(keys.flatMap((name) => (name in stored ? [[name, stored[name]]] : [])));
        const again = itemOf(
          { pk: String(item.pk), sk: String(item.sk) },
          { ...parse(stored) } as never,
          keysNow as never,
        );
        const known = { ...again };
        // Its version says which release wrote it last, and what has a default is there from now on.
        for (const name of Object.keys(known)) if (!(name in stored)) delete known[name];
        expect(known).toEqual({ ...stored, shape: version });
      }
    },
  );
});
