import { addressOf } from '../_field/addressOf.ts';
import { type ImportRow, importKind } from '../_parts/sheetImport.ts';
import { linkedScreens } from '../linkedScreens.ts';
import { batchSheet, mostBatchRows } from './batchSheet.ts';

/** A facility's sheet of eligibility requests: a row is one request. To write it is to hand its good rows to those who ask the payers. */
export const eligibilityRequestSheet = importKind({
  name: 'eligibilityRequests',
  title: { en: 'Eligibility requests', ar: 'طلبات الأهلية' },
  access: ['Eligibility'],
  scopes: ['facility'],
  columns: batchSheet,
  key: ['Payer', 'ServiceCategory', 'ServiceDate'],
  optionalKey: ['EmiratesID', 'CardNumber', 'ConsultationCategory'],
  // Payers have several names, and patients two numbers: only the form that a row becomes says that two are the same request.
  findsTwins: true,
  mostRows: mostBatchRows,
  // The sheet that is asked has the number of the import.
  opens: ({ importId: jobId, written: { added = 0 } }) =>
    added > 0 ? addressOf(linkedScreens.eligibilityBatchJob, { jobId }) : null,
  keptAs: 'keptAsked',
  words: {
    commit: { en: 'Ask the payers', ar: 'إرسال الطلبات إلى الجهات الدافعة' },
    opens: { en: 'See the answers', ar: 'عرض الردود' },
    undo: {
      en: 'Rows about which no payer has been asked yet are withdrawn, and nobody is asked about them. A question that a payer has been asked cannot be taken back: such rows are kept and listed.',
      ar: 'تُسحب الصفوف التي لم تُرسل بعد، ولا تُرسل طلباتها إلى أي جهة دافعة. أما ما أُرسل إلى جهة دافعة فلا يمكن سحبه، ويبقى مدرجًا في القائمة.',
    },
  },
});

export type RequestSheetRow = ImportRow<typeof eligibilityRequestSheet.columns>;
