import { addressOf } from '../_field/addressOf.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { importKind, inDirhams } from '../_parts/sheetImport.ts';
import { linkedScreens } from '../linkedScreens.ts';
import { dispenseModes } from './dispenseModes.ts';

const written = { en: 'As the regulator writes it', ar: 'كما تكتبه الجهة التنظيمية' };
const text = (en: string, ar: string, more: { readonly aliases?: readonly string[]; readonly most?: number } = {}) =>
  ({ title: { en, ar }, type: 'text', most: 200, help: written, ...more }) as const;
const date = (en: string, ar: string) =>
  ({ title: { en, ar }, type: 'date', help: { en: 'A day: dd/mm/yyyy', ar: 'تاريخ: dd/mm/yyyy' } }) as const;
const money = (en: string, ar: string) =>
  ({ title: { en, ar }, type: 'money', most: 10_000_000, help: inDirhams }) as const;
/** The price of one tablet may have more decimals than the currency. */
const unitMoney = (en: string, ar: string) =>
  ({ title: { en, ar }, type: 'number', most: 10_000_000, help: { en: 'In dirhams', ar: 'بالدرهم' } }) as const;
const flag = (en: string, ar: string, aliases: readonly string[] = []) =>
  ({ title: { en, ar }, type: 'yesNo', aliases, help: { en: 'Yes or No', ar: 'نعم أو لا' } }) as const;

/** A payer's drug list (uae-claims 8.1): the columns of the regulator's own list, so that it can be sent as it is. */
export const formularySheet = importKind({
  name: 'formulary',
  title: { en: 'Formulary', ar: 'قائمة الأدوية المغطاة' },
  access: moduleAccess.formulary,
  scopes: ['payer'],
  columns: {
    code: {
      title: { en: 'Drug Code', ar: 'رمز الدواء' },
      aliases: ['Code', 'DDC Code', 'drug_code'],
      type: 'code',
      most: 40,
      isNeeded: true,
      help: written,
    },
    insurancePlan: text('Insurance Plan', 'خطة التأمين'),
    packageName: { ...text('Package Name', 'اسم العبوة', { aliases: ['Trade Name'] }), isNeeded: true },
    genericCode: text('Generic Code', 'رمز الاسم العلمي', { aliases: ['Scientific Code'] }),
    genericName: {
      ...text('Generic Name', 'الاسم العلمي', { aliases: ['Scientific Name'], most: 500 }),
      isNeeded: true,
    },
    strength: { ...text('Strength', 'التركيز', { aliases: ['Ingredient Strength'], most: 500 }), isNeeded: true },
    dosageForm: { ...text('Dosage Form', 'الشكل الصيدلاني'), isNeeded: true },
    packageSize: { ...text('Package Size', 'حجم العبوة'), isNeeded: true },
    dispenseMode: {
      title: { en: 'Dispense Mode', ar: 'طريقة الصرف' },
      type: 'list',
      values: dispenseModes,
      isNeeded: true,
      help: { en: 'One of the list', ar: 'قيمة من القائمة' },
    },
    packagePublic: { ...money('Package Price to Public', 'سعر العبوة للجمهور'), isNeeded: true },
    packagePharmacy: money('Package Price to Pharmacy', 'سعر العبوة للصيدلية'),
    unitPublic: { ...unitMoney('Unit Price to Public', 'سعر الوحدة للجمهور'), isNeeded: true },
    unitPharmacy: unitMoney('Unit Price to Pharmacy', 'سعر الوحدة للصيدلية'),
    status: {
      title: { en: 'Status', ar: 'الحالة' },
      type: 'list',
      values: [
        { value: 'active', title: { en: 'Active', ar: 'فعّال' } },
        { value: 'grace', title: { en: 'Grace', ar: 'فترة سماح' } },
        { value: 'deleted', title: { en: 'Deleted', ar: 'محذوف' } },
      ],
      isNeeded: true,
      help: { en: 'Active, Grace or Deleted', ar: 'فعّال أو فترة سماح أو محذوف' },
    },
    deletedOn: date('Delete Effective Date', 'تاريخ سريان الحذف'),
    lastChangeOn: date('Last Change Date', 'تاريخ آخر تغيير'),
    agent: text('Agent Name', 'اسم الوكيل'),
    manufacturer: text('Manufacturer Name', 'اسم الشركة المصنّعة'),
    governmentCoverage: text(
      'Insurance Coverage For Government Funded Program',
      'التغطية التأمينية للبرامج الممولة حكوميًا',
    ),
    uppScope: text('UPP Scope', 'نطاق UPP'),
    thiqa: flag(
      'Included in Thiqa/ ABM - other than 1&7- Drug Formulary',
      'ضمن قائمة أدوية برنامج ثقة وخطط ABM عدا 1 و7',
      ['Included in Thiqa'],
    ),
    basic: flag('Included In Basic Drug Formulary', 'ضمن قائمة أدوية الخطة الأساسية', ['Included in Basic']),
    abm1: flag('Included In ABM 1 Drug Formulary', 'ضمن قائمة أدوية خطة ABM 1', ['ABM 1']),
    abm7: flag('Included In ABM 7 Drug Formulary', 'ضمن قائمة أدوية خطة ABM 7', ['ABM 7']),
    unitMarkup: unitMoney('Unit Markup', 'هامش الوحدة'),
    packageMarkup: unitMoney('Package Markup', 'هامش العبوة'),
    thiqaMaxPrice: unitMoney('Thiqa Max. Reimbursement Price (Package)', 'أعلى سعر يُعوَّض في برنامج ثقة (للعبوة)'),
    thiqaCoPay: unitMoney('Thiqa co-pay amount (package)', 'مبلغ مشاركة المريض في برنامج ثقة (للعبوة)'),
    basicCoPay: unitMoney('Basic co-pay amount (package)', 'مبلغ مشاركة المريض في الخطة الأساسية (للعبوة)'),
    uppEffectiveOn: date('UPP Effective Date', 'تاريخ سريان UPP'),
    uppUpdatedOn: date('UPP Updated Date', 'تاريخ تحديث UPP'),
    uppExpiryOn: date('UPP Expiry Date', 'تاريخ انتهاء UPP'),
    greenrainCode: text('Greenrain Code', 'رمز Greenrain'),
  },
  key: ['code'],
  mostRows: 100_000,
  isWhole: true,
  settings: ['effectiveOn'],
  opens: ({ importId: versionId }) => addressOf(linkedScreens.formularyVersion, { versionId }),
});

type FormularyColumns = typeof formularySheet.columns;
/** The name of a column of the list. */
export type FormularyColumn = keyof FormularyColumns;
export const formularyColumns = Object.keys(formularySheet.columns) as readonly FormularyColumn[];
