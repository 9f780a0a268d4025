import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmpanelmentForm } from '../../shared/empanelment/form.ts';
import { type Empanelment, empanelmentApi } from '../../shared/empanelment/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, fakePortal } from '../support/transport.ts';

const { getEmpanelment, getEmpanelmentMessages, getEmpanelmentStaff, markEmpanelmentRead } = empanelmentApi.endpoints;
const empanelmentId = '01K00000000000000000000001';
const first: EmpanelmentForm = {
  payerId: 518,
  contactName: 'Mariam Invented',
  contactEmail: 'network@clinic.example',
  contactMobile: '+971-50-123-4567',
  tradeLicenseNumber: 'CN-9000001',
  services: ['outpatient'],
  documents: [],
  branch: null,
};
const branch: NonNullable<EmpanelmentForm['branch']> = {
  branchLicense: 'MOH-F-7001',
  branchName: 'Marsa Pharmacy, North',
  branchNameArabic: 'صيدلية المرسى، الشمال',
  branchKind: 'pharmacy',
  branchEmirate: 'Sharjah',
};

const alone = { terms: null, account: null, before: null };

/** A request that was corrected once, after a comment on its first submission. */
const aRequest = (changes: Partial<Empanelment> = {}): Empanelment => ({
  ...{ empanelmentId, empanelmentNumber: 'EM-00000001', kind: 'join', state: 'review', version: 5 },
  ...{ facilityName: 'Palm Clinic', facilityNameArabic: 'عيادة النخلة' },
  ...{ payerName: 'Pearl Mutual Health', payerNameArabic: 'اللؤلؤة للتأمين التعاوني' },
  ...{ openedAt: '2026-11-02T06:00:00.000Z', openedByName: 'Sara Invented', stateSince: '2026-11-09T06:00:00.000Z' },
  ...{ dueAt: '2026-12-01T10:00:00.000Z', isFirstResponse: false, escalatedAt: null, holder: null },
  ...{ passed: [], attachments: [], readMarks: [], side: 'provider', moves: [], draft: null },
  events: [{ at: '2026-11-02T06:00:00.000Z', event: 'open', by: 'Sara Invented', detail: null }],
  facts: { facilityLicense: 'DHA-F-1', facilityKind: 'clinic', emirate: 'Dubai' },
  revisions: [
    { number: 1, submittedAt: '2026-11-02T06:00:00.000Z', submittedByName: 'Sara Invented', form: first, ...alone },
    {
      ...{ number: 2, submittedAt: '2026-11-09T06:00:00.000Z', submittedByName: 'Sara Invented' },
      form: { ...first, tradeLicenseNumber: 'CN-900000177' },
      ...alone,
    },
  ],
  remarks: [
    { field: 'tradeLicenseNumber', text: 'Two digits are missing.', at: '2026-11-05T06:00:00.000Z', revision: 1 },
  ],
  ...{ returnCount: 1, reviewedSince: '2026-11-09T06:00:00.000Z', proposal: null, expired: [] },
  ...{ daysUsed: 3, daysPromised: 20, providerCode: null, accountChange: null },
  ...changes,
});

// What a screen is made of is loaded once: on a busy machine that takes longer than any of the tests.
beforeAll(() => import('../../web/empanelment/EmpanelmentScreen.tsx'));
beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  giveElementsASize();
});

const open = (request: Empanelment) => {
  fakePortal()
    .answer(getEmpanelment, { data: request })
    .answer(getEmpanelmentMessages, { data: { items: [], nextCursor: null, total: null } })
    .answer(getEmpanelmentStaff, { data: [] })
    .answer(markEmpanelmentRead, { data: null });
  const as = aSignedInUser({ roles: ['Standard'], payerId: null });
  return renderPortal({ at: `/providerempanelment/status/${empanelmentId}`, as });
};

describe('what was submitted', () => {
  it('REQ-NET-18 shows what a submission changed by field, and each former one as it was on its day', async () => {
    const { user } = open(aRequest());
    await screen.findByText('CN-900000177');
    expect(screen.getByText('Before: CN-9000001')).toBeTruthy();
    expect(screen.queryByText('Two digits are missing.')).toBeNull();
    await user.click(screen.getByRole('combobox', { name: 'Submission' }));
    const former = within(await screen.findByRole('listbox')).getByRole('option', { name: /^1 of 02\/11\/2026/ });
    await user.click(former);
    await screen.findByText('CN-9000001');
    expect(screen.queryByText('CN-900000177')).toBeNull();
    expect(screen.queryByText(/^Before:/)).toBeNull();
    expect(screen.getByText('Two digits are missing.')).toBeTruthy();
  });

  it('names the branch that a request asks for, in words', async () => {
    const form = { ...first, branch };
    const at = '2026-11-02T06:00:00.000Z';
    open(
      aRequest({
        ...{ kind: 'addBranch', remarks: [] },
        revisions: [{ number: 1, submittedAt: at, submittedByName: 'Sara Invented', form, ...alone }],
      }),
    );
    await screen.findByText('MOH-F-7001');
    for (const text of ['Adding a branch', 'Marsa Pharmacy, North', 'Pharmacy', 'Sharjah']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });
});
