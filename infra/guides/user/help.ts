import { brand } from '../../../shared/brand.ts';
import { chapter, heading, paragraph, points, table } from '../../../web/base/guideWords.ts';

export const help = chapter(
  ['Help', 'المساعدة'],
  heading('First aid', 'حلول سريعة'),
  table(
    [0.36, 0.64],
    [
      ['What you see', 'ما تراه'],
      ['What helps', 'ما يساعد'],
    ],
    [
      ['A tile is missing', 'مربع غير موجود'],
      [
        'Tiles follow your roles at the chosen facility. Check the facility in the header, then ask your facility’s administrator.',
        'تتبع المربعات أدوارك في المنشأة المختارة. تأكد من المنشأة في الترويسة ثم اسأل مسؤول منشأتك.',
      ],
    ],
    [
      ['The page says that it could not be loaded', 'تظهر رسالة بتعذّر تحميل الصفحة'],
      [
        'Check the connection and choose [[app.reload]]. After a new release of the portal the page loads anew by itself, once.',
        'تحقق من الاتصال واختر [[app.reload]]. وبعد صدور إصدار جديد من البوابة تُحمَّل الصفحة تلقائيًا مرة واحدة.',
      ],
    ],
    [
      ['A failure with an error reference', 'خلل مع مرجع خطأ'],
      [
        'Try once more. If it stays, send the error reference to support: with it they find the failure without any patient’s data.',
        'يرجى المحاولة مرة أخرى. إذا استمر الخلل فأرسل مرجع الخطأ إلى الدعم: به يُعثر على الخلل دون أي بيانات مريض.',
      ],
    ],
    [
      ['The card is not read', 'لا تُقرأ البطاقة'],
      [
        'The guide to the card reader explains every message, in the menu [[app.guides.menu]].',
        'يشرح دليل قارئ البطاقات كل رسالة، وتجده في قائمة [[app.guides.menu]].',
      ],
    ],
  ),
  heading('Keyboard', 'لوحة المفاتيح'),
  points(
    [
      'Everything works without a mouse: Tab moves on, Shift+Tab back, Enter opens, Escape closes menus and dialogs, the arrow keys move inside menus and lists.',
      'كل شيء يعمل دون فأرة: Tab للتقدم وShift+Tab للرجوع وEnter للفتح وEscape لإغلاق القوائم والنوافذ، والأسهم للتنقل داخل القوائم.',
    ],
    [
      'The first press of Tab on a page offers [[app.skipToContent]].',
      'أول ضغطة على Tab في الصفحة تعرض [[app.skipToContent]].',
    ],
  ),
  heading('Asking support', 'التواصل مع الدعم'),
  paragraph(
    `Write to ${brand.supportEmail}. Name your facility, the page and the time, and the error reference if there is one. Never send passwords, Emirates ID numbers or pictures of cards.`,
    `اكتب إلى ${brand.supportEmail} واذكر منشأتك والصفحة والوقت ومرجع الخطأ إن وُجد. لا ترسل أبدًا كلمات مرور أو أرقام هوية أو صور بطاقات.`,
  ),
);
