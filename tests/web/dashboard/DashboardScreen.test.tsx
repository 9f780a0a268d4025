import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../../shared/contract/roles.ts';
import type { SignedInUser } from '../../../shared/contract/sessionUser.ts';
import { setPreference } from '../../../web/app/preferences.ts';
import { address, arriveAt, heading, renderPortal } from '../../support/renderPortal.tsx';
import { aSignedInUser, fakePortal } from '../../support/transport.ts';

beforeEach(() => {
  fakePortal();
});

async function openDashboard(roles: Role[], more: Partial<SignedInUser> = {}) {
  const opened = renderPortal({ at: '/dashboard', as: aSignedInUser({ roles, ...more }) });
  await heading('Dashboard');
  return opened.user;
}

const tile = () => screen.findByRole('link', { name: /^Eligibility/ });

describe('tiles', () => {
  it.each<Role>(['Eligibility', 'PayerAdmin', 'SuperAdmin'])(
    'REQ-RDASH-05 shows the eligibility tile to %s',
    async (role) => {
      await openDashboard([role]);
      expect(await tile()).toHaveAttribute('href', '/eligibility/summary');
    },
  );

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

describe('keyboard', () => {
  it('REQ-RDASH-05 opens eligibility with E', async () => {
    const user = await openDashboard(['Eligibility']);
    expect(await tile()).toHaveAttribute('aria-keyshortcuts', 'E');
    await user.keyboard('e');
    await arriveAt('/eligibility/summary');
  });

  it('opens eligibility with the same key of an Arabic keyboard', async () => {
    await openDashboard(['Eligibility']);
    act(
      () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ث', code: 'KeyE', bubbles: true })),
    );
    await arriveAt('/eligibility/summary');
  });

  it.each([
    ['with control, alt or shift', '{Control>}e{/Control}{Alt>}e{/Alt}{Shift>}e{/Shift}'],
    ['for another letter', 'q'],
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
});
