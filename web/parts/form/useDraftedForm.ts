import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { ReturnedDraft } from './DraftNote.tsx';
import { type DraftedForm, ownDraft } from './formDraft.ts';
import { useBeginning, useReturnedDraft, useTypedFirst } from './useTypedFirst.ts';

interface FormOptions<Values extends FieldValues> extends DraftedForm<Values> {
  readonly resolver: Resolver<Values>;
}

/**
 * A form that is sent in ways of its own, such as by one of several buttons, and keeps what was typed as `useContractForm` does (ADR 0184).
 * `path` is the call that stores it, and `bodyOf` names the record. The form drops its draft once it is stored.
 */
export function useDraftedForm<Values extends FieldValues>(options: FormOptions<Values>) {
  const { initial, resolver } = options;
  // The draft of the person who began: when a session ends, another person's draft never replaces it.
  const [draft] = useState(() => ownDraft(options));
  const beginning = useBeginning(initial, draft);
  const form = useForm<Values>({ defaultValues: beginning.values as DefaultValues<Values>, resolver });
  useTypedFirst(form, initial, beginning, draft);
  const { back, clear } = useReturnedDraft(form, initial, beginning, draft);
  const dropDraft = () => draft?.drop();
  const returned: ReturnedDraft | null = back && { ...back, labelOf: undefined, discard: () => clear(initial) };
  // What came back is not saved yet, though the form began with it.
  return { form, returned, dropDraft, isDirty: form.formState.isDirty || returned !== null };
}
