import type { IncomingMessage } from 'node:http';

/** What an HTTP API takes. */
const largestBody = 10 * 1024 * 1024;

/** The whole body, or undefined when it is larger than the gateway takes. */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      // The rest is read and dropped, so that the sender gets the answer instead of a broken connection.
      if (size <= largestBody) chunks.push(chunk);
    });
    request.on('end', () => resolve(size > largestBody ? undefined : Buffer.concat(chunks)));
    request.on('error', reject);
  });
}
