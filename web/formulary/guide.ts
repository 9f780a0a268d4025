import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** For administrators of payers: the list of drugs that a payer covers. */
export const guide: ModuleGuide = {
  order: 110,
  chapters: [
    chapter(
      ['The formulary', 'قائمة الأدوية المغطاة'],
      paragraph(
        '[[screens.formulary]] is for administrators of payers. It has the versions of the list of drugs, the drugs in force, and what was in force when.',
        'صفحة [[screens.formulary]] مخصصة لمسؤولي الجهات الدافعة. تعرض إصدارات قائمة الأدوية والأدوية السارية وما كان ساريًا في كل وقت.',
      ),
      steps(
        [
          "[[formulary.upload.open]] takes the regulator's list as it is, with the day from which it is to hold. A list of more than 4 MB comes by [[screens.imports]]. While a row is wrong, nothing is stored.",
          'يستقبل [[formulary.upload.open]] قائمة الجهة التنظيمية كما هي، مع اليوم الذي تسري ابتداءً منه. القائمة التي يزيد حجمها على 4 ميغابايت تُرسل عبر [[screens.imports]]. وما دام في القائمة صف خاطئ فلا يُحفظ منها شيء.',
        ],
        [
          'The version shows what it changes beside the one in force: new and withdrawn drugs, prices, dispense modes and plans. The prices that move farthest come first.',
          'يعرض الإصدار ما يغيّره مقارنة بالإصدار الساري: الأدوية الجديدة والمسحوبة والأسعار وطرق الصرف والخطط. تظهر الأسعار الأكثر تغيّرًا أولًا.',
        ],
        [
          '[[versionedList.move.goLive]] lets it take over on its day. Until then [[versionedList.move.takeBack]] stops it.',
          'يجعله [[versionedList.move.goLive]] ساريًا في يومه. وحتى ذلك اليوم يوقفه [[versionedList.move.takeBack]].',
        ],
        [
          'A first version, and one that adds or withdraws more than 5% of the drugs, moves a price by more than 30%, is as far from a reference price or empties a column, needs another administrator, who chooses [[versionedList.move.approve]] or [[versionedList.move.refuse]] and gives the reason.',
          'الإصدار الأول، والإصدار الذي يضيف أكثر من 5% من الأدوية أو يسحبها أو يغيّر سعرًا بأكثر من 30% أو يبعد فيه سعر عن السعر المرجعي بهذا القدر أو يُفرغ عمودًا، يحتاج إلى مسؤول آخر يختار [[versionedList.move.approve]] أو [[versionedList.move.refuse]] ويذكر السبب.',
        ],
      ),
      points([
        '[[versionedList.move.rollBack]] brings a former version back at once. The other administrators are told.',
        'يعيد [[versionedList.move.rollBack]] إصدارًا سابقًا فورًا، ويُشعَر المسؤولون الآخرون بذلك.',
      ]),
    ),
  ],
};
