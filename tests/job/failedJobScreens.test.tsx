import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FailedJob } from '../../shared/job/failedJobs.ts';
import { jobApi } from '../../shared/job/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getFailedJobs, getFailedJob, retryFailedJob } = jobApi.endpoints;
const jobId = '01K0000000000000000000000A';
const aFailedJob = (changes: Partial<FailedJob> = {}): FailedJob => ({
  jobId,
  kind: 'eligibilityExport',
  failure: 'unexpected',
  startedByName: 'Reem Desk',
  tenantName: 'Palm Clinic',
  tenantNameArabic: 'عيادة النخيل',
  createdAt: '2026-11-20T20:00:00.000Z',
  failedAt: '2026-11-20T21:00:00.000Z',
  attempts: 5,
  retries: 1,
  ...changes,
});
const page = (...items: FailedJob[]) => ({ data: { items, nextCursor: null, total: null } });

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal().answer(getFailedJobs, page(aFailedJob()));
});
const as = aSignedInUser({ roles: ['SetupAdmin'], facilityId: null });

describe('the screens of failed jobs', () => {
  it('list those of the kind that the address names, and start one again after a question', async () => {
    portal.answer(getFailedJob, { data: aFailedJob() }).answer(retryFailedJob, { data: { jobId } });
    const { user } = renderPortal({ at: '/admin/failedjobs?kind=eligibilityExport', as });
    await heading('Failed jobs');
    await user.click((await screen.findAllByRole('link', { name: /21\/11\/2026/ }))[0]!);
    expect(portal.sentTo(getFailedJobs)[0]?.url.searchParams.get('kind')).toBe('eligibilityExport');
    await arriveAt(`/admin/failedjobs/${jobId}`);
    expect(await screen.findByText('Palm Clinic')).toBeDefined();
    expect(screen.getByText(/Something went wrong on our side/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(portal.sentTo(retryFailedJob)).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start again' }));
    await arriveAt('/admin/failedjobs');
    expect(portal.sentTo(retryFailedJob)[0]?.body).toEqual({ jobId });
  });

  it('say who can go on where another try is not safe', async () => {
    const list = { kind: 'memberRegister', failure: 'wrongColumns' } as const;
    portal.answer(getFailedJob, { data: aFailedJob({ ...list, tenantName: null }) });
    renderPortal({ at: `/admin/failedjobs/${jobId}`, as });
    expect(await screen.findByText(/An administrator of the payer corrects the list/)).toBeDefined();
    expect(screen.getByText(/The columns are not those of the template/)).toBeDefined();
    expect(screen.getByText('The portal')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  });

  it('say that one is not on the list any more', async () => {
    portal.answer(getFailedJob, { refusal: 'notFound' });
    renderPortal({ at: `/admin/failedjobs/${jobId}`, as });
    expect(await screen.findByText('This job is not on the list any more')).toBeDefined();
  });
});
