import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldProblem } from './contractResolver.ts';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * The paths of a form's values, in their order: `memberId`, `cover.startsOn`. A list is one value, and so is what `isField` knows
 * as the value of one field.
 */
export const pathsOf = (values: object, isField: (path: string) => boolean = () => false, prefix = ''): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isGroup(value) && !isField(prefix + name) ? pathsOf(value, isField, `${prefix}${name}.`) : [prefix + name],
  );

/** The values with another one at a path; groups that lie on the way are copied. */
export function withAt<Values extends object>(values: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.');
  const inner = (values as Record<string, unknown>)[name];
  const next = rest.length === 0 ? value : withAt(isGroup(inner) ? inner : {}, rest.join('.'), value);
  return { ...values, [name]: next };
}

/** A path as far as it leads through groups: what is in a list belongs to the list. */
export function fieldPathOf(path: string, values: object): string {
  const names = path.split('.');
  let at: unknown = values;
  const inGroups = names.findIndex((name) => {
    at = (at as Record<string, unknown>)[name];
    return !isGroup(at);
  });
  return inGroups < 0 ? path : names.slice(0, inGroups + 1).join('.');
}

/** Whether one path names the other, or a part of it. */
export const isWithin = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`);

/** The errors of a form's state, flat; the error of a whole list has the list's name. */
export function problemsOf(errors: FieldErrors<FieldValues>, prefix = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([name, error]): FieldProblem[] => {
    if (!error || name === 'ref') return [];
    if (typeof error.type === 'string') {
      const field = name === 'root' ? prefix.slice(0, -1) : prefix + name;
      return [{ field, code: error.type, message: String(error.message ?? '') }];
    }
    return problemsOf(error as FieldErrors<FieldValues>, `${prefix}${name}.`);
  });
}

/** Orders fields as the form's values name them, which is the order of the screen. */
export function inOrder<Item extends { readonly field: string }>(items: readonly Item[], values: object): Item[] {
  const paths = pathsOf(values);
  const placeOf = ({ field }: Item): number => {
    const place = paths.findIndex((path) => isWithin(field, path));
    return place < 0 ? paths.length : place;
  };
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}
