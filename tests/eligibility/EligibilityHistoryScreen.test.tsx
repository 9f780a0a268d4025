import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { manageApi } from '../../shared/manage/routes.ts';
import { userApi } from '../../shared/user/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { catchFiles } from '../support/savedFiles.ts';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';
import { anEligibilityId, aRow } from './support/eligibilityAnswers.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';

const { searchEligibilityHistory } = eligibilityApi.endpoints;

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  giveElementsASize();
  portal = eligibilityPortal().answer(searchEligibilityHistory, {
    data: { items: [aRow(), aRow({ eligibilityId: anEligibilityId(2), status: 9 })], nextCursor: null, total: null },
  });
});

async function openHistory(as: Parameters<typeof aSignedInUser>[0] = {}, at = '/eligibility') {
  const opened = renderPortal({ at, as: aSignedInUser(as) });
  await heading('Eligibility');
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  return opened;
}

const searches = () => portal.sentTo(searchEligibilityHistory).map(({ body }) => body);
const patientField = () => screen.getByRole('textbox', { name: 'Emirates ID or card number' });
const admin = { roles: ['SuperAdmin'] as const, facilityId: null, facilityName: null, facilityLicense: null };

describe('the list', () => {
  it('REQ-ELIG-01 opens with the newest requests', async () => {
    await openHistory();
    expect(screen.getAllByRole('link', { name: 'Amina Invented' })[0]).toHaveAttribute(
      'href',
      `/eligibility/${anEligibilityId(1)}`,
    );
    expect(screen.getByText('Eligible')).toBeInTheDocument();
    expect(screen.getByText('Not eligible')).toBeInTheDocument();
  });

  it('shows only the end of a patient’s number', async () => {
    await openHistory();
    expect(screen.getAllByText('••0017')).toHaveLength(2);
  });

  it('REQ-LOOKUP-04 names a category that new requests may not have any more', async () => {
    portal.answer(searchEligibilityHistory, {
      data: { items: [aRow({ serviceCategoryId: 11 })], nextCursor: null, total: null },
    });
    await openHistory();
    expect(await screen.findByText('Nationals screening')).toBeVisible();
  });

  it('leads to a new request', async () => {
    await openHistory();
    expect(screen.getByRole('link', { name: 'New request' })).toHaveAttribute('href', '/eligibility/new');
  });

  it('fetches again on request', async () => {
    const { user } = await openHistory();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(searches()).toHaveLength(2));
  });
});

describe('the search', () => {
  it('REQ-UI-08 asks the server 300 ms after the last letter, with the digits of an Emirates ID', async () => {
    await openHistory();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const typed = (value: string, pauseMs: number) => {
      fireEvent.change(patientField(), { target: { value } });
      act(() => void vi.advanceTimersByTime(pauseMs));
    };
    for (const value of ['7', '784-1985', '784-1985-0000001-7']) typed(value, 299);
    expect(searches()).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(searches()[1]).toEqual({ patient: '784198500000017' });
  });

  it('REQ-ELIG-12 searches by status, payer, patient, clinician and sender together', async () => {
    const { user } = await openHistory();
    const choose = async (field: string, option: string) => {
      await user.click(screen.getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Status', 'Not eligible');
    await choose('Payer', 'THIQA');
    await choose('Submitted by', 'Noura Reception');
    await user.type(screen.getByRole('combobox', { name: 'Clinician' }), 'sar');
    await user.click(await screen.findByRole('option', { name: 'Sara Invented (GD1)' }));
    await user.type(patientField(), 'CARD-7');
    const all = { status: 9, payerId: 102, sentBy: 'user-7', clinicianLicense: 'GD1', patient: 'CARD-7' };
    await waitFor(() => expect(searches().at(-1)).toEqual(all));
  });

  it('REQ-ELIG-12 searches by a name and the days of the service, and the browser keeps no name', async () => {
    sessionStorage.setItem('eligibility:search', JSON.stringify({ serviceFrom: '2026-11-21' }));
    await openHistory();
    const name = screen.getByRole('textbox', { name: "Patient's name, request number or payer's reference" });
    fireEvent.change(name, { target: { value: 'L' } });
    await waitFor(() => expect(searches().at(-1)).toEqual({ serviceFrom: '2026-11-21' }));
    fireEvent.change(name, { target: { value: 'Layla' } });
    await waitFor(() => expect(searches().at(-1)).toEqual({ text: 'Layla', serviceFrom: '2026-11-21' }));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Layla');
  });

  it('takes its filters from the address that a number of the summary leads to', async () => {
    sessionStorage.setItem('eligibility:search', JSON.stringify({ status: 6 }));
    await openHistory({}, '/eligibility?from=2026-11-01&to=2026-11-21&status=9&payerId=102');
    expect(searches().at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-21', status: 9, payerId: 102 });
  });

  it('finds the requests whose payer asks first, and keeps that filter', async () => {
    const first = await openHistory();
    await first.user.click(screen.getByRole('combobox', { name: 'Status' }));
    await first.user.click(screen.getByRole('option', { name: 'Questions from the payer' }));
    await waitFor(() => expect(searches().at(-1)).toEqual({ waitsFor: 'answers' }));
    first.unmount();
    await openHistory();
    expect(searches().at(-1)).toEqual({ waitsFor: 'answers' });
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Questions from the payer');
  });

  it('is kept for the session, but for the patient', async () => {
    const first = await openHistory();
    await first.user.click(screen.getByRole('combobox', { name: 'Status' }));
    await first.user.click(screen.getByRole('option', { name: 'Blocked' }));
    await first.user.type(patientField(), '7841985');
    await waitFor(() => expect(searches().at(-1)).toEqual({ status: 6, patient: '7841985' }));
    first.unmount();
    await openHistory();
    expect(searches().at(-1)).toEqual({ status: 6 });
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/784-?1985/);
  });
});

describe('the transaction report', () => {
  const { exportTransactionReport } = eligibilityApi.endpoints;
  const transaction = {
    requestNumber: 'MF1001-1',
    patientName: 'In Answer',
    idCardName: 'Huda Invented',
    identifierEnding: '4321',
    submittedAt: '2026-11-20T20:29:00.000Z',
    serviceDate: '2026-11-20',
    serviceCategoryId: 1,
    clinicianName: null,
    hasOpenQuestions: false,
    at: '2026-11-20T20:30:00.000Z',
    event: 'failed',
    detail: 'timeout',
    status: 4,
    claim: 'undecided',
    payerName: 'NAS',
    payerNameArabic: 'ناس',
    facilityName: 'Palm Clinic',
    facilityNameArabic: null,
    submittedByName: 'Noura Reception',
  } as const;

  it('REQ-ELIG-09 holds the patient and words instead of codes, under a name that says what it is', async () => {
    portal.answer(exportTransactionReport, {
      data: { items: [transaction], nextCursor: null, total: null },
    });
    const saved = catchFiles();
    const { user } = await openHistory();
    await user.click(screen.getByRole('button', { name: 'Transaction report' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('transaction-report.csv');
    const text = await saved[0]?.content.text();
    expect(text).toContain('Huda Invented,••4321');
    expect(text).toContain('The payer did not answer in time');
    expect(text).not.toContain('timeout');
  });

  it('has the requests in the order of the list, by a column that it does not show too, and keeps together what happened to one', async () => {
    const eventsOf = (requestNumber: string, serviceDate: string) =>
      ['sent', 'failed'].map((event) => ({ ...transaction, requestNumber, serviceDate, event }));
    // Newest first, as the server reads them.
    const items = [
      ...eventsOf('MF1001-3', '2026-11-09'),
      ...eventsOf('MF1001-2', '2026-10-20'),
      ...eventsOf('MF1001-1', '2026-11-09'),
    ];
    portal.answer(exportTransactionReport, { data: { items, nextCursor: null, total: null } });
    const saved = catchFiles();
    const { user } = await openHistory();
    const order = async () => {
      const before = saved.length;
      await user.click(screen.getByRole('button', { name: 'Transaction report' }));
      await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
      await waitFor(() => expect(saved).toHaveLength(before + 1));
      const text = (await saved.at(-1)?.content.text()) ?? '';
      return [...text.matchAll(/MF1001-(\d)/g)].map(([, number]) => number).join('');
    };
    expect(await order()).toBe('332211');
    const head = within(screen.getByRole('columnheader', { name: /^Service date/ }));
    await user.click(head.getByRole('button', { name: /Service date/ }));
    expect(await order()).toBe('223311');
    await user.click(head.getByRole('button', { name: /Service date/ }));
    expect(await order()).toBe('331122');
  });
});

describe('saved filters', () => {
  const { getSavedFilters, saveFilter } = manageApi.endpoints;
  const open = async (user: Awaited<ReturnType<typeof openHistory>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Saved filters' }));
    return screen.findByRole('dialog', { name: 'Saved filters' });
  };

  it('are kept without the patient', async () => {
    portal.answer(getSavedFilters, { data: [] }).answer(saveFilter, { data: null });
    const { user } = await openHistory();
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Blocked' }));
    await user.type(patientField(), '784');
    await open(user);
    await user.type(screen.getByRole('textbox', { name: 'Name for the present filters' }), 'Blocked ones{Enter}');
    await waitFor(() => expect(portal.sentTo(saveFilter)).toHaveLength(1));
    expect(portal.sentTo(saveFilter)[0]?.body).toEqual({
      table: 'eligibility',
      name: 'Blocked ones',
      values: { status: 6 },
    });
  });

  it('come back as what the server is asked', async () => {
    const values = { from: '2026-11-01', to: '2026-11-21', status: 9, sentBy: 'user-7', clinicianLicense: 'GD1' };
    const saved = { ...values, clinicianName: 'Sara Invented' };
    const asked = { waitsFor: 'answers' };
    portal.answer(getSavedFilters, {
      data: [
        { name: 'November', values: saved },
        { name: 'Asked', values: asked },
      ],
    });
    const { user } = await openHistory();
    await user.type(patientField(), '784');
    await open(user);
    await user.click(await screen.findByRole('button', { name: 'November' }));
    await waitFor(() => expect(searches().at(-1)).toEqual(values));
    // The menu hides what is under it until it has closed.
    await waitFor(() => expect(patientField()).toHaveValue(''));
    expect(screen.getByRole('combobox', { name: 'Clinician' })).toHaveValue('Sara Invented (GD1)');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Not eligible');
    await open(user);
    await user.click(await screen.findByRole('button', { name: 'Asked' }));
    await waitFor(() => expect(searches().at(-1)).toEqual(asked));
  });
});

/** A facility is chosen by its name: nobody knows licences by heart. */
async function chooseFacility(user: Awaited<ReturnType<typeof openHistory>>['user']): Promise<void> {
  portal.answer(userApi.endpoints.getFacilityChoices, {
    data: [
      { facilityId: 'F-1', facilityName: 'Noor Clinic', facilityNameArabic: 'عيادة نور', facilityLicense: 'MF1001' },
    ],
  });
  await user.type(screen.getByRole('combobox', { name: /^Facility/ }), 'Noo');
  await user.click(await screen.findByRole('option', { name: 'Noor Clinic (MF1001)' }));
}

describe('readers', () => {
  it('asks an administrator for a facility before it lists anything', async () => {
    const { user } = await openHistory({ ...admin, roles: [...admin.roles] });
    expect(screen.getByText('Choose a facility above to list its requests.')).toBeInTheDocument();
    expect(searches()).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'New request' })).not.toBeInTheDocument();
    await chooseFacility(user);
    await waitFor(() => expect(searches()).toEqual([{ facilityLicense: 'MF1001' }]));
  });

  it('shows a refusal of the server in its words', async () => {
    portal.answer(searchEligibilityHistory, {
      refusal: 'invalidInput',
      errors: [{ code: 'unknownFacility', message: 'No facility has this licence.', field: 'facilityLicense' }],
    });
    const { user } = await openHistory({ ...admin, roles: [...admin.roles] });
    await chooseFacility(user);
    expect(await screen.findByText('No facility has this licence.')).toBeInTheDocument();
  });

  it('lets a payer read its own requests, without choosing a payer, a sender or sending', async () => {
    await openHistory({ ...admin, roles: ['PayerAdmin'], payerId: 102 });
    expect(searches()).toEqual([{}]);
    expect(patientField()).toBeInTheDocument();
    for (const name of ['Payer', 'Submitted by'])
      expect(screen.queryByRole('combobox', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'New request' })).not.toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /Facility/ })).toBeInTheDocument();
  });
});
