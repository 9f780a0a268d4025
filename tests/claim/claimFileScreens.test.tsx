import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../shared/_field/roles.ts';
import { takeOverCode } from '../../shared/claim/takeOverWords.ts';
import { type JobProblem, jobApi } from '../../shared/job/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import arabic from '../../web/claim/texts/ar.json' with { type: 'json' };
import english from '../../web/claim/texts/en.json' with { type: 'json' };
import type { Job } from '../../web/parts/job/jobTexts.ts';
import arabicJob from '../../web/parts/job/texts/ar.json' with { type: 'json' };
import englishJob from '../../web/parts/job/texts/en.json' with { type: 'json' };
import { catchSendings, sending } from '../support/fakeSending.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { beginUpload, startJob, getJob, getJobs, getJobProblems } = jobApi.endpoints;
const jobId = '01K00000000000000000000001';
const uploadIds = ['01K00000000000000000000002', '01K00000000000000000000003'] as const;
const expiresAt = '2026-11-30T08:05:00.000Z';

const aJob = (changes: Partial<Job> = {}): Job => ({
  ...{ jobId, kind: 'claimTakeOver', state: 'done', fileName: 'claims.xml', startedByName: 'Noura Invented' },
  ...{ createdAt: '2026-11-30T08:00:00.000Z', startedAt: '2026-11-30T08:00:01.000Z' },
  ...{ finishedAt: '2026-11-30T08:00:09.000Z', progress: { done: 1206, total: 1206 } },
  counts: { claims: 1206, taken: 1200, blocked: 17, here: 2, wrong: 4, findings: 7 },
  ...{ againOf: null, againIn: null, head: null, failure: null, files: ['report'] },
  ...{ criteria: null, authorizationCriteria: null },
  ...changes,
});
const problem = (
  row: number,
  code: Parameters<typeof takeOverCode>[0],
  changes: Partial<JobProblem> = {},
): JobProblem => ({
  ...{ row, record: `C-${row}`, column: 'ID', code: takeOverCode(code), value: null },
  ...changes,
});

const roles = (...given: Role[]) => ['Standard' as const, ...given];
const biller = aSignedInUser({ roles: roles('Pharmacy') });
const aFile = new File(['<Claim.Submission/>'], 'claims.xml', { type: 'text/xml' });

let portal: FakePortal;
// A screen is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(async () => {
  await import('../../web/claim/ClaimFilesScreen.tsx');
  await import('../../web/claim/ClaimFileScreen.tsx');
});
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
  catchSendings();
  portal = fakePortal()
    .answer(getJobs, { data: { items: [], nextCursor: null, total: null } })
    .answer(getJobProblems, { data: { items: [], nextCursor: null, total: null } })
    .answer(beginUpload, { data: { uploadId: uploadIds[0], url: '/transfer/in/a?signed', expiresAt } })
    .answer(startJob, { data: { jobId } })
    .answer(getJob, { data: aJob() });
});

async function choose() {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No field for a file');
  fireEvent.change(input, { target: { files: [aFile] } });
}
const startedWith = () => portal.sentTo(startJob).map(({ body }) => body);

describe('a file of claims', () => {
  it('is taken over by a biller who chooses that, and leads to what came of it', async () => {
    const { user } = renderPortal({ at: '/claim/files', as: biller });
    await user.click(await screen.findByRole('radio', { name: english.takeOver.drafts }));
    expect(screen.getByText(english.takeOver.intro)).toBeVisible();
    expect(screen.getByText(english.takeOver.left)).toBeVisible();
    expect(screen.queryByText(english.check.limits)).toBeNull();
    await choose();
    await user.click(screen.getByRole('button', { name: english.takeOver.send }));
    (await sending(1)).end(200);
    await arriveAt(`/claim/files/${jobId}`);
    expect(portal.sentTo(beginUpload).map(({ body }) => body)).toMatchObject([{ kind: 'claimTakeOver' }]);
    expect(startedWith()).toEqual([{ job: { kind: 'claimTakeOver', uploadId: uploadIds[0] } }]);
  });

  it('is only checked where nothing else is chosen, and by who makes no claims here', async () => {
    const others = [
      aSignedInUser({ roles: roles('PayerAdmin'), facilityId: null, payerId: 518 }),
      aSignedInUser({ roles: roles('EauthClaim'), facilityId: null }),
    ];
    for (const [at, as] of [biller, ...others].entries()) {
      const opened = renderPortal({ at: as === biller ? '/claim/files' : '/claim/files?then=drafts', as });
      await screen.findByText(english.check.limits);
      expect(screen.queryByRole('radio', { name: english.takeOver.drafts }) !== null).toBe(as === biller);
      expect(screen.queryByText(english.takeOver.earlier) !== null).toBe(as === biller);
      expect(screen.queryByRole('link', { name: english.sheet.open }) !== null).toBe(as === biller);
      await choose();
      await opened.user.click(screen.getByRole('button', { name: english.check.send }));
      (await sending(at + 1)).end(200);
      await arriveAt(`/claim/files/${jobId}`);
      expect(startedWith().at(-1)).toEqual({ job: { kind: 'claimFile', uploadId: uploadIds[0] } });
      opened.unmount();
    }
  });

  it('has sheets beside it: who makes claims here is led to their import', async () => {
    renderPortal({ at: '/claim/files', as: biller });
    expect(await screen.findByText(english.sheet.intro)).toBeVisible();
    expect(screen.getByRole('link', { name: english.sheet.open })).toHaveAttribute('href', '/imports?kind=claims');
  });

  it('that has arrived for a check is sent once more to be taken over', async () => {
    portal.answer(startJob, { refusal: 'serverError' });
    const { user } = renderPortal({ at: '/claim/files', as: biller });
    await choose();
    await user.click(screen.getByRole('button', { name: english.check.send }));
    (await sending(1)).end(200);
    await screen.findByRole('button', { name: 'Try again' });
    portal
      .answer(startJob, { data: { jobId } })
      .answer(beginUpload, { data: { uploadId: uploadIds[1], url: '/transfer/in/b?signed', expiresAt } });
    await user.click(screen.getByRole('radio', { name: english.takeOver.drafts }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    (await sending(2)).end(200);
    await arriveAt(`/claim/files/${jobId}`);
    expect(startedWith().at(-1)).toEqual({ job: { kind: 'claimTakeOver', uploadId: uploadIds[1] } });
  });

  it('that was checked leads to taking it over, with the choice made', async () => {
    portal.answer(getJob, { data: aJob({ kind: 'claimFile', counts: { claims: 2, fine: 2 } }) });
    const { user } = renderPortal({ at: `/claim/files/${jobId}`, as: biller });
    await user.click(await screen.findByRole('link', { name: english.takeOver.now }));
    expect(await screen.findByRole('radio', { name: english.takeOver.drafts })).toBeChecked();
  });

  it.each([
    ['is for others', aSignedInUser({ roles: roles('SuperAdmin'), facilityId: null }), {}],
    ['has not ended', biller, { state: 'running' as const, files: [] }],
    ['cannot be read', biller, { state: 'failed' as const, failure: 'notReadable' }],
  ])('cannot be taken over from its check where that %s', async (_, as, changes) => {
    portal.answer(getJob, { data: aJob({ kind: 'claimFile', counts: { claims: 2, fine: 2 }, ...changes }) });
    renderPortal({ at: `/claim/files/${jobId}`, as });
    await screen.findByText('Claims checked');
    expect(screen.queryByRole('link', { name: english.takeOver.now })).toBeNull();
  });
});

describe('what came of a file that was taken over', () => {
  it('stands in counts, with each claim that was left out and why, and the way to the drafts', async () => {
    portal.answer(getJobProblems, {
      data: {
        items: [
          problem(3, 'otherProvider', { column: 'ProviderID' }),
          problem(5, 'alreadyHere'),
          problem(9, 'notAsWritten', { column: 'Activity.Quantity', line: '2' }),
        ],
        nextCursor: null,
        total: null,
      },
    });
    renderPortal({ at: `/claim/files/${jobId}`, as: biller });
    const fact = async (name: string) => (await screen.findByText(name)).parentElement?.textContent;
    expect(await fact('Taken over as drafts')).toContain('1,200');
    expect(await fact('Already in your list')).toContain('2');
    expect(await fact('Drafts to correct')).toContain('17');
    expect(await fact('Refused')).toContain('4');
    const table = within(await screen.findByRole('table', { name: english.findings.label }));
    const textOf = async (name: RegExp) => (await table.findByRole('row', { name })).textContent;
    expect(await textOf(/C-3/)).toMatch(/of another provider.*Not taken over.*ProviderID/);
    expect(await textOf(/C-5/)).toMatch(/has a claim with this number.*Not taken over/);
    expect(await textOf(/C-9/)).toMatch(
      /does not have this value as the file writes it.*Please check.*Activity\.Quantity/,
    );
    expect(screen.getByRole('button', { name: 'Download the error report' })).toBeVisible();
    expect(screen.getByRole('link', { name: english.takeOver.toClaims })).toHaveAttribute('href', '/claim');
  });

  it('stays where the file broke off', async () => {
    portal.answer(getJob, { data: aJob({ state: 'failed', failure: 'notReadable' }) });
    renderPortal({ at: `/claim/files/${jobId}`, as: biller });
    await screen.findByText(new RegExp(englishJob.progress.stays));
    expect(screen.getByRole('link', { name: english.takeOver.toClaims })).toBeVisible();
  });

  it('says that only the first remarks are kept where there are more', async () => {
    portal.answer(getJob, { data: aJob({ counts: { claims: 20_000, wrong: 20_000, findings: 20_000 } }) });
    renderPortal({ at: `/claim/files/${jobId}`, as: biller });
    await screen.findByText(english.takeOver.most.replace('{{most}}', '10,000'));
    expect(screen.queryByRole('link', { name: english.takeOver.toClaims })).toBeNull();
  });

  it('reads in Arabic', async () => {
    await switchLanguage('ar');
    try {
      portal.answer(getJobProblems, {
        data: { items: [problem(3, 'otherProvider')], nextCursor: null, total: null },
      });
      renderPortal({ at: `/claim/files/${jobId}`, as: biller });
      await screen.findByText(arabicJob.counts.claimTakeOver.taken);
      await screen.findByText('المطالبة تخص مقدّم خدمة آخر.');
      await waitFor(() => expect(screen.getAllByText(arabic.severity.refused).length).toBeGreaterThan(0));
      expect(screen.getByRole('link', { name: arabic.takeOver.toClaims })).toBeVisible();
    } finally {
      await switchLanguage('en');
    }
  });
});
