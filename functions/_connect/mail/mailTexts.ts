import { brand } from '../../../shared/brand.ts';

/** The mails the portal sends. Each is in both languages, because the reader's preference is not known. */
export const mailKinds = [
  'passwordReset',
  'noAccount',
  'accountOpened',
  'accountWaits',
  'accountRefused',
  'licenseAccepted',
  'licenseRefused',
  'passwordChanged',
  'temporaryPassword',
  'emailCode',
  'factorAdded',
  'factorRemoved',
  'factorsReset',
  'accountAdded',
  'accountLocked',
  'accountRemoved',
  'accountInvited',
  'accountAddedElsewhere',
  'accountLocksSoon',
  'profileChangeAsked',
  'accountChangeApproved',
  'news',
] as const;
export type MailKind = (typeof mailKinds)[number];

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The words of the link, where the mail has one. */
  readonly link?: string;
  /** The words of the link below everything else, where the mail has one. */
  readonly lastLink?: string;
}

interface BothLanguages {
  readonly en: Words;
  readonly ar: Words;
}

const { name, names, supportEmail } = brand;

/** What each mail says. The greeting with the reader's name is the only thing in it about a person. */
export const mailTexts: Readonly<Record<MailKind, BothLanguages>> = {
  passwordReset: {
    en: {
      subject: `Set a new ${name} password`,
      paragraphs: [
        'Somebody asked for a new password for your account. If it was you, open this link within 30 minutes. It works once.',
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
      link: 'Set a new password',
    },
    ar: {
      subject: `تعيين كلمة مرور جديدة في ${names.ar}`,
      paragraphs: [
        'طلب أحدهم كلمة مرور جديدة لحسابك. إذا كنت أنت من طلبها فافتح هذا الرابط خلال 30 دقيقة؛ وهو يعمل مرة واحدة فقط.',
        'وإن لم تكن أنت فلا حاجة إلى أي إجراء: تبقى كلمة مرورك كما هي.',
      ],
      link: 'تعيين كلمة مرور جديدة',
    },
  },
  noAccount: {
    en: {
      subject: `No ${name} account under this address`,
      paragraphs: [
        'Somebody asked for a new password for this e-mail address, but no account uses it.',
        'If it was you, try the address under which you registered, or create an account. If it was not you, there is nothing to do.',
      ],
    },
    ar: {
      subject: `لا يوجد حساب في ${names.ar} بهذا العنوان`,
      paragraphs: [
        'طلب أحدهم كلمة مرور جديدة لهذا البريد الإلكتروني، ولكن لا يوجد حساب مسجل به.',
        'إن كنت أنت من طلبها فجرّب العنوان الذي سجلت به، أو أنشئ حسابًا. وإن لم تكن أنت فلا حاجة إلى أي إجراء.',
      ],
    },
  },
  accountOpened: {
    en: {
      subject: `Your ${name} account is open`,
      paragraphs: [
        'Your account has been opened. You can sign in with this e-mail address and the password that you chose.',
        `If you did not register, please tell our support: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `تم فتح حسابك في ${names.ar}`,
      paragraphs: [
        'تم فتح حسابك. يمكنك تسجيل الدخول بهذا البريد الإلكتروني وكلمة المرور التي اخترتها.',
        `إذا لم تكن أنت من أنشأ الحساب فيرجى إبلاغ فريق الدعم: ${supportEmail}`,
      ],
    },
  },
  accountAdded: {
    en: {
      subject: `You have a ${name} account`,
      paragraphs: [
        'An administrator has opened an account for you under this e-mail address. Ask the administrator for your temporary password: it works once, within 24 hours, and you then choose your own.',
        `If you do not know why you get this mail, please tell our support: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `لديك حساب في ${names.ar}`,
      paragraphs: [
        'فتح لك أحد المسؤولين حسابًا بهذا البريد الإلكتروني. اطلب منه كلمة المرور المؤقتة، وهي صالحة لمرة واحدة خلال 24 ساعة، ثم تختار كلمة مرورك بنفسك.',
        `إن كنت لا تعرف سبب هذه الرسالة فيرجى إبلاغ فريق الدعم: ${supportEmail}`,
      ],
    },
  },
  accountLocked: {
    en: {
      subject: `Your ${name} account is locked`,
      paragraphs: [
        'An administrator has locked your account. You cannot sign in until it is unlocked.',
        'If you think that this is a mistake, please speak to the administrator of your facility.',
      ],
    },
    ar: {
      subject: `حسابك في ${names.ar} مقفل`,
      paragraphs: [
        'قفل أحد المسؤولين حسابك، ولا يمكنك تسجيل الدخول حتى يُفتح من جديد.',
        'إن كنت ترى أن في الأمر خطأ فيرجى التحدث إلى مسؤول منشأتك.',
      ],
    },
  },
  accountLocksSoon: {
    en: {
      subject: `Your ${name} account will be locked soon`,
      paragraphs: [
        'You have not signed in for a long time. In about a week your account will be locked, because nobody uses it.',
        'Sign in once to keep it open. If you no longer need it, you do not have to do anything.',
      ],
      link: 'Sign in',
    },
    ar: {
      subject: `سيُقفل حسابك في ${names.ar} قريبًا`,
      paragraphs: [
        'لم تسجّل الدخول منذ مدة طويلة، وسيُقفل حسابك بعد نحو أسبوع لأنه لا يُستخدم.',
        'سجّل الدخول مرة واحدة ليبقى حسابك مفتوحًا. وإن لم تعد بحاجة إليه فلا يلزمك شيء.',
      ],
      link: 'تسجيل الدخول',
    },
  },
  accountRemoved: {
    en: {
      subject: `Your ${name} account was removed`,
      paragraphs: [
        'An administrator has removed your account. You can no longer sign in with it.',
        'If you think that this is a mistake, please speak to the administrator of your facility.',
      ],
    },
    ar: {
      subject: `أُزيل حسابك من ${names.ar}`,
      paragraphs: [
        'أزال أحد المسؤولين حسابك، ولم يعد بإمكانك تسجيل الدخول به.',
        'إن كنت ترى أن في الأمر خطأ فيرجى التحدث إلى مسؤول منشأتك.',
      ],
    },
  },
  accountInvited: {
    en: {
      subject: `You have a ${name} account`,
      paragraphs: [
        'An administrator has opened an account for you under this e-mail address. Choose "Forgot password" on the sign-in page to set your own password.',
        `If you do not know why you get this mail, please tell our support: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `لديك حساب في ${names.ar}`,
      paragraphs: [
        'فتح لك أحد المسؤولين حسابًا بهذا البريد الإلكتروني. اختر «نسيت كلمة المرور» في صفحة تسجيل الدخول لتعيين كلمة مرورك بنفسك.',
        `إن كنت لا تعرف سبب هذه الرسالة فيرجى إبلاغ فريق الدعم: ${supportEmail}`,
      ],
    },
  },
  accountAddedElsewhere: {
    en: {
      subject: `Somebody wanted to add you in ${name}`,
      paragraphs: [
        'An administrator of another facility has entered this e-mail address for a new account. You have an account already, so nothing was changed, and the administrator has not been told that you have one.',
        `If you are to work at that facility too, or do not know why you get this mail, please tell our support: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `طُلبت إضافتك في ${names.ar}`,
      paragraphs: [
        'أدخل مسؤول في منشأة أخرى هذا البريد الإلكتروني لإنشاء حساب جديد. لديك حساب بالفعل، لذلك لم يتغير شيء، ولم يُبلَّغ المسؤول بوجود حسابك.',
        `إن كنت ستعمل في تلك المنشأة أيضًا، أو لا تعرف سبب هذه الرسالة، فيرجى إبلاغ فريق الدعم: ${supportEmail}`,
      ],
    },
  },
  accountWaits: {
    en: {
      subject: `Your ${name} account waits for approval`,
      paragraphs: [
        'Your registration has arrived. An administrator looks at it before the account opens, and you will get another mail then.',
        `If you did not register, please tell our support: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `حسابك في ${names.ar} بانتظار الموافقة`,
      paragraphs: [
        'وصل طلب تسجيلك. يراجعه أحد المسؤولين قبل فتح الحساب، وستصلك رسالة أخرى عندئذ.',
        `إذا لم تكن أنت من أنشأ الحساب فيرجى إبلاغ فريق الدعم: ${supportEmail}`,
      ],
    },
  },
  accountRefused: {
    en: {
      subject: `Your ${name} account was refused`,
      paragraphs: [
        'An administrator has refused your registration. The reason is shown when you sign in.',
        'If you think that this is a mistake, please speak to the administrator of your facility, who can still approve it.',
      ],
    },
    ar: {
      subject: `رُفض حسابك في ${names.ar}`,
      paragraphs: [
        'رفض أحد المسؤولين طلب تسجيلك. ويظهر السبب عند تسجيل الدخول.',
        'إن كنت ترى أن في الأمر خطأ فيرجى التحدث إلى مسؤول منشأتك، إذ لا يزال بإمكانه الموافقة.',
      ],
    },
  },
  licenseAccepted: {
    en: {
      subject: `Your professional licence was accepted in ${name}`,
      paragraphs: ['An administrator has accepted your professional licence. It counts from your next sign-in.'],
    },
    ar: {
      subject: `تم قبول ترخيصك المهني في ${names.ar}`,
      paragraphs: ['قبل أحد المسؤولين ترخيصك المهني. ويسري من تسجيل الدخول التالي.'],
    },
  },
  licenseRefused: {
    en: {
      subject: `Your professional licence was not accepted in ${name}`,
      paragraphs: [
        'An administrator could not accept the professional licence that you entered. You can enter it again when you sign in.',
        `If you think that this is a mistake, please tell our support: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `لم يُقبل ترخيصك المهني في ${names.ar}`,
      paragraphs: [
        'تعذّر على المسؤول قبول الترخيص المهني الذي أدخلته. يمكنك إدخاله مرة أخرى عند تسجيل الدخول.',
        `إن كنت ترى أن في الأمر خطأ فيرجى إبلاغ فريق الدعم: ${supportEmail}`,
      ],
    },
  },
  passwordChanged: {
    en: {
      subject: `Your ${name} password was changed`,
      paragraphs: [
        'The password of your account was changed, and every other session was ended.',
        `If it was not you, ask for a new password at once and tell our support: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `تم تغيير كلمة مرورك في ${names.ar}`,
      paragraphs: [
        'تم تغيير كلمة مرور حسابك وأُنهيت جميع الجلسات الأخرى.',
        `إن لم تكن أنت من غيّرها فاطلب كلمة مرور جديدة فورًا وأبلغ فريق الدعم: ${supportEmail}`,
      ],
    },
  },
  temporaryPassword: {
    en: {
      subject: `Your ${name} password was reset by your administrator`,
      paragraphs: [
        'Your facility administrator has made a temporary password for your account and will give it to you. It works once, within 24 hours, and you choose a new one after signing in.',
        'If you did not expect this, please ask your administrator.',
      ],
    },
    ar: {
      subject: `أعاد المسؤول تعيين كلمة مرورك في ${names.ar}`,
      paragraphs: [
        'أنشأ مسؤول منشأتك كلمة مرور مؤقتة لحسابك وسيسلّمها إليك. وهي صالحة لمرة واحدة خلال 24 ساعة، ثم تختار كلمة مرور جديدة بعد تسجيل الدخول.',
        'إن لم تكن تتوقع ذلك فيرجى سؤال المسؤول.',
      ],
    },
  },
  emailCode: {
    en: {
      subject: `Your ${name} code`,
      paragraphs: [
        'Please type this code into the portal to confirm your e-mail address. It is valid for 15 minutes.',
        'If you have not opened an account, there is nothing to do: without the code the account stays closed.',
      ],
    },
    ar: {
      subject: `رمزك في ${names.ar}`,
      paragraphs: [
        'يرجى إدخال هذا الرمز في البوابة لتأكيد عنوان بريدك الإلكتروني، وهو صالح لمدة 15 دقيقة.',
        'إن لم تكن قد أنشأت حسابًا فلا حاجة إلى أي إجراء: يبقى الحساب مغلقًا بدون الرمز.',
      ],
    },
  },
  factorAdded: {
    en: {
      subject: `A second factor was added to your ${name} account`,
      paragraphs: [
        'A passkey or an authenticator app was added to your account. From now on signing in asks for one of your factors after the password.',
        `If it was not you, change your password at once and tell our support: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `أُضيف عامل تحقق ثانٍ إلى حسابك في ${names.ar}`,
      paragraphs: [
        'أُضيف مفتاح مرور أو تطبيق مصادقة إلى حسابك. ومن الآن يُطلب أحد عوامل التحقق بعد كلمة المرور عند تسجيل الدخول.',
        `إن لم تكن أنت من أضافه فغيّر كلمة مرورك فورًا وأبلغ فريق الدعم: ${supportEmail}`,
      ],
    },
  },
  factorRemoved: {
    en: {
      subject: `A second factor was removed from your ${name} account`,
      paragraphs: [
        'A passkey or an authenticator app was removed from your account.',
        `If it was not you, change your password at once and tell our support: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `أُزيل عامل تحقق ثانٍ من حسابك في ${names.ar}`,
      paragraphs: [
        'أُزيل مفتاح مرور أو تطبيق مصادقة من حسابك.',
        `إن لم تكن أنت من أزاله فغيّر كلمة مرورك فورًا وأبلغ فريق الدعم: ${supportEmail}`,
      ],
    },
  },
  factorsReset: {
    en: {
      subject: `An administrator reset the second factor of your ${name} account`,
      paragraphs: [
        'An administrator has removed your passkeys, authenticator apps and recovery codes, and ended your sessions. You can add new ones in account settings after signing in.',
        `If you did not ask for this, tell our support at once: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `أعاد أحد المسؤولين تعيين عامل التحقق الثاني لحسابك في ${names.ar}`,
      paragraphs: [
        'أزال أحد المسؤولين مفاتيح المرور وتطبيقات المصادقة ورموز الاسترداد الخاصة بك وأنهى جلساتك. يمكنك إضافة غيرها من إعدادات الحساب بعد تسجيل الدخول.',
        `إن لم تطلب ذلك فأبلغ فريق الدعم فورًا: ${supportEmail}`,
      ],
    },
  },
  profileChangeAsked: {
    en: {
      subject: `A change of your provider profile was asked for in ${name}`,
      paragraphs: [
        'An administrator of your facility has asked an insurer to change the contact or the bank account that it has of you. The insurer looks at it before anything changes, and calls you back about a new account.',
        `If nobody at your facility did this, tell the insurer and our support at once: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `طُلب تغيير ملف منشأتكم في ${names.ar}`,
      paragraphs: [
        'طلب أحد مسؤولي منشأتكم من شركة تأمين تغيير جهة الاتصال أو الحساب المصرفي المسجل لديها. تراجع شركة التأمين الطلب قبل أي تغيير، وتتصل بكم بشأن أي حساب جديد.',
        `إن لم يفعل ذلك أحد في منشأتكم فيرجى إبلاغ شركة التأمين وفريق الدعم فورًا: ${supportEmail}`,
      ],
    },
  },
  accountChangeApproved: {
    en: {
      subject: `A new bank account of your facility was approved in ${name}`,
      paragraphs: [
        'An insurer has approved a new bank account for payments to your facility. It takes effect 72 hours after the approval. Until then an administrator of your facility can stop it in the portal, and so can the insurer.',
        `If you do not know of it, have it stopped, and tell our support at once: ${supportEmail}`,
      ],
    },
    ar: {
      subject: `قُبل حساب مصرفي جديد لمنشأتكم في ${names.ar}`,
      paragraphs: [
        'قبلت شركة تأمين حسابًا مصرفيًا جديدًا للدفع إلى منشأتكم، ويسري بعد 72 ساعة من قبوله. وحتى ذلك الحين يمكن لمسؤول منشأتكم إيقافه في البوابة، ويمكن لشركة التأمين ذلك أيضًا.',
        `إن كنتم لا تعلمون بذلك فيرجى إيقافه وإبلاغ فريق الدعم فورًا: ${supportEmail}`,
      ],
    },
  },
  news: {
    en: {
      subject: `There is news for you in ${name}`,
      paragraphs: [
        'This has come since you were told last, and you have not read it yet:',
        'Mails name no patient and no request: the portal shows them after you have signed in. You get this mail because you chose it.',
      ],
      link: 'Open your notifications',
      lastLink: 'Choose what you hear of',
    },
    ar: {
      subject: `لديك مستجدات في ${names.ar}`,
      paragraphs: [
        'وصل ما يلي منذ آخر رسالة إليك ولم تقرأه بعد:',
        'لا تذكر الرسائل أي مريض أو طلب، فهي تظهر في البوابة بعد تسجيل الدخول. تصلك هذه الرسالة لأنك اخترت ذلك.',
      ],
      link: 'فتح الإشعارات',
      lastLink: 'اختيار ما تود أن تُبلَّغ به',
    },
  },
};
