import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import type { FakePortal } from '../support/transport.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';
import { openRequestForm } from './support/requestForm.tsx';

const { getCardNumber, getCardDetails } = memberApi.endpoints;
const cover = { planName: 'Gold', startsOn: '2026-01-01', endsOn: '2026-12-31', state: 'holding' } as const;
const typed = '784-1985-0000001-7';

let portal: FakePortal;
beforeEach(() => {
  portal = eligibilityPortal()
    .answer(payerApi.endpoints.getEligibilityPayers, {
      data: [
        { payerId: 102, payerName: 'THIQA', payerNameArabic: 'ثقة' },
        { payerId: 512, payerName: 'Sidra', payerNameArabic: 'سدرة', hasRegister: true },
      ],
    })
    .answer(getCardNumber, {
      data: [
        { cardNumber: 'SDR-1', cover },
        { cardNumber: 'SDR-2', cover: null },
      ],
    });
});

const find = () => screen.getByRole('button', { name: 'Find card number' });
const emiratesId = () => screen.getByRole('textbox', { name: /^Emirates ID/ });
const cardNumber = () => screen.getByRole('textbox', { name: /^Card number/ });
const dialogOf = (name: RegExp) => screen.findByRole('dialog', { name });

type Form = Awaited<ReturnType<typeof openFound>>;

async function openFound() {
  const form = await openRequestForm();
  await form.choose(/^Payer/, 'Sidra');
  await form.user.type(emiratesId(), '784198500000017');
  await form.choose(/^Reason/, 'Card damaged');
  await form.user.click(find());
  return { ...form, dialog: within(await dialogOf(/register of Sidra/)) };
}

describe('finding the card number', () => {
  it('is offered for payers whose register is here, and asks only about what is right', async () => {
    const { user, choose } = await openRequestForm();
    await choose(/^Payer/, 'THIQA');
    expect(screen.queryByRole('button', { name: 'Find card number' })).not.toBeInTheDocument();
    await choose(/^Payer/, 'Sidra');
    await user.click(find());
    expect(await screen.findByText('Emirates ID is required.')).toBeVisible();
    expect(screen.getByText('Reason is required.')).toBeVisible();
    expect(emiratesId()).toHaveFocus();
    // Of the other fields nothing is said: nobody has sent the form.
    expect(screen.queryByText('Service category is required.')).not.toBeInTheDocument();
    expect(portal.sentTo(getCardNumber)).toHaveLength(0);
  });

  it('REQ-MEMBER-01 shows the cards of the Emirates ID, and takes over the one that is chosen, only then', async () => {
    const { user, choose, dialog } = await openFound();
    expect(await dialog.findByText('Sidra has 2 cards of this patient.')).toBeInTheDocument();
    expect(portal.sentTo(getCardNumber).map(({ body }) => body)).toEqual([
      { payerId: 512, emiratesId: typed, eidReasonId: 3 },
    ]);
    expect(dialog.getByText('Valid')).toBeVisible();
    expect(dialog.getByText('No cover')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('radio', { name: 'Emirates ID' })).toBeChecked();
    expect(find()).toHaveFocus();

    await user.click(find());
    const again = within(await dialogOf(/register of Sidra/));
    await user.click(await again.findByRole('button', { name: 'Use SDR-1' }));
    await waitFor(() => expect(cardNumber()).toHaveFocus());
    expect(cardNumber()).toHaveValue('SDR-1');
    expect(cardNumber()).toHaveAccessibleDescription("Found in the payer's register.");
    // Both are known now, and both are on the screen and travel together.
    expect(screen.getByRole('radio', { name: 'Emirates ID' })).toBeChecked();
    expect(emiratesId()).toHaveValue(typed);
    await choose(/^Service category/, 'Outpatient');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    const sent = () => portal.sentTo(eligibilityApi.endpoints.submitEligibility)[0]?.body;
    const both = { payerId: 512, emiratesId: typed, eidReasonId: 3, cardNumber: 'SDR-1' };
    await waitFor(() => expect(sent()).toMatchObject(both));
  });

  it.each([
    ['another Emirates ID', async ({ user }: Form) => user.type(emiratesId(), '{Backspace}1')],
    ['another payer', async ({ choose }: Form) => choose(/^Payer/, 'THIQA')],
  ])('goes with %s, whose number it is not', async (_, change) => {
    const form = await openFound();
    await form.user.click(await form.dialog.findByRole('button', { name: 'Use SDR-1' }));
    await waitFor(() => expect(cardNumber()).toHaveValue('SDR-1'));
    await change(form);
    await waitFor(() => expect(cardNumber()).toHaveValue(''));
    expect(cardNumber()).toHaveAccessibleDescription(/goes to the payer with the Emirates ID/);
  });

  it('REQ-VALID-20 is no Emirates ID', async () => {
    const { user } = await openRequestForm();
    await user.click(screen.getByRole('radio', { name: 'Card number' }));
    await user.type(cardNumber(), typed);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(cardNumber()).toHaveAccessibleDescription(/is no Emirates ID/));
    expect(portal.sentTo(eligibilityApi.endpoints.submitEligibility)).toHaveLength(0);
  });

  it('says that no card was found, and what refuses the search', async () => {
    portal.answer(getCardNumber, { data: [] });
    const { user, dialog } = await openFound();
    expect(await dialog.findByText('Sidra has no card for this Emirates ID.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    portal.answer(getCardNumber, { refusal: 'tooManyRequests' });
    await user.click(find());
    const refused = within(await dialogOf(/register of Sidra/));
    expect(await refused.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(refused.queryByText(/no card/)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(emiratesId()).toHaveValue(typed);
  });

  it('REQ-MEMBER-02 tells whom a card names to who knows the date of birth', async () => {
    portal.answer(getCardDetails, { data: null });
    const { user, choose } = await openRequestForm();
    await choose(/^Payer/, 'Sidra');
    await user.click(screen.getByRole('radio', { name: 'Card number' }));
    await user.type(cardNumber(), 'SDR-1');
    await user.click(screen.getByRole('button', { name: 'Check the card' }));
    const dialog = within(await dialogOf(/Check the card/));
    const born = await dialog.findByRole('group', { name: /Date of birth/ });
    await user.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByText('Enter a date.')).toBeVisible();
    expect(portal.sentTo(getCardDetails)).toHaveLength(0);
    // The dialog's form is not the request's: that was not tried to be sent.
    expect(screen.queryByText('Service category is required.')).not.toBeInTheDocument();
    await user.click(within(born).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('14031985');
    const check = () => user.click(dialog.getByRole('button', { name: 'Check' }));
    await check();
    expect(await dialog.findByText(/has no card with this number and date of birth/)).toBeVisible();
    expect(portal.sentTo(getCardDetails).map(({ body }) => body)).toEqual([
      { payerId: 512, cardNumber: 'SDR-1', bornOn: '1985-03-14' },
    ]);
    const covers = [{ ...cover, policyNumber: 'P', cancelledOn: null, coPaymentFils: null, coPaymentPercent: null }];
    const person = { fullName: 'Sara Invented', fullNameArabic: null, gender: 'female', relation: 'spouse' } as const;
    portal.answer(getCardDetails, { data: { ...person, cardNumber: 'SDR-1', covers } });
    await check();
    expect(await dialog.findByText('Sara Invented')).toBeVisible();
    expect(dialog.getByText('Spouse')).toBeVisible();
    expect(dialog.queryByText(/has no card/)).not.toBeInTheDocument();
  });
});
