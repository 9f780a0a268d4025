import { isDeepStrictEqual } from 'node:util';
import type { StoredItem } from './item.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An item that holds something that this release does not know, and what was read of it. */
interface Unknown {
  readonly stored: StoredItem;
  readonly known: Fields;
}

/** A spread copies it; JSON, schemas and names of fields do not see it. */
const carried: unique symbol = Symbol('what a newer release has stored');

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether something is stored, at any depth, that was not read. `besides` are attributes that belong to no field. */
function isMore(stored: unknown, known: unknown, besides?: ReadonlySet<string>): boolean {
  if (Array.isArray(stored)) return Array.isArray(known) && stored.some((part, index) => isMore(part, known[index]));
  if (!isFields(stored) || !isFields(known)) return false;
  // A loop, and no call for plain values: every item that is read passes here.
  for (const name in stored) {
    const part = stored[name];
    if (!(name in known)) {
      if (!besides?.has(name)) return true;
    } else if (typeof part === 'object' && part !== null && isMore(part, known[name])) return true;
  }
  return false;
}

/** The value of an item, with what the item holds besides; `isSure` where it is known to hold something. */
export function withUnknown<Value extends Fields>(
  stored: StoredItem,
  value: Value,
  { besides, isSure }: { readonly besides: ReadonlySet<string>; readonly isSure: boolean },
): Value {
  if (!isSure && !isMore(stored, value, besides)) return value;
  const own = Object.fromEntries(Object.entries(stored).filter(([name]) => !besides.has(name)));
  return { ...value, [carried]: { stored: own, known: value } };
}

/** What a value carries of its item; null for a value of an item that is known whole, and for a new one. */
export const unknownOf = (value: object): Unknown | null => (value as { [carried]?: Unknown })[carried] ?? null;

/** The value that follows another one that was read and is made anew: it carries what that one carries. */
export const following = <Value extends object>(before: object | null, value: Value): Value => {
  const unknown = before && unknownOf(before);
  return unknown ? { ...value, [carried]: unknown } : value;
};

/** Whether two maps are about the same thing: their ids do not differ. */
const isOfSame = (one: Fields, other: Fields): boolean =>
  Object.keys({ ...one, ...other }).every((name) => !name.endsWith('Id') || one[name] === other[name]);

const hasId = (part: unknown): boolean => isFields(part) && Object.keys(part).some((name) => name.endsWith('Id'));

/** The place of an element in the list that was read: the element as it was, or the one with its ids; -1 for a new one. */
const placeOf = (element: unknown, known: readonly unknown[]): number =>
  known.findIndex(
    (each) =>
      isDeepStrictEqual(each, element) || (hasId(element) && isFields(each) && isOfSame(each, element as Fields)),
  );

function kept(stored: unknown, known: unknown, next: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(known) && Array.isArray(next)) {
    return next.map((element) => {
      const place = placeOf(element, known);
      return place < 0 ? element : kept(stored[place], known[place], element);
    });
  }
  if (!isFields(stored) || !isFields(known) || !isFields(next)) return next;
  return isOfSame(known, next) ? keptFields(stored, known, next) : next;
}

function keptFields(stored: Fields, known: Fields, next: Fields): Fields {
  const parts = Object.entries(stored).flatMap(([name, part]) => {
    if (name in known) return name in next ? [[name, kept(part, known[name], next[name])] as const] : [];
    return name in next ? [] : [[name, part] as const];
  });
  return { ...next, ...Object.fromEntries(parts) };
}

/**
 * The item that takes the place of one that was read, with what this release does not know of it: attributes of the item, of its maps
 * as long as these are about the same thing (their ids stay), and of those elements of its lists that stay.
 */
export const keptUnknown = <Item extends StoredItem>({ stored, known }: Unknown, item: Item): Item =>
  keptFields(stored, known, item) as Item;
