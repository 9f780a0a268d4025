import * as z from 'zod';
import { brand } from '../brand.ts';
import { type Area, type Endpoint, fileTypes, routeKeysOf } from './endpoint.ts';
import { envelopeOf } from './envelope.ts';

type Json = Record<string, unknown>;

/** zod writes the limits of JavaScript's integers to every integer; they say nothing about our numbers. */
function withoutIntegerLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: withoutIntegerLimits,
  }) as Json;
  return rest;
};

function parametersOf(fields: z.ZodObject | undefined, place: 'query' | 'path'): Json[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = schemaOf(fields, 'input') as {
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

function contentOf({ answer, format = 'envelope', hasCapitalErrors }: Endpoint): Json {
  switch (format) {
    case 'pdf':
    case 'xlsx':
      return { [fileTypes[format]]: { schema: { type: 'string', contentMediaType: fileTypes[format] } } };
    case 'html':
      return { 'text/html': { schema: schemaOf(answer, 'output') } };
    case 'text':
      return { 'text/plain': { schema: schemaOf(answer, 'output') } };
    case 'document':
      return { 'application/json': { schema: schemaOf(answer, 'output') } };
    default: {
      const envelope = envelopeOf(answer);
      const shown = hasCapitalErrors ? envelope.extend({ Errors: envelope.shape.errors }) : envelope;
      return { 'application/json': { schema: schemaOf(shown, 'output') } };
    }
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
});

function operationOf(area: Area, name: string, endpoint: Endpoint, method: string): Json {
  const { access, summary, body } = endpoint;
  const isTwin = method !== endpoint.method;
  return {
    operationId: isTwin ? `${name}By${method[0]}${method.slice(1).toLowerCase()}` : name,
    tags: [area.name],
    summary,
    ...(access === 'public' ? { security: [] } : { 'x-roles': access }),
    'x-requirements': endpoint.requirements,
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...headersOf(endpoint, method),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: {
      200: {
        description: 'The answer; a negative status is a business outcome with its errors',
        content: contentOf(endpoint),
      },
      ...refusalsOf(endpoint, method),
    },
  };
}

function pathsOf(areas: readonly Area[]): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const area of areas) {
    for (const [name, endpoint] of Object.entries(area.endpoints)) {
      for (const routeKey of routeKeysOf(endpoint)) {
        const [method = ''] = routeKey.split(' ');
        const path = { ...paths[endpoint.path], [method.toLowerCase()]: operationOf(area, name, endpoint, method) };
        paths[endpoint.path] = path;
      }
    }
  }
  return paths;
}

/** The OpenAPI 3.1 description of every endpoint. `docs/openapi.json` is this, checked in; a stale file fails a test. */
export const openApiOf = (areas: readonly Area[], version: string): Json => ({
  openapi: '3.1.1',
  info: {
    title: `${brand.name} API`,
    version,
    description:
      'Every JSON answer is an envelope: status 1 success, 0 no record, negative failure; errors with code, message and field; data.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '/' }],
  security: [{ session: [] }],
  tags: areas.map(({ name }) => ({ name })),
  paths: pathsOf(areas),
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    responses: {
      Refused: {
        description: 'The call was refused; the envelope says why',
        content: { 'application/json': { schema: schemaOf(envelopeOf(z.unknown()), 'output') } },
      },
    },
  },
});
