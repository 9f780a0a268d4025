import { withoutReferences } from './withoutReferences.ts';

/** The parts of an OpenAPI 3.1 document that the page shows. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}
interface DocumentedOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly security?: readonly unknown[];
  readonly 'x-roles'?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content & { readonly description?: string }>>;
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

export interface ApiAnswer {
  readonly code: string;
  readonly description: string;
  readonly schema?: Schema;
}
export interface ApiOperation {
  readonly id: string;
  readonly area: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly access: 'public' | 'signedIn' | readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body?: Schema;
  readonly answers: readonly ApiAnswer[];
}

const schemaOf = (holder: Content | undefined): Schema | undefined => Object.values(holder?.content ?? {})[0]?.schema;

function accessOf(operation: DocumentedOperation): ApiOperation['access'] {
  const roles = operation['x-roles'] ?? [];
  if (operation.security?.length === 0) return 'public';
  return roles.length === 0 || roles.includes('Standard') ? 'signedIn' : roles;
}

function answersOf(operation: DocumentedOperation): ApiAnswer[] {
  return Object.entries(operation.responses ?? {}).map(([code, answer]) => {
    // Every refusal has the same envelope: it is shown once, where the call succeeds.
    const schema = code === '200' ? schemaOf(answer) : undefined;
    return { code, description: answer.description ?? '', ...(schema ? { schema } : {}) };
  });
}

/** The document's operations as a flat list, in the document's order, with what they refer to. */
export function operationsOf(document: ApiDocument): ApiOperation[] {
  const { paths } = withoutReferences(document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const body = schemaOf(operation.requestBody);
      return {
        id: `${method} ${path}`,
        area: operation.tags?.[0] ?? '',
        method: method.toUpperCase(),
        path,
        summary: operation.summary ?? operation.operationId,
        access: accessOf(operation),
        parameters: operation.parameters ?? [],
        ...(body ? { body } : {}),
        answers: answersOf(operation),
      };
    }),
  );
}

/** The operations in which every word of the search occurs: in the area, method, path, summary or a role. */
export function searchOperations(operations: readonly ApiOperation[], search: string): ApiOperation[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ area, method, path, summary, access }) => {
    const text = [area, method, path, summary, ...(typeof access === 'string' ? [access] : access)]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The operations by area, in the order in which the areas first occur. */
export function byArea(operations: readonly ApiOperation[]): Map<string, ApiOperation[]> {
  const areas = new Map<string, ApiOperation[]>();
  for (const operation of operations) areas.set(operation.area, [...(areas.get(operation.area) ?? []), operation]);
  return areas;
}

/** A schema's type in a few words, as a column shows it: `integer`, `string (date)`, `string or null`. */
export function typeText(schema: Schema | undefined): string {
  if (!schema) return '';
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ');
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : String(schema.type ?? '');
  return schema.format ? `${type} (${schema.format})` : type;
}
