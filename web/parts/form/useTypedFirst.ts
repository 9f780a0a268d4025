import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type Field,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import { isWithin, pathsOf } from './fieldPaths.ts';
import { type FormDraft, isFilled } from './formDraft.ts';

/** The fields that a person has filled in; nothing else may change them. */
export type TypedFields = Set<string>;

/** What the form begins with: the person's draft before everything else. Fields of the draft count as typed. */
export function useBeginning<Values extends FieldValues>(initial: Values, draft: FormDraft<Values> | undefined) {
  const [beginning] = useState(() => {
    const drafted: Partial<Values> = draft?.read() ?? {};
    return {
      values: { ...initial, ...drafted } as Values,
      typed: new Set(Object.keys(drafted)) as TypedFields,
      returned: {
        fields: Object.keys(drafted).filter((field) => isFilled(drafted[field as keyof Values])),
        notKept: draft?.notKept?.() ?? [],
      },
    };
  });
  return beginning;
}

const isTyped = (typed: TypedFields, path: string): boolean => [...typed].some((name) => isWithin(name, path));

/** Sent values no longer count as typed. Values typed while the call was running still do. */
export function forgetSent(typed: TypedFields, sent: object, now: object): void {
  for (const path of typed) {
    if (JSON.stringify(get(sent, path)) === JSON.stringify(get(now, path))) typed.delete(path);
  }
}

/** What one component shows is one value, an option of a search for instance. */
const isField = <Values extends FieldValues>({ control }: UseFormReturn<Values>, path: string): boolean =>
  (get(control._fields, path) as Field | undefined)?._f !== undefined;

/**
 * What a person typed or chose goes first. The fields they fill in are noted, and kept as their draft; where `initial` is
 * another one later (an earlier record, a default, a newer version arrived), only the other fields follow it.
 */
export function useTypedFirst<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  typed: TypedFields,
  draft: FormDraft<Values> | undefined,
): void {
  const isFollowing = useRef(false);
  const followed = useRef(JSON.stringify(initial));

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name && !isFollowing.current) typed.add(name);
          const fields = new Set([...typed].map((path) => path.split('.', 1)[0] ?? path));
          if (fields.size === 0) return;
          draft?.keep(Object.fromEntries([...fields].map((field) => [field, values[field]])) as Partial<Values>);
        },
      }),
    [form, typed, draft],
  );

  useEffect(() => {
    const text = JSON.stringify(initial);
    if (text === followed.current) return;
    followed.current = text;
    isFollowing.current = true;
    const keepState = { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true } as const;
    form.reset(initial as DefaultValues<Values>, { ...keepState, keepValues: true, keepFieldsRef: true });
    for (const path of pathsOf(initial, (name) => isField(form, name))) {
      if (!isTyped(typed, path)) form.setValue(path as FieldPath<Values>, get(initial, path));
    }
    isFollowing.current = false;
  });
}
