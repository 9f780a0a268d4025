type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (document: unknown, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((place, key) => (isObject(place) ? place[key] : undefined), document);

/** What stands beside a reference is said besides: properties are added to properties. */
function merged(target: unknown, besides: Json): unknown {
  if (!isObject(target) || Object.keys(besides).length === 0) return target;
  const properties = isObject(target.properties) && isObject(besides.properties);
  return {
    ...target,
    ...besides,
    ...(properties && { properties: { ...(target.properties as Json), ...(besides.properties as Json) } }),
  };
}

/**
 * An OpenAPI document in which what is named stands in the place of each `$ref` to it. A schema that is part of itself keeps the
 * reference to itself.
 */
export function withoutReferences<Document>(document: Document): Document {
  const known = new Map<string, unknown>();
  const resolve = (value: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((each) => resolve(each, within));
    if (!isObject(value)) return value;
    const { $ref, ...besides } = value;
    const plain = Object.fromEntries(Object.entries(besides).map(([key, each]) => [key, resolve(each, within)]));
    if (typeof $ref !== 'string') return plain;
    if (within.includes($ref)) return value;
    if (!known.has($ref)) known.set($ref, resolve(valueAt(document, $ref), [...within, $ref]));
    return merged(known.get($ref), plain);
  };
  return resolve(document, []) as Document;
}
