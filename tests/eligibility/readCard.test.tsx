import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { errorTable } from '../../shared/messages.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { aCard } from '../support/cardReading.ts';
import { type FakeAgent, fakeAgent } from '../support/fakeAgent.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getEidReasons, getServiceCategories, getConsultationCategories } = lookupsApi.endpoints;
const { getEligibilityPayers } = payerApi.endpoints;
const { submitEligibility } = eligibilityApi.endpoints;

const item = (name: string) => ({ data: [{ id: 1, name, nameArabic: 'اسم' }] });

let portal: FakePortal;
let agent: FakeAgent;
beforeEach(() => {
  portal = fakePortal()
    .answer(getEidReasons, item('Card was not at hand'))
    .answer(getServiceCategories, item('Outpatient'))
    .answer(getConsultationCategories, item('General'))
    .answer(getEligibilityPayers, { data: [{ payerId: 102, payerName: 'NAS', payerNameArabic: 'ناس' }] })
    .answer(submitEligibility, { data: { eligibilityId: '01K0000000000000000000000A', status: 1 } });
  agent = fakeAgent(portal);
});

async function openForm() {
  const { user } = renderPortal({ at: '/eligibility/new', as: aSignedInUser() });
  await screen.findByRole('button', { name: 'Read card' });
  const choose = async (label: RegExp) => {
    await user.click(await screen.findByRole('combobox', { name: label }));
    const [first] = within(await screen.findByRole('listbox'))
      .getAllByRole('option')
      .slice(-1);
    if (first) await user.click(first);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  };
  return { user, choose };
}

/** One click reads a card; what could not be verified is passed on by the user only, once its sentence was read. */
async function readCard({ user }: Awaited<ReturnType<typeof openForm>>, unverified?: string) {
  await user.click(screen.getByRole('button', { name: 'Read card' }));
  if (unverified !== undefined) {
    const dialog = await screen.findByRole('dialog', { name: 'Read the Emirates ID card' });
    await within(dialog).findByText(unverified);
    await user.click(within(dialog).getByRole('button', { name: 'Submit' }));
  } else await screen.findByText('Read from the card.');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

const number = () => screen.getByRole('textbox', { name: /Emirates ID/ });
const reason = () => screen.queryByRole('combobox', { name: /Reason the card was not read/ });
const sentBody = () => portal.sentTo(submitEligibility)[0]?.body;

describe('reading the card for a new request', () => {
  it('fills the Emirates ID, asks for no reason, and sends the reading with it', async () => {
    const form = await openForm();
    expect(reason()).toBeInTheDocument();
    await readCard(form);
    expect(number()).toHaveValue(formatEmiratesId(aCard().emiratesId));
    expect(reason()).not.toBeInTheDocument();
    expect(screen.getByText('Read from the card.')).toBeInTheDocument();

    await form.choose(/Payer/);
    await form.choose(/Service category/);
    await form.user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(sentBody()).toMatchObject({ cardReadId: 'reading-1', payerId: 102 }));
    expect(sentBody()).not.toHaveProperty('eidReasonId');
  });

  it('keeps the reading when the card number is found by it, and sends all three', async () => {
    const payer = { payerId: 512, payerName: 'Sidra', payerNameArabic: 'سدرة', hasRegister: true };
    portal
      .answer(getEligibilityPayers, { data: [payer] })
      .answer(memberApi.endpoints.getCardNumber, { data: [{ cardNumber: 'SDR-1', cover: null }] });
    const form = await openForm();
    await readCard(form);
    await form.choose(/Payer/);
    await form.choose(/Service category/);
    await form.user.click(screen.getByRole('button', { name: 'Find card number' }));
    await form.user.click(await screen.findByRole('button', { name: 'Use SDR-1' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Card number/ })).toHaveValue('SDR-1'));
    expect(reason()).not.toBeInTheDocument();
    await form.user.click(screen.getByRole('button', { name: 'Send request' }));
    const emiratesId = formatEmiratesId(aCard().emiratesId);
    await waitFor(() => expect(sentBody()).toMatchObject({ emiratesId, cardReadId: 'reading-1', cardNumber: 'SDR-1' }));
  });

  it('asks for the reason again as soon as somebody types over the number', async () => {
    const form = await openForm();
    await readCard(form);
    await form.user.type(number(), '{Backspace}');
    expect(reason()).toBeInTheDocument();
    expect(screen.queryByText('Read from the card.')).not.toBeInTheDocument();
  });

  it('warns when the card has another number than the typed one, and shows the server’s refusal at the field', async () => {
    const form = await openForm();
    await form.user.type(number(), '784198500000017');
    await readCard(form);
    const warning = await screen.findByText(/You had typed 784-1985-0000001-7/);
    expect(number()).toHaveValue(formatEmiratesId(aCard().emiratesId));
    await form.choose(/Payer/);
    await form.choose(/Service category/);
    const errors = [
      { code: 'emiratesIdNotMatching', message: errorTable.emiratesIdNotMatching.message, field: 'emiratesId' },
    ];
    portal.answer(submitEligibility, { refusal: 'emiratesIdNotMatching', errors });
    await form.user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(number()).toHaveAccessibleDescription(errorTable.emiratesIdNotMatching.message));
    expect(number()).toHaveFocus();
    await form.user.type(number(), '{Backspace}');
    expect(warning).not.toBeInTheDocument();
  });

  it('keeps the reason after an offline reading, which proves nothing', async () => {
    agent.put({ failure: 'offline' });
    const form = await openForm();
    await readCard(form, 'The card was read offline. Verification is pending.');
    expect(number()).toHaveValue(formatEmiratesId(aCard().emiratesId));
    expect(reason()).toBeInTheDocument();
  });

  it('leaves the way by hand open when the reader fails', async () => {
    agent.put({ failure: 'noReader' });
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Read card' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Verify' }));
    await within(dialog).findByRole('alert');
    await user.click(within(dialog).getByRole('button', { name: 'Enter by hand' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.type(number(), '784198500000017');
    expect(number()).toHaveValue('784-1985-0000001-7');
    expect(reason()).toBeInTheDocument();
  });

  it('keeps neither number nor reading in the draft', async () => {
    const form = await openForm();
    await readCard(form);
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).not.toContain('reading-1');
    expect(kept).not.toContain(aCard().emiratesId.slice(7));
  });
});
