import { chapter, heading, paragraph, points, table } from '../../../web/base/guideWords.ts';
import { shown } from '../labels.ts';

export const findingYourWay = chapter(
  ['Finding your way', 'التنقل في البوابة'],
  heading('Header, title bar and footer', 'الترويسة وشريط العنوان والتذييل'),
  points(
    ['The logo leads to the dashboard from everywhere.', 'ينقلك الشعار إلى لوحة التحكم من أي صفحة.'],
    [
      'The facility menu shows for which facility you work, with its licence in brackets. If you have several, choose another one there: the page loads anew and all lists show that facility. The sign [[header.connected]] marks a facility that is connected to the health information exchange.',
      'تُظهر قائمة المنشآت اسم المنشأة التي تعمل لديها ورقم ترخيصها بين قوسين. إذا كانت لديك أكثر من منشأة فاختر غيرها من القائمة: تُحمَّل الصفحة من جديد وتعرض القوائم بيانات تلك المنشأة. وتدل علامة [[header.connected]] على منشأة مرتبطة بمنصة تبادل المعلومات الصحية.',
    ],
    [
      '[[app.guides.menu]] opens this guide and the guide to the card reader, each in English and Arabic.',
      'تفتح قائمة [[app.guides.menu]] هذا الدليل ودليل قارئ البطاقات، كلًّا منهما بالعربية والإنجليزية.',
    ],
    [
      'The bell shows how many [[notification.title]] you have not read: the outcome of requests you have left, and what happened to your account. Each one leads to its record.',
      'يعرض الجرس عدد [[notification.title]] التي لم تقرأها: نتائج الطلبات التي غادرت صفحتها وما حدث في حسابك. وينقلك كل منها إلى السجل المتعلق به.',
    ],
    [
      '[[notification.toSettings]], below the notifications and in [[header.accountSettings]], lets you choose for each group whether you hear of it in the portal, by e-mail, or both. Mails say how much has come and name no patient; at most one comes in a quarter of an hour. The security of your account and circulars are always shown in the portal.',
      'من [[notification.toSettings]]، أسفل الإشعارات وفي [[header.accountSettings]]، تختار لكل مجموعة أن تُبلَّغ بها في البوابة أو بالبريد الإلكتروني أو بكليهما. تذكر الرسائل عدد ما وصل ولا تذكر أي مريض، ولا تصلك أكثر من رسالة كل ربع ساعة. أما أمان حسابك والتعاميم فتظهر في البوابة دائمًا.',
    ],
    [
      'The menu with your name has [[header.accountSettings]], language, light or dark appearance, keyboard shortcuts, [[header.contactUs]] and [[header.logOut]].',
      'في القائمة التي تحمل اسمك: [[header.accountSettings]] واللغة والمظهر الفاتح أو الداكن واختصارات لوحة المفاتيح و[[header.contactUs]] و[[header.logOut]].',
    ],
    [
      'The arrow beside the page’s title leads back to the page you came from; its tooltip names that page.',
      'يعيدك السهم المجاور لعنوان الصفحة إلى الصفحة التي أتيت منها، ويظهر اسمها عند تمرير المؤشر فوقه.',
    ],
    [
      'The footer shows how to reach support and which version of the portal you use.',
      'يعرض التذييل طريقة الوصول إلى الدعم وإصدار البوابة الذي تستخدمه.',
    ],
  ),
  heading('Dashboard and shortcuts', 'لوحة التحكم والاختصارات'),
  paragraph(
    'The dashboard shows a tile for each module that your roles open. A tile opens with a click, or with its letter while you are not typing. Alt+X shows the letters on the tiles; the shortcuts can be switched off in [[header.accountSettings]].',
    'تعرض لوحة التحكم مربعًا لكل وحدة تتيحها لك أدوارك. يُفتح المربع بالنقر عليه أو بالضغط على حرفه ما لم تكن تكتب في حقل. يُظهر Alt+X الحروف على المربعات، ويمكن إيقاف الاختصارات من [[header.accountSettings]].',
  ),
  paragraph(
    '[[header.quickSearch]], or Ctrl+K on any page, finds a screen, an action, another facility or the record you opened last by a few letters: choose with the arrow keys and press Enter.',
    'يعثر [[header.quickSearch]]، أو Ctrl+K في أي صفحة، على شاشة أو إجراء أو منشأة أخرى أو آخر سجل فتحته ببضعة أحرف: اختر بمفاتيح الأسهم ثم اضغط Enter.',
  ),
  heading('Messages', 'الرسائل'),
  table(
    [0.28, 0.72],
    [
      ['Message', 'الرسالة'],
      ['Meaning', 'معناها'],
    ],
    [
      shown('app.severity.success'),
      ['Done. The message goes by itself after five seconds.', 'تم التنفيذ. تختفي الرسالة تلقائيًا بعد خمس ثوانٍ.'],
    ],
    [
      shown('app.severity.warning'),
      ['Something needs your attention; your work goes on.', 'أمر يحتاج إلى انتباهك، ويمكنك متابعة العمل.'],
    ],
    [
      shown('app.severity.error'),
      [
        'It did not work. The message says what was kept and what to do. A failure of the portal shows an error reference and stays until you dismiss it.',
        'لم يتم التنفيذ. توضح الرسالة ما حُفظ وما يجب فعله. ويظهر مع خلل البوابة مرجع خطأ، وتبقى الرسالة حتى تغلقها.',
      ],
    ],
  ),
  paragraph(
    'Every form keeps what you typed in this tab: reload the page or sign in again after the session has ended, and it is there, for you alone. Passwords, codes and the numbers of patients are not kept; the form names the fields to type again, and those that somebody else has changed since. [[ui.form.discard]] shows the form as it is without your text.',
    'يحتفظ كل نموذج بما كتبته في علامة التبويب هذه: أعد تحميل الصفحة أو سجّل الدخول مجددًا بعد انتهاء الجلسة تجده، وهو لك وحدك. لا تُحفظ كلمات المرور والرموز وأرقام المرضى؛ ويسمّي النموذج الحقول التي يلزم إدخالها من جديد، وتلك التي غيّرها شخص آخر منذ ذلك الحين. ويعرض [[ui.form.discard]] النموذج كما هو من دون نصك.',
  ),
  paragraph(
    'Longer forms are saved while you type; the line beside the button says when. Open the form again, on this or another computer, and go on. [[formDraft.discard]] deletes what you typed. Drafts are kept for 30 days, those with details of patients for one day.',
    'تُحفظ النماذج الطويلة أثناء الكتابة، ويبيّن السطر المجاور للزر وقت الحفظ. افتح النموذج مرة أخرى، على هذا الجهاز أو غيره، وتابع. ويحذف [[formDraft.discard]] ما كتبته. تُحفظ المسودات 30 يومًا، وما فيه بيانات مرضى يومًا واحدًا.',
  ),
  paragraph(
    'Rest the pointer on a message, or move the focus to it, and it stays as long as you read. If the connection is lost, a line below the header says so: what you typed is kept, and nothing is sent until the connection is back.',
    'ضع المؤشر على الرسالة أو انتقل إليها بلوحة المفاتيح فتبقى ما دمت تقرؤها. وعند انقطاع الاتصال يظهر سطر تحت الترويسة: ما كتبته محفوظ، ولن يُرسل شيء حتى يعود الاتصال.',
  ),
);
