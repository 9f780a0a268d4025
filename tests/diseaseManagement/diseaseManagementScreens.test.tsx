import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../shared/_field/roles.ts';
import { diseaseManagementApi, type Enrolment, type EnrolmentRow } from '../../shared/diseaseManagement/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, fakePortal } from '../support/transport.ts';

const { getEnrolments, getEnrolment, getEnrolmentEntries } = diseaseManagementApi.endpoints;
const row: EnrolmentRow = {
  ...{ enrolmentId: '01K00000000000000000000001', programme: 'diabetes', state: 'active' },
  ...{ patientName: 'Salem Invented', patientNameArabic: null, patientEnding: '0017' },
  ...{ payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة', facilityName: 'Palm Clinic' },
  ...{ facilityNameArabic: null, enrolledOn: '2026-11-02', nextDueOn: '2026-12-02', gaps: 1 },
};

// What a screen is made of is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() => import('../../web/diseaseManagement/EnrolmentListScreen.tsx'));
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
});

function open(as: Parameters<typeof aSignedInUser>[0]) {
  const portal = fakePortal().answer(getEnrolments, (_call, { query }) => ({
    data: { items: query.state === 'left' ? [] : [row], nextCursor: null, total: null },
  }));
  return { portal, ...renderPortal({ at: '/diseasemanagement', as: aSignedInUser(as) }) };
}
const roles = (...given: Role[]) => ['Standard' as const, ...given];
const find = () => screen.queryByRole('textbox', { name: /^Emirates ID or card number/ });

describe('REQ-NET-14 disease management', () => {
  it('shows a care team its members and where to enrol another one, where the facility takes part', async () => {
    const { portal, user } = open({ roles: roles('DiseaseManagement'), payerId: null, hasDiseaseManagement: true });
    await screen.findByText('Salem Invented');
    expect(find()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Left' }));
    await screen.findByText('Nobody has left a programme.');
    await waitFor(() => expect(portal.sentTo(getEnrolments).at(-1)?.url.searchParams.get('state')).toBe('left'));
  });

  it('offers to enrol nobody where the facility takes no part, nor to an insurer, who reads', async () => {
    const { unmount } = open({ roles: roles('DiseaseManagement'), payerId: null, hasDiseaseManagement: false });
    await screen.findByText('Salem Invented');
    expect(find()).toBeNull();
    unmount();
    open({ roles: roles('InsurerUser'), payerId: 518, facilityId: null, hasDiseaseManagement: true });
    await screen.findByText(/^Your members in programmes/);
    expect(find()).toBeNull();
  });

  it('asks for no patient for somebody of neither side, who is told whom it is for', async () => {
    const { portal } = open({ roles: roles('Eligibility'), payerId: null });
    await screen.findByText('Disease management is for care teams and insurers');
    expect(portal.sentTo(getEnrolments)).toEqual([]);
  });

  it('keeps the note of a contact over Escape, until it is cancelled on purpose', async () => {
    const enrolment: Enrolment = {
      ...row,
      ...{ version: 1, criteria: [], consentOn: '2026-11-02', consentKind: 'signed', goals: '', plan: [] },
      ...{ enrolledByName: 'Sara Invented', left: null, mayChange: true },
    };
    fakePortal()
      .answer(getEnrolment, { data: enrolment })
      .answer(getEnrolmentEntries, { data: { items: [], nextCursor: null, total: null } });
    const as = aSignedInUser({ roles: roles('DiseaseManagement'), payerId: null, hasDiseaseManagement: true });
    const { user } = renderPortal({ at: `/diseasemanagement/members/${row.enrolmentId}`, as });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: 'Enter a contact' }));
      return within(await screen.findByRole('dialog'));
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type((await open()).getByRole('textbox', { name: /^Note/ }), 'Half a sent');
    await user.keyboard('{Escape}');
    await isClosed();
    const again = await open();
    expect(again.getByRole('textbox', { name: /^Note/ })).toHaveValue('Half a sent');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect((await open()).getByRole('textbox', { name: /^Note/ })).toHaveValue('');
  });
});
