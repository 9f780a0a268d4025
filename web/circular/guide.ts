import { chapter, heading, type ModuleGuide, points, steps } from '../base/guideWords.ts';

/** Circulars, for readers and publishers. */
export const guide: ModuleGuide = {
  order: 100,
  chapters: [
    chapter(
      ['Circulars', 'التعاميم'],
      points(
        [
          '[[screens.circulars]] lists what insurers and the portal tell your facility, newest first. Search for words of the text in either language.',
          'تعرض [[screens.circulars]] ما تبلغه شركات التأمين والبوابة لمنشأتك، الأحدث أولًا. ويمكن البحث عن كلمات من النص بأي من اللغتين.',
        ],
        [
          'When a circular must be read, it comes before your next page. Open it and choose [[circular.acknowledge]]. Everybody does so for themselves, at each facility where they work.',
          'إذا كان التعميم مما تلزم قراءته فإنه يظهر قبل صفحتك التالية. افتحه واختر [[circular.acknowledge]]. يقر كل شخص عن نفسه في كل منشأة يعمل فيها.',
        ],
        [
          'A circular is never edited. A correction is a new circular, and both name each other. One that was withdrawn stays readable with the reason.',
          'لا يُعدَّل التعميم أبدًا. التصحيح تعميم جديد، ويشير كل منهما إلى الآخر. ويبقى المسحوب مقروءًا مع سبب سحبه.',
        ],
      ),
      heading('For who publishes', 'لمن ينشر'),
      steps(
        [
          'In [[screens.ownCirculars]] choose [[circular.own.new]]. Write both languages, and choose to whom it goes.',
          'في [[screens.ownCirculars]] اختر [[circular.own.new]]. اكتب النص باللغتين واختر الموجه إليهم.',
        ],
        [
          'Open the draft and choose [[circular.publish.open]]. Look at the number of facilities and people before you confirm. A circular that must be read is published by a colleague.',
          'افتح المسودة واختر [[circular.publish.open]]. راجع عدد المنشآت والأشخاص قبل التأكيد. والتعميم الذي تلزم قراءته ينشره زميل.',
        ],
        [
          '[[circular.receipts.open]] shows who has read it and who has not, and exports both. People who have not are reminded after 3, 7 and 14 days.',
          'يبيّن [[circular.receipts.open]] من قرأ ومن لم يقرأ، ويصدّر القائمتين. ويُذكَّر من لم يقرأ بعد 3 و7 و14 يومًا.',
        ],
        [
          'If it went to the wrong audience, choose [[circular.withdraw.open]]. Everybody who has opened it is told.',
          'إذا وصل إلى غير المعنيين فاختر [[circular.withdraw.open]]. ويُبلَّغ كل من فتحه.',
        ],
      ),
    ),
  ],
};
