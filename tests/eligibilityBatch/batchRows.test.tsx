import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { denialCodes } from '../../shared/_field/denialCodes.ts';
import type { BatchRow } from '../../shared/eligibilityBatch/batchRow.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import type { Job } from '../../web/parts/job/jobTexts.ts';
import { anEligibilityId } from '../eligibility/support/eligibilityAnswers.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, renderPortal } from '../support/renderPortal.tsx';
import { catchFiles } from '../support/savedFiles.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getJob, getJobs, getBatchRows, getBatchResult, askAgain } = jobApi.endpoints;
const jobId = anEligibilityId(2);

const aJob = (changes: Partial<Job> = {}): Job => ({
  ...{ jobId, kind: 'eligibilityBatch', state: 'cancelled', fileName: 'patients.csv', startedByName: 'Priya Nair' },
  ...{ createdAt: '2026-11-22T08:00:00.000Z', startedAt: '2026-11-22T08:00:01.000Z' },
  finishedAt: '2026-11-22T08:10:00.000Z',
  progress: { done: 1, total: 3 },
  counts: { wrong: 0, notSent: 0, waiting: 1, inHand: 1, eligible: 1 },
  ...{ againOf: null, againIn: null },
  head: null,
  failure: null,
  criteria: null,
  authorizationCriteria: null,
  files: [],
  ...changes,
});

const aRow = (row: number, outcome: BatchRow['outcome']): BatchRow => ({
  ...{ row, outcome, payerName: 'Sidra', payerNameArabic: 'سدرة', identifierEnding: '0001' },
  ...{ serviceDate: '2026-11-22', problems: [], eligibilityId: anEligibilityId(100 + row), answer: null },
});

let portal: FakePortal;
beforeEach(() => {
  giveElementsASize();
  const items = [aRow(2, 'waiting'), aRow(3, 'inHand'), aRow(4, 'eligible')];
  portal = fakePortal().answer(getBatchRows, { data: { items, nextCursor: null, total: null } });
});

describe('the rows of a sheet that has ended', () => {
  it('say where the answers are that came too late for it', async () => {
    portal.answer(getJob, { data: aJob() });
    renderPortal({ at: `/eligibility/batch/${jobId}`, as: aSignedInUser() });
    expect(await screen.findByText(/^2 rows had no final answer when processing ended/)).toBeVisible();
    const links = await screen.findAllByRole('link', { name: 'Open the request' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [102, 103].map((at) => `/eligibility/${anEligibilityId(at)}`),
    );
    // What has not occurred is not counted out.
    const progress = within(screen.getByRole('region', { name: 'Progress and results' }));
    expect(progress.getByText('Waiting for the payer')).toBeVisible();
    expect(progress.queryByText('Not sent')).not.toBeInTheDocument();
    expect(progress.queryByText('To be corrected')).not.toBeInTheDocument();
  });

  it('say nothing of it while the sheet goes on, which follows its rows itself', async () => {
    portal.answer(getJob, { data: aJob({ state: 'running', finishedAt: null }) });
    renderPortal({ at: `/eligibility/batch/${jobId}`, as: aSignedInUser() });
    expect(await screen.findByRole('link', { name: 'Open the request of row 2' })).toBeVisible();
    expect(screen.queryByText(/no final answer/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open the request' })).not.toBeInTheDocument();
  });

  it('stay in sight while they are read again because the sheet has ended', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    portal.answer(getJob, { data: aJob({ state: 'running', finishedAt: null }) });
    renderPortal({ at: `/eligibility/batch/${jobId}`, as: aSignedInUser() });
    const row = await screen.findByRole('link', { name: 'Open the request of row 2' });
    const before = portal.sentTo(getBatchRows).length;
    portal
      .answer(getBatchRows, async () => {
        await promise;
        return { data: { items: [aRow(2, 'notEligible')], nextCursor: null, total: null } };
      })
      .answer(getJob, { data: aJob() });
    await waitFor(() => expect(portal.sentTo(getBatchRows).length).toBeGreaterThan(before));
    expect(row).toBeVisible();
    resolve();
    expect(await screen.findByText('Not eligible')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the request of row 3' })).not.toBeInTheDocument();
  });

  it('say in Arabic why the payer refused, and not in the English of the answer', async () => {
    const [denialCode, denialText] = ['ELIG-005', 'The service date is after the last date of coverage'];
    const payerRemark = { name: 'coverEnded', policyNumber: 'POL-1', day: '2026-10-31' } as const;
    const nothing = {
      payerRemark,
      patientName: null,
      payerReference: null,
      policyNumber: null,
      planName: null,
      payerComments: null,
    };
    const noCover = { validFrom: null, validTo: null, coPaymentFils: null, coPaymentPercent: null };
    const refused = { ...aRow(2, 'notEligible'), answer: { ...nothing, ...noCover, denialCode, denialText } };
    portal.answer(getBatchRows, { data: { items: [refused], nextCursor: null, total: null } });
    portal.answer(getJob, { data: aJob() });
    await switchLanguage('ar');
    try {
      renderPortal({ at: `/eligibility/batch/${jobId}`, as: aSignedInUser() });
      expect(
        await screen.findByText(
          `ELIG-005 · ${denialCodes['ELIG-005']?.ar} · انتهت تغطية الوثيقة \u2068POL-1\u2069 في 31/10/2026.`,
        ),
      ).toBeVisible();
      expect(screen.queryByText(new RegExp(denialText))).not.toBeInTheDocument();
    } finally {
      await switchLanguage('en');
    }
  });

  it('are counted in the list of sheets by what has occurred only', async () => {
    portal.answer(getJobs, { data: { items: [aJob()], nextCursor: null, total: null } });
    renderPortal({ at: '/eligibility/batch', as: aSignedInUser() });
    expect(await screen.findByText(/Waiting for the payer: 1/)).toBeVisible();
    expect(screen.queryByText(/: 0/)).not.toBeInTheDocument();
  });
});

describe('the failed rows of a sheet that has ended', () => {
  const next = anEligibilityId(3);
  const counts = { wrong: 2, notSent: 1, failed: 1, eligible: 1 };

  it('are asked again with one click, which leads to the new sheet; and that names the one it came from', async () => {
    portal.answer(getJob, { data: aJob({ counts }) }).answer(askAgain, { data: { jobId: next } });
    const { user } = renderPortal({ at: `/eligibility/batch/${jobId}`, as: aSignedInUser() });
    expect(await screen.findByText(/^4 rows have failed/)).toBeVisible();
    const answer = portal.pause();
    portal.answer(getJob, { data: aJob({ jobId: next, againOf: jobId, counts: { eligible: 4 } }) });
    await user.dblClick(screen.getByRole('button', { name: 'Ask about these rows again' }));
    answer();
    await arriveAt(`/eligibility/batch/${next}`);
    expect(portal.sentTo(askAgain).map(({ body }) => body)).toEqual([{ jobId }]);
    const link = await screen.findByRole('link', { name: /^This sheet asks the failed rows/ });
    expect(link).toHaveAttribute('href', `/eligibility/batch/${jobId}`);
    expect(screen.queryByRole('button', { name: 'Ask about these rows again' })).not.toBeInTheDocument();
  });

  it('lead to the sheet that asks them, once there is one', async () => {
    portal.answer(getJob, { data: aJob({ counts, againIn: next }) });
    renderPortal({ at: `/eligibility/batch/${jobId}`, as: aSignedInUser() });
    const link = await screen.findByRole('link', { name: /^The failed rows were asked again/ });
    expect(link).toHaveAttribute('href', `/eligibility/batch/${next}`);
    expect(screen.queryByRole('button', { name: 'Ask about these rows again' })).not.toBeInTheDocument();
  });

  it('are downloaded to be corrected, and the whole result with its newest answers, under a name that says as of when', async () => {
    const saved = catchFiles();
    portal
      .answer(getJob, { data: aJob({ counts }) })
      .answer(getBatchResult, () => ({ response: new Response('a workbook', { status: 200 }) }));
    const { user } = renderPortal({ at: `/eligibility/batch/${jobId}`, as: aSignedInUser() });
    await user.click(await screen.findByRole('button', { name: 'Download the result' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Download these rows to correct them' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^eligibility-results-\d{4}-\d\d-\d\d-\d{4}\.xlsx$/),
      expect.stringMatching(/^eligibility-failed-rows-\d{4}-\d\d-\d\d-\d{4}\.xlsx$/),
    ]);
    expect(portal.sentTo(getBatchResult).map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
      { jobId, rows: 'all' },
      { jobId, rows: 'failed' },
    ]);
  });
});
