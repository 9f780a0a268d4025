import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { useServerDraft } from '../../../web/parts/form/useServerDraft.ts';

interface Values {
  documents: { licence: { expiresOn: string | null } };
}
const initial: Values = { documents: { licence: { expiresOn: null } } };

/** A form whose drafts are answered when a test says so. */
function aForm() {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const send = async ({ body }: { body: { draft: unknown } }) => {
    sent.push(JSON.stringify(body.draft));
    await new Promise<void>((resolve) => waiting.push(resolve));
    const data = { version: sent.length, savedAt: '2026-11-28T10:00:00.000Z' };
    return { isDone: true, status: 200, data } as const;
  };
  const { result } = renderHook(() => {
    const form = useForm<Values>({ defaultValues: structuredClone(initial) });
    // The same parts of the form's own values as `draftOf` of the forms that keep a draft.
    const draftOf = ({ documents }: Values) => ({ documents: { ...documents } });
    const callOf = (draft: unknown) => ({ body: { draft } });
    return { form, draft: useServerDraft({ form, initial, first: null, draftOf, callOf, send }) };
  });
  return { result, sent, answer: () => act(async () => waiting.shift()?.()) };
}
const type = (form: ReturnType<typeof aForm>['result'], day: string) =>
  act(() => form.current.form.setValue('documents.licence.expiresOn', day));

/** Saves what is typed now; the work goes on until the test lets the call be answered. */
async function keep(form: ReturnType<typeof aForm>['result']): Promise<{ work: Promise<boolean> }> {
  let work = Promise.resolve(false);
  await act(async () => {
    work = form.current.draft.flush();
  });
  return { work };
}

it('REQ-NET-16 what is typed into a part of the form while a draft is on its way is kept by the next one', async () => {
  const { result, sent, answer } = aForm();
  type(result, '2027-01-31');
  const first = await keep(result);
  type(result, '2099-12-31');
  await answer();
  expect(await first.work).toBe(true);
  const next = await keep(result);
  await answer();
  expect(await next.work).toBe(true);
  expect(sent.map((draft) => /\d{4}-\d\d-\d\d/.exec(draft)?.[0])).toEqual(['2027-01-31', '2099-12-31']);
});
