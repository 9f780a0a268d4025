import { searchText } from '../../shared/_field/searchText.ts';
import type { CheckOutcome, Comparison, comparedFields } from '../../shared/clinician/verificationModel.ts';
import type { RegisteredClinician } from '../_connect/regulator/clinicianRegister.ts';
import type { Clinician } from '../_data/clinician/clinician.ts';
import { specialtyNamed } from '../_data/clinician/specialties.ts';

type Field = (typeof comparedFields)[number];

/** Where and when the licence is looked at: the facility, and the day in the Emirates (ISO). */
interface Place {
  readonly facilityLicense: string;
  readonly today: string;
}

/** A name without titles, its words in order: lists write family names first or last. */
const nameKey = (name: string): string =>
  searchText(name)
    .split(' ')
    .filter((word) => !['dr', 'prof', 'mr', 'mrs', 'ms'].includes(word))
    .sort()
    .join(' ');
const sameText = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();
const sameSpecialty = (one: string, other: string): boolean => {
  const [known, named] = [specialtyNamed(one), specialtyNamed(other)];
  return known && named ? known.code === named.code : sameText(one, other);
};

function compared(
  field: Field,
  ours: string | null,
  theirs: string | null,
  isSame: (one: string, other: string) => boolean,
): Comparison {
  if (!ours || !theirs) return { field, ours: ours || null, theirs: theirs || null, result: 'notGiven' };
  return { field, ours, theirs, result: isSame(ours, theirs) ? 'same' : 'different' };
}

/** What the list alone says, and whether it is good. */
const demanded = (field: Field, theirs: string | null, isGood: boolean): Comparison => {
  const result = isGood ? 'same' : 'different';
  return { field, ours: null, theirs, result: theirs === null ? 'notGiven' : result };
};

/** The Emirates IDs by their last four digits: the digits that the list has and we do not are shown to nobody. */
function comparedIds(ours: string | null, theirs: string | null): Comparison {
  const { result } = compared('emiratesId', ours, theirs, (one, other) => one === other);
  return { field: 'emiratesId', ours: ours?.slice(-4) ?? null, theirs: theirs?.slice(-4) ?? null, result };
}

/** The portal's record and the regulator's list field by field. */
export function comparisonsOf(record: Clinician, listed: RegisteredClinician, place: Place): Comparison[] {
  const { validFrom, validTo } = listed;
  return [
    compared('licenseNo', record.licenseNo, listed.licenseNo, sameText),
    comparedIds(record.emiratesId, listed.emiratesId),
    demanded('status', listed.isActive ? 'active' : 'inactive', listed.isActive),
    demanded('validFrom', validFrom, validFrom !== null && validFrom <= place.today),
    demanded('validTo', validTo, validTo !== null && validTo >= place.today),
    compared('fullName', record.fullName, listed.fullName, (one, other) => nameKey(one) === nameKey(other)),
    compared('specialty', record.specialty, listed.specialty, sameSpecialty),
    compared('facilityLicense', place.facilityLicense, listed.facilityLicense, sameText),
  ];
}

/** What has to be the same before anybody is verified, and what only must not be wrong: some lists give no dates. */
const proven: readonly Field[] = ['licenseNo', 'emiratesId', 'status'];
const notWrong: readonly Field[] = ['validFrom', 'validTo'];

/** How a comparison ended. */
export function outcomeOf(comparisons: readonly Comparison[]): CheckOutcome {
  const isProven = comparisons.every(
    ({ field, result }) =>
      (!proven.includes(field) || result === 'same') && (!notWrong.includes(field) || result !== 'different'),
  );
  if (!isProven) return 'fails';
  return comparisons.some(({ result }) => result === 'different') ? 'differs' : 'matches';
}
