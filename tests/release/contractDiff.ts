/** A node of an OpenAPI document: a schema, as far as this comparison reads it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly [bound: string]: unknown;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly (Schema & {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A schema of one document, with the document that its references mean. */
export interface Side {
  readonly document: OpenApi;
  readonly schema: Schema;
}

interface Settings {
  /** Who reads `to` leaves out attributes that it does not know, and shows words that it does not know as they are: an answer. */
  readonly isOpen: boolean;
  /** What `to` needs may be missing: only what is there must be of its kind. */
  readonly mayLack?: true;
}

/** The alternatives of a schema, references followed and lists of types taken apart. */
function alternativesOf({ document, schema }: Side): Schema[] {
  const { $ref, anyOf, oneOf, ...own } = schema;
  if ($ref !== undefined) {
    const found = document.components.schemas[$ref.split('/').at(-1) ?? ''];
    if (!found) throw new Error(`No such schema: ${$ref}`);
    return alternativesOf({ document, schema: { ...found, ...own } });
  }
  const some = anyOf ?? oneOf;
  if (some) return some.flatMap((each) => alternativesOf({ document, schema: each }));
  return Array.isArray(own.type) ? own.type.map((type: string) => ({ ...own, type })) : [own];
}

const typeOf = (schema: Schema): string => {
  const type = String(schema.type ?? (schema.properties ? 'object' : typeof (schema.const ?? schema.enum?.[0])));
  return type === 'integer' ? 'number' : type;
};

const least = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;
const most = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;

/** The bounds of `to` that a value of `from` may be beyond. */
function beyond(from: Schema, to: Schema): string[] {
  const isLess = (name: string) =>
    to[name] !== undefined && Number(from[name] ?? Number.NEGATIVE_INFINITY) < Number(to[name]);
  const isMore = (name: string) =>
    to[name] !== undefined && Number(from[name] ?? Number.POSITIVE_INFINITY) > Number(to[name]);
  const isOther = (name: 'pattern' | 'format') => to[name] !== undefined && to[name] !== from[name];
  return [...least.filter(isLess), ...most.filter(isMore), ...(['pattern', 'format'] as const).filter(isOther)];
}

const wordsOf = (schema: Schema): readonly unknown[] | null =>
  schema.enum ?? (schema.const === undefined ? null : [schema.const]);

/** What is wrong with single values: words and bounds. */
function valueFaults(from: Schema, to: Schema, path: string, { isOpen }: Settings): string[] {
  if (isOpen) return [];
  const known = wordsOf(to);
  const words = wordsOf(from);
  if (known) return (words ?? ['any value']).filter((word) => !known.includes(word)).map((word) => `${path}: ${word}`);
  return words ? [] : beyond(from, to).map((bound) => `${path}: ${bound}`);
}

function objectFaults(from: Side, to: Side, path: string, settings: Settings): string[] {
  const { properties: sent = {}, required: always = [] } = from.schema;
  const { properties: known = {}, required: needed = [] } = to.schema;
  const lacks = settings.mayLack ? [] : needed.filter((name) => !always.includes(name));
  const missing = lacks.map((name) => `${path}.${name}: may be missing`);
  const closed = !settings.isOpen && to.schema.additionalProperties === false;
  const unknown = Object.keys(sent)
    .filter((name) => closed && !(name in known))
    .map((name) => `${path}.${name}: unknown`);
  const inside = Object.entries(known).flatMap(([name, schema]) => {
    const own = sent[name];
    return own ? faultsOf({ ...from, schema: own }, { ...to, schema }, `${path}.${name}`, settings) : [];
  });
  return [...missing, ...unknown, ...inside];
}

function faultsOfOne(from: Side, to: Side, path: string, settings: Settings): string[] {
  const [type, wanted] = [typeOf(from.schema), typeOf(to.schema)];
  if (wanted === 'undefined') return [];
  if (type !== wanted) return [`${path}: ${type} instead of ${wanted}`];
  if (type === 'object') return objectFaults(from, to, path, settings);
  const values = valueFaults(from.schema, to.schema, path, settings);
  if (type !== 'array' || !to.schema.items) return values;
  const items = { ...from, schema: from.schema.items ?? {} };
  return [...values, ...faultsOf(items, { ...to, schema: to.schema.items }, `${path}[]`, settings)];
}

/**
 * Why who reads `to` would not understand what `from` allows: a place and what is wrong there, for each. Of several alternatives that are no match,
 * the faults of the nearest of its kind.
 */
export function faultsOf(from: Side, to: Side, path: string, settings: Settings): string[] {
  const known = alternativesOf(to).map((schema) => ({ ...to, schema }));
  return alternativesOf(from).flatMap((schema) => {
    const alike = known.filter((each) => typeOf(each.schema) === typeOf(schema));
    const nearest = alike.length > 0 ? alike : known;
    const tries = nearest.map((each) => faultsOfOne({ ...from, schema }, each, path, settings));
    return tries.toSorted((one, other) => one.length - other.length)[0] ?? [];
  });
}
