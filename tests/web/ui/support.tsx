import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Control, type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { vi } from 'vitest';

interface FormProps<Values extends FieldValues> {
  start: Values;
  /** Is told how to read what the form holds. */
  onRead: (read: () => Values) => void;
  children: (control: Control<Values>) => ReactNode;
}

function Form<Values extends FieldValues>({ start, onRead, children }: FormProps<Values>) {
  const form = useForm<Values>({ defaultValues: start as DefaultValues<Values> });
  onRead(form.getValues);
  return <form>{children(form.control)}</form>;
}

/** Renders a form around fields; answers how to read what it holds. */
export function renderForm<Values extends FieldValues>(start: Values, fields: (control: Control<Values>) => ReactNode) {
  let held: () => Values = () => start;
  render(
    <Form start={start} onRead={(read) => (held = read)}>
      {fields}
    </Form>,
  );
  return () => held();
}

/** Moves a faked clock on by this number of milliseconds. */
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
