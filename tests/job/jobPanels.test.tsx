import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jobApi } from '../../shared/job/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { alerts } from '../../web/base/alerts.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import type { Job } from '../../web/parts/job/jobTexts.ts';
import { anEligibilityId } from '../eligibility/support/eligibilityAnswers.ts';
import { catchSendings, FakeSending, sending } from '../support/fakeSending.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { catchFiles } from '../support/savedFiles.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { beginUpload, startJob, getJob, getJobs, getJobProblems, getJobFile, cancelJob, getTemplate } = jobApi.endpoints;
const uploadId = anEligibilityId(1);
const jobId = anEligibilityId(2);
const expiresAt = '2026-11-22T08:05:00.000Z';

const aJob = (changes: Partial<Job> = {}): Job => ({
  jobId,
  kind: 'memberRegister',
  state: 'running',
  fileName: 'members.csv',
  startedByName: 'Hessa Payer',
  createdAt: '2026-11-22T08:00:00.000Z',
  startedAt: '2026-11-22T08:00:01.000Z',
  finishedAt: null,
  progress: { done: 12_000, total: null },
  counts: { good: 11_640, members: 9000, wrong: 360 },
  ...{ againOf: null, againIn: null },
  head: null,
  failure: null,
  files: [],
  criteria: null,
  authorizationCriteria: null,
  ...changes,
});

let portal: FakePortal;
beforeEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
  giveElementsASize();
  catchSendings();
  portal = fakePortal()
    .answer(payerApi.endpoints.getEligibilityPayers, {
      data: [{ payerId: 512, payerName: 'Sidra', payerNameArabic: 'سدرة' }],
    })
    .answer(getJobs, { data: { items: [], nextCursor: null, total: null } })
    .answer(getJobProblems, { data: { items: [], nextCursor: null, total: null } })
    .answer(beginUpload, { data: { uploadId, url: '/transfer/in/a?signed', expiresAt } })
    .answer(startJob, { data: { jobId } })
    .answer(getJob, { data: aJob() });
});

const insurer = aSignedInUser({ roles: ['PayerAdmin'], payerId: 512, facilityId: null, facilityName: null });

async function openUploads(as = insurer) {
  const opened = renderPortal({ at: '/eligibility/members/uploads', as });
  await heading('Member register: uploads');
  return opened;
}

async function choose(file: File) {
  await screen.findByRole('button', { name: 'Choose a file' });
  fireEvent.change(document.querySelector<HTMLInputElement>('input[type=file]')!, { target: { files: [file] } });
}
const aFile = new File(['MemberID'], 'members.csv', { type: 'text/csv' });

describe('the file of a job', () => {
  it('REQ-VALID-15 REQ-VALID-16 is refused before a byte is sent when its type or size is wrong, or when no file is chosen', async () => {
    const { user } = await openUploads();
    await choose(new File(['x'], 'members.pdf'));
    expect(
      await screen.findByText('members.pdf: Invalid file type, allowed file types: xls, xlsx, csv, xml.'),
    ).toBeVisible();
    const huge = new File(['x'], 'members.csv');
    Object.defineProperty(huge, 'size', { value: 513 * 1024 * 1024 });
    await choose(huge);
    expect(await screen.findByText('members.csv: Invalid file size, maximum upload size is 512 MB.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Please choose a file.')).toBeVisible();
    await choose(new File([], 'members.csv'));
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('This file is empty.')).toBeVisible();
    expect(portal.sentTo(beginUpload)).toHaveLength(0);
  });

  it('is sent to its own address with its progress, and its job is followed', async () => {
    const { user } = await openUploads();
    await choose(aFile);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    const request = await sending(1);
    expect(request.sent).toEqual({ method: 'PUT', url: '/transfer/in/a?signed', file: aFile });
    expect(request.headers).toEqual({ 'If-None-Match': '*' });
    request.upload.onprogress?.({ loaded: 4 });
    expect(await screen.findByText('50% sent')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Sending the files' })).toHaveAttribute('aria-valuenow', '50');
    request.end(200);
    await arriveAt(`/eligibility/members/uploads/${jobId}`);
    expect(portal.sentTo(beginUpload)[0]?.body).toEqual({ kind: 'memberRegister', fileName: 'members.csv', bytes: 8 });
    expect(portal.sentTo(startJob)[0]?.body).toEqual({ job: { kind: 'memberRegister', uploadId, payerId: 512 } });
  });

  it('has a template, which the server makes', async () => {
    const saved = catchFiles();
    portal.answer(getTemplate, () => ({ response: new Response('a workbook', { status: 200 }) }));
    const { user } = await openUploads();
    await user.click(await screen.findByRole('button', { name: 'Template for Excel' }));
    await waitFor(() => expect(saved[0]?.name).toBe('members.xlsx'));
    expect(await saved[0]!.content.text()).toBe('a workbook');
    expect(portal.sentTo(getTemplate)[0]?.url.searchParams.get('kind')).toBe('memberRegister');
    portal.answer(getTemplate, { refusal: 'notAllowed' });
    await user.click(screen.getByRole('button', { name: 'Template for Excel' }));
    expect(await screen.findByText('The template could not be downloaded. Please try again.')).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it('stays chosen when the connection breaks, and is sent anew', async () => {
    const { user } = await openUploads();
    await choose(aFile);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    (await sending(1)).onerror();
    expect(await screen.findByText(/The connection was lost while the file was being sent/)).toBeVisible();
    expect(screen.getByText('members.csv')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    (await sending(2)).end(403);
    expect(await screen.findByText(/The file could not be stored/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    (await sending(3)).end(200);
    await arriveAt(`/eligibility/members/uploads/${jobId}`);
  });

  it('has arrived when the bucket has it already, with a try whose answer was lost', async () => {
    const { user } = await openUploads();
    await choose(aFile);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    (await sending(1)).end(412);
    await arriveAt(`/eligibility/members/uploads/${jobId}`);
    expect(portal.sentTo(startJob)[0]?.body).toEqual({ job: { kind: 'memberRegister', uploadId, payerId: 512 } });
    expect(FakeSending.all).toHaveLength(1);
  });

  it('that the bucket has, but not as it was announced, is sent again to a new address', async () => {
    portal.answer(startJob, { refusal: 'uploadMissing' });
    const { user } = await openUploads();
    await choose(aFile);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    (await sending(1)).end(412);
    expect(await screen.findByText('The file has not arrived. Please choose it again.')).toBeVisible();
    portal.answer(startJob, { data: { jobId } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    (await sending(2)).end(200);
    await arriveAt(`/eligibility/members/uploads/${jobId}`);
    expect(portal.sentTo(beginUpload)).toHaveLength(2);
  });

  it('is not sent again when only its job could not be started', async () => {
    portal.answer(startJob, { refusal: 'jobAlreadyRunning' });
    const { user } = await openUploads();
    await choose(aFile);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    (await sending(1)).end(200);
    expect(await screen.findByText(/Another file is being processed/)).toBeVisible();
    portal.answer(startJob, { data: { jobId } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await arriveAt(`/eligibility/members/uploads/${jobId}`);
    expect(FakeSending.all).toHaveLength(1);
  });

  it('can be cancelled on its way, and nothing is started', async () => {
    const { user } = await openUploads();
    await choose(aFile);
    await user.click(screen.getByRole('button', { name: 'Upload' }));
    await sending(1);
    await user.click(await screen.findByRole('button', { name: 'Cancel the upload' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled());
    expect(screen.queryByText(/connection was lost/)).not.toBeInTheDocument();
    expect(portal.sentTo(startJob)).toHaveLength(0);
  });

  it('belongs to the payer that a super admin chooses', async () => {
    const { user } = await openUploads(aSignedInUser({ roles: ['SuperAdmin'], facilityId: null, facilityName: null }));
    expect(screen.queryByRole('button', { name: 'Choose a file' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('combobox', { name: /Payer/ }));
    await user.click(await screen.findByRole('option', { name: 'Sidra' }));
    await choose(aFile);
    await waitFor(() => expect(portal.sentTo(getJobs)[0]?.url.searchParams.get('payerId')).toBe('512'));
  });
});

describe('a job', () => {
  const openJob = () => renderPortal({ at: `/eligibility/members/uploads/${jobId}`, as: insurer });

  it('REQ-SHELL-20 is asked for until it has ended, then shows its problems and its report, and says for 15 seconds that there are some', async () => {
    let asked = 0;
    const over = aJob({ state: 'done', files: ['report'], finishedAt: '2026-11-22T08:01:00.000Z' });
    portal
      .answer(getJob, () => {
        asked += 1;
        return { data: asked < 3 ? aJob() : over };
      })
      .answer(getJobProblems, {
        data: {
          items: [
            { row: 7, column: 'EmiratesID', code: 'emiratesId', value: '784-1' },
            { row: 9, column: null, code: 'required', value: null },
          ],
          nextCursor: null,
          total: null,
        },
      })
      .answer(getJobFile, { data: { url: '/transfer/out/report', expiresAt } });
    const fetched: string[] = [];
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[download]');
      if (link) fetched.push(link.getAttribute('href') ?? '');
    });
    const said = vi.spyOn(alerts, 'error');
    const { user } = openJob();
    const bar = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(bar).toHaveAttribute('aria-valuetext', expect.stringContaining('12,000 done'));
    const table = await screen.findByRole('table', { name: 'Rows with errors' });
    expect(screen.getByText('Done')).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: 'Progress' })).not.toBeInTheDocument();
    expect(asked).toBe(3);
    expect(said.mock.calls).toEqual([
      ['360 rows have something wrong. They stand in the report.', { delayMs: 15_000 }],
    ]);
    const row = await within(table).findByRole('row', { name: /EmiratesID/ });
    expect(row).toHaveTextContent('7EmiratesIDThis is not a valid Emirates ID.784-1');
    expect(within(table).getByRole('row', { name: /the whole row/ })).toHaveTextContent('This value is missing.');
    await user.click(screen.getByRole('button', { name: 'Download the error report' }));
    await waitFor(() => expect(fetched).toEqual(['/transfer/out/report']));
    expect(portal.sentTo(getJobFile)[0]?.url.searchParams.get('file')).toBe('report');
  });

  it('says why it failed and that what was done stays', async () => {
    portal.answer(getJob, { data: aJob({ state: 'failed', failure: 'passwordProtected' }) });
    openJob();
    expect(await screen.findByText(/protected by a password.*What was done until then stays done\./)).toBeVisible();
  });

  it('is stopped, or shows what became of it when it was too late for that', async () => {
    portal.answer(cancelJob, () => {
      portal.answer(getJob, { data: aJob({ state: 'done' }) });
      return { refusal: 'changedMeanwhile' };
    });
    const { user } = openJob();
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Done')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  });

  it('is listed among the earlier ones, and the list leads to it', async () => {
    portal.answer(getJobs, { data: { items: [aJob({ state: 'done' })], nextCursor: null, total: null } });
    const { user } = await openUploads();
    const table = await screen.findByRole('table', { name: 'Earlier uploads' });
    const row = await within(table).findByRole('row', { name: /members\.csv/ });
    expect(row).toHaveTextContent('Rows accepted: 11,640 · Members new or changed: 9,000');
    await user.click(within(row).getByRole('link'));
    await arriveAt(`/eligibility/members/uploads/${jobId}`);
  });
});

describe('a file that was refused for its head', () => {
  it.each([
    ['en', 'Columns of the template and of the file', ['Missing', 'More than once', 'Not in the template', 'Matches']],
    ['ar', 'أعمدة النموذج وأعمدة الملف', ['مفقود', 'مكرر', 'ليس في النموذج', 'مطابق']],
  ] as const)(
    'shows in %s which columns are missing, doubled and unknown, beside those of the template',
    async (language, name, words) => {
      const head: Job['head'] = [
        { column: 'Payer', titles: ['payer'], state: 'good' },
        { column: 'ServiceCategory', titles: [], state: 'missing' },
        { column: 'ServiceDate', titles: ['Service Date', 'ServiceDate'], state: 'doubled' },
        { column: null, titles: ['CardNo'], state: 'unknown' },
      ];
      portal.answer(getJob, { data: aJob({ state: 'failed', counts: {}, failure: 'wrongColumns', head }) });
      await switchLanguage(language);
      try {
        renderPortal({ at: `/eligibility/members/uploads/${jobId}`, as: insurer });
        const table = within(await screen.findByRole('table', { name }));
        const rows = table.getAllByRole('row').slice(1);
        expect(
          rows.map((row) =>
            within(row)
              .getAllByRole('cell')
              .map(({ textContent }) => textContent),
          ),
        ).toEqual([
          ['ServiceCategory', '–', words[0]],
          ['ServiceDate', 'Service Date · ServiceDate', words[1]],
          ['–', 'CardNo', words[2]],
          ['Payer', 'payer', words[3]],
        ]);
      } finally {
        await switchLanguage('en');
      }
    },
  );
});
