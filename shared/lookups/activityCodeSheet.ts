import { moduleAccess } from '../_field/moduleAccess.ts';
import { importKind } from '../_parts/sheetImport.ts';
import { codeSets, codeSetTitles } from './activityCodes.ts';

/** Whole code sets of activities. A row adds a period of a code, or corrects the one that begins on the same day; it deletes none. */
export const activityCodeSheet = importKind({
  name: 'activityCodes',
  title: { en: 'Code sets of activities', ar: 'مجموعات رموز الخدمات' },
  access: moduleAccess.lookupLists,
  scopes: ['all'],
  allFor: moduleAccess.lookupLists,
  columns: {
    codeSet: {
      title: { en: 'Code set', ar: 'مجموعة الرموز' },
      aliases: ['Type', 'Activity type', 'Code type'],
      type: 'list',
      isNeeded: true,
      values: codeSets.map((value, at) => ({
        ...{ value, title: codeSetTitles[value] },
        aliases: [['3'], ['4'], ['6', 'Dental'], ['8', 'Service'], ['9', 'IR-DRG']][at] ?? [],
      })),
      help: {
        en: 'The set to which the code belongs, by name or by the activity type of claims.',
        ar: 'المجموعة التي ينتمي إليها الرمز، باسمها أو بنوع الخدمة في المطالبات.',
      },
    },
    code: {
      title: { en: 'Code', ar: 'الرمز' },
      aliases: ['Activity code', 'CPT code'],
      type: 'code',
      most: 20,
      isNeeded: true,
      help: { en: 'As claims carry it.', ar: 'كما يرد في المطالبات.' },
    },
    description: {
      title: { en: 'Description', ar: 'الوصف' },
      aliases: ['Short description', 'Name', 'English description'],
      type: 'text',
      most: 500,
      isNeeded: true,
      help: { en: 'The code is found by each of its words.', ar: 'يُعثر على الرمز بأي كلمة منه.' },
    },
    descriptionArabic: {
      title: { en: 'Arabic description', ar: 'الوصف بالعربية' },
      type: 'text',
      most: 500,
      help: { en: 'Where there is one.', ar: 'إن وُجد.' },
    },
    validFrom: {
      title: { en: 'First day', ar: 'أول يوم' },
      aliases: ['Active From', 'Valid from', 'Effective from', 'Effective date', 'Start date'],
      type: 'date',
      help: {
        en: 'A row with another first day is another period of the code.',
        ar: 'الصف الذي يحمل أول يوم مختلفًا فترة أخرى للرمز.',
      },
    },
    validTo: {
      title: { en: 'Last day', ar: 'آخر يوم' },
      aliases: ['Active To', 'Valid to', 'Effective to', 'End date', 'Deleted on'],
      type: 'date',
      help: { en: 'The last day on which it may be used.', ar: 'آخر يوم يمكن استخدامه فيه.' },
    },
  },
  key: ['codeSet', 'code'],
  optionalKey: ['validFrom'],
  mostRows: 50_000,
});
