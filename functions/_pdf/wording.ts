import type { Bilingual } from '../../shared/_field/bilingual.ts';
import { text } from './bilingual.ts';

/** What every printed document says in the same words. */
export const wording = {
  facilityLicense: text('Facility licence', 'رقم ترخيص المنشأة'),
  photo: text('Photograph from the Emirates ID card', 'الصورة من بطاقة الهوية الإماراتية'),
  verify: text(
    'Scan the square, or type the code at this address, to check that this document is genuine.',
    'للتحقق من صحة هذه الوثيقة، يُرجى مسح المربع ضوئياً أو كتابة الرمز في هذا العنوان.',
  ),
  printed: text('Printed', 'طُبع في'),
  times: text('UAE time', 'بتوقيت الإمارات'),
  page: text('Page', 'صفحة'),
  of: text('of', 'من'),
} as const satisfies Record<string, Bilingual>;
