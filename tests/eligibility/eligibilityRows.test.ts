import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { wiring } from '../../functions/_data/wiring.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { migrateItems } from '../../functions/_workers/migrateItems.ts';
import { startBackend } from '../support/api.ts';
import { aClinic, submitted } from './support/eligibility.ts';

const { store } = await startBackend();
const TableName = tableName('eligibility');

it('requests of the releases before get the row that lists show, as a new one has it, and nothing else changes', async () => {
  const as = await aClinic(store);
  const { facilityId } = as.user;
  const ids = [await submitted(as), await submitted(as)];
  const keyOf = (id: string) => ({ pk: `FACILITY#${facilityId}`, sk: `ELIG#${id}` });
  const read = async (id: string) => (await store.send(new GetCommand({ TableName, Key: keyOf(id) }))).Item;
  const [old = '', fresh = ''] = ids;
  const before = [await read(old), await read(fresh)];
  expect(before[0]?.row).toMatchObject({ status: before[0]?.status, payerId: before[0]?.payerId });
  // As the release before the narrow indexes has stored it.
  await store.send(
    new UpdateCommand({
      TableName,
      Key: keyOf(old),
      UpdateExpression: 'REMOVE #row',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#row': 'row' },
    }),
  );
  const run = migrateItems(wiring, { sleep: async () => undefined });
  await run({ start: 'eligibilityRows' });
  await run({ source: 'aws.events' });
  expect(await run({})).toContainEqual(
    expect.objectContaining({ migration: 'eligibilityRows', state: 'done', changed: 1, failed: 0 }),
  );
  expect([await read(old), await read(fresh)]).toEqual(before);
});

it('rows of the releases before say what their answer claims, and nothing else of them changes', async () => {
  const as = await aClinic(store);
  const id = await submitted(as);
  const Key = { pk: `FACILITY#${as.user.facilityId}`, sk: `ELIG#${id}` };
  const read = async () => (await store.send(new GetCommand({ TableName, Key }))).Item;
  const before = await read();
  expect(before?.row).toMatchObject({ claim: 'undecided' });
  // As a release without the claim has stored an answer Eligible that names no cover.
  await store.send(
    new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'SET #status = :eligible, #row.#status = :eligible REMOVE #row.claim, claim',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#row': 'row', '#status': 'status' },
      ExpressionAttributeValues: { ':eligible': 8 },
    }),
  );
  const run = migrateItems(wiring, { sleep: async () => undefined });
  await run({ start: 'eligibilityClaims' });
  await run({ source: 'aws.events' });
  expect((await read())?.row).toEqual({ ...before?.row, status: 8, claim: 'withoutCover' });
});
