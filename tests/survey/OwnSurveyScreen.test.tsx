import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OwnSurvey, surveyApi } from '../../shared/survey/routes.ts';
import type { SurveyAnswer } from '../../shared/survey/surveyModel.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getOwnSurvey, saveSurveyDraft, submitSurvey } = surveyApi.endpoints;
const surveyId = '01KB0000000000000000000AB1';
const words = (text: string) => ({ text, textArabic: `${text} ع` });
const plain = { isRequired: true, options: [], shownWhen: null };

const survey = (changes: Partial<OwnSurvey> = {}): OwnSurvey => ({
  ...{ surveyId, number: 1, payerName: 'Pearl', payerNameArabic: 'اللؤلؤة', title: 'About you', titleArabic: 'عنكم' },
  ...{ dueOn: '2099-01-01', state: 'asked', submittedAt: null, isCurrent: true },
  questions: [
    { ...plain, key: 'Q1', kind: 'yesNo', ...words('Open on Sundays?') },
    { ...plain, key: 'Q2', kind: 'text', ...words('Which hours?'), shownWhen: { key: 'Q1', answers: ['yes'] } },
    { ...plain, key: 'Q3', kind: 'text', ...words('Anything else?'), isRequired: false },
  ],
  ...{ answers: [], version: null, byName: null, isPrefilled: false },
  ...changes,
});

let portal: FakePortal;
beforeAll(() => import('../../web/survey/own/OwnSurveyScreen.tsx'));
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
  portal = fakePortal();
});

function open() {
  const as = aSignedInUser({ roles: ['Standard', 'ProviderAdmin'], payerId: null });
  return renderPortal({ at: `/providerempanelment/survey/${surveyId}`, as });
}
const radio = async (name: string) =>
  within(await screen.findByRole('radiogroup', { name: /Sundays/ })).getByRole('radio', { name });
const box = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const sentTo = (endpoint: typeof saveSurveyDraft | typeof submitSurvey) =>
  portal.sentTo(endpoint).map(({ body }) => body as { draft?: SurveyAnswer[]; answers?: SurveyAnswer[] });
const saved = (version: number) => ({ data: { surveyId, version, savedAt: '2026-11-26T12:00:00.000Z' } });

describe('the form of a survey', () => {
  it('REQ-NET-28 shows and hides a branch at once, and sends no hidden answer', async () => {
    let version = 0;
    portal
      .answer(getOwnSurvey, { data: survey() })
      .answer(saveSurveyDraft, () => {
        version += 1;
        return saved(version);
      })
      .answer(submitSurvey, { data: { surveyId, submittedAt: '2026-11-26T12:00:00.000Z' } });
    const { user } = open();
    await user.click(await radio('Yes'));
    await user.type(await box(/Which hours/), '9 to 12');
    await user.click(await radio('No'));
    expect(screen.queryByRole('textbox', { name: /Which hours/ })).toBeNull();
    await user.click(await radio('Yes'));
    // What was typed before it was hidden is not lost.
    expect((await box(/Which hours/)).value).toBe('9 to 12');
    await user.click(await radio('No'));
    await user.click(screen.getByRole('button', { name: 'Submit answers' }));
    await waitFor(() => expect(sentTo(submitSurvey)).toHaveLength(1));
    expect(sentTo(submitSurvey)[0]?.answers).toEqual([{ key: 'Q1', values: ['no'] }]);
    expect(sentTo(saveSurveyDraft).at(-1)?.draft).toEqual([{ key: 'Q1', values: ['no'] }]);
  });

  it('REQ-NET-28 says at the question that an answer is missing, before anything is submitted', async () => {
    portal.answer(getOwnSurvey, { data: survey() }).answer(saveSurveyDraft, saved(1));
    const { user } = open();
    await user.click(await radio('Yes'));
    await user.click(screen.getByRole('button', { name: 'Submit answers' }));
    expect((await screen.findAllByText('Please answer this question.')).length).toBeGreaterThan(0);
    expect(sentTo(submitSurvey)).toEqual([]);
  });

  it('REQ-NET-28 shows where a colleague answered otherwise meanwhile, and writes over nothing until it is told', async () => {
    const theirs = { version: 2, byName: 'Huda Colleague', state: 'begun' as const };
    let reads = 0;
    portal
      .answer(getOwnSurvey, () => {
        reads += 1;
        const [q1, q3] = [
          { key: 'Q1', values: ['no'] },
          { key: 'Q3', values: ['Theirs'] },
        ];
        return {
          data: reads === 1 ? survey({ version: 1, state: 'begun' }) : survey({ ...theirs, answers: [q1, q3] }),
        };
      })
      .answer(saveSurveyDraft, (_, { body }) => (body.version === 1 ? { refusal: 'changedMeanwhile' } : saved(3)));
    const { user } = open();
    await user.type(await box(/Anything else/), 'Mine');
    const notice = await screen.findByText(/Huda Colleague has changed the answers/);
    expect(notice.textContent).toContain('Mine');
    expect(notice.textContent).toContain('Theirs');
    await user.click(screen.getByRole('button', { name: 'Keep those here' }));
    await waitFor(() => expect(sentTo(saveSurveyDraft).at(-1)).toMatchObject({ version: 2 }));
    // What only the colleague has answered is kept too.
    expect(sentTo(saveSurveyDraft).at(-1)?.draft).toEqual([
      { key: 'Q1', values: ['no'] },
      { key: 'Q3', values: ['Mine'] },
    ]);
  });

  it('REQ-NET-28 shows submitted answers, and no fields', async () => {
    const answers = [
      { key: 'Q1', values: ['yes'] },
      { key: 'Q2', values: ['9 to 12'] },
    ];
    const submittedAt = '2026-11-26T12:00:00.000Z';
    portal.answer(getOwnSurvey, { data: survey({ state: 'answered', submittedAt, byName: 'Huda', answers }) });
    open();
    await screen.findByText('9 to 12');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit answers' })).toBeNull();
  });
});
