import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { maternityService } from '../../shared/_field/lookups.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import type { FakePortal } from '../support/transport.ts';
import { eligibilityPortal } from './support/eligibilityPortal.ts';
import { openRequestForm } from './support/requestForm.tsx';

const { getClinicians, getReferralClinicians, checkMaternitySpecialty } = clinicianApi.endpoints;
const { submitEligibility } = eligibilityApi.endpoints;
const obstetrics = 'Obstetrics and Gynaecology';

let portal: FakePortal;
beforeEach(() => {
  portal = eligibilityPortal()
    .answer(lookupsApi.endpoints.getServiceCategories, {
      data: [
        { id: 1, name: 'Outpatient', nameArabic: 'خارجية' },
        { id: maternityService, name: 'Maternity', nameArabic: 'الحمل والولادة' },
      ],
    })
    .answer(getClinicians, {
      data: [{ clinicianId: 'c1', fullName: 'Huda Invented', licenseNo: 'GD1', specialty: obstetrics }],
    })
    .answer(checkMaternitySpecialty, { data: true });
});

async function openForm() {
  const { user, choose } = await openRequestForm();
  const find = async (field: string, text: string, option: RegExp) => {
    await user.type(screen.getByRole('combobox', { name: field }), text);
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const send = async () => {
    await choose(/^Payer/, 'THIQA');
    await user.type(screen.getByRole('textbox', { name: /^Emirates ID/ }), '784198500000017');
    await choose(/^Reason/, 'Card damaged');
    await user.click(screen.getByRole('button', { name: /^Send/ }));
    await waitFor(() => expect(portal.sentTo(submitEligibility)).toHaveLength(1));
    return portal.sentTo(submitEligibility)[0]!.body;
  };
  return { user, choose, find, send };
}

const hint = () => screen.queryByText(/belongs to maternity care/);

describe('a clinician of maternity care', () => {
  it('REQ-CLIN-07 has the form offer to ask about maternity, and changes nothing unchosen', async () => {
    const { user, choose, find, send } = await openForm();
    await choose(/^Service category/, 'Outpatient');
    await find('Clinician', 'hu', /Huda Invented/);
    await screen.findByText(/belongs to maternity care/);
    const [asked] = portal.sentTo(checkMaternitySpecialty);
    expect(asked!.url.searchParams.get('speciality')).toBe(obstetrics);
    expect(screen.getByRole('combobox', { name: /^Service category/ })).toHaveTextContent('Outpatient');
    await user.click(screen.getByRole('button', { name: 'Check maternity cover' }));
    expect(screen.getByRole('combobox', { name: /^Service category/ })).toHaveTextContent('Maternity');
    expect(hint()).not.toBeInTheDocument();
    expect(await send()).toMatchObject({ serviceCategoryId: maternityService, clinicianLicense: 'GD1' });
  });

  it('is asked about once: another visit stays another visit', async () => {
    const { user, choose, find } = await openForm();
    await choose(/^Service category/, 'Outpatient');
    await find('Clinician', 'hu', /Huda Invented/);
    await user.click(await screen.findByRole('button', { name: 'Another visit' }));
    expect(hint()).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: /^Service category/ })).toHaveTextContent('Outpatient');
  });

  it('is no matter for other specialties', async () => {
    portal.answer(checkMaternitySpecialty, { data: false });
    const { find } = await openForm();
    await find('Clinician', 'hu', /Huda Invented/);
    await waitFor(() => expect(portal.sentTo(checkMaternitySpecialty)).toHaveLength(1));
    expect(hint()).not.toBeInTheDocument();
  });
});

describe('who referred the patient', () => {
  it('REQ-CLIN-04 is one of the facility’s clinicians, found by name', async () => {
    portal.answer(getReferralClinicians, {
      data: [{ clinicianId: 'c2', fullName: 'Saif Invented', licenseNo: 'GD2', specialty: 'General Practice' }],
    });
    const { choose, find, send } = await openForm();
    await choose(/^Service category/, 'Outpatient');
    await find('Referred by', 'sa', /Saif Invented/);
    expect(await send()).toMatchObject({ referralClinicianLicense: 'GD2' });
  });

  it('is a clinician of another facility by the licence, and never a name that nobody has', async () => {
    const { user, choose, find, send } = await openForm();
    await choose(/^Service category/, 'Outpatient');
    const field = screen.getByRole('combobox', { name: 'Referred by' });
    await user.type(field, 'Nobody');
    await waitFor(() => expect(portal.sentTo(getReferralClinicians).length).toBeGreaterThan(0));
    expect(within(document.body).queryByRole('option')).not.toBeInTheDocument();
    await user.clear(field);
    await find('Referred by', 'moh-p-5511', /MOH-P-5511.*another facility/);
    expect(field).toHaveValue('MOH-P-5511');
    expect(await send()).toMatchObject({ referralClinicianLicense: 'MOH-P-5511' });
  });
});
