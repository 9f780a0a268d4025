import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GhqMember } from '../../shared/member/ghqMember.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { findGhqMember } = memberApi.endpoints;
const typed = '784198100000011';

const cover: GhqMember = {
  firstName: 'Khalid',
  lastName: 'Al Ketbi',
  dob: '1981-12-25',
  emiratesId: typed,
  cardNumber: 'GHQ-1',
  effectiveDate: '2026-01-01',
  expiryDate: '2099-12-31',
  policyNo: 'GHQ-77',
  cancellationDate: null,
};
const cancelled = { ...cover, policyNo: 'GHQ-76', effectiveDate: '2025-01-01', cancellationDate: '2025-06-30' };

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal();
});

async function openSearch() {
  const { user } = renderPortal({ at: '/ghq/membersearch', as: aSignedInUser({ roles: ['Standard', 'GHQ'] }) });
  const field = await screen.findByRole('textbox', { name: /^Emirates ID/ });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { user, field, press };
}

describe('the GHQ member search', () => {
  it('REQ-MEMBER-07 REQ-MEMBER-08 shows each cover with its dates in dd-MM-yyyy, and Clear takes all away', async () => {
    portal.answer(findGhqMember, { data: [cover, cancelled] });
    const { user, field, press } = await openSearch();
    await user.type(field, typed);
    await press('Search');
    const [first, second] = await screen.findAllByRole('listitem');
    const facts = (item: HTMLElement) =>
      within(item)
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(facts(first!)).toEqual([
      'Name: Khalid Al Ketbi',
      'DOB: 25-12-1981',
      'Emirates ID: 784-1981-0000001-1',
      'Card number: GHQ-1',
      'Effective date: 01-01-2026',
      'Expiry date: 31-12-2099',
      'Policy number: GHQ-77',
      'Cancellation date: –',
    ]);
    expect(first).toHaveTextContent('Valid');
    expect(facts(second!)).toContain('Cancellation date: 30-06-2025');
    expect(second).toHaveTextContent('Cancelled');
    // The number is in no address.
    expect(portal.sentTo(findGhqMember)).toMatchObject([{ method: 'POST', body: { emiratesId: typed } }]);

    await press('Clear');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('asks for the reason, which stays chosen for the next number', async () => {
    portal.answer(findGhqMember, { data: [cover] });
    const { user, field, press } = await openSearch();
    await user.click(screen.getByRole('combobox', { name: 'Reason for the search' }));
    await user.click(await screen.findByRole('option', { name: 'Claim' }));
    for (const _ of [1, 2]) {
      await user.type(field, typed);
      await press('Search');
      await screen.findByRole('listitem');
      await press('Clear');
    }
    const sent = { body: { emiratesId: typed, reason: 'claim' } };
    expect(portal.sentTo(findGhqMember)).toMatchObject([sent, sent]);
  });

  it('REQ-MEMBER-10 says that there is no record, and keeps the number', async () => {
    portal.answer(findGhqMember, { data: null });
    const { user, field, press } = await openSearch();
    await user.type(field, typed);
    await press('Search');
    expect(await screen.findByRole('alert')).toHaveTextContent('No Record Found !!!');
    expect(field).toHaveValue('784-1981-0000001-1');
  });

  it('does not send an invalid number, and shows what the server refuses', async () => {
    portal.answer(findGhqMember, { refusal: 'tooManyRequests' });
    const { user, field, press } = await openSearch();
    await user.type(field, '784198100000012');
    await press('Search');
    expect(await screen.findByText('Valid Emirates ID Required')).toBeVisible();
    expect(portal.sentTo(findGhqMember)).toHaveLength(0);
    await user.clear(field);
    await user.type(field, typed);
    await press('Search');
    expect(await screen.findByRole('alert')).toHaveTextContent(/again/);
  });

  it('drops the answer to a question that was cleared', async () => {
    portal.answer(findGhqMember, { data: [cover] });
    const { user, field, press } = await openSearch();
    const goOn = portal.pause();
    await user.type(field, typed);
    await press('Search');
    await press('Clear');
    goOn();
    expect(await screen.findByText(/Enter the member/)).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
