import type { Bilingual } from '../_field/bilingual.ts';
import { problemTexts } from '../job/jobProblems.ts';

/** What can be wrong with a cell or a row of any import, in both languages. Screens and returned files say it with the same words. */
export const importProblemTexts: Readonly<Record<string, Bilingual>> = {
  ...problemTexts,
  name: {
    en: 'A name has letters, spaces, hyphens and dots only.',
    ar: 'يتكون الاسم من حروف ومسافات وشرطات ونقاط فقط.',
  },
  code: {
    en: 'A code has letters, digits and the signs / . _ - only.',
    ar: 'يتكون الرمز من حروف وأرقام والعلامات / . _ - فقط.',
  },
  email: { en: 'This is not an e-mail address.', ar: 'هذا ليس عنوان بريد إلكتروني.' },
  iban: { en: 'This is not an IBAN of the Emirates.', ar: 'هذا ليس رقم حساب مصرفي دولي (IBAN) إماراتيًا.' },
  yesNo: { en: 'Please write Yes or No.', ar: 'يرجى كتابة نعم أو لا.' },
  fraction: {
    en: 'Is this a share or a percentage? Please write 20 or 20%.',
    ar: 'هل هذه حصة أم نسبة مئوية؟ يرجى كتابة 20 أو 20%.',
  },
  monthFirst: {
    en: 'The month seems to stand first. Please write dd/mm/yyyy.',
    ar: 'يبدو أن الشهر مكتوب أولًا. يرجى كتابة التاريخ بالصيغة dd/mm/yyyy.',
  },
  shortYear: { en: 'Please write the year with four digits.', ar: 'يرجى كتابة السنة بأربعة أرقام.' },
  hijriDate: {
    en: 'This is a Hijri date. Please write it in the Gregorian calendar.',
    ar: 'هذا تاريخ هجري. يرجى كتابته بالتقويم الميلادي.',
  },
  cellError: { en: 'The spreadsheet shows an error in this cell.', ar: 'يعرض برنامج الجداول خطأ في هذه الخلية.' },
  twiceInFile: {
    en: 'An earlier row of this file is about the same record.',
    ar: 'يوجد صف سابق في هذا الملف عن السجل نفسه.',
  },
  twiceInStore: {
    en: 'More than one record of the portal fits this row.',
    ar: 'ينطبق هذا الصف على أكثر من سجل في البوابة.',
  },
  notYours: { en: 'There is no such record among yours.', ar: 'لا يوجد سجل كهذا ضمن سجلاتكم.' },
  changedMeanwhile: {
    en: 'Somebody else changed this record while the file was taken in. Please look at it again.',
    ar: 'غيّر شخص آخر هذا السجل أثناء استيراد الملف. يرجى مراجعته مرة أخرى.',
  },
  keptChanged: {
    en: 'Kept: this record was changed after the import.',
    ar: 'لم يُتراجع عنه: تغيّر هذا السجل بعد الاستيراد.',
  },
  keptInUse: {
    en: 'Kept: other records depend on this one by now.',
    ar: 'لم يُتراجع عنه: أصبحت سجلات أخرى تعتمد على هذا السجل.',
  },
};
