import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import type { ReturnedDraft } from './DraftNote.tsx';
import { type DraftedForm, ownDraft } from './formDraft.ts';
import { overtakenFields, useBeginning, useTypedFirst } from './useTypedFirst.ts';

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
  const [isFresh, setFresh] = useState(false);
  const beginning = useBeginning(initial, draft);
  const form = useForm<Values>({ defaultValues: beginning.values as DefaultValues<Values>, resolver });
  useTypedFirst(form, initial, beginning, draft);
  const { returned: back, typed, begun } = beginning;
  const dropDraft = () => draft?.drop();
  const discard = () => {
    setFresh(true);
    typed.clear();
    for (const path of Object.keys(begun)) delete begun[path];
    form.reset(initial as DefaultValues<Values>);
    dropDraft();
  };
  const returned: ReturnedDraft | null =
    isFresh || back.fields.length + back.notKept.length === 0
      ? null
      : { ...back, overtaken: overtakenFields(begun, back.fields, initial), labelOf: undefined, discard };
  // What came back is not saved yet, though the form began with it.
  return { form, returned, dropDraft, isDirty: form.formState.isDirty || returned !== null };
}
