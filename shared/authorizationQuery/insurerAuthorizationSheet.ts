import type { CodedEntry } from '../_field/lookupLists/codedEntry.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { emiratesIdColumn, type ImportRow, type ImportValue, importKind } from '../_parts/sheetImport.ts';
import {
  entryOf,
  type InsurerAuthorization,
  insurerCategories,
  insurerStatuses,
  insurerTypes,
  linesOfCell,
} from './insurerAuthorization.ts';
import { contradictsItself } from './insurerVerdict.ts';

/** A list of /api/common as a column takes it: by code, or by either name. */
const valuesOf = (list: readonly CodedEntry[]): readonly ImportValue[] =>
  list.map(({ id, code, name, nameArabic }) => ({
    value: code ?? String(id),
    title: { en: name, ar: nameArabic },
    aliases: code === null ? [] : [code],
  }));

/** The authorisations that an insurer made in its own system: a row adds one, or brings the one of its number up to date (REQ-AUTHQ-03). */
export const insurerAuthorizationSheet = importKind({
  name: 'insurerAuthorizations',
  title: { en: "Insurer's authorisations", ar: 'موافقات شركة التأمين' },
  access: moduleAccess.insurerAuthorizationSheets,
  scopes: ['payer'],
  columns: {
    authorizationNumber: {
      title: { en: 'Authorisation number', ar: 'رقم الموافقة' },
      aliases: ['Authorization Number', 'Authorization No', 'Approval Number', 'IDPayer'],
      type: 'code',
      isNeeded: true,
      most: 50,
      help: { en: 'Your number, which claims quote.', ar: 'رقمكم الذي تذكره المطالبات.' },
    },
    facilityLicense: {
      title: { en: 'Facility licence', ar: 'رقم ترخيص المنشأة' },
      aliases: ['Facility License', 'Provider License', 'Provider Licence', 'Provider ID'],
      type: 'licence',
      isNeeded: true,
      most: 30,
      help: {
        en: 'The facility that asked. It must have an account in this portal.',
        ar: 'المنشأة التي طلبت الموافقة. يجب أن يكون لها حساب في هذه البوابة.',
      },
    },
    status: {
      title: { en: 'Status', ar: 'الحالة' },
      aliases: ['Authorization Status'],
      type: 'list',
      isNeeded: true,
      values: valuesOf(insurerStatuses),
      help: { en: 'Where the authorisation stands.', ar: 'حالة الموافقة.' },
    },
    type: {
      title: { en: 'Type', ar: 'النوع' },
      aliases: ['Authorization Type', 'Request Type'],
      type: 'list',
      isNeeded: true,
      values: valuesOf(insurerTypes),
      help: { en: 'What was asked for.', ar: 'ما طُلب.' },
    },
    requestedOn: {
      title: { en: 'Requested on', ar: 'تاريخ الطلب' },
      aliases: ['Request Date', 'Date', 'Date Ordered'],
      type: 'date',
      isNeeded: true,
      help: { en: 'The day of the request.', ar: 'يوم الطلب.' },
    },
    emiratesId: {
      ...emiratesIdColumn,
      help: { en: 'Needed where there is no card number.', ar: 'مطلوب إن لم يُذكر رقم البطاقة.' },
    },
    cardNumber: {
      title: { en: 'Card number', ar: 'رقم البطاقة' },
      aliases: ['Member ID', 'Card No', 'Insurance Card'],
      type: 'code',
      most: 30,
      help: { en: 'Needed where there is no Emirates ID.', ar: 'مطلوب إن لم يُذكر رقم الهوية الإماراتية.' },
    },
    patientName: {
      title: { en: 'Patient name', ar: 'اسم المريض' },
      aliases: ['Patient', 'Member Name'],
      type: 'text',
      most: 200,
      help: { en: 'As the card has it.', ar: 'كما يرد في البطاقة.' },
    },
    requestNumber: {
      title: { en: 'Request number', ar: 'رقم الطلب' },
      aliases: ['Request ID', 'Request No'],
      type: 'code',
      most: 50,
      help: { en: "The facility's number of the request.", ar: 'رقم الطلب لدى المنشأة.' },
    },
    category: {
      title: { en: 'Category', ar: 'الفئة' },
      aliases: ['Encounter Type', 'Authorization Category'],
      type: 'list',
      values: valuesOf(insurerCategories),
      help: { en: 'The kind of care.', ar: 'نوع الرعاية.' },
    },
    validFrom: {
      title: { en: 'Valid from', ar: 'سارية من' },
      aliases: ['Start', 'Start Date', 'Effective Date'],
      type: 'date',
      help: { en: 'The first day of the approval.', ar: 'أول يوم في الموافقة.' },
    },
    validTo: {
      title: { en: 'Valid to', ar: 'سارية حتى' },
      aliases: ['End', 'End Date', 'Expiry Date'],
      type: 'date',
      help: { en: 'The last day of the approval.', ar: 'آخر يوم في الموافقة.' },
    },
    approvedAmount: {
      title: { en: 'Approved amount', ar: 'المبلغ المعتمد' },
      aliases: ['Approved', 'Limit', 'Amount', 'Net Approved'],
      type: 'money',
      most: 100_000_000,
      help: { en: 'In dirhams, for all activities together.', ar: 'بالدرهم، لجميع الأنشطة معًا.' },
    },
    activities: {
      title: { en: 'Activities', ar: 'الأنشطة' },
      aliases: ['Services', 'Activity Codes'],
      type: 'text',
      most: 2000,
      help: {
        en: 'Codes, each with its quantity and approved amount where you have them: 99213 x 1 = 150.00; 80053 x 2',
        ar: 'الرموز، كل منها مع كميته والمبلغ المعتمد إن وُجدا: ‎99213 x 1 = 150.00; 80053 x 2',
      },
    },
    denialCode: {
      title: { en: 'Denial code', ar: 'رمز الرفض' },
      type: 'code',
      most: 20,
      help: { en: 'Why it was denied.', ar: 'سبب الرفض.' },
    },
    clinicianLicense: {
      title: { en: 'Clinician licence', ar: 'رقم ترخيص الممارس' },
      aliases: ['Clinician License', 'Clinician'],
      type: 'licence',
      most: 30,
      help: { en: 'Who ordered the treatment.', ar: 'من طلب العلاج.' },
    },
    comments: {
      title: { en: 'Comments', ar: 'التعليقات' },
      aliases: ['Remarks', 'Notes'],
      type: 'text',
      most: 1000,
      help: { en: 'What the facility should know.', ar: 'ما يهم المنشأة معرفته.' },
    },
    payerCode: {
      title: { en: 'Payer code', ar: 'رمز الجهة الدافعة' },
      aliases: ['Payer ID', 'Insurer Code', 'Company'],
      type: 'code',
      most: 20,
      help: {
        en: 'Only where the sheet has it: a row of another payer is refused.',
        ar: 'فقط إن ورد في الجدول: يُرفض كل صف لجهة دافعة أخرى.',
      },
    },
  },
  key: ['authorizationNumber'],
  mostRows: 20_000,
});

export type InsurerAuthorizationRow = ImportRow<typeof insurerAuthorizationSheet.columns>;

/** The authorisation of a row that is right. */
export const insurerAuthorizationOf = (row: InsurerAuthorizationRow): InsurerAuthorization => ({
  ...{ authorizationNumber: row.authorizationNumber, requestNumber: row.requestNumber },
  ...{ facilityLicense: row.facilityLicense, emiratesId: row.emiratesId, cardNumber: row.cardNumber },
  ...{ patientName: row.patientName, status: row.status, type: row.type },
  category: entryOf(insurerCategories, row.category)?.code ?? null,
  ...{ requestedOn: row.requestedOn, validFrom: row.validFrom, validTo: row.validTo },
  approvedFils: row.approvedAmount === null ? null : Math.round(row.approvedAmount * 100),
  ...{ denialCode: row.denialCode, clinicianLicense: row.clinicianLicense, comments: row.comments },
  lines: linesOfCell(row.activities) ?? [],
});

/** What the cells alone cannot say of a row. */
export const insurerRowProblems = (row: InsurerAuthorizationRow) => [
  ...(row.emiratesId === null && row.cardNumber === null ? [{ column: 'emiratesId', code: 'patientMissing' }] : []),
  ...(row.validFrom !== null && row.validTo !== null && row.validTo < row.validFrom
    ? [{ column: 'validTo', code: 'beforeFrom' }]
    : []),
  ...(linesOfCell(row.activities) === null ? [{ column: 'activities', code: 'activities' }] : []),
  ...(contradictsItself(insurerAuthorizationOf(row)) ? [{ column: 'status', code: 'contradictory' }] : []),
];
