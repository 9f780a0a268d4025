import type { Bilingual } from '../_field/bilingual.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { importKind } from '../_parts/sheetImport.ts';
import { type KeptListName, keptListNames } from './keptLists.ts';

const titles: Readonly<Record<KeptListName, Bilingual>> = {
  groupOwners: { en: 'Group owners', ar: 'مالكو المجموعات' },
  subGroups: { en: 'Sub groups', ar: 'المجموعات الفرعية' },
  durations: { en: 'Durations of treatment', ar: 'مدد العلاج' },
  dosageFrequencies: { en: 'Dosage frequencies', ar: 'تكرار الجرعات' },
  overrideReasons: { en: 'Override reasons', ar: 'أسباب التجاوز' },
  vaccineDoses: { en: 'Doses of vaccines', ar: 'جرعات اللقاحات' },
};

/** Entries of the lists that administrators keep: a row adds one, or corrects the one with its code or its English name. It deletes none. */
export const lookupSheet = importKind({
  name: 'lookupEntries',
  title: { en: 'Code lists', ar: 'قوائم الرموز' },
  access: moduleAccess.lookupLists,
  scopes: ['all'],
  allFor: moduleAccess.lookupLists,
  columns: {
    list: {
      title: { en: 'List', ar: 'القائمة' },
      type: 'list',
      isNeeded: true,
      values: keptListNames.map((value) => ({ value, title: titles[value] })),
      help: { en: 'The list to which the entry belongs.', ar: 'القائمة التي ينتمي إليها البند.' },
    },
    name: {
      title: { en: 'English name', ar: 'الاسم بالإنجليزية' },
      aliases: ['Name', 'Description'],
      type: 'text',
      most: 200,
      isNeeded: true,
      help: {
        en: 'The entry is found by its code, or without one by this name.',
        ar: 'يُعرف البند برمزه، أو بهذا الاسم إن لم يكن له رمز.',
      },
    },
    nameArabic: {
      title: { en: 'Arabic name', ar: 'الاسم بالعربية' },
      aliases: ['Arabic description'],
      type: 'text',
      most: 200,
      help: { en: 'Needed for a new entry.', ar: 'مطلوب للبند الجديد.' },
    },
    code: {
      title: { en: 'Code', ar: 'الرمز' },
      type: 'text',
      most: 40,
      help: { en: 'Where other systems have one.', ar: 'إن وُجد في الأنظمة الأخرى.' },
    },
    activeFrom: {
      title: { en: 'First day', ar: 'أول يوم' },
      aliases: ['Active From', 'Valid from', 'Effective from'],
      type: 'date',
      help: { en: 'From then on it may be chosen.', ar: 'يمكن اختياره ابتداءً من هذا اليوم.' },
    },
    activeTo: {
      title: { en: 'Last day', ar: 'آخر يوم' },
      aliases: ['Active To', 'Valid to', 'Effective to'],
      type: 'date',
      help: { en: 'The last day on which it may be chosen.', ar: 'آخر يوم يمكن اختياره فيه.' },
    },
  },
  key: ['list', 'name'],
  optionalKey: ['code'],
  mostRows: 2000,
});
