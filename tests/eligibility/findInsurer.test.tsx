import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { type Insurer, memberApi } from '../../shared/member/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import type { FakePortal } from '../support/transport.ts';
import { anEligibilityId } from './support/eligibilityAnswers.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';
import { openRequestForm } from './support/requestForm.tsx';

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

describe('asking several payers at once', () => {
  const { askPayers } = eligibilityApi.endpoints;
  const payers = ['THIQA', 'Sidra', 'Gulf', 'Daman', 'Crescent', 'Enhanced', 'Pearl'];
  const asked = payers.map((payerName, at) => ({
    payerId: 102 + at,
    payerName,
    payerNameArabic: payerName,
    ...(payerName === 'Pearl' && { answersByHand: true }),
  }));
  const id = anEligibilityId(980);

  beforeEach(() => {
    portal
      .answer(payerApi.endpoints.getEligibilityPayers, { data: asked })
      .answer(eligibilityApi.endpoints.getUsualChoices, { data: { payerIds: [104, 102], serviceCategoryId: null } })
      .answer(findInsurers, { data: [anInsurer({ payerId: 103, payerName: 'Sidra', finding: 'notFound', cards: [] })] })
      .answer(askPayers, { data: { asked: [{ payerId: 104, eligibilityId: id, status: 1 }] } });
  });
  const ask = () => screen.getByRole('button', { name: 'Ask the chosen payers' });

  it('REQ-ELIG-10 begins with those asked most, leaves out people and registers that have answered, and takes five', async () => {
    const { user, dialog } = await openPanel();
    const boxes = await dialog.findAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'THIQA',
      'Gulf',
      'Daman',
      'Crescent',
      'Enhanced',
    ]);
    expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, false, false, false]);
    for (const box of boxes.slice(2)) await user.click(box);
    expect(boxes.every((box) => (box as HTMLInputElement).checked)).toBe(true);
    await user.click(boxes[0] as HTMLElement);
    await user.click(ask());
    expect(await dialog.findByText(/^The form lacks something that a request needs/)).toBeVisible();
    expect(portal.sentTo(askPayers)).toHaveLength(0);
  });

  it('REQ-ELIG-10 sends what the form says, without payer and card, and shows the answers', async () => {
    const form = await openRequestForm();
    await form.user.type(emiratesId(), '784198500000017');
    await form.choose(/^Reason/, 'Card damaged');
    await form.choose(/^Service category/, 'Outpatient');
    await form.user.type(cardNumber(), 'OLD-1');
    await form.user.click(find());
    await (await panel()).findByText('THIQA');
    await form.user.click(ask());
    await waitFor(() => expect(portal.sentTo(askPayers)).toHaveLength(1));
    const sent = portal.sentTo(askPayers)[0]?.body;
    expect(sent).toMatchObject({ payerIds: [102, 104], emiratesId: '784-1985-0000001-7', serviceCategoryId: 1 });
    expect(sent).not.toHaveProperty('cardNumber');
    expect(await screen.findByRole('heading', { name: 'Eligibility request' })).toBeVisible();
  });

  it('names the payer that cannot be asked, and keeps the choice', async () => {
    const message = 'This payer takes no requests.';
    portal.answer(askPayers, {
      refusal: 'payerNotAvailable',
      errors: [{ code: 'payerNotAvailable', message, field: 'payerIds.1' }],
    });
    const form = await openRequestForm();
    await form.user.type(emiratesId(), '784198500000017');
    await form.choose(/^Reason/, 'Card damaged');
    await form.choose(/^Service category/, 'Outpatient');
    await form.user.click(find());
    const dialog = await panel();
    await dialog.findByText('THIQA');
    await form.user.click(ask());
    await waitFor(() => expect(dialog.getAllByRole('alert').at(-1)).toHaveTextContent(/^Gulf: This payer takes/));
    expect(dialog.getByRole('checkbox', { name: 'Gulf' })).toBeChecked();
  });
});
