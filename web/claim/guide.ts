import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** Claims of a facility, and files of claims, checked before they are sent. */
export const guide: ModuleGuide = {
  order: 55,
  chapters: [
    chapter(
      ['Claims: make them ready', 'المطالبات: التجهيز للإرسال'],
      paragraph(
        'Wasla keeps the claims of your facility until they are sent. Colleagues see the same list.',
        'تحتفظ «وصلة» بمطالبات منشأتكم إلى أن تُرسل، ويرى زملاؤك القائمة نفسها.',
      ),
      steps(
        [
          'Open [[screens.claims]] and choose a claim. [[claim.record.findings]] says what is wrong with it and what to do.',
          'افتح [[screens.claims]] واختر مطالبة. يبيّن [[claim.record.findings]] الخطأ وما العمل.',
        ],
        [
          'Press [[claim.moves.makeReady]]. Where something should be checked, say why the claim is sent all the same.',
          'اضغط [[claim.moves.makeReady]]. وإن كان هناك ما يستدعي التحقق فاذكر سبب إرسال المطالبة رغم ذلك.',
        ],
        [
          'Press [[claim.record.download]] and send the file. To change the claim once more, press [[claim.moves.reopen]].',
          'اضغط [[claim.record.download]] ثم أرسل الملف. ولتعديل المطالبة مرة أخرى اضغط [[claim.moves.reopen]].',
        ],
      ),
    ),
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
    chapter(
      ['Claims: make one by hand', 'المطالبات: إنشاء مطالبة يدويًا'],
      paragraph(
        'Where no other system makes the claims of your facility, type them in [[screens.newClaim]].',
        'إذا لم يكن لدى منشأتك نظام آخر ينشئ المطالبات، فأدخلها في [[screens.newClaim]].',
      ),
      steps(
        [
          'Begin with what the facility knows: press [[eligibility.detail.makeClaim]] at an eligibility answer or at an approval. Patient, payer and approved lines are filled in.',
          'ابدأ بما تعرفه المنشأة: اضغط [[eligibility.detail.makeClaim]] عند رد الأهلية أو عند الموافقة، فتُملأ بيانات المريض والجهة الدافعة والبنود الموافق عليها.',
        ],
        [
          'Enter patient and payer, the encounter, the diagnoses and the lines. The net is proposed as the sum of the lines, and the gross with the share of the patient; you may enter other amounts.',
          'أدخل المريض والجهة الدافعة والزيارة العلاجية والتشخيصات والبنود. يُقترح الصافي مجموعًا للبنود، والإجمالي مع حصة المريض، ولك أن تُدخل مبالغ أخرى.',
        ],
        [
          'A second after you pause, what the regulator or the payer would refuse stands beside its field, with what to do about it.',
          'بعد ثانية من توقفك عن الكتابة يظهر بجانب كل حقل ما سترفضه الجهة الصحية أو الجهة الدافعة، وما العمل.',
        ],
        [
          'Press [[claim.form.keep]]. A draft may have remarks; it is corrected later in [[screens.claimEdit]].',
          'اضغط [[claim.form.keep]]. يمكن حفظ المسودة مع ملاحظاتها، وتصحيحها لاحقًا في [[screens.claimEdit]].',
        ],
      ),
    ),
  ],
};
