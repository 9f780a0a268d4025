import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type Control, type FieldErrors, useForm } from 'react-hook-form';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { Autocomplete } from '../../../web/ui/Autocomplete.tsx';
import { DateField } from '../../../web/ui/DateField.tsx';
import { Dropdown } from '../../../web/ui/Dropdown.tsx';
import { EmiratesIdField } from '../../../web/ui/EmiratesIdField.tsx';
import { ErrorSummary } from '../../../web/ui/ErrorSummary.tsx';
import { computeStyles } from '../../support/stylesComputed.ts';

computeStyles();

interface Values {
  choice: number | null;
  person: { id: string; name: string } | null;
  emiratesId: string;
  day: string;
}
const empty: Values = { choice: null, person: null, emiratesId: '', day: '' };

let values: () => Values;
function Form({ children, start = empty }: { children: (control: Control<Values>) => ReactNode; start?: Values }) {
  const form = useForm<Values>({
    defaultValues: start,
    mode: 'onTouched',
    resolver: (held) => {
      const errors: FieldErrors<Values> = {};
      if (held.emiratesId.length < 18) errors.emiratesId = { type: 'x', message: 'Valid Emirates ID Required' };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: held, errors: {} };
    },
  });
  values = form.getValues;
  return <form>{children(form.control)}</form>;
}

beforeAll(() => loadTexts(['ui', 'messages']));
afterEach(() => vi.useRealTimers());

describe('drop-down', () => {
  const open = async (choices: { id: number; name: string }[]) => {
    const user = userEvent.setup();
    render(
      <Form>
        {(control) => <Dropdown control={control} name="choice" label="Payer" choices={choices} isRequired />}
      </Form>,
    );
    await user.click(screen.getByRole('combobox', { name: 'Payer' }));
    return user;
  };

  it('REQ-UI-14 scrolls its list from 200 pixels on', async () => {
    await open([{ id: 5, name: 'THIQA' }]);
    const paper = screen.getByRole('listbox').closest('.MuiPaper-root');
    expect(getComputedStyle(paper!).maxHeight).toBe('200px');
  });

  it('REQ-UI-15 says that there is nothing to choose', async () => {
    await open([]);
    expect(screen.getByRole('option', { name: 'No results found' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('gives the form the id of what was chosen', async () => {
    const user = await open([{ id: 5, name: 'THIQA' }]);
    await user.click(screen.getByRole('option', { name: 'THIQA' }));
    expect(values().choice).toBe(5);
    expect(screen.getByRole('combobox', { name: 'Payer' })).toHaveTextContent('THIQA');
  });

  it('takes a space between typed letters as text, and chooses with a space by itself', async () => {
    let nowMs = 1000;
    // Ours looks at the event's time, and MUI's at the page's.
    const clocks = [vi.spyOn(Event.prototype, 'timeStamp', 'get'), vi.spyOn(performance, 'now')];
    for (const clock of clocks) clock.mockImplementation(() => nowMs);
    onTestFinished(() => void vi.restoreAllMocks());
    const user = await open([
      { id: 1, name: 'Other' },
      { id: 2, name: 'Card damaged' },
      { id: 3, name: 'Card lost' },
    ]);
    await user.keyboard('card lo');
    expect(screen.getByRole('option', { name: 'Card lost' })).toHaveFocus();
    expect(values().choice).toBeNull();
    nowMs += 600;
    await user.keyboard(' ');
    expect(values().choice).toBe(3);
  });
});

describe('autocomplete', () => {
  const people = [
    { id: '1', name: 'Sara Invented' },
    { id: '2', name: 'Salem Notreal' },
  ];
  const open = (
    search = vi.fn(async (text: string) => people.filter(({ name }) => name.toLowerCase().includes(text))),
  ) => {
    vi.useFakeTimers();
    render(
      <Form>
        {(control) => (
          <>
            <Autocomplete
              control={control}
              name="person"
              label="Clinician"
              search={search}
              keyOf={({ id }) => id}
              labelOf={({ name }) => name}
            />
            <button type="button">Elsewhere</button>
          </>
        )}
      </Form>,
    );
    const input = screen.getByRole('combobox', { name: 'Clinician' });
    act(() => input.focus());
    return { input, search };
  };
  const type = (input: HTMLElement, text: string) => fireEvent.change(input, { target: { value: text } });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const leave = () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());

  it('REQ-UI-17 searches from the first letter, 300 ms after the last one', async () => {
    const { input, search } = open();
    type(input, ' ');
    await wait(1000);
    expect(search).not.toHaveBeenCalled();
    type(input, 's');
    await wait(200);
    type(input, 'sa');
    await wait(299);
    expect(search).not.toHaveBeenCalled();
    await wait(1);
    expect(search.mock.calls.map(([text]) => text)).toEqual(['sa']);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Sara Invented',
      'Salem Notreal',
    ]);
  });

  it('REQ-UI-17 removes text that names nothing 250 ms after the field is left, and says so', async () => {
    const { input } = open();
    type(input, 'zzz');
    await wait(400);
    leave();
    await wait(249);
    expect(input).toHaveValue('zzz');
    await wait(1);
    expect(input).toHaveValue('');
    expect(values().person).toBeNull();
    expect(input).toHaveAccessibleDescription(/names no entry of the list/);
  });

  it('takes a name that was typed whole', async () => {
    const { input } = open();
    type(input, 'salem notreal');
    await wait(400);
    leave();
    await wait(250);
    expect(values().person).toEqual(people[1]);
    expect(input).toHaveValue('Salem Notreal');
  });

  it('REQ-UI-15 says when nothing was found, and something else when the search failed', async () => {
    const { input } = open();
    type(input, 'zzz');
    await wait(400);
    expect(screen.getByText('No results found')).toBeInTheDocument();
  });

  it('does not take a failed search for an empty one', async () => {
    const { input } = open(vi.fn(async () => Promise.reject(new Error('down'))));
    type(input, 'sa');
    await wait(400);
    expect(screen.getByText(/The search did not work/)).toBeInTheDocument();
    expect(screen.queryByText('No results found')).not.toBeInTheDocument();
  });

  it('REQ-UI-14 scrolls its list from 200 pixels on', async () => {
    const { input } = open();
    type(input, 'sa');
    await wait(400);
    expect(getComputedStyle(screen.getByRole('listbox')).maxHeight).toBe('200px');
  });
});

describe('Emirates ID', () => {
  it('is grouped while typing, checked when left, and reads left to right', async () => {
    const user = userEvent.setup();
    render(<Form>{(control) => <EmiratesIdField control={control} name="emiratesId" label="Emirates ID" />}</Form>);
    const input = screen.getByLabelText('Emirates ID');
    await user.type(input, '7841985');
    expect(input).toHaveValue('784-1985');
    expect(input).not.toHaveAccessibleDescription();
    await user.tab();
    await waitFor(() => expect(input).toHaveAccessibleDescription('Valid Emirates ID Required'));
    expect(input).toBeInvalid();
    expect(input).toHaveAttribute('dir', 'ltr');
    await user.type(input, '00000017');
    expect(input).toHaveValue('784-1985-0000001-7');
    await waitFor(() => expect(input).toBeValid());
  });

  it('keeps the caret in the middle when a digit is put in there', async () => {
    const user = userEvent.setup();
    render(<Form>{(control) => <EmiratesIdField control={control} name="emiratesId" label="Emirates ID" />}</Form>);
    const input = screen.getByLabelText<HTMLInputElement>('Emirates ID');
    await user.type(input, '784198');
    await user.type(input, '5', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    expect(input).toHaveValue('784-1598');
    expect(input.selectionStart).toBe(6);
  });
});

describe('date', () => {
  const open = async (start?: Partial<Values>) => {
    render(
      <Form start={{ ...empty, ...start }}>
        {(control) => <DateField control={control} name="day" label="Service date" min="2026-11-01" max="2026-11-21" />}
      </Form>,
    );
    const group = await screen.findByRole('group', { name: 'Service date' });
    return { group, user: userEvent.setup() };
  };

  it('REQ-UI-01 shows the date as dd/mm/yyyy', async () => {
    const { group } = await open({ day: '2026-11-09' });
    // The sections are kept apart by characters that only the layout sees.
    expect(group.textContent?.replace(/[^\d/]/g, '')).toContain('09/11/2026');
  });

  it('takes a typed date, and holds no date while it is half typed', async () => {
    const { group, user } = await open();
    await user.click(within(group).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('09');
    await user.keyboard('11');
    expect(values().day).not.toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await user.keyboard('2026');
    expect(values().day).toBe('2026-11-09');
  });

  it('takes one picked day and offers none outside the limits', async () => {
    const { user } = await open({ day: '2026-11-09' });
    await user.click(screen.getByRole('button', { name: /Choose a date/ }));
    expect(await screen.findByRole('gridcell', { name: '22' })).toBeDisabled();
    await user.click(screen.getByRole('gridcell', { name: '12' }));
    expect(values().day).toBe('2026-11-12');
  });
});

it('leads from the summary to the field', async () => {
  const onGoTo = vi.fn();
  render(
    <ErrorSummary errors={[{ name: 'day', label: 'Service date', message: 'ui:date.invalid' }]} onGoTo={onGoTo} />,
  );
  const link = within(screen.getByRole('alert')).getByRole('link', { name: 'Service date: Invalid date' });
  expect(link).toHaveAttribute('href', '#field-day');
  await userEvent.click(link);
  expect(onGoTo).toHaveBeenCalledWith('day');
});
