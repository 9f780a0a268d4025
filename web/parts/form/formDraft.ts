import { currentSession } from '../../base/session.ts';
import { readSession } from '../../base/sessionState.ts';
import { mayBeKept } from './keptKinds.ts';

/** The values that fields held before they were typed over, by their paths, as `traceOf` writes them. */
export type Begun = Readonly<Record<string, string>>;

/** The fields that a person typed into, by their paths, kept until the form is sent: the draft survives a reload, a crash, and the end of the session. */
export interface FormDraft<Values> {
  read: () => Partial<Values>;
  /** The fields that were filled in and are not kept: the person types them again. */
  notKept?: () => readonly string[];
  /** Left out where something else notices that the record has changed, as the version of a draft on the server does. */
  begun?: () => Begun;
  keep: (typed: Partial<Values>, begun?: Begun) => void;
  drop: () => void;
}

/** Whether a field holds something that a person would miss. */
export const isFilled = (value: unknown): boolean =>
  value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

/** Tells values apart without keeping them (cyrb53). */
export function traceOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 2654435761);
    two = Math.imul(two ^ letter, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36);
}

/** A browser that is full, or allows no storage, keeps nobody from typing. */
function store(item: string, value: unknown): void {
  try {
    sessionStorage.setItem(item, JSON.stringify(value));
  } catch {
    sessionStorage.removeItem(item);
  }
}

/** A draft in this tab's session storage, which notices when a field has got another value since it was typed over. */
function recordDraft<Values extends object>(
  key: string,
  without: readonly (keyof Values)[] = [],
): Required<FormDraft<Values>> {
  const userId = currentSession()?.userId;
  const name = userId ? `${key}:${userId}` : key;
  const notKeptName = `${name}:notKept`;
  const begunName = `${name}:begun`;
  const isKept = ([path, value]: [string, unknown]) => {
    const names = path.split('.');
    return !without.includes(names[0] as keyof Values) && mayBeKept(names, value);
  };
  return {
    read: () => readSession<Partial<Values>>(name) ?? {},
    notKept: () => readSession<string[]>(notKeptName) ?? [],
    begun: () => readSession<Begun>(begunName) ?? {},
    keep: (typed, begun) => {
      const fields = Object.entries(typed);
      const kept = fields.filter(isKept);
      const leftOut = fields.filter((field) => !isKept(field) && isFilled(field[1]));
      store(name, Object.fromEntries(kept));
      store(
        notKeptName,
        leftOut.map(([path]) => path),
      );
      // No trace of a number that is not kept: somebody could try all numbers.
      if (begun)
        store(begunName, Object.fromEntries(kept.flatMap(([path]) => (begun[path] ? [[path, begun[path]]] : []))));
    },
    drop: () => {
      for (const item of [name, notKeptName, begunName]) sessionStorage.removeItem(item);
    },
  };
}

/**
 * A draft in this tab's session storage, of something new or of a record that the form watches itself. It belongs to one person: another
 * user of the same computer does not see it. Passwords, codes and the numbers of patients are never kept (`keptKinds.ts`); `without` names
 * what is left out besides.
 */
export function sessionDraft<Values extends object>(
  key: string,
  without: readonly (keyof Values)[] = [],
): FormDraft<Values> {
  const { begun: _, keep, ...draft } = recordDraft<Values>(key, without);
  return { ...draft, keep: (typed) => keep(typed) };
}

/**
 * The tab's part of a form that has a draft on the server: it holds what the server has not got yet. The server's draft has a version, by
 * which it knows whether another page was faster; it also has what a tab must not keep.
 */
export function untilSaved<Values extends object>(key: string): FormDraft<Values> {
  const { read, keep, drop } = sessionDraft<Values>(key);
  return { read, keep, drop };
}

/**
 * What was typed into the dialog of a call about one record, in this tab: Escape, a reload and the end of the session lose nothing. It ends
 * when it is sent, and by the button that cancels.
 */
export const dialogDraft = <Values extends object>(path: string, ...about: readonly (string | number)[]) =>
  recordDraft<Values>(`dialog:${[path, ...about].join(':')}`);

/** Another version of the record is the same record: what was typed outlives another person's change. */
const versions = ['version', 'edition', 'draftVersion', 'token'];

/** What the draft of a form is found by. */
export interface DraftedForm<Values> {
  readonly path: string;
  readonly initial: Values;
  readonly bodyOf: (values: Values) => object;
  /** What tells the record apart where the body does not name it. */
  readonly about: readonly (string | number)[];
}

/**
 * The draft of any form: it is found by its call, its fields, the page, and what the body says besides the fields, which is the record.
 * A visitor has none: nobody knows who types next. The record goes into the key as a trace, for a number of a patient may be in an address.
 */
export function ownDraft<Values extends object>(form: DraftedForm<Values>): FormDraft<Values> | undefined {
  const fields = Object.keys(form.initial).sort();
  if (!currentSession() || fields.length === 0) return undefined;
  const record = Object.entries(form.bodyOf(form.initial)).filter(
    ([name, value]) =>
      !fields.includes(name) && !versions.includes(name) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  const place = traceOf([window.location.pathname, fields, record, form.about]);
  return recordDraft<Values>(`form:${form.path}:${place}`);
}
