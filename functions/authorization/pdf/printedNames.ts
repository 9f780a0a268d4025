import type { Bilingual } from '../../../shared/_field/bilingual.ts';
import type { CodeNames } from '../../../shared/authorization/codeNames.ts';
import type { AuthorizationForm } from '../../../shared/authorization/form.ts';
import { isSameCode } from '../../_parts/authorization/codeWords.ts';
import { same } from '../../_pdf/field.ts';

const joined = (texts: readonly Bilingual[]): Bilingual => ({
  en: texts.map(({ en }) => en).join(' · '),
  ar: texts.map(({ ar }) => ar).join(' · '),
});

/** The diagnoses with their names, which the classification has in English only. */
export const diagnosesText = ({ diagnoses }: Pick<CodeNames, 'diagnoses'>, form: AuthorizationForm): Bilingual =>
  joined(
    form.diagnoses.map(({ code }) => {
      const name = diagnoses.find((each) => isSameCode(each.code, code))?.description;
      return same(name ? `${code} – ${name}` : code);
    }),
  );

/** The clinicians who are named, by name and specialty; a licence alone where the facility has no such clinician any more. */
export function cliniciansText({ clinicians }: Pick<CodeNames, 'clinicians'>, form: AuthorizationForm): Bilingual {
  const named = form.lines.flatMap(({ clinician }) => (clinician ? [clinician] : []));
  const texts = [...new Set(named)].map((license): Bilingual => {
    const found = clinicians.find(({ licenseNo }) => isSameCode(licenseNo, license));
    if (!found) return same(license);
    const { fullName, fullNameArabic, specialty, specialtyArabic } = found;
    return {
      en: [fullName, specialty].filter(Boolean).join(', '),
      ar: [fullNameArabic || fullName, specialtyArabic || specialty].filter(Boolean).join('، '),
    };
  });
  return joined(texts);
}
