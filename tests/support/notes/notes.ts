import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { wiring } from '../../../functions/_data/wiring.ts';
import { tableName } from '../../../functions/_kit/env.ts';
import { retryWrite } from '../../../functions/_kit/retryWrite.ts';
import { ifHolds } from '../../../functions/_store/condition.ts';
import { cursorCodec } from '../../../functions/_store/cursor.ts';
import { readPage } from '../../../functions/_store/page.ts';
import { type Note, type NoteRelease, noteIndexes, noteKey, noteKeys } from './noteItem.ts';

/** The function of the small portal of tests/local/indexChange.test.ts: what it reads and writes is its release's. */
const release: NoteRelease = JSON.parse(process.env.RELEASE ?? '');
const { store } = wiring;
const codec = cursorCodec(/^[\w-]+$/);

const put = (note: Note, condition: string, edits?: number) =>
  ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('members'),
        Item: note,
        ConditionExpression: condition,
        ...(edits !== undefined && { ExpressionAttributeValues: { ':edits': edits } }),
      }),
    ),
  );

const create = ({ id, topic, text }: Record<string, string>): Promise<boolean> => {
  const note = { pk: `NOTE#${id}`, sk: String(id), topic: String(topic), text: String(text), edits: 0 };
  return put({ ...note, ...noteKeys(release, note.topic) }, 'attribute_not_exists(pk)');
};

/** Reads, changes and writes the whole item, as the portal's operations do. */
const edit = ({ id, text }: Record<string, string>): Promise<true | null> =>
  retryWrite(async () => {
    const Key = { pk: `NOTE#${id}`, sk: String(id) };
    const { Item } = await store.send(new GetCommand({ TableName: tableName('members'), Key, ConsistentRead: true }));
    const found = Item as Note;
    const next = { ...found, ...noteKeys(release, found.topic), text: String(text), edits: found.edits + 1 };
    return (await put(next, 'edits = :edits', found.edits)) ? true : null;
  });

/** The notes of a topic, up to a hundred a page. */
const list = (topic: string, cursor?: string) => {
  const name = noteIndexes[release.reads];
  const partition = { name, value: noteKey(name, topic) };
  const page = {
    take: 100,
    cursor,
    codec,
    parse: ({ sk, text, edits }: Record<string, unknown>) => ({ id: sk, text, edits }),
  };
  return readPage(store, { table: 'members', index: release.reads, partition }, page);
};

interface Call {
  readonly requestContext: { readonly http: { readonly method: string } };
  readonly queryStringParameters?: Record<string, string>;
  readonly body?: string;
}

/** The Lambda handler: GET lists a topic, POST writes a note, PUT changes one. */
export async function handler({ requestContext, queryStringParameters: query = {}, body }: Call) {
  const { method } = requestContext.http;
  if (method === 'GET') return { statusCode: 200, body: JSON.stringify(await list(query.topic ?? '', query.cursor)) };
  const isDone = method === 'POST' ? await create(JSON.parse(body ?? '')) : await edit(JSON.parse(body ?? ''));
  return { statusCode: isDone ? 200 : 409, body: '{}' };
}
