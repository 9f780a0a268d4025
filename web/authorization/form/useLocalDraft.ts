import { useState } from 'react';
import { type FormDraft, sessionDraft } from '../../parts/form/formDraft.ts';
import type { FormValues } from './formValues.ts';

/** The draft or the refused request on the server, at the version that this page has seen. */
export interface DraftPlace {
  readonly authorizationId: string;
  readonly version: number;
}

const numbersOfPatient = ['emiratesId', 'cardNumber', 'patientName', 'attachments'] as const;
const keptAt = (id: string) => sessionDraft<FormValues>(`authorization:${id}`, numbersOfPatient);

const keyOf = ({ authorizationId, version }: DraftPlace): string => `${authorizationId}:${version}`;

/**
 * What the browser keeps until the server has it: it goes with each answer. It belongs to the version over which it was typed, so that it
 * never comes back over what another person or device has written since.
 */
export function useLocalDraft(first: DraftPlace | null) {
  const [local] = useState(() => {
    let kept = keptAt(first ? keyOf(first) : 'new');
    const draft: FormDraft<FormValues> = {
      read: () => kept.read(),
      // The server has the numbers of a draft that it knows.
      notKept: () => (first ? [] : (kept.notKept?.() ?? [])),
      keep: (typed) => kept.keep(typed),
      drop: () => kept.drop(),
    };
    const moveTo = (place: DraftPlace) => {
      kept.drop();
      kept = keptAt(keyOf(place));
    };
    return { draft, moveTo };
  });
  return local;
}
