import { regulatorOptions } from '../_field/regulator.ts';
import { emiratesIdColumn, importKind } from '../_parts/sheetImport.ts';

const license = {
  title: { en: 'License Number', ar: 'رقم الترخيص المهني' },
  aliases: ['Licence Number', 'License No', 'Clinician License', 'clinician_code', 'clinicianLicense'],
  type: 'licence',
  isNeeded: true,
  most: 30,
  help: { en: 'As the regulator writes it', ar: 'كما تكتبه الجهة التنظيمية' },
} as const;
const emiratesId = {
  ...emiratesIdColumn,
  help: { en: 'Fifteen digits', ar: 'خمسة عشر رقمًا' },
} as const;

/** The columns of clinicians, in the lists of regulators and of facilities (uae-claims 8.2). */
const columns = {
  license,
  fullName: {
    title: { en: 'Full Name', ar: 'الاسم الكامل' },
    aliases: ['Name', 'Clinician Name'],
    type: 'name',
    isNeeded: true,
    most: 120,
    help: { en: 'In English', ar: 'بالإنجليزية' },
  },
  fullNameArabic: {
    title: { en: 'Full Name Arabic', ar: 'الاسم الكامل بالعربية' },
    aliases: ['Arabic Name'],
    type: 'name',
    most: 120,
    help: { en: 'In Arabic', ar: 'بالعربية' },
  },
  specialty: {
    title: { en: 'Specialty', ar: 'التخصص' },
    aliases: ['Speciality', 'Major'],
    type: 'text',
    isNeeded: true,
    most: 100,
    help: { en: 'A specialty of the list', ar: 'تخصص من القائمة' },
  },
  facilityLicense: {
    title: { en: 'Facility License', ar: 'رقم ترخيص المنشأة' },
    aliases: ['Facility Licence', 'Facility License Number'],
    type: 'licence',
    most: 30,
    help: { en: 'Where the clinician works', ar: 'مكان العمل' },
  },
  status: {
    title: { en: 'Status', ar: 'الحالة' },
    type: 'list',
    values: [
      { value: 'active', title: { en: 'Active', ar: 'نشط' } },
      { value: 'inactive', title: { en: 'Inactive', ar: 'غير نشط' } },
    ],
    help: { en: 'Active or Inactive', ar: 'نشط أو غير نشط' },
  },
  activeFrom: {
    title: { en: 'Active From', ar: 'نشط من' },
    type: 'date',
    help: { en: 'The first day', ar: 'أول يوم' },
  },
  activeTo: { title: { en: 'Active To', ar: 'نشط حتى' }, type: 'date', help: { en: 'The last day', ar: 'آخر يوم' } },
  emiratesId,
} as const;

/** Clinicians of a facility, or of several of its administrator's, each with the days of work there. */
export const clinicianSheet = importKind({
  name: 'clinicians',
  title: { en: 'Clinicians', ar: 'المهنيون الصحيون' },
  access: ['ProviderAdmin', 'FacilityGroupAdmin'],
  scopes: ['facility'],
  columns,
  key: ['license'],
  optionalKey: ['facilityLicense'],
  mostRows: 10_000,
});

/** A regulator's list, against which licences are proven. */
export const listedClinicianSheet = importKind({
  name: 'listedClinicians',
  title: { en: "A regulator's list of clinicians", ar: 'قائمة المهنيين الصحيين لدى الجهة التنظيمية' },
  access: ['SuperAdmin'],
  scopes: ['all'],
  columns: {
    ...columns,
    regulator: {
      title: { en: 'Regulator', ar: 'الجهة التنظيمية' },
      aliases: ['Authority', 'Health authority'],
      type: 'list',
      isNeeded: true,
      values: regulatorOptions.map(({ regulatorId, name, nameArabic }) => ({
        value: String(regulatorId),
        title: { en: name, ar: nameArabic },
      })),
      help: { en: 'Whose list it is.', ar: 'الجهة صاحبة القائمة.' },
    },
  },
  key: ['license'],
  mostRows: 20_000,
});

/** Clinicians with whom no request is put to a payer. */
export const blacklistSheet = importKind({
  name: 'clinicianBlacklist',
  title: { en: 'Blacklisted clinicians', ar: 'القائمة السوداء للمهنيين الصحيين' },
  access: ['ProviderAdmin', 'FacilityGroupAdmin', 'SuperAdmin'],
  scopes: ['facility', 'all'],
  columns: {
    license,
    emiratesId,
    reason: {
      title: { en: 'Blacklisted Reason', ar: 'سبب الإدراج' },
      aliases: ['Reason'],
      type: 'text',
      isNeeded: true,
      most: 300,
      help: { en: 'Why', ar: 'السبب' },
    },
  },
  key: ['license'],
  mostRows: 500,
});
