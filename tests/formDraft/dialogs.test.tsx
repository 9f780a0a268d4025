import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import { newbornApi } from '../../shared/newborn/routes.ts';
import { providerQueryApi, type Query } from '../../shared/providerQuery/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { getQuery, getQueryMessages, markQueryRead, moveQuery } = providerQueryApi.endpoints;
const { getNewborn, cancelNewborn } = newbornApi.endpoints;
const id = `01K${'0'.repeat(22)}1`;
const at = '2026-11-20T06:00:00.000Z';

const query: Query = {
  ...{ queryId: id, queryNumber: 'PQ-00000001', category: 'claim', subject: 'Denied consultation', state: 'open' },
  ...{ facilityName: 'Palm Clinic', facilityNameArabic: 'عيادة النخلة' },
  ...{ payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة', openedAt: at, openedByName: 'Sara Invented' },
  ...{ dueAt: null, escalatedAt: null, holder: null, version: 1, stateSince: at, isFirstResponse: true },
  ...{ about: null, aboutNumber: null, satisfaction: null, mergedInto: null, attachments: [] },
  events: [{ at, event: 'open', by: 'Sara Invented', detail: null }],
  ...{ readMarks: [], side: 'provider', moves: ['add', 'close'] },
};
const newborn: Answer<typeof getNewborn> = {
  ...{ newbornId: id, number: 'NB-1', phase: 'open', daysLeft: 20, siblingIndex: 1, bornAt: at, sex: 'female' },
  ...{ validTo: '2026-12-20', motherName: 'Mariam Invented', motherNameArabic: null, motherEnding: '0017' },
  ...{ payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة', facilityName: 'Palm Clinic' },
  ...{ facilityNameArabic: null, registeredAt: at, version: 1, weightGrams: 2400, eligibilityId: id },
  ...{ motherEmiratesId: null, motherCardNumber: null, registeredByName: 'Sara Invented', own: null },
  ...{ cancelReason: null, events: [], mayChange: true },
};

beforeAll(() =>
  Promise.all([import('../../web/providerQuery/QueryScreen.tsx'), import('../../web/newborn/NewbornScreen.tsx')]),
);

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
  portal = fakePortal()
    .answer(getQuery, { data: query })
    .answer(getQueryMessages, { data: { items: [], nextCursor: null, total: null } })
    .answer(markQueryRead, { data: null })
    .answer(getNewborn, { data: newborn });
});

const as = aSignedInUser({ roles: ['Standard'], payerId: null });

/** A dialog of the portal: where it is, how it is opened, its text, and the call that it sends. */
const dialogs = [
  ['a move', `/providerquery/${id}`, 'Add a message', moveQuery],
  ['the reason of a decision', `/newbornbaby/${id}`, 'Cancel number', cancelNewborn],
] as const;

describe.each(dialogs)('what is typed into the dialog of %s', (_name, path, opens, endpoint) => {
  const open = async (who = as) => {
    const page = renderPortal({ at: path, as: who });
    await page.user.click(await screen.findByRole('button', { name: opens }));
    return page;
  };
  const text = async () => within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
  const type = async () => {
    const page = await open();
    await page.user.type(await text(), 'Half a sent');
    return page;
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('is there again after Escape, and after the page was loaded anew', async () => {
    const { user, unmount } = await type();
    await user.keyboard('{Escape}');
    await isClosed();
    await user.click(screen.getByRole('button', { name: opens }));
    expect((await text()).value).toBe('Half a sent');
    unmount();
    await open();
    expect((await text()).value).toBe('Half a sent');
  });

  it('is gone once it was cancelled on purpose', async () => {
    const { user } = await type();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await user.click(screen.getByRole('button', { name: opens }));
    expect((await text()).value).toBe('');
  });

  it('stays when it could not be sent, and is gone once it was', async () => {
    portal.answer(endpoint, () => {
      throw new TypeError('Failed to fetch');
    });
    const { unmount } = await type();
    const send = () => within(screen.getByRole('dialog')).getByRole('button', { name: opens });
    send().click();
    await screen.findByText(/No answer arrived/);
    unmount();
    portal.answer(endpoint, { data: null });
    const { user } = await open();
    expect((await text()).value).toBe('Half a sent');
    await user.click(send());
    await isClosed();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Half a sent');
  });

  it('is not shown to another person at the same computer', async () => {
    const { unmount } = await type();
    unmount();
    await open(aSignedInUser({ userId: 'user-2', roles: ['Standard'], payerId: null }));
    expect((await text()).value).toBe('');
  });
});
