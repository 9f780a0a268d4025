import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** Programmes for people with a chronic disease, for care teams and payers' people. */
export const guide: ModuleGuide = {
  order: 80,
  chapters: [
    chapter(
      ['Disease management', 'إدارة الأمراض المزمنة'],
      paragraph(
        'The care team of a facility that takes part enrols members in programmes for chronic diseases, plans what is due, and sees how the results go.',
        'يسجّل فريق الرعاية في المنشأة المشارِكة الأعضاء في برامج الأمراض المزمنة، ويخطط ما يستحق من رعاية، ويتابع النتائج.',
      ),
      steps(
        [
          'In [[screens.diseaseManagement]] find the patient by Emirates ID or card number. The patient needs a confirmed answer of your facility in the last 60 days.',
          'في [[screens.diseaseManagement]] ابحث عن المريض برقم الهوية الإماراتية أو رقم البطاقة. يلزم وجود رد مؤكد لمنشأتك بشأنه خلال آخر 60 يومًا.',
        ],
        [
          'Choose the programme, confirm each criterion, and enter when and how the member consented. Then choose [[diseaseManagement.enrol.send]].',
          'اختر البرنامج وأكّد كل معيار وأدخل تاريخ موافقة العضو ونوعها، ثم اختر [[diseaseManagement.enrol.send]].',
        ],
        [
          'On the record choose [[diseaseManagement.result.action]] when a care item was done, and [[diseaseManagement.contactDialog.action]] after a call or a visit. The next due day follows by itself.',
          'في السجل اختر [[diseaseManagement.result.action]] عند إنجاز بند رعاية، و[[diseaseManagement.contactDialog.action]] بعد مكالمة أو زيارة. يُحسب تاريخ الاستحقاق التالي تلقائيًا.',
        ],
        [
          '[[diseaseManagement.goals.action]] writes new goals. The log keeps those before them, and each result and contact. A wrong result is put right by another one of the same day.',
          'عبر [[diseaseManagement.goals.action]] تُكتب أهداف جديدة. يحتفظ السجل بالأهداف السابقة وبكل نتيجة وتواصل. تُصحَّح النتيجة الخاطئة بإدخال نتيجة أخرى لليوم نفسه.',
        ],
        [
          '[[diseaseManagement.leave.action]] ends the enrolment on a day, with the reason.',
          'تُنهي [[diseaseManagement.leave.action]] التسجيل في يوم محدد مع ذكر السبب.',
        ],
      ),
      points(
        [
          'A member has one active enrolment in a programme, also where another facility has enrolled the member.',
          'للعضو تسجيل مستمر واحد في كل برنامج، حتى إن سجّلته منشأة أخرى.',
        ],
        [
          '[[diseaseManagement.outcomes.link]] shows how each programme does, with what is counted.',
          'تعرض [[diseaseManagement.outcomes.link]] نتائج كل برنامج مع تعريف ما يُحتسب.',
        ],
        [
          'The payer’s people read the enrolments of their members, and change none.',
          'يطّلع موظفو الجهة الدافعة على تسجيلات أعضائهم دون تعديلها.',
        ],
      ),
    ),
  ],
};
