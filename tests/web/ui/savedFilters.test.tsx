import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FilterValues, SavedFilter } from '../../../shared/_field/savedFilter.ts';
import { manageApi } from '../../../shared/manage/routes.ts';
import { loadTexts } from '../../../web/base/i18n.ts';
import { SavedFiltersButton } from '../../../web/ui/table/filters/SavedFiltersButton.tsx';
import { type FakePortal, fakePortal } from '../../support/transport.ts';

const { getSavedFilters, saveFilter, deleteFilter } = manageApi.endpoints;
const waiting: SavedFilter = { name: 'Waiting', values: { status: 1 } };

let portal: FakePortal;
let stored: SavedFilter[];
beforeAll(() => loadTexts(['ui', 'messages']));
beforeEach(() => {
  stored = [waiting];
  portal = fakePortal()
    .answer(getSavedFilters, () => ({ data: stored }))
    .answer(saveFilter, (_, { body: { table: _table, ...filter } }) => {
      stored = [...stored.filter(({ name }) => name !== filter.name), filter];
      return { data: null };
    })
    .answer(deleteFilter, (_, { body }) => {
      stored = stored.filter(({ name }) => name !== body.name);
      return { data: null };
    });
});

async function open(values: FilterValues = { status: 9 }) {
  const user = userEvent.setup();
  const onApply = vi.fn();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SavedFiltersButton table="people" form={{ values, onApply }} />
    </SWRConfig>,
  );
  await user.click(screen.getByRole('button', { name: 'Saved filters' }));
  await screen.findByRole('dialog', { name: 'Saved filters' });
  return { user, onApply };
}
const nameField = () => screen.getByRole('textbox', { name: 'Name for the present filters' });

it('brings a saved filter in and closes', async () => {
  const { user, onApply } = await open();
  await user.click(await screen.findByRole('button', { name: 'Waiting' }));
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ status: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Saved filters' })).toHaveFocus();
});

it('saves the present filters by name, and says before that a name is in use', async () => {
  const { user } = await open();
  await user.type(nameField(), '{Enter}');
  expect(nameField()).toHaveAccessibleDescription('Please enter a name.');
  await user.type(nameField(), 'Waiting');
  expect(nameField()).toHaveAccessibleDescription('This name is in use; its filters will be replaced.');
  await user.type(nameField(), ' no more');
  expect(nameField()).toHaveAccessibleDescription('Kept with your account. Only you see them.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Waiting no more' })).toBeInTheDocument();
  expect(stored).toContainEqual({ name: 'Waiting no more', values: { status: 9 } });
  expect(nameField()).toHaveValue('');
});

it('keeps the name where the server refuses it, and says why', async () => {
  portal.answer(saveFilter, { refusal: 'tooManyFilters' });
  const { user } = await open();
  await user.type(nameField(), 'One more{Enter}');
  await waitFor(() => expect(nameField()).toHaveAccessibleDescription(/^No more filters can be saved/));
  expect(nameField()).toHaveValue('One more');
});

it('has nothing to save while no filter is set', async () => {
  await open({ status: null, from: '' });
  expect(screen.getByText('Set a filter to save it here under a name.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('deletes a filter, and brings it back when asked to', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete Waiting' }));
  expect(await screen.findByText('Waiting was deleted.')).toBeInTheDocument();
  expect(await screen.findByText('No filters are saved yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Waiting' })).toBeInTheDocument();
  expect(screen.queryByText('Waiting was deleted.')).not.toBeInTheDocument();
});

it('says when the list could not be loaded, and tries again', async () => {
  portal.answer(getSavedFilters, { refusal: 'serverError' });
  const { user } = await open();
  expect(await screen.findByText('The saved filters could not be loaded.')).toBeInTheDocument();
  portal.answer(getSavedFilters, { data: [waiting] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Waiting' })).toBeInTheDocument();
});
