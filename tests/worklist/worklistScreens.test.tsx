import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type WorklistItem, worklistApi } from '../../shared/worklist/routes.ts';
import { aDetailedRequest, anEligibilityId } from '../support/eligibilityAnswers.ts';
import { eligibilityPortal } from '../support/eligibilityPortal.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';

const {
  getWorklist,
  getWorklistCounts,
  getWorklistItem,
  takeRequest,
  answerRequest,
  getDeskSettings,
  updateDeskSettings,
} = worklistApi.endpoints;
const eligibilityId = anEligibilityId(600);
const slow = { timeout: 60_000 };
const none = { count: 0, isMore: false };

const anItem = (changes: Partial<WorklistItem> = {}): WorklistItem => ({
  ...aDetailedRequest({ eligibilityId, payerId: 518, status: 1, answeredAt: null, patientName: null, version: 2 }),
  deskDueAt: '2026-11-20T21:00:00.000Z',
  deskHolder: null,
  deskNote: null,
  heldUntil: null,
  messages: [],
  ...changes,
});
const mine = { deskHolder: { userId: 'user-1', name: 'Noura Reception' } };
const reviewer = aSignedInUser({ roles: ['InsurerUser'], facilityId: null, payerId: 518 });

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  portal = eligibilityPortal()
    .answer(getWorklistCounts, { data: { mine: none, waiting: none, overdue: none, all: none } })
    .answer(getWorklist, { data: { items: [], nextCursor: null, total: null } })
    .answer(getWorklistItem, { data: anItem() });
});

async function openItem() {
  const opened = renderPortal({ at: `/eligibility/worklist/${eligibilityId}`, as: reviewer });
  await heading('Request on the work list');
  return opened;
}

describe('a request on the work list', () => {
  it('tells its story in words, and whose it is when a colleague was faster', async () => {
    portal.answer(takeRequest, () => {
      portal.answer(getWorklistItem, {
        data: anItem({ version: 3, deskHolder: { userId: 'user-9', name: 'Omar Haddad' } }),
      });
      return { refusal: 'takenByAnother' };
    });
    const { user } = await openItem();
    const story = await screen.findByRole('list', { name: 'Timeline' }, slow);
    expect(within(story).getByText('Submitted')).toBeDefined();
    expect(screen.getByText(/Not assigned/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take' }));
    expect(await screen.findByText('Reviewer: Nobody → Omar Haddad', {}, slow)).toBeDefined();
    expect(screen.getByText('Omar Haddad is reviewing this request.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
  });

  it('keeps what was typed when it was changed meanwhile, and says what changed', async () => {
    portal.answer(getWorklistItem, { data: anItem(mine) });
    portal.answer(answerRequest, () => {
      portal.answer(getWorklistItem, { data: anItem({ ...mine, version: 5, remarks: 'Left arm' }) });
      return { refusal: 'changedMeanwhile' };
    });
    const { user } = await openItem();
    const send = await screen.findByRole('button', { name: 'Send the answer' }, slow);
    await user.click(send);
    expect(await screen.findByText('Choose an answer.', {}, slow)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Not eligible' }));
    await user.click(send);
    expect(await screen.findByText('Choose a reason.', {}, slow)).toBeDefined();
    expect(portal.sentTo(answerRequest)).toEqual([]);

    await user.click(screen.getByRole('combobox', { name: /^Reason/ }));
    await user.click(await screen.findByRole('option', { name: /^ELIG-005/ }));
    await user.type(screen.getByRole('textbox', { name: 'Comments for the facility' }), 'Ended in October');
    await user.click(send);
    expect(await screen.findByText('Remarks: empty → Left arm', {}, slow)).toBeDefined();
    expect(portal.sentTo(answerRequest)[0]?.body).toMatchObject({ version: 2, denialCode: 'ELIG-005', coverages: [] });
    const comments = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comments for the facility' });
    expect(comments.value).toBe('Ended in October');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await vi.waitFor(() => expect(portal.sentTo(answerRequest)[1]?.body).toMatchObject({ version: 5 }), slow);
  });
});

describe('the work list', () => {
  it('says that nothing waits, comes again after a fault, and takes no settings out of bounds', async () => {
    portal.answer(getWorklist, { refusal: 'serverError' });
    portal.answer(getDeskSettings, { data: { answerMinutes: 60, concurrent: 5, perMinute: 3000, version: 1 } });
    const administrator = aSignedInUser({ roles: ['PayerAdmin'], facilityId: null, payerId: 518 });
    const { user } = renderPortal({ at: '/eligibility/worklist', as: administrator });
    await heading('Work list');
    const again = await screen.findByRole('button', { name: 'Try again' }, slow);
    portal.answer(getWorklist, { data: { items: [], nextCursor: null, total: null } });
    await user.click(again);
    expect(await screen.findByText(/New requests appear here/, {}, slow)).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const minutes = await screen.findByRole('spinbutton', { name: /^Answer within/ }, slow);
    await user.clear(minutes);
    await user.type(minutes, '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter at least one minute.', {}, slow)).toBeDefined();
    expect(portal.sentTo(updateDeskSettings)).toEqual([]);
  });
});
