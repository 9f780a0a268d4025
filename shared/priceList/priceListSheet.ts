import { addressOf } from '../_field/addressOf.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { importKind, inDirhams } from '../_parts/sheetImport.ts';
import { linkedScreens } from '../linkedScreens.ts';
import { priceTypes } from './priceTypes.ts';

/** The prices that a payer has agreed with one provider: a line for each activity. */
export const priceListSheet = importKind({
  name: 'priceList',
  title: { en: 'Price list of a provider', ar: 'قائمة أسعار مقدم خدمة' },
  access: moduleAccess.priceLists,
  scopes: ['payer'],
  columns: {
    code: {
      title: { en: 'Activity Code', ar: 'رمز الخدمة' },
      aliases: ['Code', 'Service Code', 'CPT code', 'Procedure Code'],
      type: 'code',
      most: 40,
      isNeeded: true,
      help: { en: 'As claims carry it', ar: 'كما يرد في المطالبات' },
    },
    type: {
      title: { en: 'Activity Type', ar: 'نوع الخدمة' },
      aliases: ['Type', 'Code Type', 'Code System'],
      type: 'list',
      values: priceTypes,
      isNeeded: true,
      help: { en: 'By name, or by the number that claims have', ar: 'بالاسم أو بالرقم الوارد في المطالبات' },
    },
    description: {
      title: { en: 'Description', ar: 'الوصف' },
      aliases: ['Short Description', 'Service Name', 'Activity Description'],
      type: 'text',
      most: 500,
      isNeeded: true,
      help: { en: 'The line is found by each of its words', ar: 'يُعثر على البند بأي كلمة منه' },
    },
    descriptionArabic: {
      title: { en: 'Arabic Description', ar: 'الوصف بالعربية' },
      type: 'text',
      most: 500,
      help: { en: 'Where there is one', ar: 'إن وُجد' },
    },
    price: {
      title: { en: 'Agreed Price', ar: 'السعر المتفق عليه' },
      aliases: ['Price', 'Net Price', 'Rate', 'Agreed Rate', 'Price AED'],
      type: 'money',
      most: 10_000_000,
      isNeeded: true,
      help: inDirhams,
    },
    currency: {
      title: { en: 'Currency', ar: 'العملة' },
      type: 'list',
      values: [{ value: 'AED', title: { en: 'AED', ar: 'درهم إماراتي' }, aliases: ['Dirham', 'Dh', 'درهم'] }],
      help: { en: 'AED, also where it is empty', ar: 'الدرهم الإماراتي، وكذلك إن تُركت فارغة' },
    },
    tariffPrice: {
      title: { en: 'Tariff Price', ar: 'سعر التعرفة' },
      aliases: ["Regulator's Price", 'Base Price', 'Base Rate'],
      type: 'money',
      most: 10_000_000,
      help: {
        en: "The regulator's price before the factor, in dirhams",
        ar: 'سعر الجهة التنظيمية قبل المعامل، بالدرهم',
      },
    },
    factor: {
      title: { en: 'Factor', ar: 'المعامل' },
      aliases: ['Multiplier'],
      type: 'number',
      most: 100,
      help: {
        en: 'With a tariff price, the agreed price must be their product',
        ar: 'مع سعر التعرفة يجب أن يكون السعر المتفق عليه حاصل ضربهما',
      },
    },
    effectiveOn: {
      title: { en: 'Effective Date', ar: 'تاريخ السريان' },
      aliases: ['Effective From', 'Valid From', 'Start Date'],
      type: 'date',
      help: {
        en: 'Since when the price has held: never after the first day of the list',
        ar: 'اليوم الذي يسري منه السعر، على ألا يلي أول أيام القائمة',
      },
    },
  },
  key: ['code', 'type'],
  mostRows: 50_000,
  isWhole: true,
  settings: ['effectiveOn', 'facilityLicense'],
  opens: ({ importId: versionId, settings: { facilityLicense = '' } }) =>
    addressOf(linkedScreens.priceListVersion, { facilityLicense, versionId }),
});

type PriceColumns = typeof priceListSheet.columns;
/** The name of a column of a price list. */
export type PriceListColumn = keyof PriceColumns;
export const priceListColumns = Object.keys(priceListSheet.columns) as readonly PriceListColumn[];
