import { chapter, heading, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** Asking a payer for its approval. */
export const guide: ModuleGuide = {
  order: 20,
  chapters: [
    chapter(
      ['Requests for approval', 'طلبات الموافقة'],
      steps(
        [
          'Open the eligibility answer of the patient and choose [[eligibility.detail.askApproval]]: patient, payer, kind of care and clinician are filled in. [[screens.newAuthorization]] in the quick search begins an empty request.',
          'افتح رد الأهلية للمريض واختر [[eligibility.detail.askApproval]]: تُملأ بيانات المريض والجهة الدافعة ونوع الرعاية والمهني الصحي. ويبدأ [[screens.newAuthorization]] في البحث السريع طلبًا فارغًا.',
        ],
        [
          'Choose the diagnoses and the codes of the activities by the start of the code or of a word, in English or Arabic. Exactly one diagnosis is the principal one.',
          'اختر التشخيصات ورموز الخدمات ببداية الرمز أو ببداية كلمة، بالعربية أو الإنجليزية. ويكون تشخيص واحد فقط هو الرئيسي.',
        ],
        [
          'Add lines with [[authorization.form.line.add]], or copy rows of a sheet and choose [[authorization.form.paste.open]]. A request takes 200 lines, ten on a page, and 20 files. A drug is found in the list of the payer by its code, trade name or generic name; a code that is not listed is typed whole.',
          'أضف البنود عن طريق [[authorization.form.line.add]]، أو انسخ صفوفًا من جدول واختر [[authorization.form.paste.open]]. يتسع الطلب لـ 200 بند، عشرة في كل صفحة، و20 ملفًا. ويُبحث عن الدواء في قائمة الجهة الدافعة برمزه أو اسمه التجاري أو اسمه العلمي، ويُكتب كاملًا كل رمز ليس فيها.',
        ],
        [
          'Read what the payer’s rules say, say what each file is, and choose [[authorization.form.send]] or press Ctrl+Enter.',
          'اقرأ ما تقوله قواعد الجهة الدافعة، وحدد نوع كل ملف، ثم اختر [[authorization.form.send]] أو اضغط Ctrl+Enter.',
        ],
      ),
      heading('While you write', 'أثناء الكتابة'),
      points(
        [
          'A draft is kept on the portal by itself. It is there again after a lost connection, a closed tab, a new sign-in, and on another computer.',
          'تُحفظ المسودة في البوابة تلقائيًا، وتجدها بعد انقطاع الاتصال أو إغلاق الصفحة أو تسجيل دخول جديد، وعلى جهاز آخر.',
        ],
        [
          'A draft in which a colleague has typed in the last five minutes shows their name. [[authorization.form.draft.takeOver]] makes it yours.',
          'تعرض المسودة اسم زميلك إن كتب فيها خلال آخر خمس دقائق، و[[authorization.form.draft.takeOver]] يجعلها لك.',
        ],
        [
          'Where somebody else was first, choose [[authorization.form.draft.keepOwn]] or [[authorization.form.draft.showTheirs]]: nothing is written over unasked.',
          'إذا سبقك شخص آخر فاختر [[authorization.form.draft.keepOwn]] أو [[authorization.form.draft.showTheirs]]: لا يُستبدل شيء دون سؤالك.',
        ],
        [
          'What was asked for the patient before stands beside the form; [[authorization.form.earlier.copy]] takes its diagnoses and lines, without its files.',
          'تظهر طلبات المريض السابقة بجانب النموذج، و[[authorization.form.earlier.copy]] يأخذ تشخيصاتها وبنودها دون ملفاتها.',
        ],
      ),
      paragraph(
        'A code that does not hold on the day of service is named at its line. A rule that blocks holds the request until what is missing is there; a warning takes your reason, which the payer reads.',
        'يُذكر الرمز غير الساري في يوم الخدمة عند بنده. وتوقف القاعدة المانعة الطلب حتى يكتمل الناقص، أما التنبيه فيُطلب فيه سبب تقرؤه الجهة الدافعة.',
      ),
      heading('Following a request', 'متابعة الطلب'),
      paragraph(
        '[[screens.eauth]] lists the requests of your facility. Each number above the list leads to its requests; [[record.view.overdue]] are those that the payer has not answered in time.',
        'تعرض [[screens.eauth]] طلبات منشأتك. يقود كل رقم فوق القائمة إلى طلباته، أما [[record.view.overdue]] فهي الطلبات التي لم ترد عليها الجهة الدافعة في موعدها.',
      ),
      steps(
        [
          'Open a request. The first two sentences say where it stands and what to do next. Not yet known is no denial: the portal asks until it is known.',
          'افتح الطلب. تبيّن أول جملتين حالته والخطوة التالية. وعدم معرفة الحالة بعد ليس رفضًا: تستمر البوابة في السؤال إلى أن تُعرف.',
        ],
        [
          'In [[record.lines.title]] compare each line with the answer. Below a denial code stand its meaning and what to do.',
          'في [[record.lines.title]] قارن كل بند بالرد. وتحت رمز الرفض معناه والخطوة التالية.',
        ],
        [
          'When the payer asks for information, choose [[record.action.reply]]: answer each question with words and documents. A payer with a system of its own gets your reply as a file, with PDF and JPEG documents only.',
          'عندما تطلب الجهة الدافعة معلومات، اختر [[record.action.reply]] وأجب عن كل سؤال بالنص والمستندات. الجهة الدافعة التي لها نظام خاص بها يصلها ردكم ملفًا، ومعه مستندات PDF وJPEG فقط.',
        ],
        [
          'When the regulator refused the request, choose [[record.action.correct]]; what was found stands at its line.',
          'إذا رفضت الجهة التنظيمية الطلب، اختر [[record.action.correct]]، ويظهر ما وُجد عند بنده.',
        ],
      ),
      paragraph(
        '[[ui.table.export]] writes the list, as it is filtered, to a file. More than 1,000 rows are prepared in the background; the file stands under [[exports.toExports]] for 30 days, for you alone.',
        'يكتب [[ui.table.export]] القائمة، كما صُفّيت، في ملف. وما يتجاوز 1,000 صف يُعدّ في الخلفية، وتجد الملف ضمن [[exports.toExports]] طوال 30 يومًا، لك وحدك.',
      ),
      paragraph(
        'When the list has changed, [[ui.table.fresh.show]] can be chosen: it reads the list again, and the rows that are new or have changed bear a sign.',
        'عندما تتغيّر القائمة يصبح [[ui.table.fresh.show]] متاحًا: تُقرأ القائمة من جديد، وتحمل الصفوف الجديدة والصفوف المعدّلة علامة.',
      ),
      heading('After the answer', 'بعد الرد'),
      points(
        [
          '[[record.action.extend]], [[record.action.resend]], [[record.action.cancellation]] and [[record.action.statusInquiry]] make a new version. All versions stand under [[record.chain.title]].',
          'تنشئ [[record.action.extend]] و[[record.action.resend]] و[[record.action.cancellation]] و[[record.action.statusInquiry]] نسخة جديدة. وتظهر جميع النسخ تحت [[record.chain.title]].',
        ],
        [
          'An answer that comes after you have cancelled a request changes nothing: it stays cancelled, and the record says that an answer came. Do not treat or claim by it.',
          'الرد الذي يصل بعد إلغاء الطلب لا يغيّر شيئًا: يبقى الطلب ملغى، ويبيّن سجله أن ردًا قد ورد. يرجى عدم تقديم العلاج أو المطالبة بناءً عليه.',
        ],
        [
          '[[ui.print.both]] gives the decision with a code. Anybody can check it at [[screens.verifyTypedCode]].',
          'يعطيك [[ui.print.both]] القرار مع رمز يمكن لأي شخص التحقق منه في [[screens.verifyTypedCode]].',
        ],
      ),
      paragraph(
        'An administrator of a payer tries a rule on the requests of a period that were answered, before it goes live: [[authorizationRule.trial.start]] on the page of the rule shows how many and which it would have held, warned of or decided, and where people decided otherwise. Who writes a rule approves nothing in bulk that it was asked about.',
        'يجرّب مسؤول الجهة الدافعة القاعدة على طلبات فترة سبق الرد عليها قبل تفعيلها: يعرض [[authorizationRule.trial.start]] في صفحة القاعدة عدد الطلبات التي كانت ستوقفها أو تنبّه إليها أو تقرر فيها وأيها، وأين قرر الأشخاص خلاف ذلك. ولا يوافق من كتب قاعدة موافقة جماعية على ما سُئلت عنه.',
      ),
      paragraph(
        '[[screens.authorizationMeasures]] shows how your requests go, or those that were sent to your payer: by month, type, age and payer, each measure with its definition. The time of questions counts, and a request that is withdrawn and sent again goes on with its first time. [[ui.table.export]] gives a table as a file, with units and definitions.',
        'تعرض [[screens.authorizationMeasures]] كيف تسير طلباتك أو الطلبات المرسلة إلى جهتك الدافعة: بحسب الشهر والنوع والعمر والجهة الدافعة، ولكل مقياس تعريفه. تُحتسب مدة الأسئلة، وتستمر مدة الطلب الذي سُحب وأُعيد إرساله من إرساله الأول. ويعطيك [[ui.table.export]] الجدول في ملف مع الوحدات والتعريفات.',
      ),
      heading('All authorisations with insurers', 'جميع الموافقات لدى شركات التأمين'),
      paragraph(
        '[[screens.authorizationDashboard]] has them all in one list: those of this portal, and those that an insurer gave by telephone or in its own system and told of. Each number above the list leads to its authorisations. Numbers, cards and Emirates IDs are searched whole, and you see those of your own facility only. You are notified when an insurer’s list changes a status or an amount.',
        'تجمعها [[screens.authorizationDashboard]] في قائمة واحدة: موافقات هذه البوابة، وما أصدرته شركة التأمين هاتفيًا أو في نظامها وأبلغت عنه. يقود كل رقم فوق القائمة إلى موافقاته. ويُبحث عن الأرقام والبطاقات والهويات الإماراتية كاملة، ولا ترى إلا موافقات منشأتك. ويصلك إشعار عندما تغيّر قائمة شركة التأمين حالة أو مبلغًا.',
      ),
      points(
        [
          'Open one to read its activities, documents and what the insurer changed of it since. Nothing is changed there.',
          'افتح إحداها لتقرأ أنشطتها ومستنداتها وما عدّلته شركة التأمين فيها. لا يُعدَّل شيء هناك.',
        ],
        [
          '[[authorizationQuery.ask]] begins a question that carries its number. The answer stands under [[authorizationQuery.questions.title]].',
          'يبدأ [[authorizationQuery.ask]] استفسارًا يحمل رقمها، ويظهر الرد تحت [[authorizationQuery.questions.title]].',
        ],
        [
          'An administrator of an insurer brings those of its own system by a sheet, on the same page. A row says the facility by its licence; a number stays with its facility.',
          'يستورد مسؤول شركة التأمين موافقات نظامها من جدول في الصفحة نفسها. يذكر كل صف المنشأة برقم ترخيصها، ويبقى رقم الموافقة لمنشأته.',
        ],
      ),
      heading('Answers that are not clear', 'ردود غير واضحة'),
      paragraph(
        'A payer’s answer may contradict itself: it denies and pays, approves and pays nothing, ends before it starts. The portal does not guess. The request waits as before, says [[record.standing.answerKept]] with the reason, and you are notified. Ask the payer to send its answer again. What a payer pays, another activity that it names, and a number of its own stand at each line.',
        'قد يتناقض رد الجهة الدافعة: يرفض ويدفع، أو يوافق ولا يدفع شيئًا، أو ينتهي قبل أن يبدأ. لا تخمّن البوابة: يبقى الطلب منتظرًا ويظهر فيه [[record.standing.answerKept]] مع السبب، ويصلك إشعار. اطلب من الجهة الدافعة إعادة إرسال ردها. ويظهر عند كل بند ما تدفعه الجهة الدافعة وأي خدمة أخرى تذكرها ورقم الموافقة الخاص به.',
      ),
      paragraph(
        'Earlier releases of the portal read some such answers wrongly. [[record.view.review]] lists those of your facility or payer. Do not rely on them, nor on their prints, before the payer has confirmed its answer.',
        'قرأت إصدارات سابقة من البوابة بعض هذه الردود خطأً. تعرضها [[record.view.review]] لمنشأتك أو لجهتك الدافعة. لا تعتمد عليها ولا على نسخها المطبوعة قبل أن تؤكد الجهة الدافعة ردها.',
      ),
      heading('Answers that found no request', 'ردود بلا طلب مطابق'),
      paragraph(
        'A payer’s system may send an answer that cannot be read, or that fits no request. It changes nothing: the request waits, and is not denied. Administrators of the portal find such files under [[screens.postOfficeFiles]] in [[screens.admin]], with the reason and what stands in them. After a mend, [[postOfficeFile.again]] reads a file once more; no answer is taken twice.',
        'قد يرسل نظام الجهة الدافعة ردًا تتعذّر قراءته أو لا يطابق أي طلب. لا يغيّر ذلك شيئًا: يبقى الطلب منتظرًا ولا يُعد مرفوضًا. يجد مديرو البوابة هذه الملفات في [[screens.postOfficeFiles]] ضمن [[screens.admin]] مع السبب والمحتوى. وبعد معالجة الخلل يقرأ [[postOfficeFile.again]] الملف مرة أخرى، ولا يُعتمد أي رد مرتين.',
      ),
    ),
  ],
};
