import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Dialog } from '../../../web/ui/Dialog.tsx';
import { DialogButton } from '../../../web/ui/DialogButton.tsx';

it('opens its dialog anew each time, and has the focus again when it is closed', async () => {
  const user = userEvent.setup();
  render(
    <DialogButton text="Resolve">
      {(close) => (
        <Dialog isOpen title="A question" onClose={close} actions={null}>
          <input aria-label="Note" />
        </Dialog>
      )}
    </DialogButton>,
  );
  const button = screen.getByRole('button', { name: 'Resolve' });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(button);
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Longer wait');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.click(button);
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});
