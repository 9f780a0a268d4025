import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { regulatorOptions } from '../../shared/_field/regulator.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { type RegulatoryReport, regulatorApi } from '../../shared/regulator/routes.ts';
import { fieldOf, fillIn } from '../support/fillIn.ts';
import { arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getRegulators, getEauthRegulatoryErrors, getPharmacyRegulatoryErrors } = regulatorApi.endpoints;
const requestId = '01K0000000000000000000000B';

const report = (changes: Partial<RegulatoryReport> = {}): RegulatoryReport => ({
  reportId: '01K0000000000000000000000C',
  regulatorId: 2,
  reportedAt: '2026-03-01T08:00:00.000Z',
  transaction: 'Prior.Request',
  fileName: 'sent.xml',
  resultCode: -2,
  errors: [
    {
      severity: 'error',
      code: 'VR08',
      message: 'MemberID is mandatory.',
      field: 'Authorization.MemberID',
      reference: null,
    },
  ],
  omittedErrors: 0,
  ...changes,
});
const page = (items: RegulatoryReport[], nextCursor: string | null = null) => ({
  data: { items, nextCursor, total: null },
});

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  portal = fakePortal().answer(getRegulators, ({ url }) => {
    const value = url.searchParams.get('value');
    return { data: regulatorOptions.filter(({ regulatorId }) => value === null || String(regulatorId) === value) };
  });
});

async function open(role: Role = 'SuperAdmin') {
  const { user } = renderPortal({ at: '/admin/regulators', as: aSignedInUser({ roles: [role] }) });
  await heading('Regulators');
  await screen.findByText('Shafafiya');
  return user;
}
const cards = () => within(screen.getByRole('region', { name: 'Regulators' })).getAllByRole('listitem');

describe('the regulators', () => {
  it('REQ-REGUL-05 REQ-REGUL-01 are listed in both languages with their system, and filtered by one', async () => {
    const user = await open();
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'HAAD',
      'DHA',
      'International',
      'MOHAP',
      'Wasla',
    ]);
    expect(cards()[0]).toHaveTextContent('دائرة الصحة – أبوظبي');
    expect(cards()[1]).toHaveTextContent(/SystemDHPO \(eClaimLink\)ConnectionSOAP over HTTPSEmiratesDubai/);
    expect(cards()[2]).toHaveTextContent('Has no system that facilities sign in to.');
    await user.click(screen.getByRole('combobox', { name: 'Regulator' }));
    await user.click(await screen.findByRole('option', { name: 'MOHAP' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]).toHaveTextContent(/Riayati.*Sharjah, Ajman, Umm Al Quwain, Ras Al Khaimah, and Fujairah/);
    expect(portal.sentTo(getRegulators).at(-1)?.url.search).toBe('?value=4');
  });

  it.each<Role>(['PayerAdmin', 'SuperAdmin', 'SetupAdmin', 'ERXAdmin'])('are shown to %s', async (role) => {
    await open(role);
    const mayRead = role === 'PayerAdmin' || role === 'SuperAdmin';
    expect(screen.queryAllByRole('region', { name: 'Regulatory errors of a request' })).toHaveLength(mayRead ? 1 : 0);
  });

  it('are shown to nobody else', async () => {
    renderPortal({ at: '/admin/regulators', as: aSignedInUser({ roles: ['MedicalProvider', 'ProviderAdmin'] }) });
    await arriveAt('/dashboard');
  });
});

describe('the regulatory errors of a request', () => {
  const search = async (user: Awaited<ReturnType<typeof open>>, id = requestId) => {
    await waitFor(() => expect(fieldOf('Request ID')).toBeVisible());
    await fillIn(user, 'Request ID', id);
    await user.click(screen.getByRole('button', { name: 'Search' }));
  };

  it('REQ-REGUL-05 REQ-REGUL-03 are looked up by its id, the earlier sendings on demand', async () => {
    portal.answer(getEauthRegulatoryErrors, ({ url }) =>
      url.searchParams.get('cursor') === 'next'
        ? page([report({ reportId: '01K0000000000000000000000A', errors: [], resultCode: 0, omittedErrors: 0 })])
        : page([report({ omittedErrors: 30 })], 'next'),
    );
    const user = await open();
    await search(user, requestId.toLowerCase());
    const first = await screen.findByText('MemberID is mandatory.');
    const card = first.closest('ol > li');
    expect(card).toHaveTextContent(/01\/03\/2026.*Rejected.*DHA.*Prior\.Request.*sent\.xml/);
    expect(card).toHaveTextContent(/Error.*VR08.*Authorization\.MemberID.*30 more errors are not shown/);
    await user.click(screen.getByRole('button', { name: 'Show earlier sendings' }));
    expect(await screen.findByText('The regulator found nothing.')).toBeInTheDocument();
    expect(screen.getByText('Sent 2 times')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: 'Show earlier sendings' })).not.toBeInTheDocument();
    expect(portal.sentTo(getEauthRegulatoryErrors).map(({ url }) => url.searchParams.get('requestId'))).toEqual([
      requestId,
      requestId,
    ]);
  });

  it('REQ-REGUL-04 are looked up for pharmacy requests too', async () => {
    portal.answer(getPharmacyRegulatoryErrors, page([]));
    const user = await open();
    await user.click(screen.getByRole('radio', { name: 'Pharmacy' }));
    await search(user);
    expect(await screen.findByText('No regulator has found anything in this request.')).toBeInTheDocument();
    expect(portal.sentTo(getPharmacyRegulatoryErrors)).toHaveLength(1);
  });

  it.each([
    ['Pharmacy', getPharmacyRegulatoryErrors],
    ['MedicalProvider', getEauthRegulatoryErrors],
  ] as const)('are looked up by the people who send the requests, of their own kind: %s', async (role, endpoint) => {
    portal.answer(endpoint, page([report()]));
    const { user } = renderPortal({ at: '/regulatoryerrors', as: aSignedInUser({ roles: [role] }) });
    await heading('Regulatory errors');
    await search(user);
    expect(await screen.findByText('MemberID is mandatory.')).toBeInTheDocument();
    expect(portal.sentTo(endpoint)).toHaveLength(1);
  });

  it('say that there is no such request', async () => {
    portal.answer(getEauthRegulatoryErrors, { refusal: 'notFound' });
    await search(await open());
    expect(await screen.findByText('No such request')).toBeInTheDocument();
  });

  it('ask for an id that is one before they call', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(fieldOf('Request ID')).toHaveAccessibleDescription('Enter the request ID.'));
    await search(user, 'abc');
    await waitFor(() =>
      expect(fieldOf('Request ID')).toHaveAccessibleDescription('A request ID has 26 letters and digits.'),
    );
    expect(portal.sentTo(getEauthRegulatoryErrors)).toEqual([]);
  });
});
