import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { ConfirmDialog } from '../../../web/ui/ConfirmDialog.tsx';

beforeAll(() => loadTexts(['ui']));

function open(action: string | null) {
  const [onClose, onConfirm] = [vi.fn(), vi.fn()];
  render(
    <ConfirmDialog isOpen title="Delete it?" action={action} onClose={onClose} onConfirm={onConfirm}>
      It cannot be brought back.
    </ConfirmDialog>,
  );
  return { onClose, onConfirm, user: userEvent.setup() };
}

it('puts the focus on the button that changes nothing', async () => {
  const { user, onClose, onConfirm } = open('Delete');
  expect(screen.getByRole('dialog', { name: 'Delete it?' })).toHaveTextContent('It cannot be brought back.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('does what it asks about by its own button', async () => {
  const { user, onConfirm } = open('Delete');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('has no such button while nothing can be confirmed', () => {
  open(null);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
