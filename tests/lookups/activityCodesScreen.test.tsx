import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActivityCode } from '../../shared/lookups/activityCodes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getActivityCodes, getActivityCodePeriods } = lookupsApi.endpoints;

const video: ActivityCode = {
  ...{ codeSet: 'SERVICE', code: 'W-104', description: 'Video visit', descriptionArabic: 'زيارة عبر الفيديو' },
  ...{ validFrom: '2025-01-01', validTo: null },
};
const page = (items: ActivityCode[]) => ({ data: { items, nextCursor: null, total: null } });
const reader = aSignedInUser({ roles: ['Eligibility'] });

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal().answer(getActivityCodes, page([video]));
});

async function openCodes(as = reader) {
  const opened = renderPortal({ at: '/activitycodes', as });
  await heading('Codes of services');
  await screen.findByText('W-104');
  return opened;
}
const queryOf = (call: { url: URL } | undefined) => Object.fromEntries(call?.url.searchParams ?? []);
const asked = () => queryOf(portal.sentTo(getActivityCodes).at(-1));

describe('the code sets of activities', () => {
  it('are searched by set, words and day', async () => {
    const { user } = await openCodes();
    expect(asked()).toMatchObject({ codeSet: 'SERVICE' });
    await user.type(screen.getByRole('textbox', { name: 'Code or words, in English or Arabic' }), 'زيارة');
    await waitFor(() => expect(asked()).toMatchObject({ codeSet: 'SERVICE', searchTerm: 'زيارة' }));
    await user.click(screen.getByRole('button', { name: 'HCPCS supplies and services' }));
    await waitFor(() => expect(asked()).toMatchObject({ codeSet: 'HCPCS', searchTerm: 'زيارة' }));
    const day = screen.getByRole('group', { name: 'Valid on (today if empty)' });
    await user.click(within(day).getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('31122024');
    await waitFor(() => expect(asked()).toMatchObject({ codeSet: 'HCPCS', on: '2024-12-31' }));
  });

  it('say what a code meant before, and who listed it', async () => {
    const listed = { listedAt: '2025-01-01T08:00:00.000Z', listedByName: 'Layla Invented' };
    const before = { ...video, description: 'Telephone visit', validFrom: null, validTo: '2024-12-31' };
    portal.answer(getActivityCodePeriods, {
      data: [
        { ...before, ...listed },
        { ...video, ...listed },
      ],
    });
    const { user } = await openCodes();
    await user.click(screen.getByRole('button', { name: 'Periods' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Periods of code W-104' }));
    await dialog.findByText('Telephone visit');
    expect(dialog.getByText(/^from the beginning until 31.12.2024$/)).toBeDefined();
    expect(dialog.getByText(/^from 01.01.2025 until another period begins$/)).toBeDefined();
    expect(dialog.getAllByText('listed by Layla Invented')).toHaveLength(2);
    expect(queryOf(portal.sentTo(getActivityCodePeriods)[0])).toEqual({ codeSet: 'SERVICE', code: 'W-104' });
  });

  it('are loaded by nobody but the administrators of the portal', async () => {
    const { unmount } = await openCodes();
    expect(screen.queryByRole('link', { name: 'Imports' })).toBeNull();
    unmount();
    await openCodes(aSignedInUser({ roles: ['SetupAdmin'], facilityId: null }));
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Imports' });
    expect(link.getAttribute('href')).toBe('/imports?kind=activityCodes');
  });
});
