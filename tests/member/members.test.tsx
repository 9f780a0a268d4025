import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type MemberRow, memberApi } from '../../shared/member/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { address, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { searchMembers, getMember, getMemberChanges } = memberApi.endpoints;
const wait = { timeout: 60_000 };

const row: MemberRow = {
  memberId: 'SDR/1',
  fullName: 'Sara Invented',
  fullNameArabic: 'سارة المخترعة',
  bornOn: '1985-03-14',
  gender: 'female',
  relation: 'principal',
  cover: { policyNumber: 'POL-1', planName: 'Gold', startsOn: '2026-01-01', endsOn: '2026-12-31', state: 'holding' },
};
const cover = {
  ...row.cover!,
  cancelledOn: null,
  coPaymentPercent: 20,
  coPaymentFils: null,
};

const { cover: _, ...person } = row;
const member = {
  ...person,
  emiratesId: '784198500000017',
  covers: [cover, { ...cover, policyNumber: 'POL-0', state: 'cancelled' as const, cancelledOn: '2025-06-01' }],
};

let portal: FakePortal;
beforeEach(() => {
  giveElementsASize();
  portal = fakePortal()
    .answer(payerApi.endpoints.getEligibilityPayers, { data: [] })
    .answer(searchMembers, { data: { items: [row], nextCursor: null, total: null } })
    .answer(getMember, { data: member })
    .answer(getMemberChanges, {
      data: {
        items: [
          {
            at: '2026-11-01T08:00:00.000Z',
            row: 7,
            cover: { policyNumber: 'POL-0', startsOn: '2025-01-01' },
            changes: [{ field: 'cancelledOn', before: null, after: '2025-06-01' }],
          },
        ],
        nextCursor: null,
        total: null,
      },
    });
});

const viewer = aSignedInUser({ roles: ['PayerMOI'], payerId: 512, facilityId: null, facilityName: null });

describe('the search of members', () => {
  it('REQ-MEMBER-06 finds a member at the specified screen and shows the record, with no number in the address', async () => {
    const { user } = renderPortal({ at: '/payermember/payermembersearch', as: viewer });
    await heading('Payer Member Search');
    const field = await screen.findByRole('textbox', { name: /Emirates ID/ }, wait);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Valid Emirates ID Required', {}, wait)).toBeVisible();
    expect(portal.sentTo(searchMembers)).toHaveLength(0);
    await user.type(field, '784198500000017');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(await screen.findByRole('link', { name: 'SDR/1' }, wait));
    expect(portal.sentTo(searchMembers)[0]?.body).toMatchObject({ payerId: 512, by: 'emiratesId' });
    expect(portal.sentTo(getMember).every(({ body }) => (body as { memberId: string }).memberId === 'SDR/1')).toBe(
      true,
    );
    // Behind the # nothing is sent to any server.
    expect(address()).toBe('/payermember/payermembersearch');
    expect(await screen.findByText('784-1985-0000001-7', {}, wait)).toBeVisible();
    const covers = within(screen.getByRole('region', { name: 'Covers' }));
    expect(covers.getByText('Valid')).toBeVisible();
    expect(covers.getByText('Cancelled')).toBeVisible();
    expect(await screen.findByText('Cover POL-0 from 01/01/2025, row 7 of a list', {}, wait)).toBeVisible();
    expect(screen.getByText('01/06/2025', { selector: 'bdi' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the search' }));
    // What was found is still there: nobody searches twice.
    expect(await screen.findByRole('link', { name: 'SDR/1' }, wait)).toBeVisible();
    expect(field).toHaveValue('784-1985-0000001-7');
    expect(portal.sentTo(searchMembers)).toHaveLength(1);
  });

  it('looks by what is chosen, and forgets an entry of another kind', async () => {
    const { user } = renderPortal({ at: '/payermember/payermembersearch', as: viewer });
    const ways = within(await screen.findByRole('group', { name: 'Search by' }, wait));
    await user.click(ways.getByRole('button', { name: 'Name' }));
    const field = await screen.findByRole('textbox', { name: /Name/ }, wait);
    await user.type(field, 's');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Please enter at least two characters.', {}, wait)).toBeVisible();
    await user.type(field, 'ara');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(
      () => expect(portal.sentTo(searchMembers)[0]?.body).toMatchObject({ by: 'name', text: 'sara' }),
      wait,
    );
    await user.click(ways.getByRole('button', { name: 'Policy number' }));
    expect(await screen.findByRole('textbox', { name: /Policy number/ }, wait)).toHaveValue('');
  });

  it('says when a member is not there', async () => {
    portal.answer(getMember, { refusal: 'notFound' });
    renderPortal({ at: '/payermember/payermembersearch#SDR-9', as: viewer });
    expect(await screen.findByText('There is no such member', {}, wait)).toBeVisible();
  });

  it('leads payer administrators to the uploads, and asks super admins for the payer first', async () => {
    renderPortal({ at: '/eligibility/members', as: aSignedInUser({ roles: ['SuperAdmin'], facilityId: null }) });
    expect(await screen.findByText('Choose a payer', {}, wait)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upload a list of members' })).not.toBeInTheDocument();
  });
});
