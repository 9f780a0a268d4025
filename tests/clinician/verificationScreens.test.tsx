import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ClinicianDetail } from '../../shared/clinician/clinicianModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import type { ClinicianCheck } from '../../shared/clinician/verificationModel.ts';
import { giveElementsASize } from '../support/layout.ts';
import { heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { checkClinician, getClinicianById, getClinicianChecks, markClinicianVerified, searchClinicians } =
  clinicianApi.endpoints;
const at = '/admin/clinicianverificationsearch';

const row = {
  ...{ clinicianId: 'c-1', facilityId: 'f-1', facilityName: 'Noor Clinic', facilityNameArabic: 'عيادة نور' },
  ...{ fullName: 'Dr. Bilal Invented', fullNameArabic: 'د. بلال', licenseNo: 'DHA-P-1', emiratesIdEnding: '0017' },
  ...{ specialty: 'Cardiology', specialtyCode: 'cardiology', specialtyArabic: 'أمراض القلب', isActive: true },
  ...{ isBlacklisted: false, worksFrom: null, worksTo: null, verifiedUntil: null, version: 3 },
  license: 'valid' as const,
};
const clinician = (verifiedUntil: string | null): ClinicianDetail => ({
  ...row,
  verifiedUntil,
  places: [],
  worksElsewhere: false,
});
const check: ClinicianCheck = {
  ...{ checkId: '01JD0000000000000000000000', checkedAt: '2026-11-20T08:00:00.000Z', checkedByName: 'Omar Invented' },
  ...{ regulatorId: 2, outcome: 'differs', answerHash: 'a'.repeat(64), latestUntil: '2099-12-31', canMark: true },
  marked: null,
  comparisons: [
    { field: 'emiratesId', ours: '0017', theirs: '0017', result: 'same' },
    { field: 'fullName', ours: 'Dr. Bilal Invented', theirs: 'Bilal Hassan', result: 'different' },
  ],
};

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal().answer(getClinicianById, { data: clinician(null) });
});
const answers = (...items: ClinicianCheck[]) => ({ data: { items, nextCursor: null, total: null } });
const admin = aSignedInUser({ roles: ['ProviderAdmin'] });

async function openRecord() {
  const opened = renderPortal({ at: `${at}/f-1/c-1`, as: admin });
  await heading('Clinician');
  return opened;
}

it('REQ-SPEC-09 lists clinicians, and shows who is verified, who no longer, and who never was', async () => {
  const items = [
    { ...row, clinicianId: 'c-1', fullName: 'Verified Person', verifiedUntil: '2099-12-31' },
    { ...row, clinicianId: 'c-2', fullName: 'Expired Person', verifiedUntil: '2020-12-31' },
    { ...row, clinicianId: 'c-3', fullName: 'New Person' },
  ];
  portal.answer(searchClinicians, { data: { items, nextCursor: null, total: null } });
  renderPortal({ at, as: admin });
  await heading('Clinician Verification');
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
  expect((await rowOf('Verified Person')).getByText('Verified')).toBeDefined();
  expect((await rowOf('Expired Person')).getByText('Verification expired')).toBeDefined();
  expect((await rowOf('New Person')).getByText('Not verified')).toBeDefined();
  expect(screen.getByRole('link', { name: 'New Person' }).getAttribute('href')).toBe(`${at}/f-1/c-3`);
});

it('REQ-SPEC-16 asks the regulator about the version that is shown, and shows the answer field by field', async () => {
  portal.answer(getClinicianChecks, answers()).answer(checkClinician, { data: check });
  const { user } = await openRecord();
  await screen.findByText('The regulator was not asked about this clinician yet.');
  portal.answer(getClinicianChecks, answers(check));
  await user.click(screen.getByRole('button', { name: 'Ask the regulator' }));
  const table = within(await screen.findByRole('table', { name: /regulator's list/ }));
  expect(portal.sentTo(checkClinician)[0]?.body).toEqual({ clinicianId: 'c-1', facilityId: 'f-1', version: 3 });
  const name = within(table.getByRole('row', { name: /^Name/ }));
  for (const text of ['Dr. Bilal Invented', 'Bilal Hassan', 'Different']) expect(name.getByText(text)).toBeDefined();
  expect(within(table.getByRole('row', { name: /^Emirates ID/ })).getByText('Same')).toBeDefined();
  expect(screen.getByText('a'.repeat(64))).toBeDefined();
});

it('REQ-SPEC-16 marks a clinician until a day, with the reason that a difference needs', async () => {
  portal.answer(getClinicianChecks, answers(check)).answer(markClinicianVerified, { data: check });
  const { user } = await openRecord();
  await user.click(await screen.findByRole('button', { name: 'Mark as verified' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark as verified' }));
  await user.type(dialog.getByRole('textbox', { name: /^Why this is/ }), 'Other spelling');
  await user.click(dialog.getByRole('button', { name: 'Mark as verified' }));
  await waitFor(() => expect(portal.sentTo(markClinicianVerified)).toHaveLength(1));
  expect(portal.sentTo(markClinicianVerified)[0]?.body).toEqual({
    ...{ clinicianId: 'c-1', facilityId: 'f-1', version: 3, checkId: check.checkId },
    ...{ verifiedUntil: '2099-12-31', note: 'Other spelling' },
  });
});

it.each([
  ['fails', "The regulator's list does not confirm the licence, the Emirates ID or the validity."],
  ['notListed', "The regulator's list does not have this licence."],
  ['unanswered', 'The regulator did not answer. This says nothing about the clinician.'],
] as const)('REQ-SPEC-16 an answer that proves nothing (%s) says so and offers no mark', async (outcome, text) => {
  portal.answer(getClinicianChecks, answers({ ...check, outcome, canMark: false, comparisons: [] }));
  await openRecord();
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Mark as verified' })).toBeNull();
});
