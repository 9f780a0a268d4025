import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { environments } from '../../infra/environments.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { type Attention, attentionApi } from '../../shared/attention/routes.ts';
import { pendingCountEndpoints } from '../../shared/eligibility/pendingCount.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { eligibilityPortal } from '../eligibility/support/eligibilityPortal.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser } from '../support/transport.ts';

const { getAttention } = attentionApi.endpoints;
const nothing: Attention = {
  overdue: [],
  connections: [],
  undelivered: [],
  unreadFiles: { count: 0, isMore: false },
  pausedSignIns: { count: 0, isMore: false },
  failedJobs: [],
  firstAnswers: { count: 0, ofWrongPayer: 0 },
};
const pearl = { payerId: 518, payerName: 'Pearl', payerNameArabic: 'اللؤلؤة' };
const busy: Attention = {
  overdue: [{ ...pearl, count: 3, isMore: false }],
  connections: [
    {
      ...{ partId: 'payer-518', kind: 'payer', name: 'Pearl', nameArabic: 'اللؤلؤة' },
      ...{ lastFault: 'timeout', failedAt: '2026-11-23T08:00:00.000Z' },
    },
    {
      ...{ partId: 'dhpo', kind: 'regulator', name: 'DHA', nameArabic: 'هيئة الصحة', lastFault: null },
      failedAt: '2026-11-23T08:00:00.000Z',
    },
  ],
  undelivered: [{ kind: 'email', count: 99, isMore: true }],
  unreadFiles: { count: 2, isMore: false },
  pausedSignIns: { count: 2, isMore: false },
  failedJobs: [{ kind: 'eligibilityBatch', count: 1, isMore: false }],
  firstAnswers: { count: 120, ofWrongPayer: 14 },
};

const portalWith = (data: Attention) =>
  eligibilityPortal()
    .answer(systemApi.endpoints.getPortalSettings, { data: environments.local.portalSettings })
    .answer(pendingCountEndpoints.getPendingCount, { data: { count: 0, isMore: false } })
    .answer(getAttention, { data });

async function open(role: Role) {
  renderPortal({ at: '/dashboard', as: aSignedInUser({ roles: [role], facilityId: null }) });
  await heading('Dashboard');
}
const panel = () => screen.findByRole('region', { name: 'What needs attention' });

describe('the dashboard of those who run the portal', () => {
  it('leads from what needs attention to its screen', async () => {
    portalWith(busy);
    await open('SuperAdmin');
    const part = within(await panel());
    const linkIn = async (list: string, name: string) =>
      within(await part.findByRole('list', { name: list })).getByRole('link', { name });
    expect(await linkIn('Overdue at payers', 'Pearl')).toHaveAttribute(
      'href',
      '/eligibility?payerId=518&waitsFor=latePayer',
    );
    expect(part.getByText('3 requests')).toBeInTheDocument();
    expect(part.getByText(/The payer did not answer in time · last tried/)).toBeInTheDocument();
    expect(part.getByText(/It does not answer · last tried/)).toBeInTheDocument();
    expect(await linkIn('Failing connections', 'DHA')).toHaveAttribute('href', '/admin/connections');
    expect(await linkIn('Not delivered', 'Emails')).toHaveAttribute('href', '/admin/deliveries?kind=email');
    expect(await linkIn('Answer files to check', '2 files')).toHaveAttribute('href', '/admin/postoffice');
    expect(await linkIn('Paused sign-ins', '2 user names')).toHaveAttribute('href', '/admin/manageusers?state=paused');
    expect(await linkIn('Failed jobs, last three days', 'Eligibility batches')).toHaveAttribute(
      'href',
      '/admin/failedjobs?kind=eligibilityBatch',
    );
    const ofFirst =
      'First answers about patients: 120. Of these, 14 (12%) were ELIG-001, and another payer answered after.';
    expect(part.getByText(ofFirst)).toBeInTheDocument();
  });

  it('leads a setup administrator from each line to a screen of her own', async () => {
    portalWith(busy);
    await open('SetupAdmin');
    const part = within(await panel());
    const links = (await part.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Pearl', '/admin/overdue?payerId=518'],
      ['Pearl', '/admin/connections'],
      ['DHA', '/admin/connections'],
      ['Emails', '/admin/deliveries?kind=email'],
      ['2 files', '/admin/postoffice'],
      ['2 user names', '/admin/manageusers?state=paused'],
      ['Eligibility batches', '/admin/failedjobs?kind=eligibilityBatch'],
    ]);
    expect(part.queryAllByRole('listitem')).toHaveLength(links.length);
  });

  it('says that all is well, part by part', async () => {
    portalWith(nothing);
    await open('SuperAdmin');
    const part = within(await panel());
    expect(await part.findByText('No payer is late.')).toBeInTheDocument();
    expect(part.getByText('No payer has answered yet.')).toBeInTheDocument();
    expect(part.queryAllByRole('link')).toEqual([]);
  });

  it('is asked for by nobody else', async () => {
    const portal = portalWith(busy);
    await open('PayerAdmin');
    await screen.findByRole('link', { name: /^Eligibility/ });
    expect(portal.sentTo(getAttention)).toEqual([]);
  });
});
