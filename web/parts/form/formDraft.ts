import { currentSession } from '../../base/session.ts';
import { readSession } from '../../base/sessionState.ts';

/** What a person typed into a form, kept until it is sent: it survives a reload, a crash, and the end of the session. */
export interface FormDraft<Values> {
  read: () => Partial<Values>;
  keep: (typed: Partial<Values>) => void;
  drop: () => void;
}

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
  return {
    read: () => readSession<Partial<Values>>(name) ?? {},
    keep: (typed) => {
      const kept = Object.entries(typed).filter(([field]) => !without.includes(field as keyof Values));
      sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(kept)));
    },
    drop: () => sessionStorage.removeItem(name),
  };
}
