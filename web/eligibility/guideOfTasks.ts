import { type Chapter, chapter, heading, paragraph, points, steps } from '../base/guideWords.ts';

/** What comes after asking once: changes of a request, many patients at once, and the payer's side. */
export const guideOfTasks: readonly Chapter[] = [
  chapter(
    ['When a request has to change', 'عندما يلزم تغيير الطلب'],
    points(
      [
        '[[lifecycle.moves.correct]] changes what was asked while the payer has not answered; [[lifecycle.moves.cancel]] takes it back.',
        'يتيح [[lifecycle.moves.correct]] تعديل الطلب ما دامت الجهة الدافعة لم تردّ، ويتيح [[lifecycle.moves.cancel]] سحبه.',
      ],
      [
        '[[lifecycle.moves.resubmit]] sends a refused request again with what was wrong put right; [[lifecycle.moves.recheck]] asks the payer anew about an answered one.',
        'يعيد [[lifecycle.moves.resubmit]] إرسال طلب مرفوض بعد تصحيحه، ويتيح [[lifecycle.moves.recheck]] الاستعلام من جديد عن طلب ورد الرد عليه.',
      ],
      [
        'Where a colleague was faster, the page shows what they changed. What you typed stays.',
        'إذا سبقك زميل تعرض الصفحة ما غيّره، ويبقى ما كتبته.',
      ],
      [
        'A payer may ask questions first: answer them in [[payerRule.answer.title]] on the request, then it goes to the payer.',
        'قد تطرح الجهة الدافعة أسئلة أولًا: أجب عنها في [[payerRule.answer.title]] في صفحة الطلب، ثم يُرسل إليها.',
      ],
    ),
  ),
  chapter(
    ['Many patients at once', 'عدة مرضى دفعة واحدة'],
    steps(
      [
        'In [[screens.eligibility]] open [[screens.eligibilityBatch]] and download [[eligibilityBatch.template]].',
        'في [[screens.eligibility]] افتح [[screens.eligibilityBatch]] ونزّل [[eligibilityBatch.template]].',
      ],
      [
        'Choose [[eligibilityBatch.send]] and bring one row for each patient, as xlsx, xls or CSV. Your own columns will do: you say once what they hold.',
        'اختر [[eligibilityBatch.send]] وارفع صفًا لكل مريض بصيغة xlsx أو xls أو CSV. تكفي أعمدتك كما هي، وتحدد محتواها مرة واحدة.',
      ],
      [
        'Every row is checked first. Correct wrong rows in the list; then the key under [[sheetImport.checked.decide]] sends the good ones, and nobody is asked before.',
        'يُفحص كل صف أولًا. صحّح الصفوف الخاطئة في القائمة، ثم يُرسل الزر في قسم [[sheetImport.checked.decide]] الصفوف السليمة، ولا يُرسل أي طلب قبل ذلك.',
      ],
      [
        '[[sheetImport.act.undo]] withdraws the rows that have not been sent yet. A question that a payer has been asked cannot be taken back.',
        'يسحب [[sheetImport.act.undo]] الصفوف التي لم تُرسل بعد. أما ما أُرسل إلى جهة دافعة فلا يمكن سحبه.',
      ],
      [
        'You may leave the page. When it is ready, [[job.file.result]] has the outcome of every row.',
        'يمكنك مغادرة الصفحة. وعند الانتهاء يحتوي [[job.file.result]] على نتيجة كل صف.',
      ],
      [
        'The result holds the answers of the moment of its download. Failed rows: [[eligibilityBatch.again.ask]], or [[eligibilityBatch.again.correct]] and upload them. The result then has the answers of the rows that were asked again too.',
        'تحتوي النتيجة على الردود حتى لحظة تنزيلها. أما الصفوف المتعثرة فاختر [[eligibilityBatch.again.ask]]، أو [[eligibilityBatch.again.correct]] ثم ارفعها. وتشمل النتيجة بعد ذلك ردود الصفوف التي أُعيد الاستعلام عنها.',
      ],
    ),
  ),
  chapter(
    ['For payers', 'للجهات الدافعة'],
    heading('Questions before you are asked', 'أسئلة تسبق الطلب'),
    paragraph(
      'In [[payerRule.list.label]] an administrator writes the questions for a service category, tries them out with [[payerRule.tryOut.title]] and puts them into effect with [[payerRule.edit.goLive]], from a day on.',
      'في [[payerRule.list.label]] يكتب المسؤول الأسئلة لفئة خدمة ويجربها عبر [[payerRule.tryOut.title]] ثم يفعّلها بزر [[payerRule.edit.goLive]] ابتداءً من يوم محدد.',
    ),
    heading('Answering by hand', 'الرد يدويًا'),
    paragraph(
      '[[screens.worklist]] lists what waits and what is overdue. Choose [[desk.moves.take]], fill in [[worklist.form.label]] and [[worklist.form.send]]; a refusal needs its reason. Single keys answer while you type nowhere: A for yes, D for no, J and K go to the next request and back; Ctrl+Enter sends the answer.',
      'تعرض [[screens.worklist]] ما ينتظر وما تأخر. اختر [[desk.moves.take]] واملأ [[worklist.form.label]] ثم [[worklist.form.send]]؛ ويُشترط ذكر سبب الرفض. وتكفي مفاتيح مفردة ما لم تكن تكتب في حقل: A لنعم، وD للرفض، وJ وK للانتقال إلى الطلب التالي أو السابق؛ ويرسل Ctrl+Enter الرد.',
    ),
    heading('Your members', 'أعضاؤك'),
    paragraph(
      'Where the portal answers from your register, keep it in [[screens.members]]: [[member.sheet.title]] takes Excel and CSV with any columns, shows wrong rows to be corrected and can be undone; [[member.upload.whole]] takes the regulators’ XML and longer lists, keeps the good rows and reports the others row by row. A single member is added with [[member.add.title]], corrected with [[member.correct.member]] and cancelled with [[member.correct.cancel]]; the next list that states something else replaces that. Members of the GHQ plan are found by Emirates ID in [[screens.ghqMemberSearch]].',
      'إذا كانت البوابة ترد من سجل أعضائك فاحفظه في [[screens.members]]: يقبل [[member.sheet.title]] مصنفات Excel وملفات CSV بأي أعمدة، ويعرض الصفوف الخاطئة لتصحيحها، ويمكن التراجع عنه؛ ويقبل [[member.upload.whole]] ملفات XML المعتمدة من الجهات التنظيمية والقوائم الأطول، ويحفظ الصفوف الصحيحة ويورد الباقي صفًا صفًا. ويُضاف عضو واحد عبر [[member.add.title]]، وتُصحَّح بياناته عبر [[member.correct.member]] ويُلغى عبر [[member.correct.cancel]]؛ وتحل محل ذلك القائمة التالية إن ورد فيها غيره. ويُبحث عن أعضاء خطة GHQ برقم الهوية الإماراتية في [[screens.ghqMemberSearch]].',
    ),
  ),
];
