import { contractStatusTable } from '../_field/contractStatus.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { regulatorOptions } from '../_field/regulator.ts';
import { importKind } from '../_parts/sheetImport.ts';
import { facilityEmirates } from './facilityFields.ts';

const status = (name: keyof typeof contractStatusTable, en: string, ar: string) => ({
  value: contractStatusTable[name].stored,
  title: { en, ar },
});
const emirate = (value: keyof typeof facilityEmirates, ar: string, en: string = facilityEmirates[value]) => ({
  value,
  title: { en, ar },
});

/**
 * Facilities, one row for each. A sheet adds facilities and corrects what it names of those who are there; an empty cell leaves everything as
 * it is. Whether a facility is active, its exchange and its portal licences are decided in its record.
 */
export const facilitySheet = importKind({
  name: 'facilities',
  title: { en: 'Facilities', ar: 'المنشآت' },
  access: moduleAccess.facilities,
  scopes: ['all'],
  allFor: moduleAccess.facilities,
  columns: {
    facilityLicense: {
      title: { en: 'Facility licence number', ar: 'رقم ترخيص المنشأة' },
      aliases: ['Facility licence', 'Facility license', 'License', 'Licence', 'ترخيص المنشأة'],
      type: 'licence',
      most: 30,
      isNeeded: true,
      help: {
        en: 'Says which facility it is, as its regulator writes it.',
        ar: 'يحدد المنشأة، كما تكتبه الجهة التنظيمية.',
      },
    },
    facilityName: {
      title: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
      aliases: ['Facility name', 'Name', 'اسم المنشأة بالإنجليزية'],
      type: 'text',
      most: 200,
      help: { en: 'Needed for a new facility.', ar: 'مطلوب للمنشأة الجديدة.' },
    },
    facilityNameArabic: {
      title: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
      aliases: ['Facility name in Arabic', 'Arabic name', 'اسم المنشأة', 'اسم المنشأة بالعربية'],
      type: 'text',
      most: 200,
      help: { en: 'Needed for a new facility.', ar: 'مطلوب للمنشأة الجديدة.' },
    },
    regulator: {
      title: { en: 'Regulator', ar: 'الجهة التنظيمية' },
      aliases: ['Authority', 'Health authority', 'الهيئة'],
      type: 'list',
      values: regulatorOptions.map(({ regulatorId, name, nameArabic }) => ({
        value: String(regulatorId),
        title: { en: name, ar: nameArabic },
        ...(name === 'HAAD' && { aliases: ['DOH', 'DoH Abu Dhabi', 'دائرة الصحة'] }),
        ...(name === 'MOHAP' && { aliases: ['MOH', 'EHS'] }),
      })),
      help: { en: 'Needed for a new facility.', ar: 'مطلوبة للمنشأة الجديدة.' },
    },
    kind: {
      title: { en: 'Kind', ar: 'النوع' },
      aliases: ['Type', 'Facility type', 'نوع المنشأة'],
      type: 'list',
      values: [
        { value: 'pharmacy', title: { en: 'Pharmacy', ar: 'صيدلية' } },
        {
          value: 'clinic',
          title: { en: 'Clinic', ar: 'عيادة' },
          aliases: ['Medical center', 'Medical centre', 'مركز طبي'],
        },
        { value: 'hospital', title: { en: 'Hospital', ar: 'مستشفى' } },
      ],
      help: { en: 'Needed for a new facility.', ar: 'مطلوب للمنشأة الجديدة.' },
    },
    emirate: {
      title: { en: 'Emirate', ar: 'الإمارة' },
      type: 'list',
      values: [
        emirate('abuDhabi', 'أبوظبي'),
        emirate('dubai', 'دبي'),
        emirate('sharjah', 'الشارقة'),
        emirate('ajman', 'عجمان'),
        emirate('ummAlQuwain', 'أم القيوين'),
        emirate('rasAlKhaimah', 'رأس الخيمة'),
        emirate('fujairah', 'الفجيرة'),
        emirate('abroad', 'خارج الدولة', 'Abroad'),
      ],
      help: {
        en: 'Needed for a new facility. Abroad for one outside of the Emirates.',
        ar: 'مطلوبة للمنشأة الجديدة. خارج الدولة لما ليس في الإمارات.',
      },
    },
    isHomeCare: {
      title: { en: 'Cares for patients at home', ar: 'تقدم الرعاية المنزلية' },
      aliases: ['Home care', 'الرعاية المنزلية'],
      type: 'yesNo',
      help: { en: 'No, where the cell of a new facility is empty.', ar: 'لا، إن كانت خلية المنشأة الجديدة فارغة.' },
    },
    providerStatus: {
      title: { en: 'Contract status', ar: 'حالة العقد' },
      aliases: ['Provider status', 'Contract'],
      type: 'list',
      values: [
        status('inProgress', 'In progress', 'قيد الإجراء'),
        status('onboarded', 'On-boarded', 'مسجَّل في الشبكة'),
        status('contracted', 'Contracted', 'متعاقد'),
        status('rejected', 'Rejected', 'مرفوض'),
        status('stopped', 'Stopped', 'متوقف'),
        status('contractStopped', 'Contract stopped', 'عقد موقوف'),
        status('suspended', 'Contract suspended', 'عقد معلَّق'),
        status('expired', 'Contract expired', 'عقد منتهٍ'),
      ],
      help: { en: 'A new facility without one has no contract.', ar: 'المنشأة الجديدة بدون حالة ليس لها عقد.' },
    },
    providerCode: {
      title: { en: 'Provider code', ar: 'رمز مقدّم الخدمة' },
      type: 'code',
      most: 30,
      help: {
        en: "The insurer's code of the provider: letters, digits and hyphens. No two facilities have the same.",
        ar: 'رمز مقدّم الخدمة لدى شركة التأمين: حروف وأرقام وشرطات. لا تشترك منشأتان في رمز واحد.',
      },
    },
    hasDiseaseManagement: {
      title: { en: 'Disease management', ar: 'إدارة الأمراض المزمنة' },
      type: 'yesNo',
      help: { en: 'No, where the cell of a new facility is empty.', ar: 'لا، إن كانت خلية المنشأة الجديدة فارغة.' },
    },
  },
  key: ['facilityLicense'],
  unique: ['providerCode'],
  mostRows: 5000,
});
