import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptFile, KeptFileRow } from '../../shared/authorization/postOfficeFiles.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { searchPostOfficeFiles, getPostOfficeFile, readPostOfficeFileAgain } = authorizationApi.endpoints;
const keptId = '01K9EXAMP1EF11EN0TREAD0001';
const row: KeptFileRow = {
  ...{ keptId, facilityId: 'noor', facilityName: 'Noor Clinic', facilityNameArabic: 'عيادة نور', regulatorId: 2 },
  ...{ fileName: 'PA.xml', senderId: 'INS026', receiverId: 'DHA-F-9000001', size: 420, state: 'unmatched' },
  ...{ reason: 'otherPayer', reasonAt: null, fetchedAt: '2026-11-24T06:00:00.000Z', matched: [], version: 2 },
};
const file: KeptFile = { ...row, text: '<a onclick="alert(1)">Yes</a>', isCut: false, readings: [] };
const page = (...items: KeptFileRow[]) => ({ data: { items, nextCursor: null, total: null } });
const as = aSignedInUser({ roles: ['SetupAdmin'], facilityId: null });

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal().answer(searchPostOfficeFiles, page(row)).answer(getPostOfficeFile, { data: file });
});

describe('the files of answers that an administrator has to look at', () => {
  it('REQ-EAUTH-10 stand in a list for each state with their reasons, and lead to the file', async () => {
    const { user } = renderPortal({ at: '/admin/postoffice', as });
    await heading('Answer files to check');
    expect(await screen.findByText('The request was sent to another payer')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Not readable' }));
    await waitFor(() =>
      expect(portal.sentTo(searchPostOfficeFiles).at(-1)?.body).toMatchObject({ state: 'unreadable' }),
    );
    await user.click((await screen.findAllByRole('link', { name: /24\/11\/2026/ }))[0]!);
    await arriveAt(`/admin/postoffice/${keptId}`);
  });

  it('show their text as text, and are read again after a question', async () => {
    portal.answer(readPostOfficeFileAgain, () => {
      const matched = [{ authorizationId: keptId, requestNumber: 'DHA-F-9000001-77' }];
      const readings = [{ at: '2026-11-24T07:00:00.000Z', by: 'Sara', state: 'taken' as const, reason: null }];
      portal.answer(getPostOfficeFile, { data: { ...file, state: 'taken', reason: null, matched, readings } });
      return { data: { state: 'taken' as const, reason: null } };
    });
    const { user } = renderPortal({ at: `/admin/postoffice/${keptId}`, as });
    const text = await screen.findByRole('group', { name: 'What stands in it' });
    expect(text.textContent).toBe(file.text);
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Read this file again?' });
    expect(portal.sentTo(readPostOfficeFileAgain)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Read again' }));
    expect(await screen.findByText('DHA-F-9000001-77')).toBeDefined();
    expect(portal.sentTo(readPostOfficeFileAgain)[0]?.body).toEqual({ keptId, version: 2 });
    expect(screen.getByText('Read again by Sara: Taken later')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
  });

  it('say why they stay where another reading changes nothing', async () => {
    portal.answer(readPostOfficeFileAgain, { data: { state: 'unmatched', reason: 'approvesMore' } });
    const { user } = renderPortal({ at: `/admin/postoffice/${keptId}`, as });
    await user.click(await screen.findByRole('button', { name: 'Read again' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Read again' }));
    expect(await screen.findByText(/stays here: More is approved than was asked for/)).toBeDefined();
  });

  it('that are no text say so, and one that is not there leads back', async () => {
    portal.answer(getPostOfficeFile, { data: { ...file, text: null } });
    const { unmount } = renderPortal({ at: `/admin/postoffice/${keptId}`, as });
    expect(await screen.findByText('The file is no text.')).toBeDefined();
    unmount();
    portal.answer(getPostOfficeFile, { refusal: 'notFound' });
    renderPortal({ at: `/admin/postoffice/${keptId}`, as });
    expect(await screen.findByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/admin/postoffice');
  });
});
