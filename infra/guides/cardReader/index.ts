import { text } from '../../../functions/_pdf/bilingual.ts';
import type { Guide } from '../../../web/base/guideWords.ts';
import { installation } from './installation.ts';
import { reading } from './reading.ts';
import { troubleshooting } from './troubleshooting.ts';

export const cardReaderGuide: Guide = {
  name: 'card-reader-installation',
  title: text('Installing the Emirates ID card reader', 'تثبيت قارئ بطاقة الهوية الإماراتية'),
  subject: text(
    'From the unopened reader to the first card read in the portal, and what to do when a card is not read',
    'من فتح علبة القارئ حتى قراءة أول بطاقة في البوابة، وما يجب فعله عند تعذّر القراءة',
  ),
  chapters: [...installation, ...reading, ...troubleshooting],
};
