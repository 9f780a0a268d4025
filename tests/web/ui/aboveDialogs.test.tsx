import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { Autocomplete } from '../../../web/ui/Autocomplete.tsx';
import { Dialog } from '../../../web/ui/Dialog.tsx';
import { MultiSelect } from '../../../web/ui/MultiSelect.tsx';
import { computeStyles } from '../../support/stylesComputed.ts';

computeStyles();

const names = ['Cardiology', 'Dentistry'];
const search = async () => names;
const itself = (name: string) => name;

function Fields() {
  const { control } = useForm<{ one: string | null; many: number[] }>({
    defaultValues: { one: null, many: [] },
  });
  return (
    <Dialog isOpen title="Add" onClose={() => undefined} actions={null}>
      <Autocomplete control={control} name="one" label="One" search={search} keyOf={itself} labelOf={itself} />
      <MultiSelect control={control} name="many" label="Many" choices={names.map((name, id) => ({ id, name }))} />
    </Dialog>
  );
}

/** The level of the layer that an element stands in: the part of the page's body that holds it. */
function levelOf(element: HTMLElement): number {
  let layer = element;
  while (layer.parentElement && layer.parentElement !== document.body) layer = layer.parentElement;
  return Number(getComputedStyle(layer).zIndex);
}

beforeAll(() => loadTexts(['ui', 'messages']));

it('what a field opens in a dialog stands above it: suggestions, and a list', async () => {
  render(<Fields />);
  const user = userEvent.setup();
  const dialog = levelOf(screen.getByRole('dialog', { name: 'Add' }));
  await user.type(screen.getByRole('combobox', { name: 'One' }), 'Card');
  expect(levelOf(await screen.findByRole('option', { name: 'Cardiology' }))).toBeGreaterThan(dialog);
  await user.click(screen.getByRole('option', { name: 'Cardiology' }));
  await user.click(screen.getByRole('combobox', { name: 'Many' }));
  expect(levelOf(await screen.findByRole('option', { name: 'Dentistry' }))).toBeGreaterThan(dialog);
});
