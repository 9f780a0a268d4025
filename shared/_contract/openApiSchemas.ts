import * as z from 'zod';

export type Json = Record<string, unknown>;

/** The schemas that have a name in the document: `MemberCoverage`. */
export type SchemaNames = ReadonlyMap<z.ZodType, string>;

export type Io = 'input' | 'output';

/** zod repeats the patterns of days and instants, some hundred characters long: they are components. */
const formats = { Day: z.iso.date(), Instant: z.iso.datetime() };

const prefix = '#/components/schemas/';
const pointer = (name: string): string => `${prefix}${name}`;

/** zod writes the limits of JavaScript's integers to every integer; they say nothing about our numbers. */
function withoutIntegerLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

const settings = (io: Io) => ({ io, unrepresentable: 'any', override: withoutIntegerLimits }) as const;

/** A schema alone, without components: what callers send, or what is answered. */
export const schemaOf = (schema: z.ZodType, io: Io): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, settings(io)) as Json;
  return rest;
};

/** Each object of a JSON value, changed by `change` from the inside out. */
export function mapObjects(value: unknown, change: (object: Json) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => mapObjects(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapObjects(each, change)])));
}

const formatComponents = Object.entries(formats).map(([name, schema]) => ({ name, json: schemaOf(schema, 'output') }));

/** Refers to a component where zod has written its pattern. */
function byFormat(object: Json): Json {
  const found = formatComponents.find(({ json }) => json.pattern === object.pattern && json.format === object.format);
  if (!found) return object;
  const { type: _type, format: _format, pattern: _pattern, ...rest } = object;
  return { $ref: pointer(found.name), ...rest };
}

/** The names to which a JSON value refers, as often as it does. */
function referencesOf(value: unknown): string[] {
  const found: string[] = [];
  mapObjects(value, (object) => {
    if (typeof object.$ref === 'string' && object.$ref.startsWith(prefix)) found.push(object.$ref.slice(prefix.length));
    return object;
  });
  return found;
}

/** The names that differ between input and output, and those that refer to one. */
function differing(one: Readonly<Record<string, Json>>, other: Readonly<Record<string, Json>>): Set<string> {
  const names = Object.keys(one);
  const found = new Set(names.filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name])));
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const name of names) if (referencesOf(one[name]).some((each) => found.has(each))) found.add(name);
  }
  return found;
}

function written(registry: z.core.$ZodRegistry<{ id: string }>, io: Io, nameOf: (name: string) => string) {
  const { schemas } = z.toJSONSchema(registry, { ...settings(io), uri: (id) => pointer(nameOf(id)) });
  const tidy = ({ $schema: _dialect, $id: _id, ...rest }: Json) => mapObjects(rest, byFormat) as Json;
  return Object.fromEntries(Object.entries(schemas).map(([name, json]) => [name, tidy(json as Json)]));
}

/** The JSON schemas of a document, by name. What callers send (defaults left out) has a component of its own where it differs from what is answered. */
export interface SchemaTable {
  readonly components: Readonly<Record<string, Json>>;
  /** Where a schema of the table stands. */
  readonly refOf: (schema: z.ZodType, io: Io) => { readonly $ref: string };
  /** What it says. */
  readonly jsonOf: (schema: z.ZodType, io: Io) => Json;
}

/** The table of these schemas: they refer to each other by name, wherever one is part of another. */
export function schemaTable(names: SchemaNames): SchemaTable {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const output = written(registry, 'output', (name) => name);
  const changed = differing(
    output,
    written(registry, 'input', (name) => name),
  );
  const nameOf = (name: string, io: Io) => (io === 'input' && changed.has(name) ? `${name}Input` : name);
  const input = written(registry, 'input', (name) => nameOf(name, 'input'));
  const components = {
    ...Object.fromEntries(formatComponents.map(({ name, json }) => [name, json])),
    ...output,
    ...Object.fromEntries([...changed].map((name) => [nameOf(name, 'input'), input[name] ?? {}])),
  };
  const find = (schema: z.ZodType, io: Io): string => {
    const name = names.get(schema);
    if (!name) throw new Error('A schema without a name');
    return nameOf(name, io);
  };
  return {
    components,
    refOf: (schema, io) => ({ $ref: pointer(find(schema, io)) }),
    jsonOf: (schema, io) => components[find(schema, io)] ?? {},
  };
}

const nameIn = (object: Json): string | undefined => referencesOf({ $ref: object.$ref })[0];

/** How often each component is referred to, by the document and by the components that it needs. */
function usesIn(document: unknown, components: Readonly<Record<string, Json>>): Map<string, number> {
  const uses = new Map<string, number>();
  const count = (value: unknown): void => {
    for (const name of referencesOf(value)) {
      const before = uses.get(name) ?? 0;
      uses.set(name, before + 1);
      if (before === 0) count(components[name]);
    }
  };
  count(document);
  return uses;
}

/**
 * The components that a document needs, sorted by name, and the document itself. A component to which one place refers is written in
 * that place, unless `isKept`; one for input needs no name of its own where nothing of that name is answered.
 */
export function withNeeded<Document>(
  document: Document,
  components: Readonly<Record<string, Json>>,
  isKept: (name: string) => boolean,
): { document: Document; schemas: Record<string, Json> } {
  const uses = usesIn(document, components);
  const stays = (name: string): boolean => isKept(name) || (uses.get(name) ?? 0) > 1;
  const kept = [...uses.keys()].filter(stays);
  const shownName = (name: string): string => {
    const plain = name.replace(/Input$/, '');
    return kept.includes(plain) ? name : plain;
  };
  const inPlace = (value: unknown): unknown =>
    mapObjects(value, (object) => {
      const name = nameIn(object);
      if (name === undefined) return object;
      if (stays(name)) return { ...object, $ref: pointer(shownName(name)) };
      const { $ref: _ref, ...rest } = object;
      return { ...(inPlace(components[name]) as Json), ...rest };
    });
  const schemas = kept.map((name) => [shownName(name), inPlace(components[name]) as Json] as const);
  return {
    document: inPlace(document) as Document,
    schemas: Object.fromEntries(schemas.sort(([one], [other]) => one.localeCompare(other, 'en'))),
  };
}
