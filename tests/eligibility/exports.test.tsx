import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EligibilityStatusName } from '../../shared/eligibility/eligibilityStatus.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { historySheet } from '../../shared/eligibility/historySheet.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { answerWordOf, statusWords, withoutCoverWord } from '../../shared/eligibility/statusWords.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { historyColumns } from '../../web/eligibility/historyColumns.tsx';
import arabic from '../../web/eligibility/texts/ar.json';
import english from '../../web/eligibility/texts/en.json';
import type { Job } from '../../web/parts/job/jobTexts.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { catchFiles } from '../support/savedFiles.ts';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';
import { anEligibilityId, aRow } from './support/eligibilityAnswers.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';

const { searchEligibilityHistory } = eligibilityApi.endpoints;
const { startJob, getJob, getJobs, getJobFile } = jobApi.endpoints;
const jobId = anEligibilityId(2);

const anExport = (changes: Partial<Job> = {}): Job => ({
  jobId,
  kind: 'eligibilityExport',
  state: 'running',
  fileName: 'eligibility-2026-11-22-1200.csv',
  startedByName: 'Noura Reception',
  createdAt: '2026-11-22T08:00:00.000Z',
  startedAt: '2026-11-22T08:00:01.000Z',
  finishedAt: null,
  progress: { done: 3000, total: null },
  counts: { rows: 3000 },
  ...{ againOf: null, againIn: null },
  head: null,
  failure: null,
  files: [],
  ...{ criteria: {}, authorizationCriteria: null },
  ...changes,
});

/** A history of this number of requests, a hundred a page. */
function historyOf(portal: FakePortal, count: number) {
  return portal.answer(searchEligibilityHistory, (_, { body }) => {
    const from = Number(body.cursor ?? 0);
    const size = Math.min(100, count - from);
    const items = Array.from({ length: size }, (_item, at) => aRow({ eligibilityId: anEligibilityId(from + at) }));
    const next = from + size;
    return { data: { items, nextCursor: next < count ? String(next) : null, total: null } };
  });
}

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
  portal = eligibilityPortal()
    .answer(startJob, { data: { jobId } })
    .answer(getJob, { data: anExport() })
    .answer(getJobs, { data: { items: [anExport()], nextCursor: null, total: null } });
});

async function exportAs(format: string, at = '/eligibility') {
  const { user } = renderPortal({ at, as: aSignedInUser() });
  await heading('Eligibility');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: format }));
  return user;
}

describe('the export of the history', () => {
  it('of a thousand rows is made by the page', async () => {
    const saved = catchFiles();
    historyOf(portal, 1000);
    await exportAs('CSV');
    await waitFor(() => expect(saved[0]?.name).toBe('download.csv'));
    expect((await saved[0]!.content.text()).trim().split('\r\n')).toHaveLength(1001);
    expect(portal.sentTo(startJob)).toHaveLength(0);
  });

  it('of more is asked for in the order of the screen', async () => {
    sessionStorage.setItem('table:eligibility', JSON.stringify({ sorting: [{ id: 'patient', desc: true }] }));
    historyOf(portal, 1001);
    await exportAs('CSV');
    const order = { by: 'patient', isDescending: true };
    await waitFor(() => expect(portal.sentTo(startJob)[0]?.body).toMatchObject({ job: { order } }));
  });

  it('of more is prepared in the background by the same filters, says so, and leads to where it can be fetched', async () => {
    const saved = catchFiles();
    historyOf(portal, 1001);
    const user = await exportAs('Excel (xlsx)', '/eligibility?from=2026-11-01&status=9');
    expect(
      await screen.findByText(/more than 1,000 rows.*you will be notified.*you may leave this page/),
    ).toBeVisible();
    expect(portal.sentTo(startJob).map(({ body }) => body)).toEqual([
      {
        job: {
          kind: 'eligibilityExport',
          format: 'xlsx',
          language: 'en',
          criteria: { from: '2026-11-01', status: 9 },
        },
      },
    ]);
    expect(saved).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Show the export' }));
    await heading('Export');
    expect(await screen.findByText(/3,000 done/)).toBeVisible();
  });

  it('that cannot be started is said, and can be tried again', async () => {
    historyOf(portal, 1001).answer(startJob, { refusal: 'tooManyRequests' });
    const user = await exportAs('CSV');
    expect(await screen.findByText(/Too many/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Show the export' })).not.toBeInTheDocument();
    portal.answer(startJob, { data: { jobId } });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    const link = await screen.findByRole('link', { name: 'Show the export' });
    expect(link).toBeVisible();
    // Another search has another result.
    await user.type(screen.getByRole('textbox', { name: 'Emirates ID or card number' }), '784');
    await waitFor(() => expect(link).not.toBeInTheDocument());
  });
});

describe('an export under way', () => {
  const open = (at: string) => renderPortal({ at, as: aSignedInUser() });

  it('is listed, and has its file when it is done', async () => {
    const fileName = 'eligibility-2026-11-22-1200.csv';
    const done: Partial<Job> = { state: 'done', files: ['result'], counts: { rows: 12_345 } };
    portal
      .answer(getJob, { data: anExport(done) })
      .answer(getJobFile, { data: { url: '/transfer/out/file', expiresAt: '2026-11-22T08:05:00.000Z' } });
    const { user } = open('/eligibility/exports');
    expect(await screen.findByText(fileName)).toBeVisible();
    expect(screen.getByRole('cell', { name: 'All requests' })).toBeVisible();
    expect(portal.sentTo(getJobs)[0]?.url.searchParams.get('kind')).toBe('eligibilityExport');
    await user.click(screen.getByRole('link', { name: '22/11/2026 12:00' }));
    expect(await screen.findByText('12,345')).toBeVisible();
    const fetched: string[] = [];
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[download]');
      if (link) fetched.push(link.getAttribute('href') ?? '');
    });
    await user.click(screen.getByRole('button', { name: 'Download the result' }));
    await waitFor(() => expect(fetched).toEqual(['/transfer/out/file']));
  });

  it('says why there is no file, and promises nothing about the rows that were read', async () => {
    const criteria: Job['criteria'] = {
      from: '2026-11-01',
      to: '2026-11-21',
      status: 9,
      payerId: 102,
      patient: '••0017',
      clinicianLicense: 'GD1',
      sentBy: 'user-7',
    };
    portal.answer(getJob, { data: anExport({ state: 'failed', failure: 'exportTooLong', criteria }) });
    open(`/eligibility/exports/${jobId}`);
    expect(await screen.findByText(/more than 100,000 rows.*narrow the filters/)).toBeVisible();
    expect(screen.queryByText(/stays done/)).not.toBeInTheDocument();
    const filters = screen.getByText(/Submitted from/).parentElement;
    await waitFor(() =>
      expect(filters).toHaveTextContent(
        "Submitted from: 01/11/2026 · Submitted until: 21/11/2026 · Status: Not eligible · Payer: THIQA · Emirates ID or card number: ••0017 · Clinician's licence: GD1 · Submitted by: Noura Reception",
      ),
    );
  });
});

describe('the columns of the export', () => {
  const texts = { en: english, ar: arabic };

  it.each(['en', 'ar'] as const)('are the filters of the list, in the words of the screens (%s)', (language) => {
    const { fact, field, column } = texts[language];
    const sheet = historySheet(language, true);
    const rows = Object.entries(eligibilityStatus).map(([name, status]) => ({ name, row: aRow({ status }) }));
    const listed = historyColumns(language, true);
    expect(listed.map(({ header }) => header)).toEqual(sheet.map(({ title }) => title));
    expect(sheet.map(({ title }) => title)).toEqual([
      ...[fact.submitted, column.status, column.patient, column.identifier, field.payerId, field.serviceDate],
      ...[field.serviceCategoryId, field.clinicianLicense, fact.submittedBy, fact.facility],
    ]);
    for (const { name, row } of rows) {
      const cells = sheet.map(({ text }) => text(row));
      expect(listed.map((each) => (each.text ?? each.value)(row))).toEqual(cells);
      // A request that is accepted and not decided reads as what it is, not as answered.
      const isReviewed = row.status === eligibilityStatus.Answered;
      expect(cells[1]).toBe(
        isReviewed ? answerWordOf(row)[language] : statusWords[name as EligibilityStatusName][language],
      );
    }
    const asks = aRow({ status: eligibilityStatus.Pending, hasOpenQuestions: true });
    expect(sheet[1]?.text(asks)).toBe(column.payerAsks);
    const unconfirmed = aRow({ status: eligibilityStatus.Eligible, claim: 'withoutCover' });
    expect(sheet[1]?.text(unconfirmed)).toBe(withoutCoverWord[language]);
    // A facility sees no column of its own name.
    expect(historySheet(language, false)).toHaveLength(sheet.length - 1);
  });
});
