import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { environments } from '../../infra/environments.ts';
import type { AuthorizationState } from '../../shared/authorization/life.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getAuthorizationCounts } = authorizationApi.endpoints;
const counted = (...counts: [AuthorizationState, number][]) => ({
  data: { counts: counts.map(([state, count]) => ({ state, count })), review: 0 },
});

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal()
    .answer(systemApi.endpoints.getPortalSettings, { data: environments.local.portalSettings })
    .answer(eligibilityApi.endpoints.getPendingCount, { data: { count: 0, isMore: false } });
});

const atClinic = { roles: ['MedicalProvider'] } as const;
const atPayer = { roles: ['PayerAdmin'], payerId: 518, facilityId: null, facilityName: null, facilityLicense: null };
const ofTile = ['link', { name: 'E-Authorization' }] as const;
const tile = () => screen.findByRole(...ofTile);

async function open(as: object) {
  renderPortal({ at: '/dashboard', as: aSignedInUser(as) });
  await heading('Dashboard');
}

describe('the number on the tile of requests for approval', () => {
  const all = counted(['draft', 4], ['sent', 3], ['underReview', 5], ['informationRequested', 2], ['error', 1]);

  it.each([
    ['a facility: what it is asked and what the regulator refused, no drafts', atClinic, '3'],
    ['a payer: what was sent to it and is not decided', atPayer, '8'],
  ] as const)('REQ-EAUTH-20 is what waits for %s', async (_who, as, shown) => {
    portal.answer(getAuthorizationCounts, all);
    await open(as);
    await waitFor(() =>
      expect(screen.getByRole(...ofTile)).toHaveAccessibleDescription(
        new RegExp(`${shown} requests wait for an answer`),
      ),
    );
    expect(within(await tile()).getByText(shown)).toBeInTheDocument();
  });

  it('is none where nothing waits for the reader', async () => {
    portal.answer(getAuthorizationCounts, counted(['sent', 7], ['approved', 9]));
    await open(atClinic);
    await waitFor(() => expect(portal.sentTo(getAuthorizationCounts)).toHaveLength(1));
    await portal.untilAnswered();
    expect(await tile()).not.toHaveAccessibleDescription(/wait/);
  });

  it('stops at 99', async () => {
    portal.answer(getAuthorizationCounts, counted(['informationRequested', 140]));
    await open(atClinic);
    expect(await within(await tile()).findByText('99+')).toBeInTheDocument();
  });

  it('shows no alert where it cannot be read', async () => {
    portal.answer(getAuthorizationCounts, { refusal: 'serverError' });
    await open(atClinic);
    await waitFor(() => expect(portal.sentTo(getAuthorizationCounts)).toHaveLength(1));
    await portal.untilAnswered();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is not asked for who belongs to no facility and no payer', async () => {
    await open({ ...atPayer, roles: ['SuperAdmin'], payerId: null });
    await tile();
    expect(portal.sentTo(getAuthorizationCounts)).toHaveLength(0);
  });
});
