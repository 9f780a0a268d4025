import { inLanguage } from '../_field/bilingual.ts';

/** What a request knows of its patient's name. */
export interface NamedPatient {
  /** The name in the payer's answer, or in the register that answered for the payer. */
  readonly patientName?: string | null | undefined;
  readonly patientNameArabic?: string | undefined;
  /** The names on the Emirates ID card that was read for the request. */
  readonly idCardName?: string | undefined;
  readonly idCardNameArabic?: string | undefined;
}

/**
 * THE rule which name of a patient is shown: the card's, in the reader's script where the card has it, because the desk has read who
 * stands before it; without a card the name in the answer. Null while nobody has named the patient.
 */
export function shownPatientName(language: string, patient: NamedPatient): string | null {
  const { patientName, patientNameArabic, idCardName, idCardNameArabic } = patient;
  const card = { en: idCardName || idCardNameArabic, ar: idCardNameArabic || idCardName };
  const answer = { en: patientName || patientNameArabic, ar: patientNameArabic || patientName };
  return inLanguage(language, card) || inLanguage(language, answer) || null;
}

/** All names of a request's patient, by each of which the request is found. */
export const patientNames = (patient: NamedPatient): string[] =>
  [patient.patientName, patient.patientNameArabic, patient.idCardName, patient.idCardNameArabic].filter(
    (name): name is string => Boolean(name),
  );
