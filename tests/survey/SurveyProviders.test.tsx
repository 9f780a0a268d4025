import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type SurveyProvider, surveyApi } from '../../shared/survey/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { catchFiles } from '../support/savedFiles.ts';
import { aSignedInUser, fakePortal } from '../support/transport.ts';

const { getSurvey, searchSurveyProviders } = surveyApi.endpoints;
const surveyId = '01KB0000000000000000000AB1';
const perPage = 100;
const answered = (at: number): SurveyProvider => ({
  ...{ facilityId: `clinic-${at}`, facilityName: `Clinic ${at}`, facilityNameArabic: `عيادة ${at}` },
  ...{ facilityLicense: `MF${at}`, begunAt: null, submittedByName: 'Sara Invented' },
  submittedAt: '2026-11-20T06:00:00.000Z',
  answers: [{ key: 'Q1', values: [`hours of ${at}`] }],
});

beforeEach(() => {
  sessionStorage.clear();
  giveElementsASize();
});

it('REQ-NET-28 exports the answers of all providers, however many pages they are', async () => {
  const providers = 1150;
  const portal = fakePortal();
  portal.answer(getSurvey, {
    data: {
      ...{ surveyId, number: 1, title: 'About you', titleArabic: 'عنكم', state: 'published', dueOn: '2099-01-01' },
      ...{ publishedAt: '2026-11-01T06:00:00.000Z', questionCount: 1, edition: 3, waiting: null, refused: null },
      questions: [
        {
          ...{ key: 'Q1', kind: 'text', text: 'Which hours?', textArabic: 'أي ساعات؟' },
          ...{ isRequired: true, options: [], shownWhen: null },
        },
      ],
    },
  });
  portal.answer(searchSurveyProviders, (_, { body }) => {
    const from = Number((body as { cursor?: string }).cursor ?? 0);
    const next = Math.min(from + perPage, providers);
    return {
      data: {
        items: Array.from({ length: next - from }, (_row, at) => answered(from + at)),
        nextCursor: next < providers ? String(next) : null,
        total: null,
      },
    };
  });
  const saved = catchFiles();
  const { user } = renderPortal({
    at: `/providerempanelment/surveys/${surveyId}/answers`,
    as: aSignedInUser({ roles: ['InsurerUser'], facilityId: null, payerId: 518 }),
  });
  await screen.findByRole('link', { name: 'Clinic 0' });
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]!.content.text()).trim().split('\n');
  expect(lines).toHaveLength(providers + 1);
  expect(lines.at(-1)).toContain('hours of 1149');
  expect(screen.queryByText(/rows were exported/)).toBeNull();
});
