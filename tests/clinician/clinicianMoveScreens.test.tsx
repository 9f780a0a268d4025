import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { formDraftApi } from '../../shared/formDraft/routes.ts';
import { payerApi } from '../../shared/payer/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { searchClinicians, getClinicianMoves } = clinicianApi.endpoints;
const nothing = { data: { items: [], nextCursor: null, total: null } };
let portal: FakePortal;

// What a screen is made of is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(async () => {
  await import('../../web/clinician/clinicianMove/ProviderCliniciansScreen.tsx');
  await import('../../web/clinician/clinicianMove/JoinClinicianScreen.tsx');
});
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
  portal = fakePortal()
    .answer(searchClinicians, nothing)
    .answer(getClinicianMoves, nothing)
    .answer(payerApi.endpoints.getPayers, { data: [] })
    .answer(facilityApi.endpoints.getCurrentUserFacilities, {
      data: { userFacilities: [], isMalaffiIntegration: false, currentFacilityId: null },
    });
});

const at = '/manageclinician/searchclinician';
const administrator = { roles: ['Standard' as const, 'ProviderAdmin' as const], payerId: null };

describe('REQ-NET-13 managing the clinicians of a provider', () => {
  it('is for administrators of the facility, who add somebody and see what insurers were told', async () => {
    renderPortal({ at, as: aSignedInUser(administrator) });
    await screen.findByRole('link', { name: 'Add clinician' });
    expect(screen.getByRole('link', { name: 'Changes told to insurers' })).toBeDefined();
    expect(portal.sentTo(searchClinicians)).toHaveLength(1);
    expect(portal.sentTo(getClinicianMoves)).toEqual([]);
  });

  it('shows an insurer’s people what they were told, and no clinician of a provider', async () => {
    renderPortal({
      at,
      as: aSignedInUser({ roles: ['Standard', 'InsurerUser'], payerId: 518, facilityId: null }),
    });
    await waitFor(() => expect(portal.sentTo(getClinicianMoves)).toHaveLength(1));
    expect(portal.sentTo(searchClinicians)).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Add clinician' })).toBeNull();
  });

  it('asks for nobody for a colleague without the right, who is told whom to ask', async () => {
    renderPortal({ at, as: aSignedInUser({ roles: ['Standard', 'Eligibility'], payerId: null }) });
    await screen.findByText('Administrators of a facility manage its clinicians');
    expect([...portal.sentTo(searchClinicians), ...portal.sentTo(getClinicianMoves)]).toEqual([]);
  });

  it('leads back to the clinician that was opened last', async () => {
    const opened = { facilityId: 'palm', clinicianId: 'c1', name: 'Dr Mariam Invented' };
    sessionStorage.setItem('providerClinicianDetail', JSON.stringify(opened));
    renderPortal({ at, as: aSignedInUser(administrator) });
    const link = await screen.findByRole('link', { name: 'Back to Dr Mariam Invented' });
    expect(link.getAttribute('href')).toBe('/manageclinician/searchclinician/palm/c1');
  });

  it('keeps what is typed of somebody who joins over a reload while the server is not reached, but no Emirates ID', async () => {
    portal.answer(formDraftApi.endpoints.saveFormDraft, () => {
      throw new TypeError('Failed to fetch');
    });
    const open = () => renderPortal({ at: '/manageclinician/join', as: aSignedInUser(administrator) });
    const { user, unmount } = open();
    await user.type(
      await screen.findByRole('textbox', { name: /^Licen[cs]e number|^Licence|^Professional licence/ }),
      'DHA-P-1',
    );
    await user.type(screen.getByRole('textbox', { name: /Emirates ID/ }), '784198500000017');
    await waitFor(() => expect(sessionStorage.getItem(keyOf('clinicianDetail'))).toContain('DHA-P-1'));
    unmount();
    open();
    const licence = await screen.findByRole<HTMLInputElement>('textbox', {
      name: /^Licen[cs]e number|^Licence|^Professional licence/,
    });
    expect(licence.value).toBe('DHA-P-1');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('784198500000017');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Emirates ID/ }).value).not.toContain('0017');
  });
});

/** The name under which a draft of the signed-in person stands. */
const keyOf = (name: string): string => Object.keys(sessionStorage).find((key) => key.startsWith(name)) ?? name;
