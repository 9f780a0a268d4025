import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from '../../../web/ui/Dialog.tsx';
import { computeStyles } from '../../support/stylesComputed.ts';

computeStyles();

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        title="A question"
        actions={<button type="button">Yes</button>}
        onClose={() => setOpen(false)}
      >
        Words
      </Dialog>
    </>
  );
}

it('REQ-UI-06 lies at z-index 10000, is half the window wide and fades for 150 ms', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'A question' });
  const root = dialog.closest<HTMLElement>('.MuiDialog-root');
  expect(root).toHaveStyle({ zIndex: '10000' });
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText);
  const own = rules.filter((rule) => [...dialog.classList].some((name) => rule.includes(`.${name}`)));
  expect(own.join()).toContain('50vw');
  expect(root?.querySelector<HTMLElement>('.MuiDialog-container')?.style.transition).toContain('150ms');
});

it('gives the focus back when it closes', async () => {
  const user = userEvent.setup();
  render(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.keyboard('{Escape}');
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
