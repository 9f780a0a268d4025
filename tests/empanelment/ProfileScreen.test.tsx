import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { empanelmentApi } from '../../shared/empanelment/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, fakePortal } from '../support/transport.ts';

const { getProviderProfile } = empanelmentApi.endpoints;
type Profile = Answer<typeof getProviderProfile>;
const contact = {
  payerId: 518,
  contactName: 'Mariam Invented',
  contactEmail: 'finance@clinic.example',
  contactMobile: '+971-50-123-4567',
  tradeLicenseNumber: 'CN-9000001',
  services: ['outpatient' as const],
};
const account = { accountHolder: 'Palm Clinic LLC', bankName: 'Invented Bank', iban: '•••••••••••567890123456' };
const profile: Profile = {
  facts: { facilityLicense: 'DHA-F-1', facilityKind: 'clinic', emirate: 'Dubai' },
  ...{ mayChange: true, hasSecondFactor: true, open: null, remarks: [] },
  profiles: [{ ...contact, account, next: null }],
  form: contact,
  draft: null,
};

// What a screen is made of is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() => import('../../web/empanelment/profile/ProfileScreen.tsx'));
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
});

function open(changes: Partial<Profile> = {}) {
  fakePortal()
    .answer(getProviderProfile, { data: { ...profile, ...changes } })
    .answer(payerApi.endpoints.getPayers, { data: [] });
  const as = aSignedInUser({ roles: ['Standard', 'ProviderAdmin'], payerId: null });
  return renderPortal({ at: '/providerempanelment/updateprofile', as });
}

describe('the profile of a provider', () => {
  it('REQ-NET-09 begins with what the insurer has, and its account masked', async () => {
    open();
    await screen.findByText('•••••••••••567890123456');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Contact person/ }).value).toBe('Mariam Invented');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'IBAN' }).value).toBe('');
  });

  it('REQ-NET-20 says at its field that an IBAN is wrong, and keeps what was typed', async () => {
    const { user } = open();
    const iban = await screen.findByRole<HTMLInputElement>('textbox', { name: 'IBAN' });
    await user.type(screen.getByRole('textbox', { name: 'Bank' }), 'Oasis Bank');
    await user.type(iban, 'AE080331234567890123456');
    await user.click(screen.getByRole('button', { name: 'Submit the request' }));
    expect((await screen.findAllByText(/This is not an IBAN of the Emirates/)).length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Bank' }).value).toBe('Oasis Bank');
    expect(iban.value).toBe('AE080331234567890123456');
  });

  it('leads somebody without a second factor to adding one, and a colleague to the administrator', async () => {
    const { unmount } = open({ hasSecondFactor: false });
    const link = await screen.findByRole('link', { name: 'Add a second factor' });
    expect(link.getAttribute('href')).toBe('/manage/secondfactors');
    expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull();
    unmount();
    open({ mayChange: false });
    await screen.findByText(/Only an administrator of your facility/);
    expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull();
  });

  it('shows a change that waits in the place of a second one', async () => {
    open({ open: { empanelmentId: '01K00000000000000000000001', version: 2, state: 'review' } });
    await screen.findByText('The change of your profile is with the insurer.');
    expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull();
  });
});
