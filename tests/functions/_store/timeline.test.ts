import { randomUUID } from 'node:crypto';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { tableName } from '../../../functions/_kit/env.ts';
import type { OwnPk } from '../../../functions/_kit/ownIds.ts';
import { provenPk } from '../../../functions/_kit/proof.ts';
import { orderOf, timelineOf } from '../../../functions/_store/timeline.ts';
import { startStore } from '../../support/store.ts';

const store = await startStore();

const event = z.strictObject({ at: z.string(), event: z.string() });
const ownTimeline = timelineOf({
  entity: 'testEvent',
  table: 'eligibility',
  pkOf: (pk: OwnPk) => pk,
  event,
  firstOn: 'OWNER',
});
const named = (name: string, minute: number) => ({ at: `2026-11-22T06:0${minute}:00.000Z`, event: name });

async function aRecord(owner: object, events: z.infer<typeof event>[]): Promise<OwnPk> {
  const pk = provenPk(`RECORD#${randomUUID()}`);
  await store.send(new PutCommand({ TableName: tableName('eligibility'), Item: { pk, sk: 'OWNER', ...owner } }));
  await store.send(new PutCommand({ TableName: tableName('eligibility'), Item: { pk, sk: 'DETAIL' } }));
  const TransactItems = events.map((each, at) => ownTimeline.put(pk, each, orderOf(at + 1, 0)));
  await store.send(new TransactWriteCommand({ TransactItems }));
  return pk;
}

it('a timeline begins with the event that the record was written with', async () => {
  const pk = await aRecord({ first: named('submitted', 1) }, [named('answered', 2), named('asked again', 1)]);
  const found = await ownTimeline.list(store, pk);
  expect(found).toEqual([named('submitted', 1), named('asked again', 1), named('answered', 2)]);
});

it('a timeline of a release that stored the first event like the others reads as it did', async () => {
  const pk = await aRecord({}, [named('submitted', 1), named('answered', 2)]);
  expect(await ownTimeline.list(store, pk)).toEqual([named('submitted', 1), named('answered', 2)]);
});
