import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';

export interface FailingStore {
  readonly endpoint: string;
  /** From now on every call fails, by an answer or by a broken connection; or every call works again. */
  readonly fail: (isFailing: boolean) => void;
  readonly close: () => void;
}

/** Stands before an engine of the store, and passes calls on until it is told to fail. */
export async function failingStore(engine: string): Promise<FailingStore> {
  let isFailing = false;
  let calls = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    // What another process wrote before this call is heard before it is judged.
    await setImmediate();
    calls += 1;
    if (isFailing && calls % 2 === 0) return void response.destroy();
    if (isFailing) return void response.writeHead(500).end('{"__type":"InternalServerError"}');
    const named = ['authorization', 'content-type', 'x-amz-date', 'x-amz-target'];
    const headers = Object.fromEntries(named.map((name) => [name, String(request.headers[name] ?? '')]));
    const answer = await fetch(engine, { method: 'POST', headers, body: Buffer.concat(chunks) });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  const fail = (fails: boolean) => {
    isFailing = fails;
  };
  return { endpoint: `http://127.0.0.1:${port}`, fail, close };
}
