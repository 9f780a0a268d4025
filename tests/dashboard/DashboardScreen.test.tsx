import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { environments } from '../../infra/environments.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { setPreference } from '../../web/base/preferences.ts';
import { storeSession } from '../../web/base/session.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { namesSpecifiedFor, specifiedTiles } from '../support/specifiedTiles.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getPendingCount } = eligibilityApi.endpoints;
const { portalSettings } = environments.local;

let portal: FakePortal;
beforeEach(() => {
  portal = fakePortal()
    .answer(systemApi.endpoints.getPortalSettings, { data: portalSettings })
    .answer(getPendingCount, { data: { count: 0, isMore: false } });
});

async function openDashboard(roles: Role[], more: Partial<SignedInUser> = {}) {
  const opened = renderPortal({ at: '/dashboard', as: aSignedInUser({ roles, ...more }) });
  await heading('Dashboard');
  return opened.user;
}

const ofTile = ['link', { name: /^Eligibility/ }] as const;
const tile = () => screen.findByRole(...ofTile);

describe('tiles', () => {
  it('REQ-RDASH-01 are links to the screens of the user, the portals outside after them', async () => {
    const session = aSignedInUser({ roles: ['ProviderAdmin', 'Eligibility'] });
    renderPortal({ at: '/dashboard', as: session });
    await screen.findByRole('link', { name: 'Payer Online' });
    const links = within(screen.getByRole('main')).getAllByRole('link');
    const wanted = namesSpecifiedFor(session);
    expect(wanted).toHaveLength(9);
    for (const [at, name] of wanted.entries()) {
      expect(links[at]).toHaveAccessibleName(name);
      expect(links[at]).toHaveAttribute('href', specifiedTiles.find((each) => each.name === name)?.path);
    }
    expect(links).toHaveLength(wanted.length);
  });

  it('REQ-RDASH-18 REQ-RDASH-28 say that they lead out of the portal, and open there by themselves', async () => {
    await openDashboard(['PayerAdmin'], { facilityId: null, payerId: 901 });
    for (const name of ['D-Connect Provider Dashboard V2', 'Payer Online']) {
      const link = await screen.findByRole('link', { name });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleDescription(/Opens in a new tab/);
    }
  });

  it('REQ-RDASH-01 shows no tile to other roles, but what to do', async () => {
    await openDashboard(['LBM'], { facilityId: null });
    expect(await screen.findByText('Nothing to show for your roles yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(screen.queryByRole('link', { name: /^Eligibility/ })).not.toBeInTheDocument();
  });
});

describe('the number of waiting requests', () => {
  it.each([
    [{ count: 1, isMore: false }, '1', '1 request waits for an answer'],
    [{ count: 99, isMore: true }, '99+', 'More than 99 requests wait for an answer'],
  ])('REQ-RDASH-05 stands on the eligibility tile: %j', async (data, shown, description) => {
    portal.answer(getPendingCount, { data });
    await openDashboard(['Eligibility']);
    await waitFor(() => expect(screen.getByRole(...ofTile)).toHaveAccessibleDescription(new RegExp(description)));
    expect(within(await tile()).getByText(shown)).toBeInTheDocument();
  });

  it('is not asked for a user without requests, and its failure shows no alert', async () => {
    portal.answer(getPendingCount, { refusal: 'serverError' });
    await openDashboard(['Eligibility']);
    await waitFor(() => expect(portal.sentTo(getPendingCount)).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    act(() => storeSession(aSignedInUser({ roles: ['SuperAdmin'], facilityId: null })));
    await screen.findByRole('link', { name: 'Logging' });
    expect(portal.sentTo(getPendingCount)).toHaveLength(1);
  });
});

describe('a PF licence without the pharmacy role', () => {
  const falcon = { facilityName: 'Falcon Pharmacy', facilityLicense: 'PF9002' };

  it('REQ-RDASH-30 names who sells licences instead of opening Pharmacy', async () => {
    const user = await openDashboard(['MedicalProvider'], falcon);
    const pharmacy = await screen.findByRole('button', { name: 'Pharmacy' });
    await user.click(pharmacy);
    const dialog = await screen.findByRole('dialog', { name: 'Pharmacy needs a licence' });
    expect(dialog).toHaveTextContent('Falcon Pharmacy (PF9002)');
    for (const { name, phone, email } of portalSettings.licenseDistributors) {
      expect(within(dialog).getByText(name)).toBeInTheDocument();
      expect(within(dialog).getByRole('link', { name: phone })).toHaveAttribute(
        'href',
        `tel:${phone.replaceAll('-', '')}`,
      );
      expect(within(dialog).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(pharmacy).toHaveFocus());
    expect(address()).toBe('/dashboard');
  });

  it('REQ-RDASH-30 does so with the key P, and no other key acts meanwhile', async () => {
    const user = await openDashboard(['MedicalProvider'], falcon);
    await screen.findByRole('button', { name: 'Pharmacy' });
    await user.keyboard('p');
    await screen.findByRole('dialog');
    await user.keyboard('a');
    expect(address()).toBe('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('a');
    await arriveAt('/eauth');
  });

  it('leads to support where nobody sells licences', async () => {
    portal.answer(systemApi.endpoints.getPortalSettings, { data: { ...portalSettings, licenseDistributors: [] } });
    const user = await openDashboard(['MedicalProvider'], falcon);
    await user.click(await screen.findByRole('button', { name: 'Pharmacy' }));
    expect(await screen.findByRole('link', { name: /^Ask our support/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });
});

describe('keyboard', () => {
  it.each(specifiedTiles.filter(({ shortcut }) => shortcut))(
    '$requirement opens $name with $shortcut, where the tile is shown',
    async ({ name, roles, shortcut = '', path }) => {
      const user = await openDashboard([...roles.slice(0, 1)]);
      const shown = await screen.findByRole('link', { name });
      expect(shown).toHaveAttribute('aria-keyshortcuts', shortcut);
      await user.keyboard(
        shortcut.replace(/^Shift\+(.)/, '{Shift>}$1{/Shift}').replace(/^(.)$/, (key) => key.toLowerCase()),
      );
      await arriveAt(path);
    },
  );

  it('opens eligibility with the same key of an Arabic keyboard', async () => {
    await openDashboard(['Eligibility']);
    await screen.findByRole('link', { name: 'Eligibility' });
    act(
      () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ث', code: 'KeyE', bubbles: true })),
    );
    await arriveAt('/eligibility/summary');
  });

  it.each([
    ['with control, alt or shift', '{Control>}e{/Control}{Alt>}e{/Alt}{Shift>}e{/Shift}'],
    ['for a letter without a tile', 'q'],
    ["for a letter of somebody else's tile", 'pacu{Shift>}a{/Shift}'],
  ])('stays %s', async (_, keys) => {
    const user = await openDashboard(['Eligibility']);
    await tile();
    await user.keyboard(keys);
    expect(address()).toBe('/dashboard');
  });

  it('never fires while typing', async () => {
    const user = await openDashboard(['Eligibility']);
    await tile();
    const input = document.body.appendChild(document.createElement('input'));
    await user.type(input, 'e');
    expect(address()).toBe('/dashboard');
    input.remove();
  });

  it('can be switched off', async () => {
    const user = await openDashboard(['Eligibility']);
    await tile();
    act(() => setPreference('shortcuts', 'off'));
    await user.keyboard('e');
    expect(address()).toBe('/dashboard');
  });

  it('REQ-RDASH-29 switches to letter badges and back with Alt+X', async () => {
    const user = await openDashboard(['Eligibility']);
    expect(within(await tile()).queryByText('E')).not.toBeInTheDocument();
    await user.keyboard('{Alt>}x{/Alt}');
    expect(within(await tile()).getByText('E')).toBeInTheDocument();
    await user.keyboard('{Alt>}x{/Alt}');
    await waitFor(() => expect(screen.queryByText('E')).not.toBeInTheDocument());
  });

  it('REQ-RDASH-29 shows Shift on the badge as its key does, and leaves tiles without a letter their icon', async () => {
    const user = await openDashboard(['SuperAdmin']);
    await screen.findByRole('link', { name: 'Logging' });
    await user.keyboard('{Alt>}x{/Alt}');
    expect(within(screen.getByRole('link', { name: 'Logging' })).getByText('⇧L')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Thiqa' }).querySelector('svg')).toBeInTheDocument();
  });
});
