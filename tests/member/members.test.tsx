import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type MemberRow, memberApi } from '../../shared/member/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { address, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { searchMembers, getMember, getMemberChanges, correctMember } = memberApi.endpoints;

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
  version: 'v1',
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
            ...{ row: 7, byName: null, reason: null },
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
    const field = await screen.findByRole('textbox', { name: /Emirates ID/ });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Valid Emirates ID Required')).toBeVisible();
    expect(portal.sentTo(searchMembers)).toHaveLength(0);
    await user.type(field, '784198500000017');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await user.click(await screen.findByRole('link', { name: 'SDR/1' }));
    expect(portal.sentTo(searchMembers)[0]?.body).toMatchObject({ payerId: 512, by: 'emiratesId' });
    expect(portal.sentTo(getMember).every(({ body }) => (body as { memberId: string }).memberId === 'SDR/1')).toBe(
      true,
    );
    // Behind the # nothing is sent to any server.
    expect(address()).toBe('/payermember/payermembersearch');
    expect(await screen.findByText('784-1985-0000001-7')).toBeVisible();
    const covers = within(screen.getByRole('region', { name: 'Covers' }));
    expect(covers.getByText('Valid')).toBeVisible();
    expect(covers.getByText('Cancelled')).toBeVisible();
    expect(await screen.findByText('Cover POL-0 from 01/01/2025, row 7 of a list')).toBeVisible();
    expect(screen.getByText('01/06/2025', { selector: 'bdi' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the search' }));
    // What was found is still there: nobody searches twice.
    expect(await screen.findByRole('link', { name: 'SDR/1' })).toBeVisible();
    expect(field).toHaveValue('784-1985-0000001-7');
    expect(portal.sentTo(searchMembers)).toHaveLength(1);
  });

  it('looks by what is chosen, and forgets an entry of another kind', async () => {
    const { user } = renderPortal({ at: '/payermember/payermembersearch', as: viewer });
    const ways = within(await screen.findByRole('group', { name: 'Search by' }));
    await user.click(ways.getByRole('button', { name: 'Name' }));
    const field = await screen.findByRole('textbox', { name: /Name/ });
    await user.type(field, 's');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Please enter at least two characters.')).toBeVisible();
    await user.type(field, 'ara');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(portal.sentTo(searchMembers)[0]?.body).toMatchObject({ by: 'name', text: 'sara' }));
    await user.click(ways.getByRole('button', { name: 'Policy number' }));
    expect(await screen.findByRole('textbox', { name: /Policy number/ })).toHaveValue('');
  });

  it('says when a member is not there', async () => {
    portal.answer(getMember, { refusal: 'notFound' });
    renderPortal({ at: '/payermember/payermembersearch#SDR-9', as: viewer });
    expect(await screen.findByText('There is no such member')).toBeVisible();
  });

  it('leads payer administrators to the uploads, and asks super admins for the payer first', async () => {
    renderPortal({ at: '/eligibility/members', as: aSignedInUser({ roles: ['SuperAdmin'], facilityId: null }) });
    expect(await screen.findByText('Choose a payer')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upload a list of members' })).not.toBeInTheDocument();
  });
});

describe('a member corrected on screen', () => {
  const keeper = aSignedInUser({ roles: ['PayerAdmin'], payerId: 512, facilityId: null, facilityName: null });
  const open = async () => {
    const { user } = renderPortal({ at: '/eligibility/members#SDR%2F1', as: keeper });
    await screen.findByText('784-1985-0000001-7');
    const dialogOf = async (name: string) => {
      await user.click(screen.getByRole('button', { name }));
      return within(await screen.findByRole('dialog', { name }));
    };
    return { user, dialogOf };
  };
  const sent = () => portal.sentTo(correctMember).map(({ body }) => body);
  const holding = { ...cover, endsOn: '2999-12-31' };
  beforeEach(() => {
    portal
      .answer(getMember, { data: { ...member, covers: [holding, member.covers[1]!] } })
      .answer(correctMember, { data: { memberId: 'SDR/1' } });
  });

  it('says that the next list wins, and sends what was typed over the version that was seen', async () => {
    const { user, dialogOf } = await open();
    expect(screen.getByText(/^The next list of members that states something else/)).toBeVisible();
    const dialog = await dialogOf('Correct the details');
    expect(dialog.getByText(/^The next list of members that states something else/)).toBeVisible();
    const name = dialog.getByRole('textbox', { name: /^Name(?! in)/ });
    await user.clear(name);
    await user.type(name, 'Sarah Invented');
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }));
    expect(await dialog.findByText('Say why the register is corrected.')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Passport');
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }));
    expect(await screen.findByText('The register has the correction.')).toBeVisible();
    const { emiratesId: _id, version: _version, covers: _covers, memberId: _memberId, ...rest } = member;
    expect(sent()).toEqual([
      {
        ...{ payerId: 512, memberId: 'SDR/1', version: 'v1', reason: 'Passport' },
        person: { ...rest, emiratesId: '784-1985-0000001-7', fullName: 'Sarah Invented' },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows what a colleague changed meanwhile, keeps what was typed, and saves it over that when asked again', async () => {
    const { user, dialogOf } = await open();
    const dialog = await dialogOf('Correct the details');
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Passport');
    const now = {
      ...{ ...member, version: 'v2', bornOn: '1985-03-15' },
      covers: [{ ...holding, planName: 'Silver' }, member.covers[1]!],
    };
    portal.answer(correctMember, { refusal: 'changedMeanwhile' }).answer(getMember, { data: now });
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText('Date of birth: 15/03/1985 (before: 14/03/1985)')).toBeVisible();
    expect(alert.getByText('Cover POL-1 from 01/01/2026: Plan: Silver (before: Gold)')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Passport');
    portal.answer(correctMember, { data: { memberId: 'SDR/1' } });
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ version: 'v2', reason: 'Passport' }));
  });

  it('corrects a cover, and cancels every cover that still counts', async () => {
    const { user, dialogOf } = await open();
    const [first] = screen.getAllByRole('button', { name: 'Correct the cover' });
    await user.click(first!);
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the cover' }));
    const plan = dialog.getByRole('textbox', { name: /^Plan/ });
    await user.clear(plan);
    await user.type(plan, 'Platinum');
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong plan');
    await user.click(dialog.getByRole('button', { name: 'Save the correction' }));
    const { state: _, ...asIs } = holding;
    await waitFor(() => expect(sent()[0]).toMatchObject({ covers: [{ ...asIs, planName: 'Platinum' }] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const cancel = await dialogOf('Cancel the member');
    expect(cancel.getByText(/^One cover that is valid/)).toBeVisible();
    await user.type(cancel.getByRole('textbox', { name: /^Reason/ }), 'Left the company');
    await user.click(cancel.getByRole('button', { name: 'Cancel from this day' }));
    const today = emiratesDateOf(new Date());
    await waitFor(() => expect(sent()[1]).toMatchObject({ covers: [{ ...asIs, cancelledOn: today }] }));
    expect((sent()[1] as { covers: unknown[] }).covers).toHaveLength(1);
  });

  it('is not offered to those who only search, and its history says who and why', async () => {
    portal.answer(getMemberChanges, {
      data: {
        items: [
          {
            ...{ at: '2026-11-01T08:00:00.000Z', row: null, byName: 'Hessa Payer', reason: 'Passport', cover: null },
            changes: [{ field: 'fullName', before: 'Sara', after: 'Sarah' }],
          },
        ],
        nextCursor: null,
        total: null,
      },
    });
    renderPortal({ at: '/payermember/payermembersearch#SDR%2F1', as: viewer });
    expect(await screen.findByText('Member, corrected by Hessa Payer')).toBeVisible();
    expect(screen.getByText('Passport')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Correct the details' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel the member' })).not.toBeInTheDocument();
  });
});
