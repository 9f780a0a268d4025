import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { type Insurer, memberApi } from '../../shared/member/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { eligibilityPortal } from '../support/eligibilityPortal.ts';
import { openRequestForm } from '../support/requestForm.tsx';
import type { FakePortal } from '../support/transport.ts';

const { findInsurers } = memberApi.endpoints;
const cover = { planName: 'Gold', startsOn: '2026-01-01', endsOn: '2026-12-31', state: 'holding' } as const;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();

const anInsurer = (changes: Partial<Insurer>): Insurer => ({
  payerId: 512,
  payerName: 'Sidra',
  payerNameArabic: 'سدرة',
  finding: 'found',
  why: null,
  listedAt: daysAgo(4),
  cards: [{ cardNumber: 'SDR-1', cover }],
  ...changes,
});

let portal: FakePortal;
beforeEach(() => {
  portal = eligibilityPortal()
    .answer(payerApi.endpoints.getEligibilityPayers, {
      data: [
        { payerId: 102, payerName: 'THIQA', payerNameArabic: 'ثقة' },
        { payerId: 512, payerName: 'Sidra', payerNameArabic: 'سدرة', hasRegister: true },
      ],
    })
    .answer(findInsurers, {
      data: [
        anInsurer({
          payerId: 102,
          payerName: 'THIQA',
          finding: 'unknown',
          why: 'noRegister',
          listedAt: null,
          cards: [],
        }),
        anInsurer({ payerId: 700, payerName: 'Other', finding: 'notFound', listedAt: daysAgo(40), cards: [] }),
        anInsurer({}),
      ],
    });
});

const find = () => screen.getByRole('button', { name: 'Find who insures this patient' });
const emiratesId = () => screen.getByRole('textbox', { name: /^Emirates ID/ });
const cardNumber = () => screen.getByRole('textbox', { name: /^Card number/ });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Find who insures this patient' }));

async function openPanel() {
  const form = await openRequestForm();
  await form.user.type(emiratesId(), '784198500000017');
  await form.choose(/^Reason/, 'Card damaged');
  await form.user.click(find());
  return { ...form, dialog: await panel() };
}

describe('finding who insures a patient', () => {
  it('asks nothing before the patient is known, and then needs no payer', async () => {
    const { user, choose } = await openRequestForm();
    await user.click(find());
    expect(await screen.findByText('Emirates ID is required.')).toBeVisible();
    expect(portal.sentTo(findInsurers)).toHaveLength(0);
    await user.type(emiratesId(), '784198500000017');
    await choose(/^Reason/, 'Card damaged');
    await user.click(find());
    await panel();
    expect(portal.sentTo(findInsurers).map(({ body }) => body)).toEqual([
      { emiratesId: '784-1985-0000001-7', eidReasonId: 3 },
    ]);
  });

  it('names each payer with the age of its list; what is not known is no no', async () => {
    const { dialog } = await openPanel();
    expect(await dialog.findByText('One payer has this patient in its register.')).toBeInTheDocument();
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Sidra: in the registerBy the payer's list of \d\d\/\d\d\/\d{4} \(4 days ago\)/);
    expect(rows[1]).toMatch(/^Other: not in the registerNot in the payer's list of .*\(40 days ago\)/);
    expect(rows[2]).toBe('THIQA: not knownThe payer keeps no register here: only a request tells.');
  });

  it('takes payer and card into the form by one key, and goes on to what is still to be filled in', async () => {
    const { user, dialog, choose } = await openPanel();
    const take = await dialog.findByRole('button', { name: 'Take Sidra, card SDR-1' });
    await waitFor(() => expect(take).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: /^Payer/ })).toHaveTextContent('Sidra');
    expect(cardNumber()).toHaveValue('SDR-1');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Service category/ })).toHaveFocus());
    await choose(/^Service category/, 'Outpatient');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    const sent = () => portal.sentTo(eligibilityApi.endpoints.submitEligibility)[0]?.body;
    const patient = { payerId: 512, emiratesId: '784-1985-0000001-7', cardNumber: 'SDR-1' };
    await waitFor(() => expect(sent()).toMatchObject(patient));
  });

  it('leaves the card with the patient: it goes with another Emirates ID', async () => {
    const { user, dialog } = await openPanel();
    await user.click(await dialog.findByRole('button', { name: 'Take Sidra, card SDR-1' }));
    await waitFor(() => expect(cardNumber()).toHaveValue('SDR-1'));
    await user.type(emiratesId(), '{Backspace}1');
    await waitFor(() => expect(cardNumber()).toHaveValue(''));
  });

  it.each([
    ['no payer has answered the facility', [], /there is none yet/],
    ['no register has the patient', [anInsurer({ finding: 'notFound', cards: [] })], /That is no answer of a payer/],
  ])('says what to do where %s', async (_, data, next) => {
    portal.answer(findInsurers, { data });
    const { dialog } = await openPanel();
    expect(await dialog.findByText(next)).toBeVisible();
  });

  it('says what refuses it, and nothing about the patient', async () => {
    portal.answer(findInsurers, { refusal: 'tooManyRequests' });
    const { dialog } = await openPanel();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(dialog.queryByText(/register has this patient/)).not.toBeInTheDocument();
    expect(dialog.queryByText(/No register/)).not.toBeInTheDocument();
  });
});
