import { createContext, Script } from 'node:vm';
import { type Fields, fieldsOf, isFields, textOf } from '../template/properties.ts';

interface EdgeRequest {
  readonly method: string;
  readonly uri: string;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: URLSearchParams;
}

/** What a CloudFront Function decides: the request for the origin, or an answer of its own. */
export type EdgeDecision =
  | { readonly uri: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };

function valuesOf(fields: EdgeRequest['headers']): Record<string, { value: string }> {
  const values: Record<string, { value: string }> = {};
  for (const name of Object.keys(fields)) values[name] = { value: String(fields[name] ?? '') };
  return values;
}

function headersOf(fields: unknown): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, field] of Object.entries(fieldsOf(fields)))
    headers[name.toLowerCase()] = textOf(fieldsOf(field).value) ?? '';
  return headers;
}

const bodyOf = (body: unknown): string => textOf(isFields(body) ? body.data : body) ?? '';

function decisionOf(result: unknown, uri: string): EdgeDecision {
  if (!isFields(result)) throw new Error('The CloudFront Function gave neither a request nor a response.');
  const headers = headersOf(result.headers);
  if (result.statusCode === undefined) return { uri: textOf(result.uri) ?? uri, headers };
  return { status: Number(result.statusCode), headers, body: bodyOf(result.body) };
}

/** Makes a viewer-request function of its source, in a context that has nothing else, as CloudFront's runtime has. */
export function createViewerRequest(code: string): (request: EdgeRequest) => Promise<EdgeDecision> {
  // Taken out of its context once: entering a context costs more than all the rest of a request.
  const handler = new Script(`${code}\n;handler`).runInContext(createContext({})) as (event: Fields) => unknown;
  return async ({ method, uri, ip, headers, query }) => {
    const event = {
      version: '1.0',
      context: { eventType: 'viewer-request', requestId: 'local', distributionId: 'local' },
      viewer: { ip },
      request: {
        method,
        uri,
        headers: valuesOf(headers),
        querystring: valuesOf(Object.fromEntries(query)),
        cookies: {},
      },
    };
    return decisionOf(await handler(event), uri);
  };
}
