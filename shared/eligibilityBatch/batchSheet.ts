import type { Bilingual } from '../_field/bilingual.ts';
import { consultationCategories, eidReasons, offeredServiceCategories } from '../_field/lookups.ts';
import { namedChoices, type SheetTemplate } from '../_field/sheetTemplate.ts';
import { type ImportValue, type TemplateHead, templateColumns } from '../_parts/sheetImport.ts';
import { withoutCoverWord } from '../eligibility/statusWords.ts';

/** The columns of a sheet of eligibility requests, in the order of the template; a file may have them in any order. */
export const batchColumns = [
  'Payer',
  'EmiratesID',
  'EmiratesIDReason',
  'CardNumber',
  'ServiceCategory',
  'ConsultationCategory',
  'ServiceDate',
  'ClinicianLicense',
  'ReferralClinicianLicense',
  'MobileNumber',
  'Remarks',
] as const;
export type BatchColumn = (typeof batchColumns)[number];

/** What the columns take, as the screen and the template say it. */
export const batchColumnHelp: Readonly<Record<BatchColumn, Bilingual>> = {
  Payer: { en: 'Name, number or code of the payer', ar: 'اسم الجهة الدافعة أو رقمها أو رمزها' },
  EmiratesID: { en: '784-YYYY-NNNNNNN-N, with or without hyphens', ar: '784-YYYY-NNNNNNN-N بالشرطات أو بدونها' },
  EmiratesIDReason: {
    en: 'Why the Emirates ID was typed and not read from its card; needed with an Emirates ID',
    ar: 'سبب كتابة رقم الهوية بدلًا من قراءته من البطاقة؛ مطلوب مع رقم الهوية',
  },
  CardNumber: {
    en: "The insurance card's number; alone or beside the Emirates ID",
    ar: 'رقم بطاقة التأمين؛ وحده أو مع رقم الهوية',
  },
  ServiceCategory: {
    en: 'Name or number, such as Outpatient or 1',
    ar: 'الاسم أو الرقم، مثل «العيادات الخارجية» أو 1',
  },
  ConsultationCategory: { en: 'Name or number; may be empty', ar: 'الاسم أو الرقم؛ يمكن تركه فارغًا' },
  ServiceDate: {
    en: 'dd/mm/yyyy, within the days that the payer allows',
    ar: 'dd/mm/yyyy ضمن الأيام التي تسمح بها الجهة الدافعة',
  },
  ClinicianLicense: {
    en: 'Licence of a clinician of this facility; may be empty',
    ar: 'رقم ترخيص مهني صحي في هذه المنشأة؛ يمكن تركه فارغًا',
  },
  ReferralClinicianLicense: {
    en: 'Licence of who referred the patient, of this facility or another; may be empty',
    ar: 'رقم ترخيص من أحال المريض، من هذه المنشأة أو غيرها؛ يمكن تركه فارغًا',
  },
  MobileNumber: {
    en: '0501234567 or +971-50-123-4567; may be empty',
    ar: '0501234567 أو +971-50-123-4567؛ يمكن تركه فارغًا',
  },
  Remarks: {
    en: 'For the payer, at most 500 characters; may be empty',
    ar: 'ملاحظات للجهة الدافعة بحد أقصى 500 حرف؛ يمكن تركها فارغة',
  },
};

/** Columns without which a sheet holds no requests. */
export const neededBatchColumns: readonly BatchColumn[] = ['Payer', 'ServiceCategory', 'ServiceDate'];

/** The values of a column by their numbers. */
const valuesOf = (entries: readonly { id: number; name: string; nameArabic: string }[]): ImportValue[] =>
  entries.map(({ id, name, nameArabic }) => ({ value: String(id), title: { en: name, ar: nameArabic } }));

const heads: Readonly<Record<BatchColumn, TemplateHead>> = {
  Payer: {
    type: 'text',
    ar: 'الجهة الدافعة',
    aliases: ['Payer Name', 'Insurer', 'Insurance Company', 'شركة التأمين', 'المؤمِّن'],
  },
  EmiratesID: {
    type: 'emiratesId',
    ar: 'رقم الهوية الإماراتية',
    aliases: ['EID', 'Emirates ID Number', 'رقم الهوية', 'الهوية الإماراتية'],
  },
  EmiratesIDReason: {
    type: 'list',
    ar: 'سبب كتابة رقم الهوية',
    aliases: ['Reason', 'السبب'],
    values: valuesOf(eidReasons),
  },
  CardNumber: { type: 'text', ar: 'رقم بطاقة التأمين', aliases: ['Insurance Card Number', 'Member ID', 'رقم البطاقة'] },
  ServiceCategory: {
    type: 'list',
    ar: 'فئة الخدمة',
    aliases: ['Service', 'Service Type', 'نوع الخدمة'],
    values: valuesOf(offeredServiceCategories),
  },
  ConsultationCategory: {
    type: 'list',
    ar: 'فئة الاستشارة',
    aliases: ['Consultation', 'نوع الاستشارة'],
    values: valuesOf(consultationCategories),
  },
  ServiceDate: { type: 'date', ar: 'تاريخ الخدمة', aliases: ['Date of Service', 'Visit Date', 'تاريخ الزيارة'] },
  ClinicianLicense: {
    type: 'text',
    ar: 'رقم ترخيص المهني الصحي',
    aliases: ['Clinician Licence', 'Doctor Licence', 'رقم ترخيص الطبيب'],
  },
  ReferralClinicianLicense: {
    type: 'text',
    ar: 'رقم ترخيص المُحيل',
    aliases: ['Referral Clinician Licence', 'Referring Clinician Licence'],
  },
  MobileNumber: { type: 'text', ar: 'رقم الهاتف المتحرك', aliases: ['Mobile', 'Phone', 'رقم الهاتف', 'رقم الجوال'] },
  Remarks: { type: 'text', most: 500, ar: 'ملاحظات', aliases: ['Notes', 'Comments', 'الملاحظات'] },
};

/** The columns as the reader of sheets takes them. */
export const batchSheet = templateColumns(batchColumns, heads, {
  help: batchColumnHelp,
  needed: neededBatchColumns,
});

/** A sheet with more rows is refused as a whole. */
export const mostBatchRows = 10_000;

/** The empty sheet of requests, with the lists of these payers and of the categories. */
export const batchTemplate = (
  payers: readonly { payerId: number; payerName: string; payerNameArabic: string }[],
): SheetTemplate<BatchColumn> => ({
  name: 'Requests',
  columns: batchColumns,
  needed: neededBatchColumns,
  help: batchColumnHelp,
  rows: mostBatchRows,
  choices: {
    Payer: namedChoices(
      payers.map(({ payerId, payerName, payerNameArabic }) => ({
        id: payerId,
        name: payerName,
        nameArabic: payerNameArabic,
      })),
    ),
    ServiceCategory: namedChoices(offeredServiceCategories),
    ConsultationCategory: namedChoices(consultationCategories),
    EmiratesIDReason: namedChoices(eidReasons),
  },
});

/** The outcome of a row so far, in both languages: the screen and the sheet of results use the same words. */
export const batchOutcomeTexts = {
  /** Something in it has to be mended. */
  wrong: { en: 'To be corrected', ar: 'بحاجة إلى تصحيح' },
  /** The same request as an earlier row. */
  duplicate: { en: 'Repeated row', ar: 'صف مكرر' },
  /** Good: it waits for its turn, or the sheet was stopped before. */
  notSent: { en: 'Not sent', ar: 'لم يُرسل' },
  /** Sent, and the payer has not answered. */
  waiting: { en: 'Waiting for the payer', ar: 'بانتظار الجهة الدافعة' },
  /** The payer's rule asks questions first; a user of the provider has to answer them. */
  needsAnswers: { en: 'The payer has questions', ar: 'لدى الجهة الدافعة أسئلة' },
  /** The payer's people look into it. */
  inHand: { en: 'In the payer’s hands', ar: 'قيد المراجعة لدى الجهة الدافعة' },
  eligible: { en: 'Eligible', ar: 'مؤهل للتغطية' },
  /** The payer said Eligible and named no cover that holds on the service date. */
  withoutCover: withoutCoverWord,
  notEligible: { en: 'Not eligible', ar: 'غير مؤهل للتغطية' },
  /** Not put to the payer: the facility is suspended, or a clinician blacklisted. */
  blocked: { en: 'Blocked', ar: 'موقوف' },
  /** No usable answer came. */
  failed: { en: 'No answer', ar: 'لم يصل رد' },
  /** A user cancelled it, or sent another request in its place, before it was answered. */
  withdrawn: { en: 'Cancelled meanwhile', ar: 'أُلغي في هذه الأثناء' },
} as const satisfies Record<string, Bilingual>;
/** Outcomes that change after the sheet has ended: its rows take over what their requests have when somebody looks at them. */
export const openBatchOutcomes: readonly string[] = ['waiting', 'needsAnswers', 'inHand'];
/** Outcomes of rows that can be asked again as one new sheet: nothing was answered about them. */
export const failedBatchOutcomes: readonly string[] = ['wrong', 'notSent', 'failed'];
export type BatchOutcome = keyof typeof batchOutcomeTexts;
export const batchOutcomes = Object.keys(batchOutcomeTexts) as [BatchOutcome, ...BatchOutcome[]];
