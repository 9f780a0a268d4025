import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import type { DeskContext } from '../../shared/worklist/deskContext.ts';
import { type WorklistItem, worklistApi, worklistRow } from '../../shared/worklist/routes.ts';
import { setPreference } from '../../web/base/preferences.ts';
import { aDetailedRequest, anEligibilityId } from '../eligibility/support/eligibilityAnswers.ts';
import { eligibilityPortal } from '../eligibility/support/eligibilityPortal.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';

const {
  getWorklist,
  getWorklistCounts,
  getWorklistItem,
  getDeskContext,
  takeBackAnswer,
  takeNextRequest,
  askFacility,
  takeRequest,
  answerRequest,
  getDeskSettings,
  updateDeskSettings,
} = worklistApi.endpoints;
const eligibilityId = anEligibilityId(600);
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
const aCover = { planName: 'Pearl Gold', policyNumber: 'PL-9', validFrom: '2020-01-01', validTo: '2030-12-31' };
const known: DeskContext = {
  members: [
    {
      memberId: 'PRL-77',
      fullName: 'Amina Invented',
      fullNameArabic: null,
      bornOn: '1990-05-05',
      covers: [
        { ...aCover, coPaymentFils: null, coPaymentPercent: 20, state: 'holding' },
        { ...aCover, policyNumber: 'PL-8', coPaymentFils: 5000, coPaymentPercent: null, state: 'ended' },
      ],
    },
  ],
  earlier: [],
  facility: { contract: 'contracted', isActive: true },
  queries: [{ queryId: anEligibilityId(601), queryNumber: 'Q-1', subject: 'Unpaid claims', category: 'claim' }],
};
const mine = { deskHolder: { userId: 'user-1', name: 'Noura Reception' } };
const reviewer = aSignedInUser({ roles: ['InsurerUser'], facilityId: null, payerId: 518 });

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  setPreference('shortcuts', 'on');
  portal = eligibilityPortal()
    .answer(getWorklistCounts, { data: { mine: none, waiting: none, overdue: none, all: none } })
    .answer(authorizationDeskApi.endpoints.getDeskCounts, {
      data: { mine: none, nobody: { count: 4, isMore: false }, overdue: none, proposed: none, all: none },
    })
    .answer(getWorklist, { data: { items: [], nextCursor: null, total: null } })
    .answer(getDeskContext, { data: known })
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
    const story = await screen.findByRole('list', { name: 'Timeline' });
    expect(within(story).getByText('Submitted')).toBeDefined();
    expect(screen.getByText('Nobody')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take' }));
    expect(await screen.findByText('Reviewer: Nobody → Omar Haddad')).toBeDefined();
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
    const send = await screen.findByRole('button', { name: 'Send the answer' });
    await user.click(send);
    expect(await screen.findByText('Choose an answer.')).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Not eligible' }));
    await user.click(send);
    expect(await screen.findByText('Choose a reason.')).toBeDefined();
    expect(portal.sentTo(answerRequest)).toEqual([]);

    await user.click(screen.getByRole('combobox', { name: /^Reason/ }));
    await user.click(await screen.findByRole('option', { name: /^ELIG-005/ }));
    await user.type(screen.getByRole('textbox', { name: 'Comments for the facility' }), 'Ended in October');
    await user.click(send);
    expect(await screen.findByText('Remarks: empty → Left arm')).toBeDefined();
    expect(portal.sentTo(answerRequest)[0]?.body).toMatchObject({ version: 2, denialCode: 'ELIG-005', coverages: [] });
    const comments = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comments for the facility' });
    expect(comments.value).toBe('Ended in October');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(portal.sentTo(answerRequest)[1]?.body).toMatchObject({ version: 5 }));
  });
});

describe('what a reviewer decides', () => {
  beforeEach(() => {
    portal.answer(getWorklistItem, { data: anItem(mine) });
  });
  const choose = async (name: string) => {
    const opened = await openItem();
    await opened.user.click(await screen.findByRole('radio', { name }));
    return opened;
  };
  const send = () => screen.getByRole('button', { name: 'Send the answer' });

  it('has the register’s cover in it that holds on the day, and is read as the desk will read it', async () => {
    portal.answer(answerRequest, { data: anItem({ ...mine, status: 8, version: 3 }) });
    const { user } = await choose('Eligible');
    const register = screen.getByRole('list', { name: 'Register' });
    expect(within(register).getByText('PL-8')).toBeDefined();
    expect(screen.getByText('Unpaid claims')).toBeDefined();
    const preview = screen.getByRole('region', { name: 'What the facility will read' });
    expect(within(preview).getByText('Pearl Gold')).toBeDefined();
    await user.click(send());
    await waitFor(() =>
      expect(portal.sentTo(answerRequest)[0]?.body).toMatchObject({
        result: 'eligible',
        patientName: 'Amina Invented',
        coverages: [{ ...aCover, coPaymentPercent: 20, coPaymentFils: null }],
      }),
    );
  });

  it('is yes by one key, and the key that sends, where a cover is known', async () => {
    portal.answer(answerRequest, { data: anItem({ ...mine, status: 8, version: 3 }) });
    const { user } = await openItem();
    const yes = await screen.findByRole('radio', { name: 'Eligible' });
    await user.keyboard('a');
    expect(yes).toBeChecked();
    expect(yes).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(portal.sentTo(answerRequest)).toHaveLength(1));
    expect(portal.sentTo(answerRequest)[0]?.body).toMatchObject({ result: 'eligible', coverages: [aCover] });
  });

  it('is sent by the keys from outside the form, too', async () => {
    portal.answer(answerRequest, { data: anItem({ ...mine, status: 8, version: 3 }) });
    const { user } = await openItem();
    await screen.findByRole('radio', { name: 'Eligible' });
    await user.keyboard('a');
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(portal.sentTo(answerRequest)).toHaveLength(1));
  });

  it('leads to what has to be typed: the plan of a cover that nobody knows, or the reason; letters there are typed', async () => {
    portal.answer(getDeskContext, { data: { ...known, members: [] } });
    const { user } = await openItem();
    await screen.findByRole('radio', { name: 'Eligible' });
    await user.keyboard('a');
    const plan = screen.getByRole('textbox', { name: /^Plan/ });
    expect(plan).toHaveFocus();
    await user.keyboard('d');
    expect(plan).toHaveValue('d');
    act(() => plan.blur());
    await user.keyboard('d');
    expect(screen.getByRole('radio', { name: 'Not eligible' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: /^Reason/ })).toHaveFocus();
  });

  it('has its keys beside the words, and neither them nor their effect when they are switched off', async () => {
    const { user } = await openItem();
    const yes = await screen.findByRole('radio', { name: 'Eligible' });
    expect(yes).toHaveAttribute('aria-keyshortcuts', 'A');
    expect(screen.getByRole('radio', { name: 'Not eligible' })).toHaveAttribute('aria-keyshortcuts', 'D');
    expect(screen.getByRole('radio', { name: 'Under review' })).not.toHaveAttribute('aria-keyshortcuts');
    act(() => setPreference('shortcuts', 'off'));
    await user.keyboard('a');
    expect(yes).not.toBeChecked();
    expect(yes).not.toHaveAttribute('aria-keyshortcuts');
  });

  it('finds a reason by its words in the other language, of all codes', async () => {
    const { user } = await choose('Not eligible');
    const reason = screen.getByRole('combobox', { name: /^Reason/ });
    await user.type(reason, 'الأسنان');
    const [first] = await screen.findAllByRole('option');
    expect(first?.textContent).toBe('NCOV-009 · Dental treatments are not covered');
  });

  it('survives a reload, but for the patient’s name', async () => {
    const { user, unmount } = await choose('Not eligible');
    await user.type(screen.getByRole('textbox', { name: 'Comments for the facility' }), 'Ended in October');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Amina');
    unmount();
    await openItem();
    const comments = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comments for the facility' });
    expect(comments.value).toBe('Ended in October');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Not eligible' }).checked).toBe(true);
  });

  it('may be a question to the facility, after which its time stands still', async () => {
    const asked = {
      questionId: anEligibilityId(602),
      askedAt: '2026-11-20T20:40:00.000Z',
      answerBy: '2026-11-21T20:40:00.000Z',
      answeredAt: null,
    };
    portal.answer(askFacility, {
      data: anItem({
        ...mine,
        version: 3,
        hasPayerQuestion: true,
        payerQuestion: asked,
        messages: [
          {
            messageId: asked.questionId,
            side: 'insurer',
            authorName: 'Pearl',
            text: 'Which card?',
            attachments: [],
            at: asked.askedAt,
          },
        ],
      }),
    });
    const { user } = await choose('Ask the facility');
    await user.type(screen.getByRole('textbox', { name: /^Question/ }), 'Which card?');
    await user.click(send());
    expect(await screen.findByText(/Your time stands still/)).toBeDefined();
    expect(portal.sentTo(askFacility)[0]?.body).toMatchObject({ version: 2, text: 'Which card?' });
    expect(screen.getByText('Facility asked')).toBeDefined();
    expect(screen.queryByRole('radio', { name: 'Ask the facility' })).toBeNull();
  });

  it('is taken back while nobody has read it, and the focus stays on the page’s record', async () => {
    const heldUntil = new Date(Date.now() + 3_600_000).toISOString();
    portal.answer(getWorklistItem, { data: anItem({ ...mine, status: 9, denialCode: 'ELIG-005', heldUntil }) });
    portal.answer(takeBackAnswer, { data: anItem({ ...mine, version: 4 }) });
    const { user } = await openItem();
    const back = await screen.findByRole('button', { name: 'Take the answer back' });
    back.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The answer was taken back.')).toBeDefined();
    expect(await screen.findByRole('radio', { name: 'Eligible' })).toBeDefined();
    await waitFor(() => expect(document.activeElement?.contains(send())).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('the work list', () => {
  it('leads from request to request in the order in which they were seen, by J and K', async () => {
    giveElementsASize();
    const [one, two] = [anItem(), anItem({ eligibilityId: anEligibilityId(610) })];
    const rows = [one, two].map((each) => worklistRow.strip().parse(each));
    portal.answer(getWorklist, { data: { items: rows, nextCursor: null, total: null } });
    portal.answer(getWorklistItem, ({ url }) => ({
      data: url.searchParams.get('eligibilityId') === two.eligibilityId ? two : one,
    }));
    const { user, unmount } = renderPortal({ at: '/eligibility/worklist', as: reviewer });
    await waitFor(() => expect(document.querySelectorAll('tbody a[href]')).toHaveLength(2));
    unmount();
    await openItem();
    const steps = await screen.findByRole('navigation', { name: 'From request to request' });
    expect(within(steps).getByRole('button', { name: /Request before/ })).toBeDisabled();
    expect(within(steps).getByRole('link', { name: /Next request/ })).toHaveAttribute('aria-keyshortcuts', 'J');
    const at = (id: string) => waitFor(() => expect(location.pathname).toBe(`/eligibility/worklist/${id}`));
    await user.keyboard('k');
    await user.keyboard('j');
    await at(two.eligibilityId);
    await screen.findByRole('link', { name: /Request before/ });
    await user.keyboard('k');
    await at(one.eligibilityId);
  });

  it('is one board: the other kinds of work stand beside it with what waits', async () => {
    const { user } = renderPortal({ at: '/eligibility/worklist', as: reviewer });
    const kinds = await screen.findByRole('navigation', { name: 'Kinds of work' });
    expect(within(kinds).getByRole('link', { current: 'page' })).toHaveTextContent(/^Eligibility/);
    const approvals = await within(kinds).findByRole('link', { name: /^Approvals.*4/ });
    portal.answer(authorizationDeskApi.endpoints.getDeskQueue, { data: { items: [], nextCursor: null, total: null } });
    await user.click(approvals);
    await heading('Work list: approvals');
    const there = await screen.findByRole('navigation', { name: 'Kinds of work' });
    await waitFor(() => expect(within(there).getByRole('link', { current: 'page' })).toHaveTextContent(/^Approvals/));
    expect(location.pathname).toBe('/eauth/desk');
  });

  it('says that nothing waits, comes again after a fault, and takes no settings out of bounds', async () => {
    portal.answer(getWorklist, { refusal: 'serverError' });
    portal.answer(getDeskSettings, { data: { answerMinutes: 60, concurrent: 5, perMinute: 3000, version: 1 } });
    const administrator = aSignedInUser({ roles: ['PayerAdmin'], facilityId: null, payerId: 518 });
    const { user } = renderPortal({ at: '/eligibility/worklist', as: administrator });
    await heading('Work list: eligibility');
    const again = await screen.findByRole('button', { name: 'Try again' });
    portal.answer(getWorklist, { data: { items: [], nextCursor: null, total: null } });
    await user.click(again);
    expect(await screen.findByText(/New requests appear here/)).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Settings' }));
    const minutes = await screen.findByRole('spinbutton', { name: /^Answer within/ });
    await user.clear(minutes);
    await user.type(minutes, '0');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter at least one minute.')).toBeDefined();
    expect(portal.sentTo(updateDeskSettings)).toEqual([]);
  });

  it('shows new rows by itself, but not under the pointer, says how many wait, and takes the next one', async () => {
    const waiting = (count: number) => ({
      data: { mine: none, waiting: { count, isMore: false }, overdue: none, all: none },
    });
    portal.answer(getWorklistCounts, waiting(1));
    const { user } = renderPortal({ at: '/eligibility/worklist', as: reviewer });
    await heading('Work list: eligibility');
    await waitFor(() => expect(document.title).toMatch(/^Work list: eligibility \(1\) · /));
    const asked = () => portal.sentTo(getWorklist).length;
    await screen.findByText(/New requests appear here/);
    const before = asked();
    await user.hover(screen.getByRole('table'));
    portal.answer(getWorklistCounts, waiting(2));
    const show = screen.getByRole<HTMLButtonElement>('button', { name: 'Show what is new' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(document.title).toMatch(/^Work list: eligibility \(2\) · /));
    expect(show.disabled).toBe(false);
    const held = asked();
    await user.unhover(screen.getByRole('table'));
    await user.hover(document.body);
    await waitFor(() => expect(asked()).toBeGreaterThan(held));
    await waitFor(() => expect(show.disabled).toBe(true));
    expect(before).toBeGreaterThan(0);
    portal.answer(takeNextRequest, { data: anItem(mine) });
    await user.click(screen.getByRole('button', { name: 'Take the next one' }));
    await heading('Request on the work list');
  });
});
