import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { environments } from '../../infra/environments.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { anEligibilityId, aRow } from '../eligibility/support/eligibilityAnswers.ts';
import { eligibilityPortal } from '../eligibility/support/eligibilityPortal.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';

const { getOpenToday, getPendingCount, getUsualChoices, findPatientPayer, submitEligibility } =
  eligibilityApi.endpoints;

let portal: FakePortal;
beforeEach(() => {
  portal = eligibilityPortal()
    .answer(systemApi.endpoints.getPortalSettings, { data: environments.local.portalSettings })
    .answer(getPendingCount, { data: { count: 0, isMore: false } });
});

const number = () => screen.findByRole('textbox', { name: 'Emirates ID or card number' });

async function openDashboard(roles: Role[] = ['Eligibility']) {
  const { user } = renderPortal({ at: '/dashboard', as: aSignedInUser({ roles }) });
  await heading('Dashboard');
  await number();
  return user;
}

/** What the facility was answered about the patient the last time. */
const coveredBefore = { payerId: 102, serviceCategoryId: 1, serviceDate: '2026-11-12' };
const cardNumber = '1234-5678';
const sendButton = () => screen.findByRole('button', { name: 'Send request' });

describe('the box for the next patient', () => {
  it('REQ-ELIG-10 takes a number typed anywhere, and proposes the payer that covered this patient here, and no reason', async () => {
    portal.answer(findPatientPayer, { data: coveredBefore });
    const user = await openDashboard();
    await user.keyboard('784198500000017{Enter}');
    await arriveAt('/eligibility/new');
    // Why no card was read is for the user to say, for each patient.
    const reason = await screen.findByRole('combobox', { name: /^Reason/ });
    await waitFor(() => expect(reason).toHaveFocus());
    expect(
      screen.getByText(/^THIQA is filled in: it covered this patient here on .?12\/11\/2026.?\.$/),
    ).toBeInTheDocument();
    await user.keyboard('{Enter}{ArrowDown}{Enter}');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await arriveAt(`/eligibility/${anEligibilityId(900)}`);
    expect(portal.sentTo(findPatientPayer)[0]?.body).toEqual({ emiratesId: '784-1985-0000001-7' });
    const { body } = portal.sentTo(submitEligibility)[0]!;
    expect(body).toMatchObject({ payerId: 102, emiratesId: '784-1985-0000001-7', serviceCategoryId: 1 });
    expect(body).not.toHaveProperty('consultationCategoryId');
    // The number stands in no address, and nowhere in the browser's storage.
    expect(JSON.stringify([window.history.state, { ...sessionStorage }, { ...localStorage }])).not.toContain('0000001');
  });

  it('REQ-ELIG-10 is at the button that sends with a card of somebody who was here before, and with the next one alike', async () => {
    portal.answer(findPatientPayer, { data: coveredBefore });
    const user = await openDashboard();
    const sendHasFocus = async () => {
      await user.keyboard(`${cardNumber}{Enter}`);
      await arriveAt('/eligibility/new');
      const send = await sendButton();
      await waitFor(() => expect(send).toHaveFocus());
    };
    await user.click(await number());
    await sendHasFocus();
    await user.click(screen.getByRole('link', { name: /to the dashboard/ }));
    await arriveAt('/dashboard');
    await user.click(await number());
    await sendHasFocus();
    await user.keyboard('{Enter}');
    await arriveAt(`/eligibility/${anEligibilityId(900)}`);
    expect(portal.sentTo(submitEligibility)[0]?.body).toMatchObject({ payerId: 102, cardNumber, serviceCategoryId: 1 });
  });

  it('REQ-ELIG-10 asks for the payer of somebody who was never here, with those asked most one click away', async () => {
    portal.answer(getUsualChoices, { data: { payerIds: [102, 301], serviceCategoryId: 1 } });
    const user = await openDashboard();
    await user.click(await number());
    await user.keyboard(`${cardNumber}{Enter}`);
    const payer = await screen.findByRole('combobox', { name: /^Payer/ });
    await waitFor(() => expect(payer).toHaveFocus());
    await user.click(
      within(screen.getByRole('group', { name: 'Asked most here' })).getByRole('button', { name: 'THIQA' }),
    );
    const send = await sendButton();
    await waitFor(() => expect(send).toHaveFocus());
    await user.click(send);
    await arriveAt(`/eligibility/${anEligibilityId(900)}`);
    expect(portal.sentTo(submitEligibility)[0]?.body).toMatchObject({ payerId: 102, cardNumber, serviceCategoryId: 1 });
  });

  it('takes the proposal back when the number becomes another patient’s, and keeps what the user has chosen', async () => {
    portal.answer(findPatientPayer, (_, { body }) => ({ data: body.cardNumber === cardNumber ? coveredBefore : null }));
    const user = await openDashboard();
    await user.click(await number());
    await user.keyboard(`${cardNumber}{Enter}`);
    const payer = await screen.findByRole('combobox', { name: /^Payer/ });
    await waitFor(() => expect(payer).toHaveTextContent('THIQA'));
    const card = screen.getByRole('textbox', { name: /^Card number/ });
    await user.type(card, '9');
    await waitFor(() => expect(payer).not.toHaveTextContent('THIQA'));
    await user.click(payer);
    await user.click(await screen.findByRole('option', { name: 'THIQA' }));
    await user.type(card, '9');
    await waitFor(() => expect(portal.sentTo(findPatientPayer)).toHaveLength(3));
    expect(payer).toHaveTextContent('THIQA');
  });

  it('fills in a payer that is found late, and keeps nothing of it for the next patient', async () => {
    const found = Promise.withResolvers<void>();
    portal.answer(findPatientPayer, async () => {
      await found.promise;
      return { data: coveredBefore };
    });
    const user = await openDashboard();
    await user.click(await number());
    await user.keyboard(`${cardNumber}{Enter}`);
    const payer = await screen.findByRole('combobox', { name: /^Payer/ });
    expect(payer).not.toHaveTextContent('THIQA');
    found.resolve();
    await waitFor(() => expect(payer).toHaveTextContent('THIQA'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('payerId');
  });

  it('empties the proposed payer by one key, and goes to it', async () => {
    portal.answer(findPatientPayer, { data: coveredBefore });
    const user = await openDashboard();
    await user.click(await number());
    await user.keyboard(`${cardNumber}{Enter}`);
    const send = await sendButton();
    await waitFor(() => expect(send).toHaveFocus());
    await user.keyboard('{Alt>}c{/Alt}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Payer/ })).toHaveFocus());
    expect(screen.queryByText(/is filled in/)).not.toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Payer is required.', { selector: 'p' });
    expect(portal.sentTo(submitEligibility)).toEqual([]);
  });

  it('refuses a wrong Emirates ID where it stands, and keeps it', async () => {
    const user = await openDashboard();
    await user.type(await number(), '784198500000018{Enter}');
    await screen.findByText('This Emirates ID has a wrong digit. Please check it.');
    expect(await number()).toHaveValue('784198500000018');
    expect(address()).toBe('/dashboard');
  });
});

describe('the open requests', () => {
  it('name patient, payer, state and what to do next, and lead to the request', async () => {
    const row = aRow({ eligibilityId: anEligibilityId(7), patientName: 'Aisha Invented', status: 3 });
    portal.answer(getOpenToday, { data: { items: [row], isMore: false } });
    await openDashboard();
    const list = await screen.findByRole('list', { name: 'Open requests of today' });
    expect(within(list).getByRole('link', { name: 'Aisha Invented' })).toHaveAttribute(
      'href',
      `/eligibility/${anEligibilityId(7)}`,
    );
    expect(list).toHaveTextContent(/no answer came: send it again/);
    expect(within(list).getByText('Error')).toBeInTheDocument();
  });
});

describe('the time by which a payer answers', () => {
  it('is said as passed once it has', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const dueAt = (id: number, answerDueAt: string) =>
      aRow({ eligibilityId: anEligibilityId(id), status: 1, answerDueAt });
    const items = [dueAt(8, '2026-11-20T08:00:00.000Z'), dueAt(9, inAnHour)];
    portal.answer(getOpenToday, { data: { items, isMore: false } });
    await openDashboard();
    const rows = within(await screen.findByRole('list', { name: 'Open requests of today' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/answer was due 20\/11\/2026 12:00/);
    expect(rows[1]).toHaveTextContent(/answer due/);
  });
});

describe('modules that are not there yet', () => {
  it('stand apart from those that are', async () => {
    await openDashboard(['Eligibility', 'Pharmacy']);
    const later = screen.getByRole('navigation', { name: 'Coming later' });
    expect(within(later).getByRole('link', { name: 'Pharmacy' })).toBeInTheDocument();
    const ready = screen.getByRole('navigation', { name: 'What you can do' });
    expect(within(ready).getByRole('link', { name: 'Eligibility' })).toBeInTheDocument();
    expect(within(ready).getByRole('link', { name: 'Claims' })).toBeInTheDocument();
    expect(within(ready).queryByRole('link', { name: 'Pharmacy' })).not.toBeInTheDocument();
  });
});

describe('the next patient', () => {
  it('comes after an answer by one key, and is typed at once', async () => {
    const { user } = renderPortal({ at: `/eligibility/${anEligibilityId(7)}`, as: aSignedInUser() });
    await screen.findByRole('button', { name: /^Next patient/ });
    await user.keyboard('{Alt>}n{/Alt}');
    await arriveAt('/eligibility/new');
    const field = await screen.findByRole('textbox', { name: /^Emirates ID/ });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('784198500000017');
    expect(field).toHaveValue('784-1985-0000001-7');
  });
});
