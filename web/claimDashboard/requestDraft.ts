import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { type RequestUser, requestUser } from '../../shared/claimDashboard/requestForm.ts';
import { readSession } from '../base/sessionState.ts';
import type { FormDraft } from '../parts/form/formDraft.ts';

const key = (name: string) => `claimDashboard:${name}`;

/** A visitor has no session that ends: what was typed is given back for so long after the last change, in the tab where it was typed. */
const keptMs = 30 * 60_000;

interface Kept {
  readonly at: number;
  readonly value: unknown;
}

/** What was kept under a name; what is too old is removed. */
function readKept(name: string): unknown {
  const kept = readSession<Partial<Kept>>(key(name));
  const age = Date.now() - (kept?.at ?? 0);
  if (age >= 0 && age < keptMs) return kept?.value ?? null;
  sessionStorage.removeItem(key(name));
  return null;
}

const keep = (name: string, value: unknown): void =>
  sessionStorage.setItem(key(name), JSON.stringify({ at: Date.now(), value } satisfies Kept));

const dropKept = (name: string): void => sessionStorage.removeItem(key(name));

/** What a visitor typed into a form of the request: it survives a reload, and ends with the tab or half an hour later. */
export const requestDraft = <Values extends object>(name: string): FormDraft<Values> => ({
  read: () => (readKept(name) as Partial<Values> | null) ?? {},
  keep: (typed) => keep(name, typed),
  drop: () => dropKept(name),
});

/** The users that were collected for a request, as `requestDraft` keeps them; what is no user any more is left out. */
export function useRequestUsers(): [readonly RequestUser[], Dispatch<SetStateAction<readonly RequestUser[]>>] {
  const [users, setUsers] = useState<readonly RequestUser[]>(() => {
    const kept = readKept('users');
    return (Array.isArray(kept) ? kept : []).flatMap((each) => requestUser.safeParse(each).data ?? []);
  });
  useEffect(() => (users.length > 0 ? keep('users', users) : dropKept('users')), [users]);
  return [users, setUsers];
}
