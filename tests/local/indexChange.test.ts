import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import type { Runner } from '../../infra/local/runner.ts';
import { type Store, startStore } from '../../infra/local/store/dynoxide.ts';
import { storeClient } from '../../infra/local/store/prepareStore.ts';
import { changesBeforeGate, type Note, type NoteRelease } from '../support/notes/noteItem.ts';
import { functionOf, notesAssembly, startNotes } from '../support/notes/notesPortal.ts';
import { until } from '../support/until.ts';

const oldNotes = 240;
const clientCount = 2;
/** Of its old notes each client changes so many; the migration has the others for itself. */
const editedOldNotes = 20;
/** However many notes the clients change before the worker, it has changed so many when it waits. */
const leastMarks = changesBeforeGate - clientCount * editedOldNotes;
const clock = { source: 'aws.events' };

const both = ['topicPk', 'labelPk'] as const;
const before: NoteRelease = { reads: 'byTopic', writes: ['topicPk'] };
const expanded: NoteRelease = { reads: 'byTopic', writes: both };
const switched: NoteRelease = { reads: 'byLabel', writes: both };

const store: Store = await startStore({});
const assemblies = {
  before: notesAssembly(before, ['byTopic']),
  expanded: notesAssembly(expanded, ['byTopic', 'byLabel']),
  switched: notesAssembly(switched, ['byLabel']),
};
const client: DynamoDBClient = await storeClient(store);
const documents = DynamoDBDocumentClient.from(client);
const runners: Runner[] = [];
const start = async (assembly: string): Promise<Runner> => {
  const runner = await startNotes(assembly, (await store.address()).href);
  runners.push(runner);
  return runner;
};
afterAll(async () => {
  for (const runner of runners) await runner.close();
  client.destroy();
  await store.close();
});

async function call(url: string, method: string, content: Record<string, string>): Promise<Record<string, unknown>> {
  const query = method === 'GET' ? `?${new URLSearchParams(content)}` : '';
  const body = method === 'GET' ? undefined : JSON.stringify(content);
  const answer = await fetch(`${url}/api/notes${query}`, { method, body });
  if (answer.status !== 200) throw new Error(`${method} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

interface Listed {
  readonly id: string;
  readonly text: string;
  readonly edits: number;
}

async function listed(url: string, topic: string): Promise<Map<string, Listed>> {
  const notes = new Map<string, Listed>();
  let cursor: unknown = null;
  do {
    const page = await call(url, 'GET', { topic, ...(typeof cursor === 'string' && { cursor }) });
    for (const note of page.items as Listed[]) notes.set(note.id, note);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return notes;
}

/** Clients that write, change and list notes without a pause, each in a topic of its own, and remember what was answered. */
function openTraffic(firstUrl: string) {
  const traffic = { url: firstUrl, failures: [] as string[], isOn: true };
  const topics = Array.from({ length: clientCount }, (_, at) => ({
    topic: `topic-${at}`,
    written: new Map<string, { text: string; edits: number }>(),
    rounds: 0,
  }));
  const round = async ({ topic, written, rounds }: (typeof topics)[number]) => {
    const id = `${topic}-new-${rounds}`;
    await call(traffic.url, 'POST', { id, topic, text: 'new' });
    written.set(id, { text: 'new', edits: 0 });
    // One note after the other, old ones and new ones.
    const editable = [...written.keys()].filter((each, at) => at < editedOldNotes || !each.includes('-old-'));
    const edited = editable[rounds % editable.length] ?? id;
    const was = written.get(edited);
    const text = `round ${rounds}`;
    await call(traffic.url, 'PUT', { id: edited, text });
    written.set(edited, { text, edits: (was?.edits ?? 0) + 1 });
    return missing(await listed(traffic.url, topic), written);
  };
  const run = async (each: (typeof topics)[number]) => {
    for (; traffic.isOn; each.rounds += 1) {
      await round(each).then(
        (lost) => traffic.failures.push(...lost),
        (error: unknown) => traffic.failures.push(String(error)),
      );
    }
  };
  let clients: Promise<void>[] = [];
  return {
    traffic,
    topics,
    begin: () => {
      clients = topics.map(run);
    },
    /** Until every client has begun and ended a round since now. */
    goesOn: async () => {
      const from = topics.map(({ rounds }) => rounds);
      await until(() => topics.every(({ rounds }, at) => rounds >= (from[at] ?? 0) + 2));
    },
    end: async () => {
      traffic.isOn = false;
      await Promise.all(clients);
    },
  };
}

/** What was answered as written and is not listed so. */
const missing = (notes: Map<string, Listed>, written: Map<string, { text: string; edits: number }>): string[] =>
  [...written].flatMap(([id, { text, edits }]) => {
    const note = notes.get(id);
    return note?.text === text && note.edits === edits ? [] : [`${id} is listed as ${JSON.stringify(note)}`];
  });

const tableName = (): string =>
  runners[0]?.cloud.portal.tables.map(({ name }) => name).find((name) => name.includes('Notes')) ?? '';

const storedNotes = async (): Promise<Note[]> => {
  const notes: Note[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new ScanCommand({ TableName: tableName(), ConsistentRead: true, ExclusiveStartKey: from }),
    );
    notes.push(...((page.Items ?? []) as Note[]));
    from = page.LastEvaluatedKey;
  } while (from);
  return notes.filter(({ pk }) => pk.startsWith('NOTE#'));
};
const marksOf = async (): Promise<Map<string, string>> =>
  new Map((await storedNotes()).flatMap(({ sk, mark }) => (mark ? [[sk, mark] as const] : [])));

it('a table gets an index, its items are migrated by a worker that is killed once, and it loses an index, while every call succeeds', async () => {
  const first = await start(assemblies.before);
  const { traffic, topics, ...calls } = openTraffic(first.url);
  for (let number = 0; number < oldNotes; number += 1) {
    const { topic, written } = topics[number % clientCount]!;
    await call(first.url, 'POST', { id: `${topic}-old-${number}`, topic, text: 'old' });
    written.set(`${topic}-old-${number}`, { text: 'old', edits: 0 });
  }
  calls.begin();
  await calls.goesOn();

  // The release with the new index: it writes the keys of both and reads the old one.
  const second = await start(assemblies.expanded);
  await calls.goesOn();
  traffic.url = second.url;
  await calls.goesOn();

  // The worker is killed in the middle of the items.
  const worker = functionOf(second, 'migrateNotes');
  await worker.invoke({ start: 'labels', unitsPerSecond: 10 });
  const killed = worker.invoke(clock).catch((error: Error) => error);
  await until(async () => (await marksOf()).size >= leastMarks);
  await worker.close();
  expect(String(await killed)).toContain('thread ended');
  const marked = await marksOf();
  expect(marked.size).toBeLessThan(oldNotes - clientCount * editedOldNotes);
  await calls.goesOn();

  // Another one follows when the lease is over.
  await documents.send(new PutCommand({ TableName: tableName(), Item: { pk: 'GATE', sk: 'GATE' } }));
  const progress = async () => ((await worker.invoke({})) as Record<string, unknown>[])[0];
  await until(async () => {
    if ((await progress())?.state === 'done') return true;
    await worker.invoke(clock);
    return false;
  });
  expect(await progress()).toMatchObject({ failed: 0 });
  await calls.goesOn();

  // A second run finds nothing to do.
  await worker.invoke({ start: 'labels' });
  while ((await progress())?.state !== 'done') await worker.invoke(clock);
  expect(await progress()).toMatchObject({ state: 'done', changed: 0, failed: 0 });

  // The release that reads the new index; the old one goes when nobody reads it any more.
  const third = await start(assemblies.switched);
  traffic.url = third.url;
  await calls.goesOn();
  await third.dropOldIndexes();
  await calls.goesOn();
  await calls.end();

  expect(traffic.failures).toEqual([]);
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName() }));
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['byLabel']);
  for (const { topic, written } of topics) {
    const notes = await listed(third.url, topic);
    expect(missing(notes, written)).toEqual([]);
    expect(notes.size).toBe(written.size);
  }
  const notes = await storedNotes();
  expect(notes.filter(({ labelPk }) => labelPk === undefined)).toEqual([]);
  const after = await marksOf();
  // No item was changed a second time: what the killed worker had changed has its mark still.
  for (const [id, mark] of marked) expect(after.get(id), id).toBe(mark);
  expect(after.size).toBeGreaterThanOrEqual(oldNotes - clientCount * editedOldNotes);
});
