import { screen } from '@testing-library/react';
import { renderPortal } from '../../support/renderPortal.tsx';
import { aSignedInUser } from '../../support/transport.ts';

/** The form of a new eligibility request, open, with a way to choose from its lists. */
export async function openRequestForm() {
  const { user } = renderPortal({ at: '/eligibility/new', as: aSignedInUser() });
  await screen.findByRole('form', { name: 'New eligibility request' });
  const choose = async (field: RegExp, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  return { user, choose };
}
