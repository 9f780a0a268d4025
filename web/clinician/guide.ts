import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** Changes of a provider's clinicians, for its administrators and for the people of insurers. */
export const guide: ModuleGuide = {
  order: 60,
  chapters: [
    chapter(
      ['Clinicians of a provider', 'المهنيون الصحيون لدى مقدّم الخدمة'],
      paragraph(
        'In [[screens.manageClinician]] the administrators of a facility tell insurers who joins, moves or leaves. The dates hold at once for your requests.',
        'في [[screens.manageClinician]] يُبلغ مسؤولو المنشأة شركات التأمين بمن ينضم أو يُنقل أو يغادر. وتسري التواريخ فورًا على طلباتكم.',
      ),
      steps(
        [
          'Choose [[clinicianMove.join]], enter the clinician and the first day, choose the insurers, and attach the documents. What you typed and attached stays until you open the provider dashboard again; only the Emirates ID is typed anew.',
          'اختر [[clinicianMove.join]] وأدخل بيانات المهني الصحي وأول يوم، ثم اختر شركات التأمين وأرفق المستندات. يبقى ما كتبته وأرفقته حتى تفتح لوحة مقدّم الخدمة مجددًا، ويُكتب رقم الهوية الإماراتية وحده من جديد.',
        ],
        [
          'Open a clinician and choose [[clinicianMove.move]] for another of your facilities. The last day here is the day before.',
          'افتح صفحة المهني الصحي واختر [[clinicianMove.move]] إلى منشأة أخرى من منشآتكم. آخر يوم عمل هنا هو اليوم السابق.',
        ],
        [
          'Choose [[clinicianMove.end]] for the last day and the reason.',
          'اختر [[clinicianMove.end]] لإدخال آخر يوم عمل والسبب.',
        ],
      ),
      points(
        [
          'A blacklisted clinician, or one whose licence is not valid on that day by the regulator’s list, cannot join or move.',
          'لا ينضم ولا يُنقل مهني صحي مدرج في قائمة سوداء أو ترخيصه غير سارٍ في ذلك اليوم وفق قائمة الجهة التنظيمية.',
        ],
        [
          'A licence may work at several providers. Both, and the insurer, are told that it does, but not where. Nobody can move or end a clinician of another provider.',
          'قد يعمل صاحب الترخيص لدى أكثر من مقدّم خدمة، فيُبلَّغ كل منهم وشركة التأمين بذلك دون ذكر المكان. ولا يستطيع أحد نقل مهني صحي لدى مقدّم خدمة آخر أو إنهاء عمله.',
        ],
        [
          '[[clinicianMove.changes]] lists what was told. An insurer’s people see there, with the documents, what providers have told them.',
          'تعرض [[clinicianMove.changes]] ما أُبلغ به. ويرى موظفو شركة التأمين هناك ما أبلغهم به مقدّمو الخدمة مع المستندات.',
        ],
      ),
    ),
  ],
};
