import { moduleAccess } from '../../_field/moduleAccess.ts';
import { type ImportRow, importKind } from '../../_parts/sheetImport.ts';
import { linkedScreens } from '../../linkedScreens.ts';
import { headColumns } from './headColumns.ts';
import { lineColumns } from './lineColumns.ts';
import { visitColumns } from './visitColumns.ts';

/** Claims of a facility: a row is a line, and the rows with one number are one claim. To write it is to make drafts (REQ-CLAIM-03). */
export const claimSheet = importKind({
  name: 'claims',
  title: { en: 'Claims', ar: 'المطالبات' },
  access: moduleAccess.claimBillers,
  scopes: ['facility'],
  columns: { ...headColumns, ...visitColumns, ...lineColumns },
  key: ['claimNumber'],
  gathers: true,
  mostRows: 20_000,
  opens: ({ written: { added = 0 } }) => (added > 0 ? linkedScreens.claims : null),
  words: {
    commit: { en: 'Make drafts', ar: 'إنشاء المسودات' },
    opens: { en: 'See the claims', ar: 'عرض المطالبات' },
    undo: {
      en: 'Drafts of this sheet that nobody has changed since are thrown away, and their numbers are free again. Claims that somebody has changed, made ready or sent are kept and listed.',
      ar: 'تُحذف مسودات هذا الجدول التي لم يعدّلها أحد بعد ذلك، وتصبح أرقامها متاحة من جديد. أما المطالبات التي عُدّلت أو جُهّزت أو أُرسلت فتبقى وتُذكر في القائمة.',
    },
    counted: {
      en: 'Claims are counted here, whatever the number of their rows. Rows to correct are counted one by one: a claim waits until all of its rows are right.',
      ar: 'تُحصى هنا المطالبات أيًا كان عدد صفوفها، وتُحصى الصفوف المطلوب تصحيحها صفًا صفًا. تنتظر المطالبة حتى تصح جميع صفوفها.',
    },
  },
});

export type ClaimSheetRow = ImportRow<typeof claimSheet.columns>;
