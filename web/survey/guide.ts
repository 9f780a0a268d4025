import { chapter, heading, type ModuleGuide, points, steps } from '../base/guideWords.ts';

/** The survey of provider characteristics, for both sides. */
export const guide: ModuleGuide = {
  order: 50,
  chapters: [
    chapter(
      ['Surveys of insurers', 'استبيانات شركات التأمين'],
      steps(
        [
          'On the provider dashboard choose [[screens.providerSurvey]], and open the survey. Only administrators of a facility with a contract answer.',
          'في لوحة مقدّم الخدمة اختر [[screens.providerSurvey]] وافتح الاستبيان. لا يجيب إلا مسؤولو المنشآت المتعاقدة.',
        ],
        [
          'Answer what is asked. Each answer may bring further questions or take some away. Everything is saved at once; you or a colleague can go on later, also on another computer.',
          'أجب عن الأسئلة. قد تضيف كل إجابة أسئلة أخرى أو تلغي بعضها. يُحفظ كل شيء فورًا، ويمكنك أنت أو زميلك المتابعة لاحقًا، حتى من حاسوب آخر.',
        ],
        [
          'If a colleague answers at the same time, the page shows where your answers differ. Choose [[survey.conflict.keepOwn]] or [[survey.conflict.takeTheirs]].',
          'إذا أجاب زميل في الوقت نفسه فإن الصفحة تعرض أين تختلف إجاباتكما. اختر [[survey.conflict.keepOwn]] أو [[survey.conflict.takeTheirs]].',
        ],
        [
          'Choose [[survey.form.submit]]. Submitted answers do not change any more; the insurer reads them only now. A new version begins with your answers to the same questions.',
          'اختر [[survey.form.submit]]. لا تتغيّر الإجابات المرسلة بعد ذلك، ولا تطّلع عليها شركة التأمين قبل الإرسال. ويبدأ الإصدار الجديد بإجاباتك عن الأسئلة نفسها.',
        ],
      ),
      heading('For insurers', 'لشركات التأمين'),
      points(
        [
          'In [[screens.surveys]] choose [[survey.list.begin]]: the draft begins with the questions of the last version. [[survey.edit.branchKey]] makes a question or a section appear only after certain answers.',
          'في [[screens.surveys]] اختر [[survey.list.begin]]: تبدأ المسودة بأسئلة الإصدار الأخير. ويجعل [[survey.edit.branchKey]] السؤال أو القسم يظهر بعد إجابات معيّنة فقط.',
        ],
        [
          '[[survey.send.open]] says what is missing, question by question. Colleagues who did not write on it are told; one of them chooses [[survey.publish.open]]. The providers with a contract in force are told then, and again 7 days and 1 day before the last day if they have not answered.',
          'يبيّن [[survey.send.open]] ما ينقص سؤالًا بسؤال. ثم يُبلَّغ الزملاء الذين لم يشاركوا في الكتابة، ويختار أحدهم [[survey.publish.open]]. عندئذ يُبلَّغ مقدّمو الخدمة ذوو العقود السارية، ومرة أخرى قبل آخر يوم بـ7 أيام وبيوم واحد إن لم يجيبوا.',
        ],
        [
          '[[survey.discard.open]] throws a draft away, for everybody. What was sent is taken back first; what was published stays.',
          'يحذف [[survey.discard.open]] المسودة لدى الجميع. يجب أولًا سحب ما أُرسل، أما ما نُشر فيبقى.',
        ],
        [
          '[[survey.providers.open]] shows who has answered and who has not. The export of the table has all answers, one column for each question.',
          'يعرض [[survey.providers.open]] من أجاب ومن لم يجب. ويتضمن تصدير الجدول جميع الإجابات، في عمود لكل سؤال.',
        ],
      ),
    ),
  ],
};
