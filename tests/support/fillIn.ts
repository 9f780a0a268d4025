import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The input of a field by its label, required or not. */
export const fieldOf = (label: string): HTMLInputElement =>
  screen.getByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}(\\s*\\*)?$`), { selector: 'input' });

/** Puts a text into a field as pasting does, and leaves the field. */
export async function fillIn(user: UserEvent, label: string, text: string): Promise<void> {
  const field = fieldOf(label);
  await user.clear(field);
  await user.click(field);
  if (text) await user.paste(text);
  await user.tab();
}

/** Chooses an entry of a drop-down. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: new RegExp(`^${label}`) }));
  await user.click(await screen.findByRole('option', { name: option }));
}
