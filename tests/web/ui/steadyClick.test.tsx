import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { steadyClick } from '../../../web/ui/steadyClick.ts';

/** Tells, as a form does, when its field was left. */
function Fields() {
  const [told, setTold] = useState('');
  return (
    <>
      <input aria-label="Date" onBlur={() => setTold('left')} />
      <p>{told}</p>
      <button type="button" {...steadyClick} onClick={() => setTold('sent')}>
        Send
      </button>
    </>
  );
}

it('leaves a field not before the pointer that presses the button is released', async () => {
  const user = userEvent.setup();
  render(<Fields />);
  const [field, button] = [screen.getByLabelText('Date'), screen.getByRole('button')];
  await user.click(field);
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(field).toHaveFocus();
  expect(screen.queryByText('left')).not.toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  expect(button).toHaveFocus();
  expect(screen.getByText('sent')).toBeVisible();
});
