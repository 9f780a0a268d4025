import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type Field,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
} from 'react-hook-form';
import { fieldPathOf, isWithin, pathsOf, withAt } from './fieldPaths.ts';
import { type Begun, type FormDraft, isFilled, traceOf } from './formDraft.ts';

/** The fields that a person has filled in; nothing else may change them. */
export type TypedFields = Set<string>;

/** What the form begins with: the person's draft before everything else. Fields of the draft count as typed. */
export function useBeginning<Values extends FieldValues>(initial: Values, draft: FormDraft<Values> | undefined) {
  const [beginning] = useState(() => {
    const drafted = Object.entries(draft?.read() ?? {});
    return {
      values: drafted.reduce((values, [path, value]) => withAt(values, path, value), initial),
      typed: new Set(drafted.map(([path]) => path)) as TypedFields,
      begun: { ...draft?.begun?.() } as Record<string, string>,
      returned: {
        fields: drafted.flatMap(([path, value]) => (isFilled(value) ? [path] : [])),
        notKept: draft?.notKept?.() ?? [],
      },
    };
  });
  return beginning;
}

/** The fields that came back with what was typed, while the record has got another value by now. */
const overtakenFields = (begun: Begun, returned: readonly string[], initial: object): string[] =>
  returned.filter((path) => begun[path] !== undefined && begun[path] !== traceOf(get(initial, path)));

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
  { typed, begun }: { readonly typed: TypedFields; readonly begun: Record<string, string> },
  draft: FormDraft<Values> | undefined,
): void {
  const isFollowing = useRef(false);
  const followed = useRef(JSON.stringify(initial));
  const latest = useRef(initial);
  latest.current = initial;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (name && !isFollowing.current) typed.add(name);
          const paths = new Set([...typed].map((path) => fieldPathOf(path, values)));
          if (paths.size === 0) return;
          for (const path of paths) begun[path] ??= traceOf(get(latest.current, path));
          draft?.keep(
            Object.fromEntries([...paths].map((path) => [path, get(values, path)])) as Partial<Values>,
            begun,
          );
        },
      }),
    [form, typed, begun, draft],
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

/** What came back of a draft; null where nothing came back, or once the form was emptied on purpose. `clear` empties form and draft. */
export function useReturnedDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  { typed, begun, returned }: ReturnType<typeof useBeginning<Values>>,
  draft: FormDraft<Values> | undefined,
) {
  const [isFresh, setFresh] = useState(false);
  const clear = (values: Values): void => {
    setFresh(true);
    typed.clear();
    for (const path of Object.keys(begun)) delete begun[path];
    form.reset(values as DefaultValues<Values>);
    draft?.drop();
  };
  const isNone = isFresh || returned.fields.length + returned.notKept.length === 0;
  const back = isNone ? null : { ...returned, overtaken: overtakenFields(begun, returned.fields, initial) };
  return { back, clear };
}
