import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';
import { aDetailedRequest, anEligibilityId } from './support/eligibilityAnswers.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';

const { submitEligibility, getEligibility } = eligibilityApi.endpoints;
const today = emiratesDateOf(new Date());
type User = ReturnType<typeof renderPortal>['user'];

let portal: FakePortal;
beforeEach(() => {
  portal = eligibilityPortal();
});

async function openForm(at = '/eligibility/new') {
  const opened = renderPortal({ at, as: aSignedInUser() });
  await heading('New eligibility request');
  await screen.findByRole('form', { name: 'New eligibility request' });
  return opened;
}

const emiratesId = () => screen.getByRole('textbox', { name: /^Emirates ID/ });
const send = () => screen.getByRole('button', { name: /^Send/ });
const sent = () => portal.sentTo(submitEligibility);
const keys = () => sent().map(({ headers }) => headers.get('Idempotency-Key'));

async function choose(user: User, field: RegExp, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fillIn(user: User) {
  await choose(user, /^Payer/, 'THIQA');
  await user.type(emiratesId(), '784198500000017');
  await choose(user, /^Reason/, 'Card damaged');
  await choose(user, /^Service category/, 'Outpatient');
}

describe('sending', () => {
  it('REQ-ELIG-01 sends what the desk typed and opens the request', async () => {
    const { user } = await openForm();
    await fillIn(user);
    await user.type(screen.getByRole('textbox', { name: 'Mobile' }), '0501234567');
    await user.type(screen.getByRole('combobox', { name: 'Clinician' }), 'sa');
    await user.click(await screen.findByRole('option', { name: /Sara Invented/ }));
    await choose(user, /^Consultation/, 'Specialist');
    await user.click(send());
    await arriveAt(`/eligibility/${anEligibilityId(900)}`);
    expect(sent().map(({ body }) => body)).toEqual([
      {
        payerId: 102,
        emiratesId: '784-1985-0000001-7',
        eidReasonId: 3,
        serviceCategoryId: 1,
        consultationCategoryId: 2,
        serviceDate: today,
        clinicianLicense: 'GD1',
        mobileNumber: '+971-50-123-4567',
      },
    ]);
    expect(portal.sentTo(clinicianApi.endpoints.getClinicians)[0]?.url.searchParams.get('searchFilter')).toBe('sa');
  });

  it('sends the card number instead, without the Emirates ID typed before', async () => {
    const { user } = await openForm();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Card number' }));
    expect(screen.queryByRole('textbox', { name: /^Emirates ID/ })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /^Card number/ }), 'CARD-7');
    await user.click(send());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ payerId: 102, cardNumber: 'CARD-7', serviceCategoryId: 1, serviceDate: today });
  });

  it('sends one request for a double click', async () => {
    const { user } = await openForm();
    await fillIn(user);
    const answer = portal.pause();
    await user.dblClick(send());
    await waitFor(() => expect(sent()).toHaveLength(1));
    answer();
    await arriveAt(`/eligibility/${anEligibilityId(900)}`);
    expect(sent()).toHaveLength(1);
  });

  it('keeps everything after a server error and tries again under the same key', async () => {
    const { user } = await openForm();
    await fillIn(user);
    portal.answer(submitEligibility, { refusal: 'serverError' });
    await user.click(send());
    expect(await screen.findByText(/Everything you typed is kept/)).toBeInTheDocument();
    expect(emiratesId()).toHaveValue('784-1985-0000001-7');
    portal.answer(submitEligibility, { data: { eligibilityId: anEligibilityId(900), status: 1 } });
    await user.click(send());
    await arriveAt(`/eligibility/${anEligibilityId(900)}`);
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys()).toEqual([keys()[0], keys()[0]]);
  });

  it('shows a refusal at its field and keeps the rest', async () => {
    const { user } = await openForm();
    await fillIn(user);
    const errors = [{ code: 'invalidEmiratesId', message: 'Valid Emirates ID Required', field: 'emiratesId' }];
    portal.answer(submitEligibility, { refusal: 'invalidInput', errors });
    await user.click(send());
    await waitFor(() => expect(emiratesId()).toHaveAccessibleDescription('Valid Emirates ID Required'));
    expect(emiratesId()).toHaveFocus();
  });

  it('shows a business refusal in words', async () => {
    const { user } = await openForm();
    await fillIn(user);
    portal.answer(submitEligibility, { refusal: 'payerNotAvailable' });
    await user.click(send());
    const words = await screen.findByText('This payer does not take eligibility requests.');
    // On a phone the summary stands far above the button that was pressed.
    await waitFor(() => expect(words.closest('[role=alert]')).toHaveFocus());
    expect(address()).toBe('/eligibility/new');
  });
});

describe('validation', () => {
  it('names every missing field at once and goes to the first', async () => {
    const { user } = await openForm();
    await user.click(send());
    const summary = (await screen.findAllByRole('alert')).find((alert) =>
      within(alert).queryByText(/need your attention/),
    );
    expect(
      within(summary!)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Payer: Payer is required.',
      'Emirates ID: Emirates ID is required.',
      'Reason the card was not read: Reason is required.',
      'Service category: Service category is required.',
    ]);
    expect(screen.getByRole('combobox', { name: /^Payer/ })).toHaveFocus();
    expect(sent()).toHaveLength(0);
    await user.click(within(summary!).getByRole('link', { name: /^Emirates ID/ }));
    expect(emiratesId()).toHaveFocus();
  });

  it('checks the check digit when the Emirates ID is left, and says nothing before', async () => {
    const { user } = await openForm();
    await user.type(emiratesId(), '784198500000018');
    expect(screen.queryByText('Valid Emirates ID Required')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText('Valid Emirates ID Required')).toBeInTheDocument();
  });

  it('refuses a half typed mobile number', async () => {
    const { user } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Mobile' }), '050123');
    await user.tab();
    expect(await screen.findByText('Mobile number must look like +971-50-123-4567')).toBeInTheDocument();
  });

  it('asks for the card number where that was chosen', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'Card number' }));
    await user.click(send());
    expect((await screen.findAllByText('Card number is required.')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Reason is required.')).not.toBeInTheDocument();
  });
});

describe('draft', () => {
  it('comes back after a 401 and another sign-in, without the patient’s numbers', async () => {
    const first = await openForm();
    await fillIn(first.user);
    await first.user.type(screen.getByRole('textbox', { name: 'Remarks' }), 'Comes at noon');
    portal.answer(submitEligibility, { refusal: 'notSignedIn' });
    await first.user.click(send());
    await waitFor(() => expect(address()).toBe('/account/login?returnUrl=%2Feligibility%2Fnew'));
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/784-?1985/);
    first.unmount();
    await openForm();
    expect(screen.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Comes at noon');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Payer/ })).toHaveTextContent('THIQA'));
    expect(emiratesId()).toHaveValue('');
  });

  it('belongs to its user', async () => {
    const first = await openForm();
    await first.user.type(screen.getByRole('textbox', { name: 'Remarks' }), 'Comes at noon');
    first.unmount();
    renderPortal({ at: '/eligibility/new', as: aSignedInUser({ userId: 'user-2' }) });
    expect(await screen.findByRole('textbox', { name: 'Remarks' })).toHaveValue('');
  });

  it('is gone once the request was sent, and when the form is cleared on purpose', async () => {
    const { user } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'Remarks' }), 'Comes at noon');
    await user.click(screen.getByRole('button', { name: 'Clear the form' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Remarks')).toHaveValue('');
    expect(sessionStorage.getItem('eligibility:draft:user-1')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await fillIn(user);
    expect(sessionStorage.getItem('eligibility:draft:user-1')).not.toBeNull();
    await user.click(send());
    await arriveAt(`/eligibility/${anEligibilityId(900)}`);
    expect(sessionStorage.getItem('eligibility:draft:user-1')).toBeNull();
  });
});

it('begins with the patient of an earlier request', async () => {
  const { timeline: _, ...earlier } = aDetailedRequest({
    eligibilityId: anEligibilityId(41),
    mobileNumber: '+971-50-123-4567',
  });
  portal.answer(getEligibility, { data: earlier });
  await openForm(`/eligibility/new?from=${anEligibilityId(41)}`);
  expect(emiratesId()).toHaveValue('784-1985-0000001-7');
  expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('+971-50-123-4567');
});

it.each(['PayerAdmin', 'SuperAdmin'] as const)('is closed to %s, who only reads', async (role) => {
  renderPortal({ at: '/eligibility/new', as: aSignedInUser({ roles: [role] }) });
  await arriveAt('/dashboard');
});
