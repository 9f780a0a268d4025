import { currentSession } from '../../base/session.ts';
import { readSession } from '../../base/sessionState.ts';

/** What a person typed into a form, kept until it is sent: it survives a reload, a crash, and the end of the session. */
export interface FormDraft<Values> {
  read: () => Partial<Values>;
  /** The fields that were filled in and are not kept: the person types them again. */
  notKept?: () => readonly string[];
  keep: (typed: Partial<Values>) => void;
  drop: () => void;
}

/** Whether a field holds something that a person would miss. */
export const isFilled = (value: unknown): boolean => value !== '' && value !== null && value !== undefined;

/**
 * A draft in this tab's session storage. It belongs to one person: another user of the same computer does not see it.
 * `without` names what is never kept: the numbers and card data of a patient, passwords.
 */
export function sessionDraft<Values extends object>(
  key: string,
  without: readonly (keyof Values)[],
): FormDraft<Values> {
  const userId = currentSession()?.userId;
  const name = userId ? `${key}:${userId}` : key;
  const notKeptName = `${name}:notKept`;
  const isLeftOut = (field: string) => without.includes(field as keyof Values);
  return {
    read: () => readSession<Partial<Values>>(name) ?? {},
    notKept: () => readSession<string[]>(notKeptName) ?? [],
    keep: (typed) => {
      const fields = Object.entries(typed);
      const leftOut = fields.filter(([field, value]) => isLeftOut(field) && isFilled(value));
      sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(fields.filter(([field]) => !isLeftOut(field)))));
      sessionStorage.setItem(notKeptName, JSON.stringify(leftOut.map(([field]) => field)));
    },
    drop: () => {
      sessionStorage.removeItem(name);
      sessionStorage.removeItem(notKeptName);
    },
  };
}

/**
 * What was typed into the dialog of a call about one record, in this tab: Escape, a reload and the end of the session lose nothing. It ends
 * when it is sent, and by the button that cancels.
 */
export const dialogDraft = <Values extends object>(path: string, ...about: readonly (string | number)[]) =>
  sessionDraft<Values>(`dialog:${[path, ...about].join(':')}`, []);
