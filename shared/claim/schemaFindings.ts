import type { ClaimElement } from './claimElement.ts';
import type { ElementSpec, ValueForm } from './schema.ts';
import { isAmountText, isCountText, isInstantText } from './valueForms.ts';

/** What an element breaks of its schema. */
export type SchemaFault = 'missing' | 'repeated' | 'order' | 'unknown' | 'letterCase' | 'form' | 'choice' | 'length';

/** A fault, with the path of the field and the activity that it is in. */
export interface SchemaFinding {
  readonly fault: SchemaFault;
  readonly field: string;
  readonly activity: ClaimElement | null;
}

/** The place of each element in its list, by its name in small letters: a file of a hundred thousand claims asks for it millions of times. */
const placesOf = new WeakMap<readonly ElementSpec[], ReadonlyMap<string, number>>();

function placeOf(specs: readonly ElementSpec[], name: string): number {
  let places = placesOf.get(specs);
  if (!places) {
    places = new Map(specs.flatMap((spec, at) => [[spec.name, at] as const, [spec.name.toLowerCase(), at] as const]));
    placesOf.set(specs, places);
  }
  return places.get(name) ?? places.get(name.toLowerCase()) ?? -1;
}
const isParent = (holds: ElementSpec['holds']): holds is readonly ElementSpec[] => Array.isArray(holds);

type TextForm = Extract<ValueForm, { kind: 'text' }>;

function textFault(text: string, { least = 0, most = Number.POSITIVE_INFINITY, hasNoSpace, pattern }: TextForm) {
  if (text.trim().length < least || text.length > most) return 'length';
  return (hasNoSpace && /\s/.test(text)) || pattern?.test(text) === false ? 'form' : null;
}

const hasForm: Readonly<Record<Exclude<ValueForm['kind'], 'text' | 'choice'>, (text: string) => boolean>> = {
  amount: isAmountText,
  quantity: (text) => isAmountText(text) && Number(text) >= 0,
  count: isCountText,
  instant: isInstantText,
  file: (text) => /^[\w+/=\s]*$/.test(text),
};

/** Spaces around a number are nothing to a schema; around a text they are a part of it. */
const isNumber = (text: string): boolean => /^\s*\d+\s*$/.test(text);

function faultOf(written: string, form: ValueForm): SchemaFault | null {
  const text = form.isTrimmed ? written.trim() : written;
  if (form.kind === 'text') return textFault(text, form);
  if (form.kind === 'choice') return form.of.includes(isNumber(text) ? text.trim() : text) ? null : 'choice';
  return hasForm[form.kind](form.kind === 'instant' ? text : text.trim()) ? null : 'form';
}

interface Where {
  readonly path: string;
  readonly activity: ClaimElement | null;
}

const fieldOf = ({ path }: Where, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Elements that are not there, or stand more often than once where they may not. */
function countFindings(element: ClaimElement, specs: readonly ElementSpec[], where: Where): SchemaFinding[] {
  const counts: number[] = specs.map(() => 0);
  for (const { name } of element.children) {
    const at = placeOf(specs, name);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return specs.flatMap(({ name, least, most }, at) => {
    const count = counts[at] ?? 0;
    const fault = count < least ? 'missing' : most === 1 && count > 1 ? 'repeated' : null;
    return fault ? [{ fault, field: fieldOf(where, name), activity: where.activity }] : [];
  });
}

/** What is wrong with a child in itself: its letter case, and its value or what is in it. */
function childFindings(child: ClaimElement, spec: ElementSpec, where: Where): SchemaFinding[] {
  const activity = spec.name === 'Activity' ? child : where.activity;
  const field = fieldOf(where, spec.name);
  const named: SchemaFinding[] = child.name === spec.name ? [] : [{ fault: 'letterCase', field, activity }];
  // Real files have an empty element where there is no resubmission.
  if (spec.isEmptyAllowed && child.children.length === 0 && child.text.trim() === '') return named;
  if (isParent(spec.holds)) return [...named, ...schemaFindings(child, spec.holds, { path: field, activity })];
  const fault = faultOf(child.text, spec.holds);
  return fault ? [...named, { fault, field, activity }] : named;
}

/** The faults of the children of an element, and of all in them: what is missing or repeated, its order, and the form of each value. */
export function schemaFindings(
  element: ClaimElement,
  specs: readonly ElementSpec[],
  where: Where = { path: '', activity: null },
): SchemaFinding[] {
  const { activity } = where;
  let last = 0;
  const ofChildren = element.children.flatMap((child): SchemaFinding[] => {
    const at = placeOf(specs, child.name);
    const spec = specs[at];
    if (!spec) return [{ fault: 'unknown', field: fieldOf(where, child.name), activity }];
    const isLate = at < last;
    last = Math.max(last, at);
    const order: SchemaFinding[] = isLate ? [{ fault: 'order', field: fieldOf(where, spec.name), activity }] : [];
    return [...order, ...childFindings(child, spec, where)];
  });
  return [...countFindings(element, specs, where), ...ofChildren];
}
