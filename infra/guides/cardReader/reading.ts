import { chapter, heading, note, paragraph, points, steps } from '../../../web/base/guideWords.ts';

/** From the button on the screen to the data in the form. */
export const reading = [
  chapter(
    ['Reading a card', 'قراءة البطاقة'],
    paragraph(
      'The dialog [[cardReader.title]] opens from a new eligibility request with [[eligibility.form.readCard]], and during the registration of an account for controlled medication.',
      'تُفتح نافذة [[cardReader.title]] من طلب أهلية جديد بزر [[eligibility.form.readCard]]، وكذلك أثناء تسجيل حساب للأدوية المراقبة.',
    ),
    heading('With contact', 'القراءة بالتلامس'),
    steps(
      [
        'Put the card into the reader with the chip first and facing as the picture on the reader shows.',
        'أدخل البطاقة في القارئ من جهة الشريحة وبالاتجاه المبيّن على القارئ.',
      ],
      ['Choose [[cardReader.verify]].', 'اختر [[cardReader.verify]].'],
      [
        'Leave the card in the reader while the dialog says [[cardReader.step.reading]]. This usually takes a few seconds; with a slow connection to the validation gateway it can take up to a minute.',
        'اترك البطاقة في القارئ ما دامت النافذة تعرض [[cardReader.step.reading]]. يستغرق ذلك عادة بضع ثوانٍ، وقد يصل إلى دقيقة إذا كان الاتصال ببوابة التحقق بطيئًا.',
      ],
      [
        'Compare name and photograph with the person in front of you. The dialog says [[cardReader.verified]]',
        'قارن الاسم والصورة بالشخص الواقف أمامك. تعرض النافذة: [[cardReader.verified]]',
      ],
      [
        'Choose [[cardReader.submit]]. The form takes over the Emirates ID and the name, and the card can go back to its holder.',
        'اختر [[cardReader.submit]]. ينتقل رقم الهوية والاسم إلى النموذج، ويمكن إعادة البطاقة إلى صاحبها.',
      ],
    ),
    heading('Without contact (NFC)', 'القراءة دون تلامس (NFC)'),
    paragraph(
      'A card that lies on an NFC reader opens only with what is printed on it. The dialog then asks for three details:',
      'البطاقة الموضوعة على قارئ NFC لا تُفتح إلا بالبيانات المطبوعة عليها، فتطلب النافذة ثلاث معلومات:',
    ),
    points(
      ['the card number: nine digits, on the back of the card,', 'رقم البطاقة: تسعة أرقام على ظهر البطاقة،'],
      ['the date of birth,', 'تاريخ الميلاد،'],
      ['the expiry date of the card.', 'تاريخ انتهاء البطاقة.'],
    ),
    paragraph(
      'Enter them, leave the card on the reader and choose [[cardReader.verify]] once more.',
      'أدخلها واترك البطاقة على القارئ ثم اختر [[cardReader.verify]] مرة أخرى.',
    ),
    heading('When the validation gateway cannot be reached', 'عند تعذّر الوصول إلى بوابة التحقق'),
    paragraph(
      'The service can read a card offline. The dialog then says: [[cardReader.pending]] Nobody has vouched for such a reading yet, and it proves nothing: choose [[cardReader.verify]] again as soon as the internet is back. A registration always needs a verified card.',
      'تستطيع الخدمة قراءة البطاقة دون اتصال، وعندها تعرض النافذة: [[cardReader.pending]] لم تؤكد أي جهة صحة هذه القراءة بعد، وهي لا تُثبت شيئًا: اختر [[cardReader.verify]] من جديد حالما يعود الإنترنت. ويحتاج تسجيل الحساب دائمًا إلى بطاقة تم التحقق منها.',
    ),
    heading('When the card cannot be read at all', 'عندما تتعذر قراءة البطاقة تمامًا'),
    paragraph(
      'Where the portal allows it, [[cardReader.manual]] closes the dialog and lets you type the Emirates ID. You are asked for the reason, for example that the card is damaged or not with the patient; the payer sees that reason.',
      'حيثما تسمح البوابة بذلك يغلق زر [[cardReader.manual]] النافذة ويتيح كتابة رقم الهوية. ستُسأل عن السبب، مثل تلف البطاقة أو عدم وجودها مع المريض، وتطّلع الجهة الدافعة على هذا السبب.',
    ),
    note(
      'The portal uses what it read from the card for the task in front of you and keeps it no longer than that task needs. Only authorised staff may read a patient’s card, and only in the patient’s presence.',
      'تستخدم البوابة ما قرأته من البطاقة للمهمة المفتوحة أمامك، ولا تحتفظ به أطول مما تحتاج إليه تلك المهمة. ولا يجوز قراءة بطاقة المريض إلا للعاملين المخوّلين وبحضوره.',
    ),
  ),
];
