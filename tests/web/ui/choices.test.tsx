import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { Dropdown } from '../../../web/ui/Dropdown.tsx';
import { RadioChoice, RadioField } from '../../../web/ui/RadioChoice.tsx';
import { ToggleChoice } from '../../../web/ui/ToggleChoice.tsx';
import { renderForm } from './support.tsx';

const options = [
  { id: 'mine', name: 'Mine' },
  { id: 'all', name: 'All' },
] as const;

beforeAll(() => loadTexts(['ui', 'messages']));

it('a row of views presses the chosen one, and says how many each has', async () => {
  const onChange = vi.fn();
  render(
    <ToggleChoice
      label="Views"
      options={[{ ...options[0], count: '3' }, options[1]]}
      value="mine"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('button', { name: 'Mine, 3' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('all');
});

it('a radio group tells the chosen one, and what is wrong', async () => {
  const onChange = vi.fn();
  render(<RadioChoice label="View" options={options} value="" onChange={onChange} error="Please choose." />);
  const group = screen.getByRole('radiogroup', { name: 'View' });
  expect(group).toHaveAccessibleDescription('Please choose.');
  expect(group).toBeInvalid();
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('all');
});

it('a radio shows the key that chooses it; screen readers hear it as a key, not as a part of the name', () => {
  const keys = [{ ...options[0], shortcut: 'Shift+A' }, options[1]];
  render(<RadioChoice label="View" options={keys} value="" onChange={vi.fn()} />);
  expect(screen.getByRole('radio', { name: 'Mine' })).toHaveAttribute('aria-keyshortcuts', 'Shift+A');
  expect(screen.getByText('⇧A')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'All' })).not.toHaveAttribute('aria-keyshortcuts');
});

it('a radio group of a form holds the chosen one', async () => {
  const held = renderForm({ view: '' }, (control) => (
    <RadioField control={control} name="view" label="View" options={options} />
  ));
  await userEvent.click(screen.getByRole('radio', { name: 'Mine' }));
  expect(held()).toEqual({ view: 'mine' });
});

it('a drop-down holds ids that are words', async () => {
  const held = renderForm<{ view: string | null }>({ view: null }, (control) => (
    <Dropdown control={control} name="view" label="View" choices={options} />
  ));
  await userEvent.click(screen.getByRole('combobox', { name: 'View' }));
  await userEvent.click(await screen.findByRole('option', { name: 'All' }));
  expect(held()).toEqual({ view: 'all' });
  await userEvent.click(screen.getByRole('combobox', { name: 'View' }));
  await userEvent.click(await screen.findByRole('option', { name: 'None' }));
  expect(held()).toEqual({ view: null });
});
