import { faultsOf, type OpenApi, type Operation, type Schema } from './contractDiff.ts';

/** Every operation of a document, by method and path. */
export const operationsOf = ({ paths }: OpenApi): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
    ),
  );

const nothing: Schema = { type: 'null' };
const first = <Value>(content: Readonly<Record<string, Value>> | undefined): Value | undefined =>
  Object.values(content ?? {})[0];

/** What an operation takes, as one object: its body, and each parameter of path and query by its name. */
function requestOf({ parameters = [], requestBody }: Operation): Schema {
  const named = parameters.flatMap(({ name, schema, required }) =>
    name && schema ? [{ name, schema, required }] : [],
  );
  const body = first(requestBody?.content)?.schema;
  return {
    type: 'object',
    properties: { ...Object.fromEntries(named.map(({ name, schema }) => [name, schema])), ...(body && { body }) },
    required: [...named.flatMap(({ name, required }) => (required ? [name] : [])), ...(body ? ['body'] : [])],
    additionalProperties: false,
  };
}

/** The data of an operation's answer; a file or a text counts as nothing. */
function answerOf({ responses }: Operation): Schema {
  const schema = responses['200']?.content?.['application/json']?.schema;
  return (schema?.properties?.data as Schema | undefined) ?? nothing;
}

interface Release {
  readonly document: OpenApi;
  readonly operation: Operation;
}

const side = ({ document }: Release, schema: Schema) => ({ document, schema });

/** Why a page of one release does not work with the API of a newer one; nothing when it does. */
export function faultsOfOldPage(page: Release, api: Release): string[] {
  const asked = faultsOf(side(page, requestOf(page.operation)), side(api, requestOf(api.operation)), 'request', {
    isOpen: false,
  });
  const answered = faultsOf(side(api, answerOf(api.operation)), side(page, answerOf(page.operation)), 'answer', {
    isOpen: true,
  });
  return [...asked, ...answered];
}

/**
 * What a page of one release and the API of an older one understand differently under the same name. What the older API does not know it refuses
 * by name, and what it does not give the page lacks: neither is among them.
 */
export function faultsOfNewPage(page: Release, api: Release): string[] {
  const settings = { isOpen: true, mayLack: true } as const;
  const asked = faultsOf(
    side(page, requestOf(page.operation)),
    side(api, requestOf(api.operation)),
    'request',
    settings,
  );
  const answered = faultsOf(
    side(api, answerOf(api.operation)),
    side(page, answerOf(page.operation)),
    'answer',
    settings,
  );
  return [...asked, ...answered];
}
