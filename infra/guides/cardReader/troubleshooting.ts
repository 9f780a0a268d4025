import { brand } from '../../../shared/brand.ts';
import { chapter, heading, note, paragraph, points, table } from '../../../web/base/guideWords.ts';
import { shown } from '../labels.ts';

/** As the dialog tells them apart (web/parts/cardReader/cardReaderFault.ts), the most frequent first. */
const faults = [
  'agentMissing',
  'agentSilent',
  'noReader',
  'noCard',
  'nfc',
  'nfcRefused',
  'cardRemoved',
  'licenceExpired',
  'badAnswer',
  'refused',
  'failed',
] as const;

/** What the dialog says, and what helps. */
export const troubleshooting = [
  chapter(
    ['When a card is not read', 'عندما لا تُقرأ البطاقة'],
    paragraph(
      'The dialog says what is wrong and what to do; below it stand the code and the message of the service as they came. Nothing that you typed in the form is lost.',
      'توضح النافذة المشكلة وما يجب فعله، وتحتهما الرمز والرسالة كما وردا من الخدمة. ولا يضيع شيء مما كتبته في النموذج.',
    ),
    table(
      [0.36, 0.64],
      [
        ['The dialog says', 'ما تعرضه النافذة'],
        ['What to do', 'ما يجب فعله'],
      ],
      ...faults.map((fault) => [shown(`cardReader.fault.${fault}.title`), shown(`cardReader.fault.${fault}.next`)]),
    ),
    heading('If the service is installed and still not found', 'إذا كانت الخدمة مثبّتة ولم يُعثر عليها'),
    points(
      [
        'Check in the list of running programs that the service is started. Restart it there.',
        'تأكد من قائمة البرامج العاملة أن الخدمة مشغّلة، وأعد تشغيلها من هناك.',
      ],
      [
        'Open http://127.0.0.1:9006/health in the same browser. If the page does not come, the service does not run or a security program blocks it.',
        'افتح http://127.0.0.1:9006/health في المتصفح نفسه. إذا لم تظهر الصفحة فالخدمة متوقفة أو أن برنامج حماية يحجبها.',
      ],
      [
        'Find out whether another program uses the ports 9004, 9005 and 9020. One of them must be free for the service.',
        'تحقق مما إذا كان برنامج آخر يستخدم المنافذ 9004 و9005 و9020. يجب أن يكون أحدها شاغرًا للخدمة.',
      ],
      [
        'On a remote desktop or a virtual computer, the reader, the service and the browser must be on the same computer.',
        'عند استخدام سطح مكتب بعيد أو جهاز افتراضي يجب أن يكون القارئ والخدمة والمتصفح على الجهاز نفسه.',
      ],
      [
        'If the browser asks whether the portal may reach devices on your local network, allow it for the portal’s address.',
        'إذا سأل المتصفح عن السماح للبوابة بالوصول إلى الأجهزة في شبكتك المحلية فاسمح بذلك لعنوان البوابة.',
      ],
    ),
    heading('If it works for one card and not for another', 'إذا نجحت القراءة ببطاقة دون أخرى'),
    points(
      [
        'Clean the chip with a dry, soft cloth and put the card in straight.',
        'نظّف الشريحة بقطعة قماش ناعمة جافة وأدخل البطاقة مستقيمة.',
      ],
      [
        'Check the expiry date: an expired card is not verified.',
        'تأكد من تاريخ الانتهاء: لا يمكن التحقق من بطاقة منتهية الصلاحية.',
      ],
      [
        'If the chip is damaged, the holder needs a new card from ICP. Until then use [[cardReader.manual]] with the reason where the portal allows it.',
        'إذا كانت الشريحة تالفة فيحتاج صاحبها إلى بطاقة جديدة من الهيئة. وحتى ذلك الحين استخدم [[cardReader.manual]] مع ذكر السبب حيثما تسمح البوابة بذلك.',
      ],
    ),
  ),
  chapter(
    ['Asking for help', 'طلب المساعدة'],
    paragraph(
      `First ask your facility’s IT: they know the computer and hold the licence of the toolkit. If the reader works in other programs and not in the portal, write to the portal’s support at ${brand.supportEmail} and name:`,
      `اسأل أولًا قسم تقنية المعلومات في منشأتك، فهو يعرف الجهاز ولديه رخصة البرنامج. وإذا كان القارئ يعمل في برامج أخرى ولا يعمل في البوابة فاكتب إلى دعم البوابة على ${brand.supportEmail} واذكر:`,
    ),
    points(
      ['what the dialog says, with code and message,', 'ما تعرضه النافذة مع الرمز والرسالة،'],
      ['the browser and its version,', 'المتصفح وإصداره،'],
      ['the model of the reader and the version of the toolkit,', 'طراز القارئ وإصدار برنامج الهوية الإماراتية،'],
      ['the date and time of the attempt.', 'تاريخ المحاولة ووقتها.'],
    ),
    note(
      'Never send a picture of a card, an Emirates ID number or a password.',
      'لا ترسل أبدًا صورة بطاقة أو رقم هوية أو كلمة مرور.',
    ),
  ),
];
