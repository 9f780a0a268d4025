import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** For administrators of payers, and for the people of providers: the agreed prices. */
export const guide: ModuleGuide = {
  order: 120,
  chapters: [
    chapter(
      ['Price lists', 'قوائم الأسعار'],
      paragraph(
        '[[screens.priceLists]] is for administrators of payers. Choose the provider by its name or licence to see the versions of its price list, the prices in force, and what was in force when.',
        'صفحة [[screens.priceLists]] مخصصة لمسؤولي الجهات الدافعة. اختر مقدم الخدمة باسمه أو بترخيصه لعرض إصدارات قائمة أسعاره والأسعار السارية وما كان ساريًا في كل وقت.',
      ),
      steps(
        [
          'A sheet of prices comes by [[screens.imports]], with the day from which it is to hold. While a row is wrong, nothing is stored. Once it was taken in, [[sheetImport.result.open]] leads to what it has become.',
          'تُستورد ورقة الأسعار عبر [[screens.imports]] مع اليوم الذي تسري ابتداءً منه. وما دام فيها صف خاطئ فلا يُحفظ منها شيء. وبعد حفظها ينقلك [[sheetImport.result.open]] إلى الإصدار الناتج عنها.',
        ],
        [
          'The version shows what it changes beside the one in force. The prices that move farthest come first.',
          'يعرض الإصدار ما يغيّره مقارنة بالإصدار الساري، وتظهر الأسعار الأكثر تغيّرًا أولًا.',
        ],
        [
          '[[versionedList.move.goLive]] lets it take over on its day. A first list, adding or withdrawing more than 5% of the entries, moving a price by more than 30% or emptying a column needs another administrator, who chooses [[versionedList.move.approve]] or [[versionedList.move.refuse]] and gives the reason.',
          'يجعله [[versionedList.move.goLive]] ساريًا في يومه. أما أول قائمة لمقدم الخدمة، أو إضافة أكثر من 5% من البنود أو سحبها، أو تغيير سعر بأكثر من 30% أو إفراغ عمود فيحتاج إلى مسؤول آخر يختار [[versionedList.move.approve]] أو [[versionedList.move.refuse]] ويذكر السبب.',
        ],
      ),
      points([
        "The provider's people find their own prices in force under [[screens.agreedPrices]]. Its administrators are told of each change.",
        'يجد موظفو مقدم الخدمة أسعارهم السارية في [[screens.agreedPrices]]، ويُشعَر مسؤولوه بكل تغيير.',
      ]),
    ),
  ],
};
