import { regulators } from '../../shared/_field/regulator.ts';
import type { NewClinician } from '../_data/clinician/clinician.ts';
import { specialtyNamed } from '../_data/clinician/specialties.ts';
import { demoEmiratesId } from './emiratesIds.ts';
import { demoFacilities } from './facilities.ts';

/** Invented clinicians; a second facility for one makes a second licence. */
const people: readonly [fullName: string, fullNameArabic: string, specialty: string][] = [
  ['Dr. Anita Verghese', 'د. أنيتا فيرغيز', 'Family Medicine'],
  ['Dr. Saif Al Nuaimi', 'د. سيف النعيمي', 'General Practice'],
  ['Dr. Huda Al-Mansoori', 'د. هدى المنصوري', 'Obstetrics and Gynaecology'],
  ['Dr. Bilal Farooqi', 'د. بلال فاروقي', 'Internal Medicine'],
  ['Dr. Teresa Villanueva', 'د. تيريزا فيلانويفا', 'Paediatrics'],
  ['Dr. Mostafa Abdel Rahman', 'د. مصطفى عبد الرحمن', 'Orthopaedics'],
  ["Dr. Siobhan O'Rourke", 'د. شيفون أورورك', 'Dermatology'],
  ['Dr. Rania Haddad', 'د. رانيا حداد', 'Dentistry'],
  ['Dr. Vikram Iyer', 'د. فيكرام آير', 'Cardiology'],
  ['Dr. Aïsha Diallo', 'د. عائشة ديالو', 'Ophthalmology'],
  ['Joy Mendoza', 'جوي ميندوزا', 'Nursing'],
  ['Tarek Sabbagh', 'طارق صباغ', 'Physiotherapy'],
];

const pharmacists: readonly [fullName: string, fullNameArabic: string, specialty: string][] = [
  ['Nadia Rahimi', 'نادية رحيمي', 'Pharmacy'],
  ['Suresh Pillai', 'سوريش بيلاي', 'Pharmacy'],
];

const licencePrefixes: Readonly<Record<number, string>> = {
  [regulators.HAAD]: 'GD9',
  [regulators.DHA]: 'DHA-P-9',
  [regulators.International]: 'INT-9',
  [regulators.MOHAP]: 'MOH-P-9',
  [regulators.Portal]: 'WSL-P-9',
};

const serial = (facilityAt: number, personAt: number): string =>
  `${String(facilityAt + 1).padStart(2, '0')}${String(personAt + 1).padStart(2, '0')}`;

/** Dr. Siobhan O'Rourke: requests with her end as Blocked. */
const blacklisted = 6;

/** Until when the first ones are verified; the second one's verification is over. */
const verified: readonly (string | undefined)[] = ['2027-06-30', '2025-06-30'];

/** The staff of each facility; the last of a clinic's has left. */
export const demoClinicians: readonly NewClinician[] = demoFacilities.flatMap(
  ({ facilityId, kind, regulatoryId }, at) => {
    const staff = kind === 'pharmacy' ? pharmacists : people;
    return staff.map(([fullName, fullNameArabic, specialty], person) => ({
      clinicianId: `${facilityId}-${person + 1}`,
      facilityId,
      fullName,
      fullNameArabic,
      licenseNo: `${licencePrefixes[regulatoryId]}${serial(at, person)}`,
      emiratesId: demoEmiratesId(1970 + person, 5000 + Number(serial(at, person))),
      specialty,
      specialtyCode: specialtyNamed(specialty)?.code ?? null,
      isActive: person < 11,
      isBlacklisted: person === blacklisted,
      verifiedUntil: verified[person] ?? null,
    }));
  },
);
