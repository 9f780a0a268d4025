import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { userApi } from '../../shared/user/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal } from '../support/transport.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';

const { summarizeEligibility } = eligibilityApi.endpoints;

let portal: FakePortal;
beforeEach(() => {
  sessionStorage.clear();
  giveElementsASize();
  portal = eligibilityPortal();
});

async function openSummary(as: Parameters<typeof aSignedInUser>[0] = {}) {
  const opened = renderPortal({ at: '/eligibility/summary', as: aSignedInUser(as) });
  await heading('Eligibility summary');
  return opened;
}

const searches = () => portal.sentTo(summarizeEligibility).map(({ body }) => body as Record<string, string>);

describe('the summary', () => {
  it('REQ-ELIG-01 REQ-ELIG-13 has the work at hand and leads from each number to the requests behind it', async () => {
    await openSummary();
    expect(await screen.findByRole('link', { name: 'New request' })).toHaveAttribute('href', '/eligibility/new');
    expect(screen.getByRole('link', { name: 'Eligibility history' })).toHaveAttribute('href', '/eligibility');
    const byStatus = await screen.findByRole('list', { name: 'By status' });
    expect(within(byStatus).getByRole('link', { name: '2 Eligible' })).toHaveAttribute(
      'href',
      '/eligibility?from=2026-11-19&to=2026-11-21&status=8',
    );
    expect(within(byStatus).getByRole('link', { name: '3 All requests' })).toBeInTheDocument();
    const days = screen.getByRole('table', { name: 'By day' });
    const newest = within(days).getByRole('row', { name: /21\/11\/2026/ });
    expect(within(newest).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/eligibility?from=2026-11-21&to=2026-11-21&status=1',
    );
    const payers = screen.getByRole('table', { name: 'By payer' });
    const thiqa = within(payers).getByRole('row', { name: /THIQA/ });
    expect(within(thiqa).getAllByRole('link').at(-1)).toHaveAttribute(
      'href',
      '/eligibility?from=2026-11-19&to=2026-11-21&payerId=102',
    );
  });

  it('counts another period when it is chosen', async () => {
    const { user } = await openSummary();
    await user.click(await screen.findByRole('button', { name: '7 days' }));
    await waitFor(() => expect(searches()).toHaveLength(2));
    const [days31, days7] = searches().map(
      ({ from = '', to = '' }) => (Date.parse(to) - Date.parse(from)) / 86_400_000,
    );
    expect([days31, days7]).toEqual([30, 6]);
  });

  it('asks an administrator for a facility first, and sends nothing for them', async () => {
    const { user } = await openSummary({ roles: ['SuperAdmin'], facilityId: null, facilityName: null });
    expect(await screen.findByText('Choose a facility above to see its summary.')).toBeInTheDocument();
    expect(searches()).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'New request' })).not.toBeInTheDocument();
    portal.answer(userApi.endpoints.getFacilityChoices, {
      data: [
        { facilityId: 'F-1', facilityName: 'Noor Clinic', facilityNameArabic: 'عيادة نور', facilityLicense: 'MF1' },
      ],
    });
    await user.type(screen.getByRole('combobox', { name: 'Facility' }), 'Noo');
    await user.click(await screen.findByRole('option', { name: 'Noor Clinic (MF1)' }));
    await waitFor(() => expect(searches().at(-1)).toMatchObject({ facilityLicense: 'MF1' }));
  });
});
