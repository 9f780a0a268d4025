import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { empanelmentApi, type ShownContract } from '../../shared/empanelment/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { type StoppedClock, stopClock } from '../support/stoppedClock.ts';
import { aSignedInUser, fakePortal } from '../support/transport.ts';

const { getContract, getProviderProfile, saveContractDraft, saveProfileDraft } = empanelmentApi.endpoints;
/** The pause of a person who thinks, and the call. */
const allowedMs = 2000;
const place = { version: 4, savedAt: '2026-11-20T06:00:00.000Z', byName: 'Sara Invented' };
const saved = { version: 5, savedAt: '2026-11-20T06:01:00.000Z' };
const facts = { facilityLicense: 'DHA-F-1', facilityKind: 'clinic', emirate: 'Dubai' } as const;

const terms = {
  services: ['outpatient' as const],
  ...{ monday: '09:00-17:00', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' },
  ...{ approvalsName: 'Mariam Invented', approvalsEmail: 'a@clinic.example', approvalsMobile: '+971-50-123-4567' },
  ...{ claimsName: 'Omar Invented', claimsEmail: 'c@clinic.example', claimsMobile: '+971-50-123-4568' },
};
const contract: ShownContract = {
  ...{ on: '2026-11-20', facilityName: 'Palm Clinic', facilityNameArabic: 'عيادة النخلة', facts },
  ...{ payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة للتأمين التعاوني' },
  ...{ providerCode: 'PRV-1', providerMode: 1, providerStatus: 'CONTRACTED', terms: null, prices: null, changes: [] },
  own: {
    ...{ mayChange: true, open: null, remarks: [], begins: { ...terms, effectiveOn: null } },
    draft: { draft: { ...terms, effectiveOn: '', claimsName: 'Half a na' }, ...place },
  },
};
const contact = {
  ...{ payerId: 518, contactName: 'Mariam Invented', contactEmail: 'finance@clinic.example' },
  ...{ contactMobile: '+971-50-123-4567', tradeLicenseNumber: 'CN-9000001', services: ['outpatient' as const] },
};
const profile: Answer<typeof getProviderProfile> = {
  ...{ facts, mayChange: true, hasSecondFactor: true, open: null, remarks: [], profiles: [], form: contact },
  draft: { draft: { ...contact, contactName: 'Half a na' }, ...place },
};

// What a screen is made of is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(async () => {
  await import('../../web/empanelment/contract/ContractChangeScreen.tsx');
  await import('../../web/empanelment/profile/ProfileScreen.tsx');
});
let clock: StoppedClock;
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  sessionStorage.setItem('field:payer', '518');
  giveElementsASize();
  clock = stopClock();
});

function open(at: string) {
  const portal = fakePortal()
    .answer(getContract, { data: contract })
    .answer(getProviderProfile, { data: profile })
    .answer(payerApi.endpoints.getPayers, { data: [] });
  const as = aSignedInUser({ roles: ['Standard', 'ProviderAdmin'], payerId: null });
  return { portal, ...renderPortal({ at, as }) };
}

describe('a change that is typed', () => {
  it('REQ-NET-12 goes on with the draft of the contract, and keeps each change of it on the server within two seconds', async () => {
    const { portal, user } = open('/updatecontract/change');
    portal.answer(saveContractDraft, { data: saved });
    const claims = await screen.findByDisplayValue('Half a na');
    screen.getByText(/Draft of Sara Invented, saved/);
    expect(portal.sentTo(saveContractDraft)).toEqual([]);
    await user.type(claims, 'me');
    await clock.pass(allowedMs);
    await waitFor(() => expect(portal.sentTo(saveContractDraft)).toHaveLength(1));
    expect(portal.sentTo(saveContractDraft)[0]?.body).toMatchObject({
      ...{ payerId: 518, version: 4, draft: { claimsName: 'Half a name', monday: '09:00-17:00' } },
    });
    await screen.findByText(/^Saved/);
  });

  it('REQ-NET-09 REQ-NET-20 goes on with the draft of the profile, and keeps no bank account in it', async () => {
    const { portal, user } = open('/providerempanelment/updateprofile');
    portal.answer(saveProfileDraft, { data: saved });
    const name = await screen.findByDisplayValue('Half a na');
    await user.type(screen.getByRole('textbox', { name: 'IBAN' }), 'AE070331234567890123456');
    await user.type(name, 'me');
    await clock.pass(allowedMs);
    await waitFor(() => expect(portal.sentTo(saveProfileDraft)).toHaveLength(1));
    const { body } = portal.sentTo(saveProfileDraft)[0] ?? {};
    expect(body).toMatchObject({ version: 4, draft: { contactName: 'Half a name' } });
    expect(JSON.stringify(body)).not.toContain('AE07');
  });

  it('says that somebody else was first, and leaves what was typed', async () => {
    const { portal, user } = open('/updatecontract/change');
    portal.answer(saveContractDraft, { refusal: 'changedMeanwhile' });
    const claims = await screen.findByDisplayValue('Half a na');
    await user.type(claims, 'me');
    await clock.pass(allowedMs);
    await screen.findByText(/Not saved: the request was changed on another page/);
    expect((claims as HTMLInputElement).value).toBe('Half a name');
    expect(portal.sentTo(saveContractDraft)).toHaveLength(1);
  });
});
