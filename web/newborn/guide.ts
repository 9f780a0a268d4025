import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** Temporary health card numbers of newborns, for facilities and for payers' people. */
export const guide: ModuleGuide = {
  order: 70,
  chapters: [
    chapter(
      ['Newborns', 'المواليد الجدد'],
      paragraph(
        'A newborn is covered under the mother’s card for thirty days. The portal gives the child a temporary number at once, from a confirmed answer of your facility about the mother.',
        'المولود الجديد مشمول بتغطية بطاقة الأم لمدة ثلاثين يومًا. تمنح البوابة المولود رقمًا مؤقتًا فورًا، من رد مؤكد لمنشأتك بشأن الأم.',
      ),
      steps(
        [
          'In [[screens.newbornCard]] find the mother by her Emirates ID or card number, or choose [[eligibility.detail.registerNewborn]] on the answer about her.',
          'في [[screens.newbornCard]] ابحث عن الأم برقم هويتها الإماراتية أو رقم بطاقتها، أو اختر [[eligibility.detail.registerNewborn]] في الرد بشأنها.',
        ],
        [
          'Enter which child it is, the time of birth, the sex and the weight. [[newborn.register.add]] adds twins to the same form. What you typed stays if the page is reloaded or the session ends.',
          'أدخل ترتيب المولود ووقت الولادة والجنس والوزن. يضيف [[newborn.register.add]] التوائم إلى النموذج نفسه. يبقى ما كتبته إذا أُعيد تحميل الصفحة أو انتهت الجلسة.',
        ],
        [
          'Choose [[newborn.register.send]]. [[newborn.card.action]] prints the card in both languages, with a code by which anybody can check it.',
          'اختر [[newborn.register.send]]. يطبع [[newborn.card.action]] البطاقة باللغتين، وعليها رمز يتيح لأي شخص التحقق منها.',
        ],
        [
          'When the child has a card of its own, choose [[newborn.link.action]]. You are notified five days before a number ends.',
          'عندما تصدر للطفل بطاقة خاصة به، اختر [[newborn.link.action]]. يصلك إشعار قبل انتهاء الرقم بخمسة أيام.',
        ],
      ),
      points(
        [
          'A child that has a number already is refused, also where another facility gave it.',
          'يُرفض تسجيل المولود الذي له رقم بالفعل، حتى إن منحته منشأة أخرى.',
        ],
        [
          '[[newborn.cancel.action]] takes a number back that was given by mistake, and the child can be registered again.',
          'يسحب [[newborn.cancel.action]] رقمًا مُنح خطأً، ويمكن بعدها تسجيل المولود من جديد.',
        ],
        [
          'The payer’s people see the numbers of their members, and change none.',
          'يطّلع موظفو الجهة الدافعة على أرقام مواليد أعضائهم دون تعديلها.',
        ],
      ),
    ),
  ],
};
