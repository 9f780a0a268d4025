import { chapter, heading, paragraph, points } from '../../../web/base/guideWords.ts';

/** For administrators of the portal, and for the reviewers of payers: what they look into. */
export const runningThePortal = chapter(
  ['Running the portal', 'تشغيل البوابة'],
  heading('What needs attention', 'ما يحتاج إلى متابعة'),
  paragraph(
    'The dashboard of an administrator of the portal begins with [[attention.title]]. Each line leads to its screen, and no screen but the requests themselves names a patient.',
    'تبدأ لوحة تحكم مسؤول البوابة بقسم [[attention.title]]. ينقلك كل سطر إلى شاشته، ولا تظهر بيانات المرضى إلا في الطلبات نفسها.',
  ),
  points(
    [
      '[[attention.parts.overdue]]: what a payer’s people should have answered by now. With the role SuperAdmin you see the requests in the list of eligibility; with the role SetupAdmin you see for which facility each is, since when it is due, and whether a reviewer has it. Remind the payer’s administrator.',
      '[[attention.parts.overdue]]: ما كان ينبغي أن ترد عليه الجهة الدافعة حتى الآن. من لديه دور SuperAdmin يرى الطلبات في قائمة الأهلية، ومن لديه دور SetupAdmin يرى منشأة كل طلب وموعد استحقاقه وهل تسلمه أحد المراجعين. يرجى تذكير مسؤول الجهة الدافعة.',
    ],
    [
      '[[attention.parts.connections]]: what does not answer, with its last error. The link opens [[screens.connections]]: when each last answered, how fast, and how old the portal’s key for it is; [[connections.test]] looks at once. [[screens.systemStatus]] says the same to everybody.',
      '[[attention.parts.connections]]: ما لا يستجيب مع آخر خلل. يفتح الرابط شاشة [[screens.connections]] وفيها آخر نجاح لكل اتصال وسرعته وعمر مفتاح البوابة، وزر [[connections.test]] يتحقق فورًا. وتعرض شاشة [[screens.systemStatus]] الحالة نفسها للجميع.',
    ],
    [
      '[[attention.parts.undelivered]]: requests and emails that were given up. Administrators with the role SuperAdmin send them again.',
      '[[attention.parts.undelivered]]: طلبات ورسائل توقفت محاولات إرسالها. يعيد إرسالها من لديه دور SuperAdmin.',
    ],
    [
      '[[attention.parts.pausedSignIns]]: the list of users shows whose sign-in is paused after failed tries, under the state that the link chooses. A pause ends by itself, at the latest after an hour.',
      '[[attention.parts.pausedSignIns]]: تعرض قائمة المستخدمين من أُوقف تسجيل دخوله مؤقتًا بعد محاولات فاشلة، ضمن الحالة التي يختارها الرابط. ينتهي الإيقاف تلقائيًا بعد ساعة على الأكثر.',
    ],
    [
      '[[attention.parts.failedJobs]]: why each failed, for whom, and how often it was tried. An export that failed by a fault of the portal is started again there with [[failedJobs.retry]]; for every other job the page says who can go on.',
      '[[attention.parts.failedJobs]]: سبب فشل كل مهمة ولصالح من كانت وعدد محاولاتها. يُعاد تشغيل تصدير فشل بخلل في البوابة بزر [[failedJobs.retry]]، وتبيّن الصفحة في غيره من يمكنه المتابعة.',
    ],
    [
      '[[attention.parts.firstAnswers]]: how often the first payer that a reception asked about a patient does not know the patient (ELIG-001), so that another payer had to be asked.',
      '[[attention.parts.firstAnswers]]: عدد المرات التي لم تعرف فيها أول جهة دافعة سألها الاستقبال المريضَ (ELIG-001) فلزم سؤال جهة أخرى.',
    ],
  ),
  heading('What a reviewer decides by', 'ما يستند إليه المراجع'),
  paragraph(
    'Above the work list, a payer’s reviewers open the member register, the rules and the history of requests of their payer. They read them and change nothing.',
    'يفتح مراجعو الجهة الدافعة من أعلى قائمة العمل سجل الأعضاء والقواعد وسجل الطلبات لدى جهتهم. وهي للقراءة فقط.',
  ),
  paragraph(
    'At [[screens.authorizationDesk]] single keys decide while you type nowhere: A approves a line, P approves less of it, D denies it, Shift+A approves all lines, J and K go from line to line. Ctrl+Enter sends the decision and opens the next request. Less than asked needs a denial code.',
    'في [[screens.authorizationDesk]] تكفي مفاتيح مفردة لاتخاذ القرار ما لم تكن تكتب في حقل: A للموافقة على البند، وP للموافقة على جزء منه، وD لرفضه، وShift+A للموافقة على كل البنود، وJ وK للتنقل بين البنود. ويرسل Ctrl+Enter القرار ويفتح الطلب التالي. ويلزم رمز رفض عند الموافقة على أقل مما طُلب.',
  ),
);
