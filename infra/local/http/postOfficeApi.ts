import type { IncomingMessage } from 'node:http';
import type { PostBoxes } from '../simulators/regulators.ts';
import { type HttpAnswer, jsonAnswer, refusal } from './answer.ts';
import { readBody } from './readBody.ts';

const path = /^\/local\/post-office\/(dhpo|shafafiya|riayati)\/files(?:\/([^/]+))?$/;
const longest = 200;

async function layFile(box: PostBoxes['dhpo'], request: IncomingMessage, { searchParams }: URL): Promise<HttpAnswer> {
  const [sender = '', receiver = '', name = ''] = ['sender', 'receiver', 'name'].map(
    (parameter) => searchParams.get(parameter) ?? '',
  );
  const bytes = await readBody(request);
  if (!bytes) return refusal('bodyTooLarge');
  if ([sender, receiver, name].some((value) => value === '' || value.length > longest)) return refusal('invalidInput');
  return jsonAnswer(201, { id: box.lay({ sender, receiver, name, bytes }).id });
}

/**
 * What the regulators' simulators hold: a list, a file's bytes, and a way to lay a file among a receiver's new ones as another system would have sent it.
 * Nobody's credentials stand in it. Undefined for every other path.
 */
export function postOfficeApi(
  boxes: Partial<PostBoxes>,
  request: IncomingMessage,
  url: URL,
): Promise<HttpAnswer> | HttpAnswer | undefined {
  const [, office, id] = path.exec(url.pathname) ?? [];
  const box = office ? boxes[office as keyof PostBoxes] : undefined;
  if (!box) return undefined;
  if (id !== undefined) {
    const file = request.method === 'GET' ? box.get(id) : undefined;
    const headers = { 'content-type': 'application/octet-stream', 'cache-control': 'no-store' };
    return file ? { status: 200, headers, body: file.bytes } : refusal('notFound');
  }
  if (request.method === 'GET') return jsonAnswer(200, box.shown());
  return request.method === 'POST' ? layFile(box, request, url) : refusal('notFound');
}
