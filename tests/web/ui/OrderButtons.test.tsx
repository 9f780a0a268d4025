import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadTexts } from '../../../web/base/i18n.ts';
import { OrderButtons } from '../../../web/ui/OrderButtons.tsx';

it('moves the first of a list down only, and says what it moves', async () => {
  await loadTexts(['ui']);
  const [onMove, onRemove] = [vi.fn(), vi.fn()];
  const user = userEvent.setup();
  render(<OrderButtons what="Question 1" at={0} total={3} onMove={onMove} onRemove={onRemove} />);
  await user.click(screen.getByRole('button', { name: 'Move Question 1 up' }));
  expect(onMove).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Move Question 1 down' }));
  expect(onMove).toHaveBeenCalledExactlyOnceWith(1);
  await user.click(screen.getByRole('button', { name: 'Remove Question 1' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
