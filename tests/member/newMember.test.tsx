import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { memberApi } from '../../shared/member/routes.ts';
import { errorTable } from '../../shared/messages.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { address, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { createMemberDetails, getMember } = memberApi.endpoints;

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal()
    .answer(payerApi.endpoints.getEligibilityPayers, { data: [] })
    .answer(getMember, { refusal: 'notFound' })
    .answer(createMemberDetails, { data: { memberId: 'NEW/1' } });
});

async function openForm() {
  const as = aSignedInUser({ roles: ['PayerAdmin'], payerId: 512, facilityId: null, facilityName: null });
  const { user } = renderPortal({ at: '/eligibility/members/new', as });
  await heading('Member register: add a member');
  await screen.findByRole('group', { name: /^Until/ });
  const text = (name: RegExp) => screen.getByRole('textbox', { name });
  const day = async (name: RegExp, digits: string) => {
    await user.click(within(screen.getByRole('group', { name })).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard(digits);
  };
  const add = () => user.click(screen.getByRole('button', { name: 'Add the member' }));
  const fill = async (until = '31122026') => {
    await user.type(text(/^Card number/), 'NEW/1');
    await user.type(text(/^Emirates ID/), '784198500000017');
    await user.type(text(/^Name(?! in)/), 'Sara Invented');
    await day(/^Date of birth/, '14031985');
    await user.click(screen.getByRole('combobox', { name: /^Gender/ }));
    await user.click(await screen.findByRole('option', { name: 'Female' }));
    await user.type(text(/^Policy number/), 'POL-1');
    await user.type(text(/^Plan/), 'Gold');
    await day(/^From/, '01012026');
    await day(/^Until/, until);
    await user.type(screen.getByRole('spinbutton', { name: 'Co-payment in AED' }), '12.5');
  };
  return { user, text, day, add, fill };
}

const sent = () => portal.sentTo(createMemberDetails);

describe('adding a member by hand', () => {
  it('says at each field what is missing, and sends nothing', async () => {
    const { user, text, day, add } = await openForm();
    await user.type(text(/^Emirates ID/), '784198500000018');
    await day(/^Date of birth/, '14032085');
    await add();
    for (const message of [
      'A card number has 2 to 30 letters, digits and / . _ -, and is no Emirates ID.',
      'Valid Emirates ID Required',
      'Name is required.',
      'The date of birth is in the future.',
      'Choose the gender.',
      'Policy number is required.',
      'Plan is required.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getAllByText('Enter a date.')).toHaveLength(2);
    expect(text(/^Card number/)).toHaveFocus();
    expect(sent()).toHaveLength(0);
  });

  it('REQ-MEMBER-03 sends the member with the first cover once, keeps all of it when refused, and opens the record', async () => {
    const { user, text, add, fill } = await openForm();
    await fill();
    const { message } = errorTable.memberExists;
    portal.answer(createMemberDetails, {
      refusal: 'memberExists',
      errors: [{ code: 'memberExists', message, field: 'memberId' }],
    });
    await add();
    await waitFor(() => expect(text(/^Card number/)).toHaveAccessibleDescription(message));
    const link = screen.getByRole('link', { name: 'Open the member in the register' });
    expect(link).toHaveAttribute('href', '/eligibility/members#NEW%2F1');
    expect(text(/^Plan/)).toHaveValue('Gold');

    portal.answer(createMemberDetails, { refusal: 'serverError' });
    await add();
    expect(await screen.findByText(/What you typed is kept/)).toBeVisible();
    portal.answer(createMemberDetails, { refusal: 'jobAlreadyRunning' });
    await add();
    expect(await screen.findByText(/Another file is being processed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the uploads' })).toHaveAttribute(
      'href',
      '/eligibility/members/uploads',
    );

    portal.answer(createMemberDetails, { data: { memberId: 'NEW/1' } });
    const answer = portal.pause();
    const before = sent().length;
    await user.dblClick(screen.getByRole('button', { name: 'Add the member' }));
    await waitFor(() => expect(sent()).toHaveLength(before + 1));
    answer();
    await waitFor(() => expect(address()).toBe('/eligibility/members'));
    expect(sent()).toHaveLength(before + 1);
    expect(sent().at(-1)?.body).toEqual({
      ...{ payerId: 512, memberId: 'NEW/1', emiratesId: '784-1985-0000001-7', fullName: 'Sara Invented' },
      ...{ fullNameArabic: null, bornOn: '1985-03-14', gender: 'female', relation: 'principal' },
      cover: {
        ...{ policyNumber: 'POL-1', planName: 'Gold', startsOn: '2026-01-01', endsOn: '2026-12-31' },
        ...{ coPaymentPercent: null, coPaymentFils: 1250 },
      },
    });
    const opened = () => portal.sentTo(getMember)[0]?.body;
    await waitFor(() => expect(opened()).toMatchObject({ payerId: 512, memberId: 'NEW/1' }));
  });

  it('refuses a cover that ends before it begins', async () => {
    const { add, fill } = await openForm();
    await fill('31122025');
    await add();
    expect(await screen.findByText('The end date is before the start date.')).toBeVisible();
    expect(sent()).toHaveLength(0);
  });
});
