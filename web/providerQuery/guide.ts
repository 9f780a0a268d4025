import { chapter, heading, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** Questions to insurers, for both sides. */
export const guide: ModuleGuide = {
  order: 30,
  chapters: [
    chapter(
      ['Questions to an insurer', 'الاستفسارات إلى شركة التأمين'],
      steps(
        [
          'In [[screens.providerQuery]] choose [[providerQuery.new.action]]. Choose the insurer and the category, and write your question.',
          'في [[screens.providerQuery]] اختر [[providerQuery.new.action]]، ثم اختر شركة التأمين والفئة واكتب استفسارك.',
        ],
        [
          'Attach documents with [[attachment.choose]]: PDF, images, Word or Excel. The content of each file is checked. Then choose [[providerQuery.new.send]].',
          'أرفق المستندات عن طريق [[attachment.choose]]: ملفات PDF أو صور أو Word أو Excel. يُفحص محتوى كل ملف. ثم اختر [[providerQuery.new.send]].',
        ],
        [
          'You are notified when the insurer asks back or answers. Open the query and choose [[providerQuery.moves.reply]], or [[providerQuery.moves.close]] when it is settled.',
          'يصلك إشعار عندما تسألك شركة التأمين أو ترد. افتح الاستفسار واختر [[providerQuery.moves.reply]]، أو [[providerQuery.moves.close]] بعد تسويته.',
        ],
        [
          'For 30 days you can choose [[providerQuery.moves.reopen]]. [[providerQuery.moves.rate]] tells the insurer how satisfied you are.',
          'يمكنك خلال 30 يومًا اختيار [[providerQuery.moves.reopen]]. ويبيّن [[providerQuery.moves.rate]] لشركة التأمين مدى رضاك.',
        ],
      ),
      heading('For insurers and their call centres', 'لشركات التأمين ومراكز الاتصال لديها'),
      paragraph(
        'The list begins with what is due first. The first reply is due within four business hours, the answer within two business days, Monday to Friday from 08:00 to 17:00 without public holidays.',
        'تبدأ القائمة بالأقرب موعدًا. يُستحق أول رد خلال أربع ساعات عمل، والرد النهائي خلال يومي عمل، من الاثنين إلى الجمعة من 08:00 إلى 17:00 عدا العطل الرسمية.',
      ),
      points(
        [
          'You are notified when three quarters of the time have passed. When a deadline is missed, everybody of the desk, its administrators and the provider are notified.',
          'يصلك إشعار بعد مضي ثلاثة أرباع الوقت. وعند فوات الموعد يُشعَر جميع أعضاء الفريق ومسؤولوه ومقدّم الخدمة.',
        ],
        [
          '[[providerQuery.moves.assign]] takes a query yourself or gives it to a colleague.',
          'يتيح لك [[providerQuery.moves.assign]] أن تتولى الاستفسار بنفسك أو تسنده إلى زميل.',
        ],
        [
          'While the provider has to reply to [[providerQuery.moves.ask]], the clock stands still.',
          'يتوقف احتساب الوقت ما دام مقدّم الخدمة لم يُجب بعد [[providerQuery.moves.ask]].',
        ],
        [
          '[[providerQuery.moves.escalate]] halves the time that is left. [[providerQuery.moves.merge]] joins a duplicate to the query that stays.',
          'يقلّص [[providerQuery.moves.escalate]] الوقت المتبقي إلى النصف، ويضم [[providerQuery.moves.merge]] الاستفسار المكرر إلى الاستفسار الذي يبقى.',
        ],
      ),
    ),
  ],
};
