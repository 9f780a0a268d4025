import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formDraftApi } from '../../shared/formDraft/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { providerQueryApi } from '../../shared/providerQuery/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { stopClock } from '../support/stoppedClock.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getFormDraft, saveFormDraft, discardFormDraft } = formDraftApi.endpoints;
const { openQuery } = providerQueryApi.endpoints;
/** What the measure allows (issue 19). */
const allowedMs = 2000;
const savedAt = '2026-11-20T06:00:00.000Z';
const draft = { payerId: 518, category: null, subject: 'Half a subj', text: 'Why', attachmentIds: [] };
const queryId = `01K${'0'.repeat(22)}1`;

// What a screen is made of is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() => import('../../web/providerQuery/NewQueryScreen.tsx'));

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
  portal = fakePortal().answer(payerApi.endpoints.getPayers, {
    data: [{ payerId: 518, payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة' }],
  });
});

const as = aSignedInUser({ roles: ['Standard'], payerId: null });
const openForm = () => renderPortal({ at: '/providerquery/new', as });
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Subject/ });
const untilSubject = (text: string) =>
  waitFor(() => expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveValue(text));
const withDraft = () => portal.answer(getFormDraft, { data: { draft, version: 4, savedAt, goneFiles: [] } });
const saved = () => portal.sentTo(saveFormDraft).map(({ body }) => body);

const signSays = (text: RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(text),
    ),
  );

describe('a form that is kept', () => {
  it('is on the server within two seconds of the last key, and says when', async () => {
    const clock = stopClock();
    const { user } = openForm();
    const field = await subject();
    expect(saved()).toEqual([]);
    const discard = screen.getByRole<HTMLButtonElement>('button', { name: 'Discard what was typed' });
    expect(discard.disabled).toBe(true);
    await user.type(field, 'Denied');
    await clock.pass(allowedMs);
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ form: 'providerQuery', draft: { subject: 'Denied', payerId: null } });
    await signSays(/^Saved .*2026/);
    expect(discard.disabled).toBe(false);
    // What the server has, the tab holds no longer.
    expect(JSON.stringify(sessionStorage)).not.toContain('Denied');
  });

  it('goes on with what was typed elsewhere, and saves over that version', async () => {
    const clock = stopClock();
    withDraft();
    const { user } = openForm();
    const field = await subject();
    expect(field.value).toBe('Half a subj');
    await signSays(/^Draft, saved .*2026/);
    await user.type(field, 'ect');
    await clock.pass(allowedMs);
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatchObject({ version: 4, draft: { subject: 'Half a subject', text: 'Why' } });
  });

  it('is ended by the call that sends it', async () => {
    withDraft().answer(openQuery, { data: { queryId } });
    portal.answer(saveFormDraft, { data: { version: 5, savedAt } });
    const { user } = openForm();
    await user.click(await screen.findByRole('combobox', { name: /Category/ }));
    await user.click(await screen.findByRole('option', { name: 'Eligibility' }));
    await user.click(screen.getByRole('button', { name: 'Send the question' }));
    await waitFor(() => expect(portal.sentTo(openQuery)).toHaveLength(1));
    expect(portal.sentTo(openQuery)[0]?.body).toMatchObject({ draftVersion: 5, subject: 'Half a subj' });
  });

  it('is saved when its person leaves the page before the pause is over', async () => {
    stopClock();
    const { user, unmount } = openForm();
    await user.type(await subject(), 'x');
    expect(saved()).toEqual([]);
    unmount();
    await waitFor(() => expect(saved()).toHaveLength(1));
  });

  it('stays in the tab while there is no connection, and comes back from there', async () => {
    portal.answer(saveFormDraft, () => {
      throw new TypeError('Failed to fetch');
    });
    const { user, unmount } = openForm();
    await user.type(await subject(), 'Typed in a tunnel');
    await screen.findByText('Not saved yet. We try again.');
    unmount();
    openForm();
    expect((await subject()).value).toBe('Typed in a tunnel');
    portal.answer(saveFormDraft, { data: { version: 1, savedAt } });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ draft: { subject: 'Typed in a tunnel' } }));
  });

  it('is thrown away after a question, and empty then', async () => {
    withDraft().answer(discardFormDraft, { data: null });
    const { user } = openForm();
    await subject();
    portal.answer(getFormDraft, { data: null });
    await user.click(screen.getByRole('button', { name: 'Discard what was typed' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard what was typed' }));
    await waitFor(() => expect(portal.sentTo(discardFormDraft)[0]?.body).toMatchObject({ version: 4 }));
    await untilSubject('');
    expect(saved()).toEqual([]);
  });
});

describe('a form that was typed into on two pages', () => {
  const conflict = /You typed into this form on another page or device/;
  const collide = async () => {
    withDraft().answer(saveFormDraft, { refusal: 'changedMeanwhile' });
    const { user } = openForm();
    await user.type(await subject(), ' here');
    await screen.findByText(conflict);
    expect((await subject()).value).toBe('Half a subj here');
    portal.answer(getFormDraft, {
      data: { draft: { ...draft, subject: 'Typed there' }, version: 9, savedAt, goneFiles: [] },
    });
    return user;
  };

  it('keeps the text of this page when its person says so', async () => {
    const user = await collide();
    portal.answer(saveFormDraft, { data: { version: 10, savedAt } });
    await user.click(screen.getByRole('button', { name: 'Keep what is here' }));
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ version: 9, draft: { subject: 'Half a subj here' } }));
    await waitFor(() => expect(screen.queryByText(conflict)).toBeNull());
  });

  it('shows the other text when its person says so', async () => {
    const user = await collide();
    await user.click(screen.getByRole('button', { name: 'Show the other version' }));
    await untilSubject('Typed there');
    expect(screen.queryByText(conflict)).toBeNull();
  });
});

it('names the files that are to be attached again', async () => {
  portal.answer(getFormDraft, { data: { draft, version: 4, savedAt, goneFiles: ['letter.pdf'] } });
  openForm();
  await screen.findByText('Attached files are kept for a day. Please attach again: letter.pdf.');
});
