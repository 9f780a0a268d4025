import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SubmitButton } from '../../../web/ui/SubmitButton.tsx';

function open(isSending: boolean, busyText?: string) {
  const onSubmit = vi.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Name" />
      <SubmitButton isSending={isSending} {...(busyText && { busyText })}>
        Send
      </SubmitButton>
    </form>,
  );
  return { onSubmit, user: userEvent.setup({ pointerEventsCheck: 0 }), button: screen.getByRole('button') };
}

it.each([undefined, 'Sending…'])('sends the form, with the busy text %s', async (busyText) => {
  const { onSubmit, user, button } = open(false, busyText);
  expect(button).toHaveTextContent('Send');
  await user.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it.each([undefined, 'Sending…'])(
  'sends nothing more while the form is being sent, with the busy text %s',
  async (busyText) => {
    const { onSubmit, user, button } = open(true, busyText);
    await user.click(button);
    await user.type(screen.getByRole('textbox'), 'Noura{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

it('says that it is busy, and keeps the focus', async () => {
  const { user, button } = open(true, 'Sending…');
  expect(button).toHaveTextContent('Sending…');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(button).toHaveFocus();
});
