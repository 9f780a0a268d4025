import { createContext, Script } from 'node:vm';
import { isFields, textOf } from '../template/properties.ts';

interface EdgeRequest {
  readonly method: string;
  readonly uri: string;
  readonly ip: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly query: URLSearchParams;
}

/** What a CloudFront Function decides: another address for the origin, or an answer of its own. */
export type EdgeDecision =
  | { readonly uri: string }
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string };

const valuesOf = (fields: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value: [value].flat().join(',') }]));

function decisionOf(result: unknown, uri: string): EdgeDecision {
  if (!isFields(result)) throw new Error('The CloudFront Function gave neither a request nor a response.');
  if (result.statusCode === undefined) return { uri: textOf(result.uri) ?? uri };
  const headers = Object.entries(isFields(result.headers) ? result.headers : {});
  return {
    status: Number(result.statusCode),
    headers: Object.fromEntries(headers.map(([name, field]) => [name, (isFields(field) && textOf(field.value)) || ''])),
    body: (isFields(result.body) ? textOf(result.body.data) : textOf(result.body)) ?? '',
  };
}

/** Makes a viewer-request function of its source, in a context that has nothing else, as CloudFront's runtime has. */
export function createViewerRequest(code: string): (request: EdgeRequest) => EdgeDecision {
  const context = createContext({});
  new Script(code).runInContext(context);
  const call = new Script('JSON.stringify(handler(JSON.parse(event)))');
  return ({ method, uri, ip, headers, query }) => {
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
    context.event = JSON.stringify(event);
    return decisionOf(JSON.parse(String(call.runInContext(context, { timeout: 2000 }))), uri);
  };
}
