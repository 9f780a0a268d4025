import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { claimDashboardApi } from '../../shared/claimDashboard/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getClaimDashboardRequest, searchClaimDashboardRequests } = claimDashboardApi.endpoints;
const transactionNumber = '5b0f9a4e-0c43-4d0e-9d1a-3f6c0a3b7c11';
const row = {
  ...{ requestId: '01JD0000000000000000000000', transactionNumber, requesterName: 'Huda Invented', title: 'Manager' },
  ...{ emailId: 'huda@clinic.example.ae', contactNumber: '0501234567', userCount: 1 },
  ...{ askedAt: '2026-11-20T08:00:00.000Z', sourceIp: '198.51.100.7' },
};
const user = {
  ...{ userName: 'Omar Invented', emailId: 'omar@clinic.example.ae', accessType: 4 },
  ...{ groups: [], subGroups: [], facilityLicenses: ['DHA-F-1'] },
};
const request = { ...row, comments: 'Please', users: [user], userAgent: 'A browser', askedByUserId: null };
const as = aSignedInUser({ roles: ['ClaimDashboardConfigAdmin'], facilityId: null });

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal()
    .answer(lookupsApi.endpoints.getGroupOwners, { data: [] })
    .answer(lookupsApi.endpoints.getSubGroups, { data: [] });
});

it('lists who asks for the claim dashboard, each leading to the request', async () => {
  portal.answer(searchClaimDashboardRequests, { data: { items: [row], nextCursor: null, total: null } });
  renderPortal({ at: '/claimdashboardconfiguration', as });
  await heading('Claim Dashboard Config');
  const link = await screen.findByRole('link', { name: 'Huda Invented' });
  expect(link.getAttribute('href')).toBe(`/claimdashboardconfiguration/${transactionNumber}`);
  expect(screen.getByText(/Nobody gets access by a request/)).toBeDefined();
});

it.each([
  [null, /^Nothing of this is proven/, 'Nobody was signed in'],
  ['user-7', /^The sender was signed in to this account/, 'user-7'],
])('Abuse: shows who asked, for what, and what of it is proven (account %s)', async (askedByUserId, proof, account) => {
  portal.answer(getClaimDashboardRequest, { data: { ...request, askedByUserId } });
  renderPortal({ at: `/claimdashboardconfiguration/${transactionNumber}`, as });
  await heading('Claim Dashboard Config');
  await screen.findByText(proof);
  for (const text of ['Huda Invented', 'omar@clinic.example.ae', 'DHA-F-1', '198.51.100.7', 'A browser', account])
    expect(screen.getByText(text)).toBeDefined();
});
