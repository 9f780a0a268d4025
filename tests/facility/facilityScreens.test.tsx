import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FacilityFound, FacilityRecord } from '../../shared/facility/facilityFields.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { giveElementsASize } from '../support/layout.ts';
import { arriveAt, heading, renderPortal } from '../support/renderPortal.tsx';
import { aSignedInUser, type FakePortal, fakePortal } from '../support/transport.ts';

const { searchFacilities, getAllFacilities, getFacilityById, saveFacility } = facilityApi.endpoints;
const { changeFacilityState, enableIntegrationForFacility } = facilityApi.endpoints;

const found: FacilityFound = {
  ...{ facilityId: 'f-1', facilityName: 'Noor Clinic', facilityNameArabic: 'عيادة نور', facilityLicense: 'DHA-F-1' },
  ...{ regulatoryId: 2, kind: 'clinic', isActive: true, isMalaffiIntegration: false },
};
const settings: NonNullable<FacilityRecord['settings']> = {
  ...{ providerStatus: 'CONTRACTED', providerId: 7, providerCode: 'P-7', providerMode: 1, providerNotes: null },
  ...{ isBankUpdateRequired: false, hasDiseaseManagement: false, facilityRoles: ['MedicalProvider'], seats: 10 },
  ...{ seatsInUse: 4, stateChange: null, changedAt: null, changedBy: null },
};
const record: FacilityRecord = {
  ...found,
  ...{ emirate: 'Dubai', isHomeCare: false, exchange: 'NABIDH', connection: null, settings, version: 3 },
};
const people = aSignedInUser({ roles: ['Eligibility'] });
const setup = aSignedInUser({ roles: ['SetupAdmin'], facilityId: null });

let portal: FakePortal;
beforeEach(() => {
  vi.restoreAllMocks();
  giveElementsASize();
  sessionStorage.clear();
  portal = fakePortal().answer(getFacilityById, { data: record });
});

async function openRecord(as = setup) {
  const opened = renderPortal({ at: '/facilities/f-1', as });
  await screen.findByText('DHA-F-1');
  return opened;
}
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sent = (endpoint: Parameters<FakePortal['sentTo']>[0]) => portal.sentTo(endpoint).map(({ body }) => body);

describe('the list of facilities', () => {
  it('REQ-FAC-12 searches by name, regulator, kind and state, and leads to each record', async () => {
    portal.answer(searchFacilities, { data: { items: [found], nextCursor: null, total: null } });
    const { user } = renderPortal({ at: '/admin/facilities', as: setup });
    const link = await screen.findByRole('link', { name: /Noor Clinic/ });
    expect(link.getAttribute('href')).toBe('/facilities/f-1');
    expect(sent(searchFacilities).at(-1)).toMatchObject({ isActive: true });
    await user.type(screen.getByRole('textbox', { name: 'Name or licence' }), 'noor');
    await user.click(screen.getByRole('combobox', { name: /^Regulator/ }));
    await user.click(await screen.findByRole('option', { name: /DHA/ }));
    await user.click(screen.getByRole('combobox', { name: /^Kind/ }));
    await user.click(await screen.findByRole('option', { name: 'Clinic' }));
    const wanted = { searchTerm: 'noor', regulatorId: 2, kind: 'clinic' };
    await waitFor(() => expect(sent(searchFacilities).at(-1)).toMatchObject({ ...wanted, isActive: true }));
    await user.click(screen.getByRole('button', { name: 'Inactive' }));
    await waitFor(() => expect(sent(searchFacilities).at(-1)).toMatchObject({ ...wanted, isActive: false }));
    await user.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(sent(searchFacilities).at(-1)).not.toHaveProperty('isActive'));
  });

  it('REQ-FAC-20 is looked up by everybody, without a way to change anything', async () => {
    portal.answer(getAllFacilities, { data: { items: [found], nextCursor: null, total: null } });
    renderPortal({ at: '/facilities', as: people });
    await screen.findByText(/Noor Clinic/);
    expect(screen.queryByRole('link', { name: 'Add a facility' })).toBeNull();
  });
});

describe('the record of a facility', () => {
  it('REQ-FAC-05 shows its people what it is, and neither its contract nor a button', async () => {
    portal.answer(getFacilityById, { data: { ...record, settings: null } });
    await openRecord(people);
    expect(screen.getByText('Not connected')).toBeDefined();
    for (const name of ['Edit', 'Exchange connection', 'Deactivate']) {
      expect(screen.queryByRole('link', { name })).toBeNull();
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    expect(screen.queryByText('P-7')).toBeNull();
  });

  it('REQ-FAC-05 says why nobody works for it', async () => {
    const stateChange = { at: '2026-11-20T08:00:00.000Z', byName: 'Omar Invented', reason: 'Licence ended' };
    portal.answer(getFacilityById, { data: { ...record, isActive: false, settings: { ...settings, stateChange } } });
    await openRecord();
    expect(screen.getByText('Licence ended')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Activate' })).toBeDefined();
  });

  it('REQ-MODEL-05 deactivates with a reason only, over the version that is shown, and activates again', async () => {
    portal.answer(changeFacilityState, { data: { ...record, isActive: false, version: 4 } });
    const { user } = await openRecord();
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    const dialog = await dialogNamed('Deactivate this facility?');
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(sent(changeFacilityState)).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), ' Licence ended ');
    portal.answer(getFacilityById, { data: { ...record, isActive: false, version: 4 } });
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await user.click(await screen.findByRole('button', { name: 'Activate' }));
    const again = await dialogNamed('Activate this facility?');
    await user.type(again.getByRole('textbox', { name: /^Reason/ }), 'Renewed');
    await user.click(again.getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(sent(changeFacilityState)).toHaveLength(2));
    expect(sent(changeFacilityState)).toEqual([
      { facilityId: 'f-1', version: 3, isActive: false, reason: 'Licence ended' },
      { facilityId: 'f-1', version: 4, isActive: true, reason: 'Renewed' },
    ]);
  });

  it('REQ-FAC-15 connects with the exchange only with a date and who said so', async () => {
    portal.answer(enableIntegrationForFacility, { data: { ...record, isMalaffiIntegration: true, version: 4 } });
    const { user } = await openRecord();
    await user.click(screen.getByRole('button', { name: 'Exchange connection' }));
    const dialog = await dialogNamed('Connect with NABIDH');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(sent(enableIntegrationForFacility)).toEqual([]);
    for (const missing of ['Enter since when it is connected.', 'Choose who said so.'])
      expect((await dialog.findAllByText(missing)).length).toBeGreaterThan(0);
    const day = within(await dialog.findByRole('group', { name: /^Connected since/ }));
    await user.click(day.getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('01102026');
    await user.click(dialog.getByRole('combobox', { name: /^Said by/ }));
    await user.click(await screen.findByRole('option', { name: 'The regulator' }));
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(sent(enableIntegrationForFacility)).toHaveLength(1));
    const connection = { connectedOn: '2026-10-01', source: 'regulator', note: null };
    expect(sent(enableIntegrationForFacility)[0]).toEqual({
      facilityId: 'f-1',
      version: 3,
      isEnabled: true,
      connection,
    });
  });

  it('REQ-FAC-15 disconnects what is connected, and offers nothing where there is no exchange', async () => {
    const connection = { connectedOn: '2026-10-01', source: 'exchange', note: 'By letter' } as const;
    portal.answer(getFacilityById, { data: { ...record, isMalaffiIntegration: true, connection } });
    portal.answer(enableIntegrationForFacility, { data: { ...record, version: 4 } });
    const { user, unmount } = await openRecord();
    for (const shown of ['Connected', 'The exchange', 'By letter']) expect(screen.getByText(shown)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Exchange connection' }));
    await user.click((await dialogNamed('Disconnect from NABIDH?')).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(sent(enableIntegrationForFacility)).toHaveLength(1));
    expect(sent(enableIntegrationForFacility)[0]).toEqual({ facilityId: 'f-1', version: 3, isEnabled: false });
    unmount();
    portal.answer(getFacilityById, { data: { ...record, exchange: null } });
    await openRecord();
    expect(screen.getByText('This regulator has no exchange')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Exchange connection' })).toBeNull();
  });
});

describe('the form of a facility', () => {
  it('REQ-FAC-17 says at each field what is missing, keeps what was typed, and sends a whole one', async () => {
    portal.answer(saveFacility, { data: record });
    const { user } = renderPortal({ at: '/admin/facilities/new', as: setup });
    await heading('Add a Facility');
    await user.type(await screen.findByRole('textbox', { name: /^Name in English/ }), 'Noor Clinic');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    for (const missing of ['Enter the name in Arabic.', 'Choose the regulator.', 'Choose the kind.'])
      expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0);
    expect(sent(saveFacility)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /^Name in Arabic/ }), 'عيادة نور');
    await user.type(screen.getByRole('textbox', { name: /^Facility licence number/ }), 'DHA-F-1');
    await user.type(screen.getByRole('textbox', { name: /^Provider code/ }), 'P-7');
    for (const [field, option] of [
      [/^Regulator/, /DHA/],
      [/^Kind/, 'Clinic'],
      [/^Emirate/, 'Dubai'],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    }
    const atHome = within(screen.getByRole('radiogroup', { name: /^Cares for patients at home/ }));
    await user.click(atHome.getByRole('radio', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await arriveAt('/facilities/f-1');
    expect(sent(saveFacility)).toEqual([
      {
        ...{ facilityName: 'Noor Clinic', facilityNameArabic: 'عيادة نور', facilityLicense: 'DHA-F-1', regulatorId: 2 },
        ...{ kind: 'clinic', emirate: 'Dubai', isHomeCare: true, providerStatus: '', providerCode: 'P-7' },
        ...{ providerMode: null, providerNotes: null, isBankUpdateRequired: false, hasDiseaseManagement: false },
      },
    ]);
  });

  it('REQ-FAC-17 has what was typed after its page was loaded anew, says what somebody else has saved since, and saves that when told to', async () => {
    const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Provider code/ });
    const opened = renderPortal({ at: '/admin/facilities/f-1', as: setup });
    await opened.user.type(await code(), '-8');
    opened.unmount();
    portal
      .answer(getFacilityById, { data: { ...record, settings: { ...settings, providerCode: 'P-9' }, version: 4 } })
      .answer(saveFacility, { data: record });
    const { user } = renderPortal({ at: '/admin/facilities/f-1', as: setup });
    expect((await code()).value).toBe('P-7-8');
    expect(screen.getByText(/^Changed by somebody else since you typed: Provider code\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start afresh' }));
    expect((await code()).value).toBe('P-9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await arriveAt('/facilities/f-1');
    expect(sent(saveFacility)).toMatchObject([{ version: 4, providerCode: 'P-9' }]);
  });

  it('REQ-FAC-17 shows what somebody else has saved meanwhile, and saves over it only then', async () => {
    portal.answer(saveFacility, { refusal: 'changedMeanwhile' });
    const { user } = renderPortal({ at: '/admin/facilities/f-1', as: setup });
    const code = await screen.findByRole('textbox', { name: /^Provider code/ });
    await user.clear(code);
    await user.type(code, 'P-8');
    const theirs = { ...settings, providerCode: 'P-9', changedBy: 'Omar Invented' };
    portal.answer(getFacilityById, { data: { ...record, settings: theirs, version: 4 } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Omar Invented has saved this facility while you were editing')).toBeDefined();
    expect(alert.getByText('Provider code: P-7 became P-9')).toBeDefined();
    expect((screen.getByRole('textbox', { name: /^Provider code/ }) as HTMLInputElement).value).toBe('P-8');
    portal.answer(saveFacility, { data: record });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await arriveAt('/facilities/f-1');
    expect(sent(saveFacility)).toMatchObject([
      { version: 3, providerCode: 'P-8' },
      { facilityId: 'f-1', version: 4, providerCode: 'P-8' },
    ]);
  });
});
