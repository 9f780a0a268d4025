import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** Files of claims, checked before they are sent. */
export const guide: ModuleGuide = {
  order: 55,
  chapters: [
    chapter(
      ['Claims: check a file', 'المطالبات: فحص ملف'],
      paragraph(
        'Before you send a file of claims, Wasla says which claims the regulator or the payer would refuse, and what to do about each.',
        'قبل إرسال ملف المطالبات تبيّن «وصلة» المطالبات التي سترفضها الجهة الصحية أو الجهة الدافعة، وما العمل في كل منها.',
      ),
      steps(
        [
          'Open [[screens.claimFiles]], choose the file and press [[claim.check.send]].',
          'افتح [[screens.claimFiles]] واختر الملف ثم اضغط [[claim.check.send]].',
        ],
        [
          'The first remarks are listed while the file is still read. You may leave the page; a notification tells you when the check has ended.',
          'تُعرض الملاحظات الأولى أثناء قراءة الملف. يمكنك مغادرة الصفحة، ويصلك إشعار عند انتهاء الفحص.',
        ],
        [
          'Correct the claims in your system by [[claim.finding.fix]], write the file anew and check it once more.',
          'صحّح المطالبات في نظامك وفق [[claim.finding.fix]]، ثم أصدر الملف من جديد وافحصه مرة أخرى.',
        ],
      ),
      points(
        [
          '[[claim.severity.block]]: the regulator refuses such a claim, or its sums contradict each other. [[claim.severity.warn]]: payers often refuse it; look at it before you send it.',
          '[[claim.severity.block]]: ترفض الجهة الصحية مثل هذه المطالبة، أو تتعارض مجاميعها. [[claim.severity.warn]]: كثيرًا ما ترفضها الجهات الدافعة؛ راجعها قبل الإرسال.',
        ],
        [
          'The file is deleted after the check. The report names claims and fields, and nobody else can open it.',
          'يُحذف الملف بعد الفحص. يذكر التقرير المطالبات والحقول، ولا يستطيع غيرك فتحه.',
        ],
      ),
    ),
  ],
};
