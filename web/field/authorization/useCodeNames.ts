import { useTranslation } from 'react-i18next';
import { isRightToLeft } from '../../../shared/_field/bilingual.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { CodeNames, RequestSubject } from '../../../shared/authorization/codeNames.ts';

/** What the codes and licences of a request are called in the reader's language; null for one that no list has. */
export interface NamesOfCodes {
  readonly activity: (coded: { readonly type: number; readonly code: string }) => string | null;
  readonly diagnosis: (code: string) => string | null;
  readonly clinician: (licenseNo: string) => string | null;
}

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The names of a request in a language. The release before answers none: its codes stand alone. */
export function codeNamesIn(language: string, names: CodeNames | undefined): NamesOfCodes {
  return {
    activity: ({ type, code }) => {
      const found = names?.activities.find((each) => each.type === type && isSame(each.code, code));
      return found ? nameIn(language, found, 'description') : null;
    },
    // The classification is in English only: for a reader of Arabic its chapter stands beside. The mark makes the whole run from the
    // right, and the isolate keeps the English words together: else the brackets of the Arabic ones are turned round.
    diagnosis: (code) => {
      const found = names?.diagnoses.find((each) => isSame(each.code, code));
      if (!found) return null;
      return isRightToLeft(language)
        ? `\u200f\u2066${found.description}\u2069 (${found.chapterNameArabic})`
        : found.description;
    },
    clinician: (licenseNo) => {
      const found = names?.clinicians.find((each) => isSame(each.licenseNo, licenseNo));
      if (!found) return null;
      return [nameIn(language, found, 'fullName'), nameIn(language, found, 'specialty')].filter(Boolean).join(' · ');
    },
  };
}

/** The same for the reader. */
export const useCodeNames = (names: CodeNames | undefined): NamesOfCodes =>
  codeNamesIn(useTranslation().i18n.language, names);

/** What a request is about, in words: a code beside its name, or alone; null where it has none. */
export function subjectIn(language: string, subject: RequestSubject | undefined) {
  const { activity, diagnosis, clinician } = codeNamesIn(language, subject?.names);
  const named = (code: string, name: string | null) => (name ? `${code} – ${name}` : code);
  return {
    service: subject?.activity ? named(subject.activity.code, activity(subject.activity)) : null,
    diagnosis: subject?.diagnosis ? named(subject.diagnosis, diagnosis(subject.diagnosis)) : null,
    clinician: subject?.clinician ? (clinician(subject.clinician) ?? subject.clinician) : null,
  };
}
