import { type Bilingual, inLanguage, type Language } from '../_field/bilingual.ts';
import { dateText, dateTimeText } from '../_field/dateText.ts';
import { serviceCategories } from '../_field/lookups.ts';
import { nameIn } from '../_field/nameIn.ts';
import type { AnswerClaim } from './answerClaim.ts';
import type { EligibilityStatus } from './eligibilityStatus.ts';
import { waitsForAnswers } from './eligibilityWaiting.ts';
import { type NamedPatient, shownPatientName } from './patientName.ts';
import { answerWordOf } from './statusWords.ts';

/** What an exported row is made of. */
export interface HistoryRow extends NamedPatient {
  readonly status: EligibilityStatus;
  readonly claim: AnswerClaim | null;
  readonly hasOpenQuestions: boolean;
  readonly payerName: string;
  readonly payerNameArabic: string;
  readonly identifierEnding: string;
  readonly serviceDate: string;
  readonly serviceCategoryId: number;
  readonly clinicianName: string | null;
  readonly submittedAt: string;
  readonly submittedByName: string;
  readonly facilityName: string;
  readonly facilityNameArabic: string | null;
}

const payerAsks: Bilingual = { en: 'Questions from the payer', ar: 'لدى الجهة الدافعة أسئلة' };

const stateText = (row: HistoryRow, language: Language): string =>
  inLanguage(language, waitsForAnswers(row) ? payerAsks : answerWordOf(row));

function serviceText({ serviceCategoryId }: HistoryRow, language: Language): string | null {
  const service = serviceCategories.find(({ id }) => id === serviceCategoryId);
  return service ? nameIn(language, service, 'name') : null;
}

interface Column {
  readonly title: Bilingual;
  /** What an exported cell says. */
  readonly text: (row: HistoryRow, language: Language) => string | null;
  /** In pixels. */
  readonly width: number;
}

/**
 * THE columns of the history, in order: the list shows them, and its export has them, whether a page makes the file or a background
 * job. Of the patient's identifier they show the last digits only.
 */
const columns = {
  submittedAt: {
    title: { en: 'Submitted', ar: 'وقت الإرسال' },
    text: (row) => dateTimeText(row.submittedAt),
    width: 140,
  },
  status: { title: { en: 'Status', ar: 'الحالة' }, text: stateText, width: 135 },
  patient: {
    title: { en: 'Patient', ar: 'المريض' },
    text: (row, language) => shownPatientName(language, row),
    width: 170,
  },
  identifier: {
    title: { en: 'ID ending', ar: 'آخر أرقام المعرّف' },
    text: (row) => `••${row.identifierEnding}`,
    width: 105,
  },
  payer: {
    title: { en: 'Payer', ar: 'الجهة الدافعة' },
    text: (row, language) => nameIn(language, row, 'payerName'),
    width: 140,
  },
  serviceDate: {
    title: { en: 'Service date', ar: 'تاريخ الخدمة' },
    text: (row) => dateText(row.serviceDate),
    width: 125,
  },
  service: { title: { en: 'Service category', ar: 'فئة الخدمة' }, text: serviceText, width: 140 },
  clinician: { title: { en: 'Clinician', ar: 'المهني الصحي' }, text: (row) => row.clinicianName, width: 130 },
  submittedBy: { title: { en: 'Submitted by', ar: 'المُرسِل' }, text: (row) => row.submittedByName, width: 140 },
  facility: {
    title: { en: 'Facility', ar: 'المنشأة' },
    text: (row, language) => nameIn(language, row, 'facilityName'),
    width: 190,
  },
} as const satisfies Record<string, Column>;

export type HistoryColumnName = keyof typeof columns;

/** The columns by which a reader may have the history in order. */
export const historyColumnNames = Object.keys(columns) as [HistoryColumnName, ...HistoryColumnName[]];

export interface HistoryColumn {
  readonly id: HistoryColumnName;
  readonly title: string;
  readonly text: (row: HistoryRow) => string | null;
  readonly width: number;
}

/** The columns in a language; the facility is one for those who see several. */
export const historySheet = (language: Language, hasFacility: boolean): HistoryColumn[] =>
  (Object.keys(columns) as HistoryColumnName[])
    .filter((id) => id !== 'facility' || hasFacility)
    .map((id) => {
      const { title, text, width }: Column = columns[id];
      return { id, title: title[language], text: (row) => text(row, language), width };
    });
