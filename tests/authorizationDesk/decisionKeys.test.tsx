import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { setPreference } from '../../web/base/preferences.ts';
import { arriveAt, renderPortal } from '../support/renderPortal.tsx';
import type { FakePortal } from '../support/transport.ts';
import { authorizationId, deskPortal, inHand, reviewer } from './support/deskPortal.ts';

const { decideAuthorization, takeNextAuthorization } = authorizationDeskApi.endpoints;

const nextId = '01K00000000000000000000002';

beforeAll(() => import('../../web/authorizationDesk/DeskItemScreen.tsx'));

let portal: FakePortal;
beforeEach(() => {
  sessionStorage.clear();
  setPreference('shortcuts', 'on');
});

async function open(record = inHand()) {
  portal = deskPortal(record);
  portal.answer(decideAuthorization, { data: { authorizationId, state: 'approved', isProposed: false } });
  portal.answer(takeNextAuthorization, { data: { authorizationId: nextId } });
  const { user } = renderPortal({ at: `/eauth/desk/${authorizationId}`, as: reviewer });
  await screen.findByRole('form', { name: 'Decision' });
  return user;
}

const line = (code: string) => screen.getByRole('group', { name: new RegExp(`^Line \\d · ${code}`) });
const choice = (code: string, name: string) => within(line(code)).getByRole('radio', { name });
// A dialog hides what lies below it.
const chosen = () =>
  screen.queryAllByRole('radio', { checked: true, hidden: true }).map((radio) => radio.getAttribute('value'));
const sent = async () => {
  const call = () => portal.sent.find(({ url }) => url.pathname === decideAuthorization.path);
  await waitFor(() => expect(call()).toBeDefined());
  return call()?.body;
};
const oneLine = () => {
  const record = inHand();
  return { ...record, form: { ...record.form!, lines: record.form!.lines.slice(0, 1) } };
};

describe('the keys of a decision', () => {
  it('yes is one key, and the key that sends', async () => {
    const user = await open(oneLine());
    await user.keyboard('a');
    expect(chosen()).toEqual(['approved']);
    expect(line('W-302')).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await sent()).toMatchObject({ lines: [{ lineId: '1', outcome: 'approved' }] });
    // The next request is opened, from a field of the form as from beside it.
    await arriveAt(`/eauth/desk/${nextId}`);
  });

  it('yes to all lines is one key, too', async () => {
    const user = await open();
    await user.keyboard('{Shift>}A{/Shift}');
    expect(chosen()).toEqual(['approved', 'approved']);
  });

  it('decides the first line that is open, and goes on to the next', async () => {
    const user = await open();
    await user.keyboard('a');
    expect(chosen()).toEqual(['approved']);
    expect(line('W-301')).toHaveFocus();
    act(() => line('W-301').blur());
    await user.keyboard('a');
    expect(chosen()).toEqual(['approved', 'approved']);
  });

  it('a part leads to its amount, then to its code; the letters of both are typed and decide nothing', async () => {
    const user = await open(oneLine());
    fireEvent.keyDown(document.body, { key: 'p' });
    // Before the next key can arrive.
    expect(screen.getByRole('spinbutton', { name: 'Approved amount (AED)' })).toHaveFocus();
    await user.keyboard('100');
    await user.click(screen.getByRole('combobox', { name: /^Denial code/ }));
    await user.keyboard('prce 001 a');
    expect(screen.getByRole('combobox', { name: /^Denial code/ })).toHaveValue('prce 001 a');
    expect(chosen()).toEqual(['partlyApproved']);
    await user.keyboard('{Backspace}{Backspace}{Enter}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await sent()).toMatchObject({
      lines: [{ lineId: '1', outcome: 'partlyApproved', netFils: 100_00, denialCode: 'PRCE-001' }],
    });
  });

  it('no leads to its code, and asks for no days', async () => {
    const user = await open(oneLine());
    const terms = () => [
      ...screen.queryAllByRole('group', { name: /^Valid (from|to)/ }),
      ...screen.queryAllByRole('spinbutton', { name: 'Limit (AED)' }),
    ];
    expect(terms()).toHaveLength(3);
    await user.keyboard('d');
    const code = screen.getByRole('combobox', { name: /^Denial code/ });
    expect(code).toHaveFocus();
    expect(code).toHaveValue('');
    expect(terms()).toEqual([]);
  });

  it('J and K go from line to line, and the line in which the focus is gets the decision', async () => {
    const user = await open();
    await user.keyboard('j');
    expect(line('W-302')).toHaveFocus();
    await user.keyboard('jj');
    expect(line('W-301')).toHaveFocus();
    await user.keyboard('d');
    expect(choice('W-301', 'Denied')).toBeChecked();
    // Out of the field, back to its line, and to the one before.
    await user.keyboard('{Escape}');
    expect(line('W-301')).toHaveFocus();
    await user.keyboard('ka');
    expect(choice('W-302', 'Approved as asked')).toBeChecked();
  });

  it('do nothing in a dialog, and with another key', async () => {
    const user = await open();
    await user.keyboard('{Control>}a{/Control}{Alt>}d{/Alt}');
    await user.click(screen.getByRole('button', { name: 'Ask for information' }));
    await screen.findByRole('dialog');
    await user.keyboard('a');
    expect(chosen()).toEqual([]);
  });

  it('are shown where they are, and neither shown nor heard when they are switched off', async () => {
    const user = await open();
    expect(choice('W-302', 'Denied')).toHaveAttribute('aria-keyshortcuts', 'D');
    expect(within(line('W-302')).getByText('A')).toBeInTheDocument();
    expect(screen.getByText('next line, line before', { exact: false })).toHaveTextContent(/J\s*K/);
    act(() => setPreference('shortcuts', 'off'));
    await user.keyboard('a');
    expect(chosen()).toEqual([]);
    expect(choice('W-302', 'Denied')).not.toHaveAttribute('aria-keyshortcuts');
    expect(within(line('W-302')).queryByText('A')).not.toBeInTheDocument();
    expect(screen.queryByText('next line, line before', { exact: false })).not.toBeInTheDocument();
  });
});
