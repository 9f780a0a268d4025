import { dirhamDigits } from '../_field/amountText.ts';
import { type Bilingual, inLanguage, type Language } from '../_field/bilingual.ts';
import { dateText, dateTimeText } from '../_field/dateText.ts';
import { nameIn } from '../_field/nameIn.ts';
import type { ReaderSideOf } from '../_parts/caseSides.ts';
import { stateWords, typeWords } from './authorizationWords.ts';
import type { authorizationLife } from './life.ts';
import type { AuthorizationRow } from './routes.ts';

interface Column {
  readonly title: Bilingual;
  readonly text: (row: AuthorizationRow, language: Language) => string | null;
  /** In pixels. */
  readonly width: number;
}

const instant = (at: string | null): string | null => at && dateTimeText(at);

/** A patient as a list names them: the name, and the end of the identifier. */
export const patientOf = ({
  patientName,
  identifierEnding,
}: Pick<AuthorizationRow, 'patientName' | 'identifierEnding'>): string =>
  [patientName, identifierEnding && `••${identifierEnding}`].filter(Boolean).join(' · ') || '–';

/** Beside a state that nobody may rely on. */
const checkWords: Bilingual = { en: 'check the answer', ar: 'يلزم التحقق من الرد' };

/** The columns of an exported list of requests: those of the screen but the age, which is another one the next day. */
const columns = {
  patient: { title: { en: 'Patient', ar: 'المريض' }, text: patientOf, width: 210 },
  state: {
    title: { en: 'State', ar: 'الحالة' },
    text: (row, language) =>
      row.review ? `${stateWords[row.state][language]} (${checkWords[language]})` : stateWords[row.state][language],
    width: 170,
  },
  type: {
    title: { en: 'Type', ar: 'النوع' },
    text: (row, language) => row.type && inLanguage(language, typeWords[row.type]),
    width: 140,
  },
  serviceDate: {
    title: { en: 'Service date', ar: 'تاريخ الخدمة' },
    text: (row) => row.serviceDate && dateText(row.serviceDate),
    width: 125,
  },
  payer: {
    title: { en: 'Insurer', ar: 'شركة التأمين' },
    text: (row, language) => nameIn(language, row, 'payerName'),
    width: 190,
  },
  facility: {
    title: { en: 'Provider', ar: 'مقدّم الخدمة' },
    text: (row, language) => nameIn(language, row, 'facilityName'),
    width: 190,
  },
  due: { title: { en: 'Next word due', ar: 'موعد الرد التالي' }, text: (row) => instant(row.dueAt), width: 150 },
  holder: {
    title: { en: 'Handled by', ar: 'المسؤول' },
    text: (row) => row.holder?.name ?? null,
    width: 150,
  },
  openedBy: { title: { en: 'Asked by', ar: 'المستفسر' }, text: (row) => row.openedByName, width: 150 },
  opened: { title: { en: 'Asked at', ar: 'وقت الاستفسار' }, text: (row) => instant(row.openedAt), width: 150 },
  amount: { title: { en: 'Amount', ar: 'المبلغ' }, text: (row) => dirhamDigits(row.netFils), width: 140 },
  requestNumber: { title: { en: 'Request number', ar: 'رقم الطلب' }, text: (row) => row.requestNumber, width: 170 },
  payerReference: {
    title: { en: 'Approval number', ar: 'رقم الموافقة' },
    text: (row) => row.payerReference,
    width: 170,
  },
  clinicianLicense: {
    title: { en: 'Clinician licence', ar: 'رقم ترخيص المهني الصحي' },
    text: (row) => row.clinicianLicense,
    width: 170,
  },
  validTo: { title: { en: 'Approval ends', ar: 'انتهاء الموافقة' }, text: (row) => instant(row.validTo), width: 150 },
} as const satisfies Record<string, Column>;

type ColumnName = keyof typeof columns;

/** The columns by which a reader may have the list in order. */
export const authorizationColumnNames = Object.keys(columns) as [ColumnName, ...ColumnName[]];

const numbers = ['amount', 'requestNumber', 'payerReference', 'clinicianLicense', 'validTo'] as const;
/** The order of each side's list. */
type Side = ReaderSideOf<typeof authorizationLife>;

const orders: Readonly<Record<Side, readonly ColumnName[]>> = {
  provider: ['patient', 'state', 'type', 'serviceDate', 'payer', 'due', 'openedBy', 'opened', ...numbers],
  insurer: ['patient', 'state', 'due', 'type', 'serviceDate', 'facility', 'holder', 'opened', ...numbers],
};

/** The columns of one side's list in a language. */
export const authorizationSheet = (language: Language, side: Side) =>
  orders[side].map((id) => {
    const { title, text, width }: Column = columns[id];
    return { id, title: title[language], text: (row: AuthorizationRow) => text(row, language), width };
  });
