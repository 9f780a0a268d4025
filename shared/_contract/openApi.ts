import * as z from 'zod';
import { brand } from '../brand.ts';
import { type Area, type Endpoint, fileTypes, routeKeysOf } from './endpoint.ts';
import { envelopeOf } from './envelope.ts';
import { type Json, type SchemaNames, type SchemaTable, schemaOf, schemaTable, withNeeded } from './openApiSchemas.ts';

/** The first letter large: names of components look like names of types. */
export const componentName = (name: string): string => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;

/** Every schema of the endpoints, by its own name or by that of its first operation. */
function namesOf(areas: readonly Area[], named: SchemaNames): SchemaNames {
  const names = new Map(named);
  const add = (schema: z.ZodType | undefined, name: string): void => {
    if (schema && !names.has(schema)) names.set(schema, name);
  };
  for (const { endpoints } of areas) {
    for (const [name, { params, query, body, answer }] of Object.entries(endpoints)) {
      add(params, `${componentName(name)}Params`);
      add(query, `${componentName(name)}Query`);
      add(body, `${componentName(name)}Body`);
      add(answer, `${componentName(name)}Answer`);
    }
  }
  return names;
}

function parametersOf(table: SchemaTable, fields: z.ZodObject | undefined, place: 'query' | 'path'): Json[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = table.jsonOf(fields, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

const header = (name: string, description: string, isRequired: boolean): Json => ({
  name,
  in: 'header',
  required: isRequired,
  description,
  schema: { type: 'string' },
});

const xsrfText = 'The value of the XSRF-TOKEN cookie; required when the call carries that cookie.';
const idempotencyText = '8 to 100 characters; the same key gives the same answer and one stored record.';

const headersOf = (endpoint: Endpoint, method: string): Json[] => [
  ...(endpoint.idempotent ? [header('Idempotency-Key', idempotencyText, true)] : []),
  ...(method === 'GET' ? [] : [header('X-XSRF-TOKEN', xsrfText, false)]),
];

/** The envelope, and what its data are. A plain `boolean` or `null` is written as zod writes it. */
function envelopeWith(name: string, table: SchemaTable, answer: z.ZodType): Json {
  const isPlain = Object.keys(table.jsonOf(answer, 'output')).join() === 'type';
  const data = isPlain
    ? schemaOf(answer.nullable(), 'output')
    : { anyOf: [table.refOf(answer, 'output'), { type: 'null' }] };
  return { $ref: `#/components/schemas/${name}`, properties: { data } };
}

function contentOf(table: SchemaTable, { answer, format = 'envelope', hasCapitalErrors }: Endpoint): Json {
  const schema = table.refOf(answer, 'output');
  switch (format) {
    case 'pdf':
    case 'xlsx':
      return { [fileTypes[format]]: { schema: { type: 'string', contentMediaType: fileTypes[format] } } };
    case 'html':
      return { 'text/html': { schema } };
    case 'text':
      return { 'text/plain': { schema } };
    case 'document':
      return { 'application/json': { schema } };
    default:
      return {
        'application/json': {
          schema: envelopeWith(hasCapitalErrors ? 'EnvelopeWithCapitalErrors' : 'Envelope', table, answer),
        },
      };
  }
}

const refusal = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

/** The refusals that an endpoint can answer, by HTTP status. */
const refusalsOf = (endpoint: Endpoint, method: string): Json => ({
  400: refusal('Refused'),
  ...(endpoint.access === 'public' ? {} : { 401: refusal('Refused') }),
  ...(endpoint.access === 'public' && method === 'GET' ? {} : { 403: refusal('Refused') }),
  ...(method === 'GET' ? {} : { 413: refusal('Refused'), 415: refusal('Refused') }),
  ...(endpoint.idempotent ? { 409: refusal('Refused') } : {}),
  500: refusal('Refused'),
  503: refusal('Unavailable'),
});

interface Described {
  readonly area: Area;
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly method: string;
}

function operationOf(table: SchemaTable, { area, name, endpoint, method }: Described): Json {
  const { access, summary, body, example, takesFile } = endpoint;
  const isTwin = method !== endpoint.method;
  return {
    operationId: isTwin ? `${name}By${method[0]}${method.slice(1).toLowerCase()}` : name,
    tags: [area.name],
    summary,
    ...(access === 'public' ? { security: [] } : { 'x-roles': access }),
    'x-requirements': endpoint.requirements,
    parameters: [
      ...parametersOf(table, endpoint.params, 'path'),
      ...parametersOf(table, endpoint.query, 'query'),
      ...headersOf(endpoint, method),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [takesFile ? 'multipart/form-data' : 'application/json']: {
            schema: table.refOf(body, 'input'),
            ...(example && { example }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'The answer; a negative status is a business outcome with its errors',
        content: contentOf(table, endpoint),
      },
      ...refusalsOf(endpoint, method),
    },
  };
}

function pathsOf(areas: readonly Area[], table: SchemaTable): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const area of areas) {
    for (const [name, endpoint] of Object.entries(area.endpoints)) {
      for (const routeKey of routeKeysOf(endpoint)) {
        const [method = ''] = routeKey.split(' ');
        const operation = operationOf(table, { area, name, endpoint, method });
        paths[endpoint.path] = { ...paths[endpoint.path], [method.toLowerCase()]: operation };
      }
    }
  }
  return paths;
}

/** Writes a parameter that several operations have alike once. Of those that share a name the first is the component. */
function withSharedParameters(paths: Record<string, Json>) {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as { parameters: Json[] }[]);
  const texts = operations.flatMap(({ parameters }) => parameters.map((each) => JSON.stringify(each)));
  const shared = new Map<string, string>();
  for (const text of texts) {
    const name = componentName(String(JSON.parse(text).name));
    const isRepeated = texts.indexOf(text) !== texts.lastIndexOf(text);
    if (isRepeated && ![...shared.values()].includes(name)) shared.set(text, name);
  }
  const refOf = (parameter: Json): Json => {
    const name = shared.get(JSON.stringify(parameter));
    return name ? { $ref: `#/components/parameters/${name}` } : parameter;
  };
  for (const operation of operations) operation.parameters = operation.parameters.map(refOf);
  const components = [...shared].map(([text, name]) => [name, JSON.parse(text)] as const);
  return Object.fromEntries(components.sort(([one], [other]) => one.localeCompare(other, 'en')));
}

const envelope = envelopeOf(z.unknown());
const ownNames: SchemaNames = new Map<z.ZodType, string>([
  [envelope, 'Envelope'],
  [envelope.extend({ Errors: envelope.shape.errors }), 'EnvelopeWithCapitalErrors'],
]);

/**
 * The OpenAPI 3.1 description of every endpoint. `docs/openapi.json` is this, checked in; a stale file fails a test. `named` are the
 * schemas that become components under these names; without any, only what several operations share is one.
 */
export function openApiOf(areas: readonly Area[], version: string, named: SchemaNames = new Map()): Json {
  const table = schemaTable(namesOf(areas, new Map([...ownNames, ...named])));
  const own = new Set([...ownNames.values(), ...named.values(), ...[...named.values()].map((name) => `${name}Input`)]);
  const { document: paths, schemas } = withNeeded(pathsOf(areas, table), table.components, (name) => own.has(name));
  const parameters = withSharedParameters(paths);
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version,
      description:
        'Every JSON answer is an envelope: status 1 success, 0 no record, negative failure; errors with code, message and field; data. A word of an enumeration in an answer may be one that a newer release has added: take what you do not know as unknown.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: areas.map(({ name }) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Refused: {
          description: 'The call was refused; the envelope says why',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
        },
        Unavailable: {
          description: 'A service that the portal needs cannot answer; the same call may be sent again',
          headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
        },
      },
      parameters,
      schemas,
    },
  };
}
