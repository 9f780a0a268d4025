import type * as z from 'zod';
import { openParse } from '../_kit/openParse.ts';
import type { Key, StoredItem } from './item.ts';
import { keptUnknown, unknownOf, withUnknown } from './unknown.ts';

/** An item as it is written: with its key and the version of its shape. */
export type MarkedItem = StoredItem & Key & { readonly shape: number };

/** The version of an item that has none: it was written before there were versions. */
const firstVersion = 1;

/** The version of an item's shape: which one of its releases' forms it has. */
export const shapeVersionOf = (item: StoredItem): number =>
  typeof item.shape === 'number' ? item.shape : firstVersion;

/** What is declared of a stored entity. */
interface Declared {
  readonly entity: string;
  readonly version: number;
  /** Left out for an entity without a schema of its own. */
  readonly schema?: z.ZodObject;
  readonly keys: readonly string[];
  readonly parse?: (item: unknown) => object;
  readonly item?: (key: Key, value: never, keys: never) => StoredItem;
}

/** The stored entities of the modules that are loaded, by name. */
export const declaredShapes: ReadonlyMap<string, Declared> = new Map();
const declare = (declared: Declared): void => {
  (declaredShapes as Map<string, Declared>).set(declared.entity, declared);
};

/** What marks items with the version of their shape. */
export interface Mark {
  readonly version: number;
  /** The item with its version. */
  readonly mark: <Item extends object>(item: Item) => Item & { readonly shape: number };
  /** For an update that may make the item: a part of its SET, and the value that this part names. An item that is there keeps its version. */
  readonly set: string;
  readonly values: Readonly<Record<':shape', number>>;
}

/**
 * Declares the version of items without a schema of their own: counters, pointers, marks.
 *
 * @example
 * const pointerShape = markOf('userName', 1);
 * Item: pointerShape.mark({ ...nameKey(userName), userId })
 */
export function markOf(entity: string, version: number): Mark {
  declare({ entity, version, keys: [] });
  return {
    version,
    mark: (item) => ({ ...item, shape: version }),
    set: 'shape = if_not_exists(shape, :shape)',
    values: { ':shape': version },
  };
}

/**
 * Declares the stored form of an entity, in one place for reading and writing: its schema, the version of it, and `keys`, the
 * attributes beside the schema's (keys of indexes, `expiresAt`), all of which its writer sets each time.
 *
 * What a newer release has written is read: attributes that are not known here are left out, unknown words of an enum are answered as
 * they are. `item` writes them back: the unknown goes with the value that was read, through every `{ ...value, changed }`.
 *
 * @example
 * const shape = shapeOf({ entity: 'rule', version: 1, schema: storedRule, keys: [] });
 * const found = await getItem(store, 'reference', key, shape.parse);
 * Item: shape.item(key, { ...found, draft: null }, {})
 */
export function shapeOf<Schema extends z.ZodObject, const Name extends string = never>({
  entity,
  version,
  schema,
  keys,
}: {
  readonly entity: string;
  readonly version: number;
  readonly schema: Schema;
  readonly keys: readonly Name[];
}) {
  // Compiled once: zod compiles every new schema, which costs more than parsing an item.
  const known = schema.strip();
  const besides = new Set<string>(['pk', 'sk', 'shape', ...keys]);
  const readItem = (item: unknown): { value: z.output<Schema> } | { error: z.ZodError } => {
    const parsed = openParse(known, item, { dropsKeys: true });
    if (!parsed.success) return parsed;
    const value = parsed.data as z.output<Schema>;
    return { value: withUnknown(item as StoredItem, value, { besides, isSure: parsed.hasUnknown }) };
  };
  const shape = {
    ...markOf(entity, version),
    /** A stored item as its value. Throws for an item that lacks something, or has something of another kind. */
    parse: (item: unknown): z.output<Schema> => {
      const read = readItem(item);
      if ('error' in read) throw read.error;
      return read.value;
    },
    /** The same, and null for an item that would be thrown for: where such an item counts as one that is not there. */
    parseOrNull: (item: unknown): z.output<Schema> | null => {
      const read = readItem(item);
      return 'error' in read ? null : read.value;
    },
    /** An item that is made anew in the place of the stored one, with what is not known of that. */
    over: <Item extends StoredItem>(stored: StoredItem, item: Item): Item => {
      const read = readItem(stored);
      const unknown = 'error' in read ? null : unknownOf(read.value);
      return unknown ? keptUnknown(unknown, item) : item;
    },
    /** The item of a value, new or over the one that was read; `before` where the value was not made from the one that was read. */
    item: (
      key: Key,
      value: z.input<Schema>,
      keysNow: Readonly<Record<Name, unknown>>,
      before: object | null = null,
    ): MarkedItem => {
      const unknown = unknownOf(before ?? value);
      // Words that a newer release has stored elsewhere may be copied; attributes too many are a fault of ours.
      const parsed = openParse(schema, value, { dropsKeys: false });
      if (!parsed.success) throw parsed.error;
      const item = { ...key, ...parsed.data, ...keysNow, shape: version };
      return unknown ? keptUnknown(unknown, item) : item;
    },
  };
  declare({ entity, version, schema: known, keys, parse: shape.parse, item: shape.item });
  return shape;
}
