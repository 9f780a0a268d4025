import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { MultiSelect } from '../../../web/ui/MultiSelect.tsx';
import { computeStyles } from '../../support/stylesComputed.ts';
import { renderForm } from './support.tsx';

computeStyles();

const choices = ['Claims', 'Eligibility', 'Pharmacy', 'Users', 'Reports'].map((name, id) => ({ id, name }));

function open(start: number[] = [], props: { choices?: typeof choices; shownLabels?: number } = {}) {
  const held = renderForm<{ access: number[] }>({ access: start }, (control) => (
    <MultiSelect control={control} name="access" label="Access" choices={choices} {...props} />
  ));
  return { field: screen.getByRole('combobox', { name: 'Access' }), value: () => held().access };
}

beforeAll(() => loadTexts(['ui']));

describe('several choices', () => {
  it("REQ-UI-16 shows 'Choose', then up to 3 names, then how many items are selected", async () => {
    const user = userEvent.setup();
    const { field, value } = open();
    expect(field).toHaveTextContent(/^Choose$/);
    await user.click(field);
    for (const name of ['Pharmacy', 'Claims', 'Users']) await user.click(screen.getByRole('option', { name }));
    expect(field).toHaveTextContent(/^Claims, Pharmacy, Users$/);
    await user.click(screen.getByRole('option', { name: 'Reports' }));
    expect(field).toHaveTextContent(/^4 items selected$/);
    expect(value()).toEqual([0, 2, 3, 4]);
    await user.click(screen.getByRole('option', { name: 'Claims' }));
    expect(field).toHaveTextContent(/^Pharmacy, Users, Reports$/);
  });

  it('shows more names where a form asks for it', () => {
    expect(open([0, 1, 2, 3, 4], { shownLabels: 10 }).field).toHaveTextContent(
      'Claims, Eligibility, Pharmacy, Users, Reports',
    );
  });

  it('REQ-UI-14 REQ-UI-15 scrolls its list from 200 pixels on and says that it is empty', async () => {
    const { field } = open([], { choices: [] });
    await userEvent.click(field);
    expect(screen.getByRole('option', { name: 'No results found' })).toHaveAttribute('aria-disabled', 'true');
    expect(getComputedStyle(screen.getByRole('listbox').closest('.MuiPaper-root')!).maxHeight).toBe('200px');
  });
});
