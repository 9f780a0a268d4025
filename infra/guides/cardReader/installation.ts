import { chain, chapter, heading, note, paragraph, points, steps, table } from '../../../web/base/guideWords.ts';

/** What is needed and how it is set up. */
export const installation = [
  chapter(
    ['How the portal reads a card', 'كيف تقرأ البوابة البطاقة'],
    paragraph(
      'A web page cannot talk to a card reader by itself. A small program on your computer, the card reader service of the Emirates ID toolkit, does it: the portal asks the service, the service asks the reader, and the reader opens the chip of the card.',
      'لا تستطيع صفحة الويب مخاطبة قارئ البطاقات مباشرة. يقوم بذلك برنامج صغير على جهازك هو خدمة قارئ البطاقات ضمن برنامج الهوية الإماراتية (Toolkit): تطلب البوابة من الخدمة، وتطلب الخدمة من القارئ، ثم يفتح القارئ شريحة البطاقة.',
    ),
    chain(
      ['Portal in the browser', 'البوابة في المتصفح'],
      ['Card reader service', 'خدمة قارئ البطاقات'],
      ['Card reader', 'قارئ البطاقات'],
      ['Emirates ID card', 'بطاقة الهوية الإماراتية'],
    ),
    paragraph(
      'The service runs on the same computer as the browser. It also asks the validation gateway of the Federal Authority for Identity and Citizenship (ICP) whether the card is genuine, for which it needs the internet.',
      'تعمل الخدمة على الجهاز نفسه الذي يعمل عليه المتصفح. وهي تسأل أيضًا بوابة التحقق لدى الهيئة الاتحادية للهوية والجنسية والجمارك وأمن المنافذ (ICP) عن صحة البطاقة، ولذلك تحتاج إلى الإنترنت.',
    ),
  ),
  chapter(
    ['What you need', 'ما الذي تحتاج إليه'],
    points(
      [
        'A smart-card reader that the Emirates ID toolkit supports, with its cable. For reading without contact, the reader must support NFC.',
        'قارئ بطاقات ذكية يدعمه برنامج الهوية الإماراتية مع كابله. وللقراءة دون تلامس يجب أن يدعم القارئ تقنية NFC.',
      ],
      [
        'A computer with a free USB port, and the right to install programs on it (or a colleague from IT who has it).',
        'جهاز كمبيوتر فيه منفذ USB شاغر، وصلاحية تثبيت البرامج عليه (أو زميل من تقنية المعلومات لديه هذه الصلاحية).',
      ],
      [
        'The installation package of the Emirates ID toolkit and its licence file. Your facility receives both from ICP; the portal does not hand them out.',
        'حزمة تثبيت برنامج الهوية الإماراتية وملف رخصته. تحصل منشأتك عليهما من الهيئة، ولا توزعهما البوابة.',
      ],
      ['An up-to-date browser: Chrome, Edge, Firefox or Safari.', 'متصفح محدّث: Chrome أو Edge أو Firefox أو Safari.'],
      ['A valid Emirates ID card to try it with.', 'بطاقة هوية إماراتية سارية لتجربة القراءة.'],
    ),
  ),
  chapter(
    ['Installation', 'التثبيت'],
    heading('Connect the reader', 'توصيل القارئ'),
    steps(
      ['Close the browser and other programs that use the reader.', 'أغلق المتصفح وأي برنامج آخر يستخدم القارئ.'],
      [
        'Plug the reader directly into the computer, not into a hub without its own power.',
        'صِل القارئ بالكمبيوتر مباشرة، لا بموزّع منافذ بلا تغذية كهربائية مستقلة.',
      ],
      [
        'Wait until the system has set up the reader. If it asks for a driver, install the one of the reader’s maker.',
        'انتظر حتى ينتهي النظام من تهيئة القارئ. وإذا طلب برنامج تعريف فثبّت برنامج الشركة المصنّعة للقارئ.',
      ],
    ),
    heading('Install the service', 'تثبيت الخدمة'),
    steps(
      [
        'Sign in to the computer with an account that may install programs.',
        'سجّل الدخول إلى الكمبيوتر بحساب يسمح بتثبيت البرامج.',
      ],
      ['Start the toolkit’s installation package and follow its questions.', 'شغّل حزمة التثبيت واتبع خطواتها.'],
      [
        'When it asks for the licence, choose the licence file that your facility received.',
        'عندما تُطلب الرخصة اختر ملف الرخصة الذي تسلّمته منشأتك.',
      ],
      [
        'Let the service start with the computer, so that nobody has to think of it in the morning.',
        'اختر أن تبدأ الخدمة مع تشغيل الكمبيوتر حتى لا يحتاج أحد إلى تشغيلها كل صباح.',
      ],
      ['Restart the computer.', 'أعد تشغيل الكمبيوتر.'],
    ),
    heading('Let the browser reach the service', 'السماح للمتصفح بالوصول إلى الخدمة'),
    paragraph(
      'The browser talks to the service on the computer itself; nothing of it leaves the computer. The portal tries three ports, one after the other, and waits two seconds for each. Security programs on the computer must let these connections pass:',
      'يتصل المتصفح بالخدمة داخل جهاز الكمبيوتر نفسه، ولا تخرج أي بيانات منه. تجرّب البوابة ثلاثة منافذ على التوالي وتنتظر ثانيتين عند كل منها. يجب أن تسمح برامج الحماية على الكمبيوتر بالاتصالات الآتية:',
    ),
    table(
      [0.2, 0.35, 0.45],
      [
        ['Port', 'المنفذ'],
        ['Address', 'العنوان'],
        ['What for', 'الغرض'],
      ],
      [
        ['9004', '9004'],
        ['toolkitagent.emiratesid.ae', 'toolkitagent.emiratesid.ae'],
        ['The service; tried first', 'الخدمة؛ يُجرَّب أولًا'],
      ],
      [
        ['9005', '9005'],
        ['toolkitagent.emiratesid.ae', 'toolkitagent.emiratesid.ae'],
        ['The service, if 9004 is taken by another program', 'الخدمة إذا كان برنامج آخر يشغل المنفذ 9004'],
      ],
      [
        ['9020', '9020'],
        ['toolkitagent.emiratesid.ae', 'toolkitagent.emiratesid.ae'],
        ['The service, if both are taken', 'الخدمة إذا كان المنفذان مشغولين'],
      ],
      [
        ['9006', '9006'],
        ['127.0.0.1', '127.0.0.1'],
        ['The health page of the service', 'صفحة حالة الخدمة'],
      ],
    ),
    note(
      'The name toolkitagent.emiratesid.ae leads to your own computer. If your network uses a proxy, add this name and 127.0.0.1 to the addresses that bypass it.',
      'يشير الاسم toolkitagent.emiratesid.ae إلى جهازك نفسه. إذا كانت شبكتكم تستخدم خادمًا وكيلًا (Proxy) فأضف هذا الاسم والعنوان 127.0.0.1 إلى العناوين المستثناة منه.',
    ),
    heading('Check the installation', 'التحقق من التثبيت'),
    steps(
      [
        'Open http://127.0.0.1:9006/health in the browser. An answer of any kind means that the service runs.',
        'افتح http://127.0.0.1:9006/health في المتصفح. ظهور أي رد يعني أن الخدمة تعمل.',
      ],
      [
        'Sign in to the portal and read a card as the next chapter says.',
        'سجّل الدخول إلى البوابة واقرأ بطاقة كما يشرح الفصل التالي.',
      ],
    ),
  ),
];
