import { chapter, heading, note, paragraph, points } from '../../../web/base/guideWords.ts';

export const account = chapter(
  ['Account settings and security', 'إعدادات الحساب والأمان'],
  paragraph(
    '[[header.accountSettings]] in the menu with your name holds:',
    'تجد في [[header.accountSettings]] من القائمة التي تحمل اسمك:',
  ),
  points(
    [
      '[[manage.details.title]]: name, mobile number, Emirates ID and professional licence,',
      '[[manage.details.title]]: الاسم ورقم الهاتف المتحرك والهوية الإماراتية والترخيص المهني،',
    ],
    [
      '[[manage.regulatory.title]]: the credentials with which your facilities sign in to their regulator. They are stored encrypted, can be tested and replaced, and the password is never shown,',
      '[[manage.regulatory.title]]: بيانات دخول منشآتك إلى أنظمة جهاتها التنظيمية. تُحفظ مشفّرة ويمكن اختبارها واستبدالها، ولا تُعرض كلمة المرور أبدًا،',
    ],
    [
      '[[manage.preferences.title]]: the single-letter shortcuts of the dashboard and of a payer’s work list,',
      '[[manage.preferences.title]]: اختصارات الأحرف المفردة في لوحة التحكم وقائمة عمل الجهة الدافعة،',
    ],
    [
      '[[manage.sessions.title]]: where you are signed in now. End what you do not know and change your password,',
      '[[manage.sessions.title]]: الأماكن التي سجّلت الدخول منها الآن. أنهِ ما لا تعرفه وغيّر كلمة مرورك،',
    ],
    [
      '[[manage.password.title]]: after a change you stay signed in here and are signed out everywhere else.',
      '[[manage.password.title]]: بعد التغيير تبقى مسجّل الدخول هنا ويُسجَّل خروجك من كل مكان آخر.',
    ],
  ),
  heading('A good password', 'كلمة مرور جيدة'),
  paragraph(
    'At least eight characters with a lowercase and an uppercase letter, a number and one of \u2066$ @ ! % * _ # ? &\u2069. Well-known passwords are refused. Do not use one that you use elsewhere.',
    'ثمانية أحرف على الأقل، فيها حرف لاتيني صغير وحرف كبير ورقم وأحد الرموز \u2066$ @ ! % * _ # ? &\u2069. تُرفض كلمات المرور الشائعة. لا تستخدم كلمة مرور مستخدمة لديك في موقع آخر.',
  ),
  heading('A second factor', 'عامل تحقق ثانٍ'),
  paragraph(
    '[[manage.secondFactor.open]] adds a passkey or an authenticator app. Signing in then asks for one of them after the password. Add two, and keep the recovery codes away from your devices: each signs you in once when a device is lost. Administrators and inspectors have to add one when they sign in.',
    'يضيف [[manage.secondFactor.open]] مفتاح مرور أو تطبيق مصادقة. ويطلب تسجيل الدخول بعد ذلك أحدهما بعد كلمة المرور. أضف عاملين واحفظ رموز الاسترداد بعيدًا عن أجهزتك: يسجّل كل رمز دخولك مرة واحدة عند فقدان جهاز. وعلى المسؤولين والمفتشين إضافة عامل عند تسجيل الدخول.',
  ),
  heading('At a shared desk', 'عند استخدام جهاز مشترك'),
  points(
    [
      'Log out when you leave: [[header.logOut]] clears what the browser kept about your work.',
      'سجّل خروجك عند المغادرة: يمحو [[header.logOut]] ما احتفظ به المتصفح عن عملك.',
    ],
    [
      'A session ends by itself after 30 minutes without use, and twelve hours after the sign-in. Two minutes before, the portal asks: [[sessionEnd.stay]] keeps you signed in where that is possible. You are led back to the page you were on after signing in again.',
      'تنتهي الجلسة تلقائيًا بعد 30 دقيقة دون استخدام، وبعد اثنتي عشرة ساعة من تسجيل الدخول. وقبل ذلك بدقيقتين تسألك البوابة: يبقيك [[sessionEnd.stay]] مسجّل الدخول متى كان ذلك ممكنًا. وبعد الدخول من جديد تعود إلى الصفحة التي كنت فيها.',
    ],
    ['Turn the screen away from waiting patients.', 'أبعد الشاشة عن أنظار المرضى المنتظرين.'],
  ),
  note(
    'Nobody from support ever asks for your password. Report such a request to your facility’s administrator.',
    'لن يطلب أي موظف دعم كلمة مرورك أبدًا. أبلغ مسؤول منشأتك عن أي طلب من هذا النوع.',
  ),
);
