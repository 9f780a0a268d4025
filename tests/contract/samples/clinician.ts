import { clinicianApi } from '../../../shared/clinician/routes.ts';
import { samplesOf } from './samplesOf.ts';

/** What callers send to clinician; all invented. */
export const clinicianSamples = samplesOf(clinicianApi, {
  getClinicians: {
    query: {},
  },
  getReferralClinicians: {
    query: {},
  },
  checkMaternitySpecialty: {
    query: { speciality: 'Obstetrics and Gynecology' },
  },
});
