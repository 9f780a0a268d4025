import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldRefusal } from '../../shared/messages.ts';
import { type SurveyRecord, surveyApi } from '../../shared/survey/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { discardSurvey, getSurvey, saveSurvey, searchSurveys, sendSurvey } = surveyApi.endpoints;
const surveyId = '01KB0000000000000000000AB1';
const question = { isRequired: true, options: [], shownWhen: null };

const record = (changes: Partial<SurveyRecord> = {}): SurveyRecord => ({
  ...{ surveyId, number: 1, title: 'About you', titleArabic: 'عنكم', state: 'draft', dueOn: '2099-01-01' },
  ...{ publishedAt: null, questionCount: 2, edition: 3, waiting: null, refused: null },
  questions: [
    { ...question, key: 'Q1', kind: 'yesNo', text: 'Open on Sundays?', textArabic: 'الأحد؟' },
    { ...question, key: 'Q2', kind: 'text', text: 'Which hours?', textArabic: 'أي ساعات؟' },
  ],
  ...changes,
});

let portal: FakePortal;
beforeAll(() =>
  Promise.all([import('../../web/survey/edit/SurveyEditScreen.tsx'), import('../../web/survey/SurveyScreen.tsx')]),
);
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
  portal = fakePortal();
});

const open = (rest = '') =>
  renderPortal({
    at: `/providerempanelment/surveys/${surveyId}${rest}`,
    as: aSignedInUser({ roles: ['InsurerUser'], facilityId: null, payerId: 518 }),
  });

describe('a draft of the survey', () => {
  it('REQ-NET-28 makes a question depend on the answers to an earlier one', async () => {
    portal.answer(getSurvey, { data: record() }).answer(saveSurvey, { data: { surveyId, edition: 4 } });
    const { user } = open('/edit');
    const second = within(await screen.findByRole('region', { name: 'Question 2' }));
    await user.click(second.getByRole('combobox', { name: /Asked only after/ }));
    await user.click(await screen.findByRole('option', { name: '1. Open on Sundays?' }));
    await user.click(second.getByRole('combobox', { name: /one of these answers/ }));
    await user.click(await screen.findByRole('option', { name: 'Yes' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(portal.sentTo(saveSurvey)).toHaveLength(1));
    expect(portal.sentTo(saveSurvey)[0]?.body).toMatchObject({
      edition: 3,
      questions: [
        { key: 'Q1', shownWhen: null },
        { key: 'Q2', shownWhen: { key: 'Q1', answers: ['yes'] } },
      ],
    });
  });

  it('has what was typed after its page was loaded anew, with what nobody typed as it is now', async () => {
    portal.answer(getSurvey, { data: record() });
    const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Title \(English\)/ });
    const { user, unmount } = open('/edit');
    await user.type(await title(), ' and us');
    unmount();
    portal.answer(getSurvey, { data: record({ titleArabic: 'عنكم وعنا', edition: 4 }) });
    open('/edit');
    expect((await title()).value).toBe('About you and us');
    expect(screen.getByDisplayValue('عنكم وعنا')).toBeInTheDocument();
  });

  it('REQ-NET-28 is thrown away after a question, over the edition that was seen', async () => {
    portal
      .answer(getSurvey, { data: record() })
      .answer(discardSurvey, { data: null })
      .answer(searchSurveys, { data: { items: [], nextCursor: null, total: null } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard this draft?' }));
    expect(portal.sentTo(discardSurvey)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Discard the draft' }));
    await arriveAt('/providerempanelment/surveys');
    expect(portal.sentTo(discardSurvey)[0]?.body).toEqual({ surveyId, edition: 3 });
  });

  it('shows what is there now where a colleague was faster, and throws nothing away', async () => {
    portal.answer(getSurvey, { data: record() }).answer(discardSurvey, { refusal: 'surveyNotDraft' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    portal.answer(getSurvey, { data: record({ state: 'published', edition: 5 }) });
    await user.click(await screen.findByRole('button', { name: 'Discard the draft' }));
    await screen.findByRole('link', { name: 'Answers of providers' });
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('keeps what was written in a second tab where the draft was discarded, and says so', async () => {
    portal.answer(getSurvey, { data: record() }).answer(saveSurvey, { refusal: 'notFound' });
    const { user } = open('/edit');
    const title = await screen.findByRole('textbox', { name: /^Title \(English\)/ });
    await user.type(title, ' and more');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/was discarded meanwhile/)).toBeInTheDocument();
    expect(title).toHaveValue('About you and more');
  });

  it('REQ-NET-28 says what is missing, question by question, when it is sent', async () => {
    portal.answer(getSurvey, { data: record() }).answer(sendSurvey, {
      refusal: 'invalidInput',
      errors: [fieldRefusal('questions.1.text', 'surveyTextMissing', { number: 2 })],
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send for publication' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Question 2: enter the text in English and Arabic.');
  });

  it('REQ-NET-28 leaves its publication to a colleague', async () => {
    const waiting = { madeAt: '2026-11-26T12:00:00.000Z', makerName: 'Huda', isOwn: true };
    portal.answer(getSurvey, { data: record({ state: 'waiting', waiting }) });
    open();
    await screen.findByText('You sent this version. A colleague publishes it.');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  });
});
