/** A clinician's licence, as all regulators of the Emirates write them. */
export const clinicianLicensePattern = /^[A-Za-z0-9][A-Za-z0-9-]{2,29}$/;

/** One form for the ways to write a specialty: 'Obstetrics & Gynecology' is 'obstetrics gynaecology'. */
const comparable = (specialty: string): string =>
  specialty
    .toLowerCase()
    .replaceAll('gynecology', 'gynaecology')
    .replaceAll('foetal', 'fetal')
    .replace(/\band\b/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** The specialties that look after pregnancy and birth, as regulators name them, in the form in which names are compared. */
const maternity: ReadonlySet<string> = new Set([
  'gynaecology',
  'maternal fetal medicine',
  'midwifery',
  'obstetrics',
  'obstetrics gynaecology',
  'reproductive medicine',
]);

/** Whether a specialty belongs to maternity care (REQ-CLIN-07). */
export const isMaternitySpecialty = (specialty: string): boolean => maternity.has(comparable(specialty));

/** Words of the names of professions that treat by referral and do not refer. */
const withoutReferrals = /\b(?:pharmac|nurs|midwi|physiotherap|laborator|radiograph|dietetic|technician)/;

/** Whether clinicians of a specialty refer patients to others: physicians and dentists do (REQ-CLIN-04). */
export const mayRefer = (specialty: string): boolean => !withoutReferrals.test(comparable(specialty));

/** Whether a specialty is a pharmacist's (REQ-CLIN-03). */
export const isPharmacy = (specialty: string): boolean => /\bpharmac/.test(comparable(specialty));
