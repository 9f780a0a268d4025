import type { IncomingMessage, ServerResponse } from 'node:http';

/** What lies in the archive of the audit trail, by key. A test that changes it does what Object Lock forbids. */
export const archived = new Map<string, string>();

const tag = (name: string, ...parts: string[]): string => `<${name}>${parts.join('')}</${name}>`;

/** One page of what lies below a folder. */
function listing(folder: string): string {
  const below = [...archived.keys()].filter((key) => key.startsWith(folder)).sort();
  const files = below.filter((key) => !key.slice(folder.length).includes('/'));
  const folders = below.flatMap((key) => /^[^/]+\//.exec(key.slice(folder.length))?.[0] ?? []);
  return tag(
    'ListBucketResult',
    ...files.map((key) => tag('Contents', tag('Key', key))),
    ...[...new Set(folders)].map((name) => tag('CommonPrefixes', tag('Prefix', folder + name))),
  );
}

/** The archive's bucket, as far as functions use it. Object Lock keeps versions: a new one is put over the last unless the call forbids it. */
export async function answerArchive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const key = pathname.replace(/^\/archive\/?/, '');
  const found = archived.get(key);
  const end = (status: number, text = '') => void response.writeHead(status).end(text);
  if (request.method === 'GET' && key === '') return end(200, listing(searchParams.get('prefix') ?? ''));
  if (request.method === 'GET')
    return end(found === undefined ? 404 : 200, found ?? tag('Error', tag('Code', 'NoSuchKey')));
  if (request.method !== 'PUT') return end(403);
  if (found !== undefined && request.headers['if-none-match'] === '*')
    return end(412, tag('Error', tag('Code', 'PreconditionFailed')));
  let text = '';
  for await (const chunk of request) text += chunk;
  archived.set(key, text);
  end(200);
}
