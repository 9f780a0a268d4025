import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { switchLanguage } from '../../web/base/appearance.ts';
import { clinicianItems } from '../../web/base/clinicianItems.ts';
import { currentSession } from '../../web/base/session.ts';
import { address, arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { isSpecifiedAt } from '../support/specification.ts';
import { routesOfModules, specifiedProviderTiles } from '../support/specifiedOfModules.ts';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  portal = fakePortal();
});
afterEach(() => switchLanguage('en'));

const title = 'Crescent Provider Dashboard';
const tasks = () => screen.findByRole('navigation', { name: 'Tasks with the insurer' });
const links = async () => within(await tasks()).getAllByRole('link');
const hrefs = async () => (await links()).map((link) => link.getAttribute('href'));

const pathsAt = (standing: Parameters<typeof isSpecifiedAt>[1]) =>
  specifiedProviderTiles.filter((tile) => isSpecifiedAt(tile, standing)).map(({ path }) => path);

const contracted = { providerStatus: 'CONTRACTED', providerId: 7, providerCode: 'PRV-7', providerMode: 1 } as const;
const open = async (changes: Partial<SignedInUser> = {}, at = '/daman') => {
  const opened = renderPortal({ at, as: aSignedInUser({ ...contracted, ...changes }) });
  await heading(title);
  return opened;
};

describe('the provider dashboard', () => {
  it.each(specifiedProviderTiles)('$opens the tile $title opens $path for anybody with a facility', async (row) => {
    const isOfContracted = row.statuses.includes('CONTRACTED');
    const { user } = await open({
      roles: ['Standard'],
      hasDiseaseManagement: row.flag === 'disease',
      ...(!isOfContracted && { providerStatus: row.statuses[0]?.toLowerCase() ?? '' }),
    });
    const tile = (await links()).find((link) => within(link).queryByText(row.title));
    await user.click(tile!);
    await arriveAt(row.path);
    expect(await heading(row.title)).toBeInTheDocument();
  });

  it('REQ-PDASH-01 REQ-MODEL-04 shows a provider the tiles of the session’s state in their order', async () => {
    await open({ providerStatus: 'Contract Suspended', providerMode: 2 });
    expect(await hrefs()).toEqual(pathsAt({ status: 'CONTRACT SUSPENDED', holds: ['code', 'id'] }));
  });

  it('REQ-PDASH-02 carries the insurer’s name in its title, in both languages, and opens by its URL key too', async () => {
    await open({}, '/daman/dashboard');
    expect(address()).toBe('/daman/dashboard');
    await waitFor(() => expect(document.title).toMatch(/^Crescent Provider Dashboard · /));
    await switchLanguage('ar');
    expect(await heading('لوحة مقدّمي الخدمة – الهلال')).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/^لوحة مقدّمي الخدمة – الهلال · /));
  });

  it.each([
    ['', 'No contract', 'plain'],
    ['IN PROGRESS', 'In progress', 'info'],
    ['REJECTED', 'Rejected', 'danger'],
    ['CONTRACTED', 'Contracted', 'success'],
    ['CONTRACT STOPPED', 'Contract stopped', 'danger'],
    ['CONTRACT SUSPENDED', 'Contract suspended', 'danger'],
    ['CONTRACT EXPIRED', 'Contract expired', 'warning'],
    ['STOPPED', 'Stopped', 'danger'],
    ['onboarded', 'On-boarded', 'info'],
    ['TERMINATED', 'Unknown', 'warning'],
  ])('REQ-PDASH-33 says where the contract stands: %j is "%s", with an icon', async (providerStatus, word, badge) => {
    await open({ providerStatus });
    const summary = await screen.findByRole('region', { name: 'Your contract' });
    expect(summary).toHaveTextContent('Palm Clinic (MF1001)');
    const chip = within(summary).getByText(word).closest('[data-badge]');
    expect(chip).toHaveAttribute('data-badge', badge);
    expect(chip?.querySelector('svg')).toBeInTheDocument();
  });

  it('REQ-PDASH-34 REQ-PDASH-35 opens at its top and forgets the clinician of before, and nothing else', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo');
    for (const key of Object.values(clinicianItems)) sessionStorage.setItem(key, '"of before"');
    sessionStorage.setItem('draft', '"kept"');
    await open();
    await tasks();
    await waitFor(() =>
      expect(Object.values(clinicianItems).map((key) => sessionStorage.getItem(key))).toEqual([null, null, null]),
    );
    expect(new Set(Object.values(clinicianItems)).size).toBe(3);
    expect(sessionStorage.getItem('draft')).toBe('"kept"');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });
});

describe('without a facility', () => {
  const nobody = {
    facilityId: null,
    facilityName: null,
    facilityLicense: null,
    providerStatus: '',
    providerId: null,
    providerCode: null,
    providerMode: null,
  } as const;

  it('a call-centre agent is told so, and sees the tasks of a provider without a contract', async () => {
    await open({ ...nobody, roles: ['Standard', 'CallCenterAgent'] });
    const summary = await screen.findByRole('region', { name: 'Your contract' });
    expect(summary).toHaveTextContent('No facility');
    expect(summary.querySelector('[data-badge]')).toBeNull();
    expect(await hrefs()).toEqual(pathsAt({ status: '', holds: [] }));
  });

  it('somebody whom the guard would turn away from a task does not see its tile', async () => {
    await open({ ...nobody, roles: ['Standard'] });
    const isForAnybody = (path: string) =>
      routesOfModules.some((each) => each.path === path && each.who === 'any login');
    const paths = pathsAt({ status: '', holds: [] });
    expect(await hrefs()).toEqual(paths.filter(isForAnybody));
    expect(paths.every(isForAnybody)).toBe(false);
  });
});

describe('the bank update notification', () => {
  const openMissing = () =>
    renderPortal({ at: '/daman', as: aSignedInUser({ ...contracted, isBankUpdateRequired: true }) });
  const dialog = () => screen.findByRole('dialog', { name: 'Bank Update Notification' });
  const button = async (name: string) => within(await dialog()).getByRole('button', { name });
  const { acknowledgeBankUpdate } = facilityApi.endpoints;
  const acknowledged = () => {
    const { accessToken: _, ...session } = aSignedInUser(contracted);
    return session;
  };

  it('REQ-PDASH-36 REQ-PDASH-37 shows while bank details are missing, and only then', async () => {
    const { unmount } = openMissing();
    expect(await dialog()).toHaveTextContent(
      'Please update your bank details as they are currently missing in our records.',
    );
    unmount();
    await open();
    await tasks();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('REQ-PDASH-38 Proceed leads to the profile and acknowledges nothing', async () => {
    const { user } = openMissing();
    await user.click(await button('Proceed'));
    await arriveAt('/providerempanelment/updateprofile');
    expect(portal.sentTo(acknowledgeBankUpdate)).toEqual([]);
    expect(currentSession()?.isBankUpdateRequired).toBe(true);
  });

  it('REQ-PDASH-39 Back acknowledges it once and leads to the dashboard', async () => {
    portal.answer(acknowledgeBankUpdate, { data: acknowledged() });
    const { user } = openMissing();
    await user.dblClick(await button('Back'));
    await arriveAt('/dashboard');
    expect(portal.sentTo(acknowledgeBankUpdate)).toHaveLength(1);
    expect(currentSession()).toMatchObject({ isBankUpdateRequired: false, accessToken: 'access-token-1' });
  });

  it('REQ-PDASH-39 Back acknowledges nothing that another tab has acknowledged', async () => {
    const { user } = openMissing();
    const back = await button('Back');
    localStorage.setItem('token', JSON.stringify(aSignedInUser(contracted)));
    await user.click(back);
    await arriveAt('/dashboard');
    expect(portal.sentTo(acknowledgeBankUpdate)).toEqual([]);
  });

  it('Back holds nobody when the acknowledgement fails; the notification comes again', async () => {
    portal.answer(acknowledgeBankUpdate, { refusal: 'serverError' });
    const { user } = openMissing();
    await user.click(await button('Back'));
    await arriveAt('/dashboard');
    expect(currentSession()?.isBankUpdateRequired).toBe(true);
  });

  it('REQ-PDASH-40 neither the backdrop nor the keyboard dismisses it', async () => {
    const { user } = openMissing();
    const opened = await dialog();
    await user.keyboard('{Escape}');
    await user.click(opened.closest('.MuiDialog-root')!.querySelector('.MuiDialog-container')!);
    await user.click(document.querySelector('.MuiBackdrop-root')!);
    // One that was closing would be fading already.
    expect(await dialog()).toBeVisible();
    expect(address()).toBe('/daman');
    expect(portal.sentTo(acknowledgeBankUpdate)).toEqual([]);
  });
});
