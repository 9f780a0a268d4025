import { useTranslation } from 'react-i18next';
import { isRightToLeft } from '../../../shared/_field/bilingual.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { CodeNames } from '../../../shared/authorization/codeNames.ts';

/** What the codes and licences of a request are called in the reader's language; null for one that no list has. */
export interface NamesOfCodes {
  readonly activity: (coded: { readonly type: number; readonly code: string }) => string | null;
  readonly diagnosis: (code: string) => string | null;
  readonly clinician: (licenseNo: string) => string | null;
}

const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

/** The names of a request for its reader. The release before answers none: its codes stand alone. */
export function useCodeNames(names: CodeNames | undefined): NamesOfCodes {
  const { language } = useTranslation().i18n;
  return {
    activity: ({ type, code }) => {
      const found = names?.activities.find((each) => each.type === type && isSame(each.code, code));
      return found ? nameIn(language, found, 'description') : null;
    },
    // The classification is in English only: for a reader of Arabic its chapter stands beside.
    diagnosis: (code) => {
      const found = names?.diagnoses.find((each) => isSame(each.code, code));
      if (!found) return null;
      return isRightToLeft(language) ? `${found.description} (${found.chapterNameArabic})` : found.description;
    },
    clinician: (licenseNo) => {
      const found = names?.clinicians.find((each) => isSame(each.licenseNo, licenseNo));
      if (!found) return null;
      return [nameIn(language, found, 'fullName'), nameIn(language, found, 'specialty')].filter(Boolean).join(' · ');
    },
  };
}
