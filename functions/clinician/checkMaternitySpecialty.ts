import type { clinicianApi } from '../../shared/api/clinician.ts';
import type { Operation } from '../_kit/context.ts';

/** The specialties that look after pregnancy and birth, as regulators name them, in the form in which names are compared. */
const maternitySpecialties = new Set([
  'gynaecology',
  'maternal fetal medicine',
  'midwifery',
  'obstetrics',
  'obstetrics gynaecology',
  'reproductive medicine',
]);

/** One form for the ways to write a specialty: 'Obstetrics & Gynecology' is 'obstetrics gynaecology'. */
const comparable = (specialty: string): string =>
  specialty
    .toLowerCase()
    .replaceAll('gynecology', 'gynaecology')
    .replaceAll('foetal', 'fetal')
    .replace(/\band\b/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** REQ-CLIN-07: a visit to such a specialty asks the payer about maternity cover. */
export const checkMaternitySpecialty: Operation<typeof clinicianApi.endpoints.checkMaternitySpecialty> = async ({
  query,
}) => maternitySpecialties.has(comparable(query.speciality));
