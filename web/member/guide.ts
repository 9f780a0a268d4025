import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** Whether somebody is a valid member, for facilities and for payers' people. */
export const guide: ModuleGuide = {
  order: 90,
  chapters: [
    chapter(
      ['Member validity', 'سريان تغطية العضو'],
      paragraph(
        'Without a request, the portal says whether somebody is a member now: by the registers of payers that have answered your facility within a year.',
        'تبيّن البوابة دون إرسال طلب هل تغطية العضو سارية الآن، من سجلات الجهات الدافعة التي ردت على طلب لمنشأتك خلال سنة.',
      ),
      steps(
        [
          'In [[screens.memberValidity]] read the Emirates ID card, or type the number and say why the card was not read.',
          'في [[screens.memberValidity]] اقرأ بطاقة الهوية، أو أدخل رقمها واذكر سبب عدم قراءتها.',
        ],
        [
          'Or choose [[memberValidity.ways.card]], and enter the number with the date of birth of its holder.',
          'أو اختر [[memberValidity.ways.card]] وأدخل الرقم مع تاريخ ميلاد صاحب البطاقة.',
        ],
        [
          'Choose [[memberValidity.check]]. Each payer’s answer names plan, network, dates, co-payment and gatekeeping, and how old its list is.',
          'اختر [[memberValidity.check]]. يبيّن رد كل جهة دافعة الخطة والشبكة والتواريخ ومشاركة المريض والإحالة، ومدى حداثة قائمتها.',
        ],
      ),
      points(
        [
          '[[memberValidity.validity.unknown]] is not a no: send a request to the payer that the patient names.',
          '[[memberValidity.validity.unknown]] ليس نفيًا: أرسل طلبًا إلى الجهة الدافعة التي يذكرها المريض.',
        ],
        [
          'Each search is kept on record. Who types many numbers that nobody insures, or one after the other, is stopped for a time; a card that was read still works.',
          'يُسجَّل كل بحث. ومن يُدخل أرقامًا كثيرة لا تغطية لها، أو أرقامًا متتالية، يتوقف بحثه لمدة؛ وتبقى قراءة البطاقة متاحة.',
        ],
      ),
    ),
  ],
};
