import { type ImportColumns, inDirhams } from '../../_parts/sheetImport.ts';
import { longest } from '../claimShape.ts';

const { code: most } = longest;

/** What is said of a claim as a whole. */
const ofClaim = {
  en: 'Of the claim: on its first row, or the same on each of its rows.',
  ar: 'للمطالبة كلها: في أول صف منها، أو القيمة نفسها في كل صف.',
};
const total = {
  en: 'Of the whole claim, in dirhams. Left out, it is the sum of the lines, where each has one.',
  ar: 'للمطالبة كلها بالدرهم. إن تُرك فارغًا فهو مجموع البنود إذا ذُكر في كل منها.',
};

/** Who is billed for whom, and for how much. */
export const headColumns = {
  claimNumber: {
    title: { en: 'Claim number', ar: 'رقم المطالبة' },
    aliases: [
      ...['Claim ID', 'Claim No', 'Claim #', 'Claim Reference', 'Invoice Number', 'Invoice No', 'Invoice ID'],
      ...['Bill Number', 'Bill No', 'رقم الفاتورة'],
    ],
    type: 'text',
    most,
    isNeeded: true,
    help: {
      en: 'On every row. The rows with one number are one claim.',
      ar: 'في كل صف. الصفوف التي لها رقم واحد هي مطالبة واحدة.',
    },
  },
  emiratesId: {
    title: { en: 'Emirates ID', ar: 'رقم الهوية الإماراتية' },
    aliases: ['EID', 'Emirates ID Number', 'National ID', 'رقم الهوية'],
    type: 'text',
    most: 30,
    help: {
      en: 'Fifteen digits, with or without hyphens; the regulator’s placeholder for somebody without a card.',
      ar: 'خمسة عشر رقمًا بالشرطات أو بدونها، أو الرقم البديل الذي حددته الجهة التنظيمية لمن لا يحمل بطاقة.',
    },
  },
  patientName: {
    title: { en: 'Name of the patient', ar: 'اسم المريض' },
    aliases: ['Patient Name', 'Patient', 'Full Name', 'المريض'],
    type: 'text',
    most,
    help: { en: 'For your own lists; no file of claims has it.', ar: 'لقوائمكم فقط، ولا يظهر في ملف المطالبات.' },
  },
  patientFile: {
    title: { en: 'File number', ar: 'رقم الملف' },
    aliases: ['Patient File Number', 'File No', 'Patient ID', 'MRN', 'Medical Record Number', 'UHID', 'رقم ملف المريض'],
    type: 'text',
    most,
    help: ofClaim,
  },
  memberId: {
    title: { en: 'Member number', ar: 'رقم العضوية' },
    aliases: [
      'Member ID',
      'Card Number',
      'Card No',
      'Insurance Card Number',
      'Policy Card No',
      'رقم بطاقة التأمين',
      'رقم البطاقة',
    ],
    type: 'text',
    most,
    help: ofClaim,
  },
  payerLicence: {
    title: { en: 'Payer licence', ar: 'ترخيص الجهة الدافعة' },
    aliases: ['Payer ID', 'Payer Code', 'Payer License', 'Insurance Code', 'Insurance License', 'رمز الجهة الدافعة'],
    type: 'text',
    most,
    help: {
      en: 'As the regulator numbers insurers: INS026 in Dubai, A001 in Abu Dhabi.',
      ar: 'كما ترقّم الجهة التنظيمية شركات التأمين: INS026 في دبي، وA001 في أبوظبي.',
    },
  },
  providerLicence: {
    title: { en: 'Provider licence', ar: 'ترخيص مقدّم الخدمة' },
    aliases: [
      'Provider ID',
      'Provider License',
      'Facility Licence',
      'Facility License',
      'Facility ID',
      'ترخيص المنشأة',
    ],
    type: 'licence',
    help: {
      en: 'The licence of your facility; a row with another one is not taken.',
      ar: 'ترخيص منشأتكم. لا يُقبل صف يذكر ترخيصًا آخر.',
    },
  },
  payerClaimNumber: {
    title: { en: 'Payer’s number of the claim', ar: 'رقم المطالبة لدى الجهة الدافعة' },
    aliases: ['ID Payer', 'IDPayer', 'Payer Claim ID', 'Payer Reference'],
    type: 'text',
    most,
    help: ofClaim,
  },
  packageName: {
    title: { en: 'Package', ar: 'الباقة' },
    aliases: ['Package Name', 'Plan', 'Network', 'اسم الباقة'],
    type: 'text',
    most,
    help: ofClaim,
  },
  claimGross: {
    title: { en: 'Claim gross', ar: 'إجمالي المطالبة' },
    aliases: ['Total Gross', 'Gross Total', 'Claim Gross Amount'],
    type: 'money',
    help: total,
  },
  claimPatientShare: {
    title: { en: 'Claim patient share', ar: 'حصة المريض من المطالبة' },
    aliases: ['Total Patient Share', 'Claim Copay'],
    type: 'money',
    help: total,
  },
  claimNet: {
    title: { en: 'Claim net', ar: 'صافي المطالبة' },
    aliases: ['Total Net', 'Net Total', 'Claim Net Amount'],
    type: 'money',
    help: total,
  },
  claimVat: {
    title: { en: 'Claim VAT', ar: 'ضريبة المطالبة' },
    aliases: ['Total VAT'],
    type: 'money',
    help: inDirhams,
  },
} as const satisfies ImportColumns;
