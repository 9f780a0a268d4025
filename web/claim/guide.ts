import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** Claims of a facility from the draft to the payer, and files of claims that are checked or taken over. */
export const guide: ModuleGuide = {
  order: 55,
  chapters: [
    chapter(
      ['Claims: make them ready and send them', 'المطالبات: التجهيز والإرسال'],
      paragraph(
        'Wasla keeps the claims of your facility and sends them through the post office of your regulator. Colleagues see the same list.',
        'تحتفظ «وصلة» بمطالبات منشأتكم وترسلها عبر نظام تبادل المعاملات التابع لجهتكم التنظيمية، ويرى زملاؤك القائمة نفسها.',
      ),
      steps(
        [
          'Open [[screens.claims]] and choose a claim. [[claim.record.findings]] says what is wrong with it and what to do.',
          'افتح [[screens.claims]] واختر مطالبة. يبيّن [[claim.record.findings]] الخطأ وما العمل.',
        ],
        [
          'Where a remark has [[claim.repair.show]], look at the values before and after, and press [[claim.repair.accept]]. [[claim.repair.undo]] puts the claim back.',
          'إذا وُجد [[claim.repair.show]] عند ملاحظة فقارن القيم قبل التعديل وبعده ثم اضغط [[claim.repair.accept]]. ويعيد [[claim.repair.undo]] المطالبة كما كانت.',
        ],
        [
          'Press [[claim.moves.makeReady]]. Where something should be checked, say why the claim is sent all the same. In the list, [[claim.allReady.open]] takes all drafts of the page that have no remarks.',
          'اضغط [[claim.moves.makeReady]]. وإن كان هناك ما يستدعي التحقق فاذكر سبب إرسال المطالبة رغم ذلك. وفي القائمة يشمل [[claim.allReady.open]] كل مسودات الصفحة التي لا ملاحظات عليها.',
        ],
        [
          'To change the claim once more, press [[claim.moves.reopen]]. Otherwise press [[claim.moves.send]]; the list sends all ready claims of the page that it shows.',
          'لتعديل المطالبة مرة أخرى اضغط [[claim.moves.reopen]]، وإلا فاضغط [[claim.moves.send]]. وترسل القائمة كل المطالبات الجاهزة في الصفحة المعروضة.',
        ],
        [
          'Where the state is [[claim.states.rejected]], read [[claim.regulator.title]], press [[claim.moves.reopen]], correct the claim and send it again.',
          'إذا كانت الحالة [[claim.states.rejected]] فاطّلع على [[claim.regulator.title]]، ثم اضغط [[claim.moves.reopen]] وصحّح المطالبة وأرسلها مرة أخرى.',
        ],
      ),
      paragraph(
        '[[screens.claimBatches]] lists what your facility has sent, and whether the post office took it. A notification tells you when claims come back.',
        'تعرض [[screens.claimBatches]] ما أرسلته منشأتكم وما إذا كان نظام تبادل المعاملات قد استلمه، ويصلك إشعار عند عودة مطالبات.',
      ),
      points(
        [
          'A claim that was sent cannot be called back or deleted. One that was sent by mistake is put right with the payer.',
          'لا يمكن استرجاع مطالبة أُرسلت ولا حذفها. وما أُرسل بالخطأ يُصحَّح مع الجهة الدافعة.',
        ],
        [
          'Facilities that send files themselves press [[claim.record.download]] instead. A claim must be sent in one of the two ways only.',
          'تضغط المنشآت التي ترسل ملفاتها بنفسها [[claim.record.download]] بدلًا من ذلك. وتُرسل المطالبة بإحدى الطريقتين فقط.',
        ],
        [
          '[[claim.tags.open]] gives claims words of your own, by which the list finds them. They are never sent.',
          'يضيف [[claim.tags.open]] إلى المطالبات كلمات من عندكم تُبحث بها في القائمة، ولا تُرسل إلى أحد.',
        ],
        [
          '[[ui.print.both]] prints the claim as it stands, for a file or a patient.',
          'يطبع [[ui.print.both]] المطالبة بحالتها الحالية، للملف أو للمريض.',
        ],
      ),
    ),
    chapter(
      ['Claims: check a file', 'المطالبات: فحص ملف'],
      paragraph(
        'Before you send a file of claims, Wasla says which claims the regulator or the payer would refuse, and what to do about each.',
        'قبل إرسال ملف المطالبات تبيّن «وصلة» المطالبات التي سترفضها الجهة التنظيمية أو الجهة الدافعة، وما العمل في كل منها.',
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
          '[[claim.severity.block]]: ترفض الجهة التنظيمية مثل هذه المطالبة، أو تتعارض مجاميعها. [[claim.severity.warn]]: كثيرًا ما ترفضها الجهات الدافعة؛ راجعها قبل الإرسال.',
        ],
        [
          'The file is deleted after the check. The report names claims and fields, and nobody else can open it.',
          'يُحذف الملف بعد الفحص. يذكر التقرير المطالبات والحقول، ولا يستطيع غيرك فتحه.',
        ],
      ),
    ),
    chapter(
      ['Claims: take them over from a file', 'المطالبات: استيرادها من ملف'],
      paragraph(
        'Where another system writes the claims of your facility, Wasla makes drafts of them. A draft from a file is the same as one that was typed.',
        'إذا كان نظام آخر يصدر مطالبات منشأتكم، أنشأت منها «وصلة» مسودات لا تختلف عن المسودات المُدخلة يدويًا.',
      ),
      steps(
        [
          'Open [[screens.claimFiles]], choose [[claim.takeOver.drafts]] and the file, and press [[claim.takeOver.send]]. After a check, [[claim.takeOver.now]] leads there too; the file is chosen again, since the check has deleted it.',
          'افتح [[screens.claimFiles]] واختر [[claim.takeOver.drafts]] والملف، ثم اضغط [[claim.takeOver.send]]. ويوصلك [[claim.takeOver.now]] بعد الفحص إلى الموضع نفسه، وتختار الملف من جديد لأن الفحص يحذفه.',
        ],
        [
          'Read which claims were left out, and why. A notification tells you when the file has been read to its end.',
          'اطّلع على المطالبات التي تُركت وسبب ذلك. ويصلك إشعار عند اكتمال قراءة الملف.',
        ],
        [
          'Press [[claim.takeOver.toClaims]], correct the drafts that have remarks, and make them ready.',
          'اضغط [[claim.takeOver.toClaims]] وصحّح المسودات التي عليها ملاحظات، ثم جهّزها.',
        ],
      ),
      points([
        'The same file may be taken over again, for example after it broke off: a claim whose number is in your list already is not made twice, and is not changed.',
        'يمكن استيراد الملف نفسه مرة أخرى، مثلًا بعد انقطاعه: المطالبة التي يوجد رقمها في قائمتكم لا تُنشأ مرتين ولا تتغير.',
      ]),
    ),
    chapter(
      ['Claims: bring them by a sheet', 'المطالبات: استيرادها من جدول'],
      paragraph(
        'Where your program exports sheets, Wasla makes drafts of their rows. A row is a line of a claim, and the rows with one claim number are one claim, wherever they stand.',
        'إذا كان برنامجكم يصدّر جداول، أنشأت «وصلة» مسودات من صفوفها. كل صف هو بند في مطالبة، والصفوف التي لها رقم مطالبة واحد هي مطالبة واحدة أينما وُجدت في الجدول.',
      ),
      steps(
        [
          'Open [[screens.claimFiles]] and press [[claim.sheet.open]]. Patient, payer, visit and diagnoses may stand on each row of a claim, or on its first one alone.',
          'افتح [[screens.claimFiles]] واضغط [[claim.sheet.open]]. يمكن أن تُذكر بيانات المريض والجهة الدافعة والزيارة والتشخيصات في كل صف من المطالبة أو في أول صف منها فقط.',
        ],
        [
          'Say which column holds the amounts of a line, and which those of the whole claim: programs give both the same names. Where no column has a total, it is the sum of the lines.',
          'حدّد أي عمود فيه مبالغ البند وأيها فيه مبالغ المطالبة كلها، فالبرامج تسميهما بالاسم نفسه. وإذا لم يوجد عمود للمجموع فهو مجموع البنود.',
        ],
        [
          'Correct what the check names. A claim waits until all of its rows are right, so that none lacks a line. A day without a time, and rows of one claim that contradict each other, are for you to decide.',
          'صحّح ما يذكره الفحص. تنتظر المطالبة حتى تصح جميع صفوفها كي لا ينقصها بند. أما التاريخ من دون وقت، والصفوف المتعارضة في المطالبة الواحدة، فالقرار فيها لك.',
        ],
        [
          'Make the drafts, and read their remarks in [[screens.claims]]. Nothing is made ready, and nothing is sent.',
          'أنشئ المسودات واطّلع على ملاحظاتها في [[screens.claims]]. لا يُجهَّز شيء ولا يُرسل.',
        ],
      ),
      points([
        'A claim whose number is in your list already is named and not made again. [[sheetImport.act.undo]] throws away the drafts of a sheet that nobody has changed since.',
        'المطالبة التي يوجد رقمها في قائمتكم تُذكر ولا تُنشأ مرة أخرى. ويحذف [[sheetImport.act.undo]] مسودات الجدول التي لم يعدّلها أحد بعد ذلك.',
      ]),
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
          'بعد ثانية من توقفك عن الكتابة يظهر بجانب كل حقل ما سترفضه الجهة التنظيمية أو الجهة الدافعة، وما العمل.',
        ],
        [
          'The claim is compared with the records of your facility too: answers about eligibility, the approvals that it names, clinicians, agreed prices, and the other claims of the patient. Under [[claim.record.notChecked]] its record says where Wasla knows too little: there, no remark does not mean that it is right.',
          'تُقارن المطالبة أيضًا بسجلات منشأتك: ردود الأهلية والموافقات المذكورة فيها والمهنيين الصحيين والأسعار المتفق عليها ومطالبات المريض الأخرى. ويذكر سجلها تحت [[claim.record.notChecked]] ما لا تتوفر عنه معلومات كافية، وغياب الملاحظات فيه لا يعني صحته.',
        ],
        [
          'Press [[claim.form.keep]]. A draft may have remarks; it is corrected later in [[screens.claimEdit]].',
          'اضغط [[claim.form.keep]]. يمكن حفظ المسودة مع ملاحظاتها، وتصحيحها لاحقًا في [[screens.claimEdit]].',
        ],
      ),
    ),
  ],
};
