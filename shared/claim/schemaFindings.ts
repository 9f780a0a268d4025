import type { ClaimElement } from './claimElement.ts';
import type { ElementSpec, ValueForm } from './schema.ts';
import { isAmountText, isBase64Text, isCountText, isInstantText } from './valueForms.ts';

/** What an element breaks of its schema. */
export type SchemaFault = 'missing' | 'repeated' | 'order' | 'unknown' | 'letterCase' | 'form' | 'choice' | 'length';

/** A fault, with the path of the field and the activity that it is in. */
export interface SchemaFinding {
  readonly fault: SchemaFault;
  readonly field: string;
  readonly activity: ClaimElement | null;
}

/** A list of elements as a file is compared with it: a file of a hundred thousand claims asks for it millions of times. */
interface Known {
  readonly places: ReadonlyMap<string, number>;
  /** Those that must stand, and those that may stand once: a bit for each place. */
  readonly needed: number;
  readonly single: number;
}

const bitsOf = (specs: readonly ElementSpec[], is: (spec: ElementSpec) => boolean): number =>
  specs.reduce((bits, spec, at) => (is(spec) ? bits | (1 << at) : bits), 0);

const knownLists = new WeakMap<readonly ElementSpec[], Known>();

function knownOf(specs: readonly ElementSpec[]): Known {
  const known = knownLists.get(specs);
  if (known) return known;
  const made = {
    places: new Map(specs.map(({ name }, at) => [name, at] as const)),
    needed: bitsOf(specs, ({ least }) => least === 1),
    single: bitsOf(specs, ({ most }) => most === 1),
  };
  knownLists.set(specs, made);
  return made;
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
  file: isBase64Text,
};

/** To a schema `+01` is the number 1, and spaces around it are nothing; around a text they are a part of it. */
const choiceOf = (text: string): string => (/^\s*\+?\d{1,9}\s*$/.test(text) ? String(Number(text)) : text);

function faultOf(written: string, form: ValueForm): SchemaFault | null {
  const text = form.isTrimmed ? written.trim() : written;
  if (form.kind === 'text') return textFault(text, form);
  if (form.kind === 'choice') return form.of.includes(text) || form.of.includes(choiceOf(text)) ? null : 'choice';
  return hasForm[form.kind](form.kind === 'instant' ? text : text.trim()) ? null : 'form';
}

interface Where {
  readonly path: string;
  readonly activity: ClaimElement | null;
}

const fieldOf = ({ path }: Where, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Elements that are not there, or stand more often than once where they may not. */
function addCountFindings(
  { children }: ClaimElement,
  specs: readonly ElementSpec[],
  where: Where,
  found: SchemaFinding[],
): void {
  const { places, needed, single } = knownOf(specs);
  let [seen, repeated] = [0, 0];
  for (const { meant } of children) {
    const at = places.get(meant);
    if (at === undefined) continue;
    repeated |= seen & (1 << at);
    seen |= 1 << at;
  }
  const [missing, tooMany] = [needed & ~seen, single & repeated];
  if (missing === 0 && tooMany === 0) return;
  for (const [at, { name }] of specs.entries()) {
    const fault = missing & (1 << at) ? 'missing' : tooMany & (1 << at) ? 'repeated' : null;
    if (fault) found.push({ fault, field: fieldOf(where, name), activity: where.activity });
  }
}

/** What is wrong with a child in itself: its letter case, and its value or what is in it. */
function addChildFindings(child: ClaimElement, spec: ElementSpec, where: Where, found: SchemaFinding[]): void {
  const activity = spec.name === 'Activity' ? child : where.activity;
  if (child.name !== spec.name) found.push({ fault: 'letterCase', field: fieldOf(where, spec.name), activity });
  // Real files have an empty element where there is no resubmission.
  if (spec.isEmptyAllowed && child.children.length === 0 && child.text.trim() === '') return;
  if (isParent(spec.holds)) {
    addFindings(child, spec.holds, { path: fieldOf(where, spec.name), activity }, found);
    return;
  }
  const fault = faultOf(child.text, spec.holds);
  if (fault) found.push({ fault, field: fieldOf(where, spec.name), activity });
}

function addFindings(element: ClaimElement, specs: readonly ElementSpec[], where: Where, found: SchemaFinding[]): void {
  addCountFindings(element, specs, where, found);
  const { activity } = where;
  const { places } = knownOf(specs);
  let last = 0;
  for (const child of element.children) {
    const at = places.get(child.meant);
    const spec = at === undefined ? undefined : specs[at];
    if (at === undefined || !spec) {
      found.push({ fault: 'unknown', field: fieldOf(where, child.name), activity });
      continue;
    }
    if (at < last) found.push({ fault: 'order', field: fieldOf(where, spec.name), activity });
    last = Math.max(last, at);
    addChildFindings(child, spec, where, found);
  }
}

/** The faults of the children of an element, and of all in them: what is missing or repeated, its order, and the form of each value. */
export function schemaFindings(element: ClaimElement, specs: readonly ElementSpec[]): SchemaFinding[] {
  const found: SchemaFinding[] = [];
  addFindings(element, specs, { path: '', activity: null }, found);
  return found;
}
