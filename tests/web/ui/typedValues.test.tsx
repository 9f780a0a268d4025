import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { filtersResolver, noFilters } from '../../../web/eligibility/historySearch.ts';
import { Autocomplete } from '../../../web/ui/Autocomplete.tsx';
import { DateField } from '../../../web/ui/DateField.tsx';

interface Values {
  day: string;
  person: string | null;
}

let held: () => Values;
function Form({ day = '', children }: { day?: string; children: (control: Control<Values>) => ReactNode }) {
  const form = useForm<Values>({ defaultValues: { day, person: null } });
  held = form.getValues;
  return <form>{children(form.control)}</form>;
}

beforeAll(() => loadTexts(['ui']));
afterEach(() => vi.useRealTimers());

describe('a typed date', () => {
  it.each([
    ['31', '02', '2026', 'a day that the calendar lacks'],
    ['09', '11', '0026', 'a year of nobody alive'],
  ])('REQ-VALID-22 REQ-VALID-24 clears the value of the form: %s/%s/%s, %s', async (day, month, year) => {
    const user = userEvent.setup();
    render(
      <Form day="2026-11-09">{(control) => <DateField control={control} name="day" label="Service date" />}</Form>,
    );
    const group = await screen.findByRole('group', { name: 'Service date' });
    const type = async (digits: string) => {
      await user.click(within(group).getByRole('spinbutton', { name: 'Day' }));
      await user.keyboard(digits);
    };
    await type('10122026');
    expect(held().day).toBe('2026-12-10');
    await type(day + month + year);
    expect(held().day).toBe('invalid');
    const checked = await filtersResolver({ ...noFilters, from: held().day }, undefined, {} as never);
    expect(checked.errors).toMatchObject({ from: { message: 'ui:date.invalid' } });
  });
});

describe('a typed search', () => {
  it('REQ-VALID-21 starts with the first character, 300 ms after the typing has paused', async () => {
    vi.useFakeTimers();
    const search = vi.fn(async () => ['Sara Invented']);
    render(
      <Form>
        {(control) => (
          <Autocomplete
            control={control}
            name="person"
            label="Clinician"
            search={search}
            keyOf={(name: string) => name}
            labelOf={(name: string) => name}
          />
        )}
      </Form>,
    );
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const input = screen.getByRole('combobox', { name: 'Clinician' });
    act(() => input.focus());
    await wait(1000);
    expect(search).not.toHaveBeenCalled();
    fireEvent.change(input, { target: { value: 's' } });
    await wait(299);
    expect(search).not.toHaveBeenCalled();
    await wait(1);
    expect(search).toHaveBeenCalledExactlyOnceWith('s', expect.anything());
  });
});
