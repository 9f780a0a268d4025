import { chapter, heading, note, paragraph, points, steps } from '../../../web/base/guideWords.ts';

export const signingIn = chapter(
  ['Account and sign-in', 'الحساب وتسجيل الدخول'],
  heading('Creating an account', 'إنشاء حساب'),
  paragraph(
    'If your facility’s administrator has created your account, skip this part. Otherwise you register yourself; have the credentials at hand with which your facility signs in to its regulator.',
    'إذا أنشأ مسؤول منشأتك حسابك فتجاوز هذا الجزء. وإلا فأنشئ حسابك بنفسك، وجهّز بيانات دخول منشأتك إلى نظام جهتها التنظيمية.',
  ),
  steps(
    ['On the sign-in page choose [[account.login.register]].', 'في صفحة تسجيل الدخول اختر [[account.login.register]].'],
    [
      'Enter your e-mail address, a password and your name as printed on the Emirates ID. The e-mail address is your user name.',
      'أدخل بريدك الإلكتروني وكلمة مرور واسمك كما هو مطبوع على بطاقة الهوية. بريدك الإلكتروني هو اسم المستخدم.',
    ],
    [
      'Choose the provider type and what the account is for, then regulator, facility licence and the regulator’s credentials.',
      'اختر نوع مقدّم الخدمة والغرض من الحساب، ثم الجهة التنظيمية ورقم ترخيص المنشأة وبيانات الدخول لدى الجهة.',
    ],
    [
      'Choose [[registration.test]]. [[registration.register]] opens once the test has succeeded and every field is valid.',
      'اختر [[registration.test]]. يُتاح زر [[registration.register]] بعد نجاح الاختبار وصحة جميع الحقول.',
    ],
    [
      'For controlled medication, your Emirates ID card is read before the account is stored: see the guide to the card reader.',
      'للأدوية المراقبة تُقرأ بطاقة هويتك قبل حفظ الحساب: راجع دليل تثبيت قارئ البطاقات.',
    ],
  ),
  heading('Signing in', 'تسجيل الدخول'),
  steps(
    [
      'Enter user name and password. A note warns you if Caps Lock is on.',
      'أدخل اسم المستخدم وكلمة المرور. سيظهر تنبيه إذا كان مفتاح Caps Lock مفعّلًا.',
    ],
    [
      'Tick [[account.verification.label]] and wait a moment. Your browser solves a small task; there is no puzzle.',
      'ضع علامة على [[account.verification.label]] وانتظر لحظة. يحل متصفحك مهمة صغيرة دون ألغاز.',
    ],
    ['Choose [[account.login.submit]].', 'اختر [[account.login.submit]].'],
  ),
  paragraph(
    'After several wrong passwords the account pauses for a while that grows with each failure. An account that an administrator has locked says so; only the administrator can unlock it.',
    'بعد عدة محاولات خاطئة يتوقف قبول المحاولات لمدة تزداد مع كل محاولة. وإذا أقفل المسؤول الحساب فستظهر رسالة بذلك، ولا يمكن لغيره إلغاء قفله.',
  ),
  heading('Forgotten password', 'نسيان كلمة المرور'),
  steps(
    [
      'Choose [[account.login.forgotPassword]] and enter your e-mail address.',
      'اختر [[account.login.forgotPassword]] وأدخل بريدك الإلكتروني.',
    ],
    [
      'Open the link in the mail within 30 minutes; it works once. Look into the spam folder too.',
      'افتح الرابط الوارد في الرسالة خلال 30 دقيقة؛ وهو يعمل مرة واحدة. راجع أيضًا مجلد البريد غير المرغوب فيه.',
    ],
    ['Enter the new password twice.', 'أدخل كلمة المرور الجديدة مرتين.'],
  ),
  heading('What the portal may ask once', 'ما قد تطلبه البوابة بعد تسجيل الدخول'),
  paragraph(
    'After the sign-in some people are led through one or more of these steps:',
    'بعد تسجيل الدخول قد يُطلب من بعض المستخدمين خطوة أو أكثر مما يلي:',
  ),
  points(
    [
      'a new password, if yours was given by an administrator,',
      'كلمة مرور جديدة إذا كانت كلمة مرورك الحالية من المسؤول،',
    ],
    [
      'the licence agreement: read the terms, accept or decline. Without acceptance you are signed out,',
      'اتفاقية الاستخدام: اقرأ الشروط ثم اقبلها أو ارفضها. إذا لم تقبلها سُجّل خروجك،',
    ],
    ['the facility you work for now, if you have several,', 'المنشأة التي تعمل لها الآن إذا كانت لديك أكثر من منشأة،'],
    ['your Emirates ID, if the account has none,', 'رقم هويتك الإماراتية إذا لم يكن مسجّلًا،'],
    ['your professional licence, where your roles need one.', 'ترخيصك المهني إذا كانت أدوارك تتطلبه.'],
  ),
  note(
    'Your account is yours alone. Whatever is done with it, and every patient’s record that is opened, is recorded under your name.',
    'حسابك لك وحدك. كل ما يُنفَّذ من خلاله، وكل سجل مريض يُفتح، يُسجَّل باسمك.',
  ),
);
