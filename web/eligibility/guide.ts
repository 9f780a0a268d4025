import type { EligibilityStatusName } from '../../shared/eligibility/eligibilityStatus.ts';
import { statusWords } from '../../shared/eligibility/statusWords.ts';
import {
  chapter,
  heading,
  type ModuleGuide,
  note,
  type Pair,
  paragraph,
  points,
  steps,
  table,
} from '../base/guideWords.ts';
import { guideOfTasks } from './guideOfTasks.ts';

const meaning: readonly (readonly [status: EligibilityStatusName, meaning: Pair])[] = [
  [
    'Pending',
    [
      'The payer has not answered yet. The answer appears by itself; you can leave the page. Some payers answer through the post office of your regulator, which takes a few minutes.',
      'لم ترد الجهة الدافعة بعد. يظهر الرد تلقائيًا ويمكنك مغادرة الصفحة. وترد بعض الجهات الدافعة عبر نظام تبادل المعاملات التابع لجهتكم التنظيمية، ويستغرق ذلك بضع دقائق.',
    ],
  ],
  ['Answered', ['The payer has written, and has not decided yet.', 'أرسلت الجهة الدافعة ردًا ولم تتخذ قرارًا بعد.']],
  ['Eligible', ['The patient is covered on the service date.', 'المريض مشمول بالتغطية في تاريخ الخدمة.']],
  [
    'NotEligible',
    [
      'The patient is not covered for this service on this day. The denial code and its meaning stand below.',
      'المريض غير مشمول بالتغطية لهذه الخدمة في هذا اليوم. يظهر رمز الرفض ومعناه أسفل ذلك.',
    ],
  ],
  [
    'Error',
    [
      'No usable answer came. Nothing was decided about the patient: send a new request or call the payer.',
      'لم يصل رد صالح ولم يُتخذ أي قرار بشأن المريض: أرسل طلبًا جديدًا أو اتصل بالجهة الدافعة.',
    ],
  ],
  ['Cancelled', ['The request was withdrawn.', 'سُحب الطلب.']],
  ['Resubmitted', ['A later request has taken its place.', 'حلّ طلب لاحق محله.']],
  [
    'Blocked',
    [
      'The payer was not asked: the contract of the facility is suspended, or a clinician of the request is blacklisted. Ask the administrator of your facility, or the network, to settle this; then send a new request.',
      'لم يُرسل الطلب إلى الجهة الدافعة: عقد المنشأة معلّق أو أحد المهنيين الصحيين في الطلب مدرج في القائمة السوداء. اطلب من مسؤول منشأتك أو من الشبكة تسوية الأمر ثم أرسل طلبًا جديدًا.',
    ],
  ],
];

const statusRows = meaning.map(([status, words]): Pair[] => [[statusWords[status].en, statusWords[status].ar], words]);

const asking = [
  chapter(
    ['Asking a payer: eligibility requests', 'الاستعلام من الجهة الدافعة: طلبات الأهلية'],
    paragraph(
      'An eligibility request asks the payer whether a patient is covered for a service on a day.',
      'يُرسَل طلب الأهلية إلى الجهة الدافعة للتحقق من شمول المريض بالتغطية لخدمة معيّنة في يوم معيّن.',
    ),
    steps(
      [
        'On the dashboard open [[screens.eligibility]], then [[eligibility.history.new]].',
        'من لوحة التحكم افتح [[screens.eligibility]] ثم [[eligibility.history.new]].',
      ],
      [
        'Choose the payer and identify the patient: with [[eligibility.form.readCard]], by typing the Emirates ID, or by the number of the insurance card. A typed Emirates ID needs the reason why the card was not read. Where the payer keeps its register here, [[eligibility.form.findCard]] looks up the card, and [[eligibility.form.checkCard]] says whose it is. Where the patient does not know the payer, [[eligibility.form.findInsurer]] asks the registers of the payers that have answered your facility, and says how old each list is; “not known” is not a no.',
        'اختر الجهة الدافعة وحدد هوية المريض: بزر [[eligibility.form.readCard]] أو بكتابة رقم الهوية أو برقم بطاقة التأمين. وعند كتابة رقم الهوية يُطلب سبب عدم قراءة البطاقة. وإذا كان سجل الجهة الدافعة محفوظًا هنا فإن [[eligibility.form.findCard]] يجد البطاقة، و[[eligibility.form.checkCard]] يبيّن صاحبها. وإذا كان المريض لا يعرف الجهة الدافعة فإن [[eligibility.form.findInsurer]] يبحث في سجلات الجهات الدافعة التي ردت على طلبات منشأتك ويبيّن تاريخ كل قائمة، و«غير معروف» لا يعني «غير مؤمَّن».',
      ],
      [
        'Choose the service category and the service date (dd/mm/yyyy): today or up to 30 days ago. Consultation, clinician, who referred the patient, mobile and remarks help the payer where you know them. Where the clinician belongs to maternity care, the form offers [[eligibility.form.askMaternity]].',
        'اختر فئة الخدمة وتاريخها (يوم/شهر/سنة): اليوم أو ما يصل إلى 30 يومًا مضت. وتساعد فئة الاستشارة والمهني الصحي ومن أحال المريض والهاتف والملاحظات الجهةَ الدافعة إذا كانت معروفة لديك. وإذا كان تخصص المهني الصحي من خدمات الحمل والولادة فيعرض النموذج [[eligibility.form.askMaternity]].',
      ],
      [
        'Choose [[eligibility.form.send]]. If something is missing, the form points at the field and nothing is sent.',
        'اختر [[eligibility.form.send]]. إذا نقص شيء يشير النموذج إلى الحقل ولا يُرسل الطلب.',
      ],
    ),
    note(
      'If no answer arrives because the connection broke, everything you typed is kept. Send it again: the portal stores the request only once.',
      'إذا لم يصل رد بسبب انقطاع الاتصال فكل ما كتبته محفوظ. أرسله مرة أخرى: تحفظ البوابة الطلب مرة واحدة فقط.',
    ),
  ),
  chapter(
    ['Answers and statuses', 'الردود والحالات'],
    table(
      [0.24, 0.76],
      [
        ['Status', 'الحالة'],
        ['What it means', 'معناها'],
      ],
      ...statusRows,
    ),
    heading('When the payer is unavailable', 'عندما تكون الجهة الدافعة غير متاحة'),
    paragraph(
      'The page then says [[eligibility.pending.unavailable]] and names the time of the next attempt. The portal tries again by itself. This never means that the patient is not covered.',
      'تعرض الصفحة عندها [[eligibility.pending.unavailable]] وموعد المحاولة التالية، وتعيد البوابة المحاولة تلقائيًا. ولا يعني ذلك أبدًا أن المريض غير مشمول بالتغطية.',
    ),
    heading('Cover and denial', 'التغطية والرفض'),
    paragraph(
      'Every cover that the payer names is listed, the primary one first: policy number, plan, validity and what the patient pays. A denial shows its code with the code’s plain meaning and the payer’s own comments.',
      'تُعرض كل تغطية تذكرها الجهة الدافعة، والأساسية أولًا: رقم الوثيقة والخطة ومدة السريان وما يدفعه المريض. ويظهر الرفض برمزه ومعناه الواضح وتعليقات الجهة الدافعة.',
    ),
    heading('The document', 'المستند'),
    paragraph(
      'The request and its answer can be kept as a PDF: [[eligibility.pdf.en]], [[eligibility.pdf.ar]] or [[eligibility.pdf.both]]. It holds for the service date only and is no promise of payment.',
      'يمكن حفظ الطلب ورده كملف: [[eligibility.pdf.ar]] أو [[eligibility.pdf.en]] أو [[eligibility.pdf.both]]. وهو يسري على تاريخ الخدمة فقط ولا يُعد ضمانًا للسداد.',
    ),
  ),
  chapter(
    ['History and export', 'السجل والتصدير'],
    points(
      [
        'Filter the list by the days of submission, by status, or by the patient’s whole Emirates ID or card number.',
        'استخدم عوامل التصفية لعرض الطلبات حسب تاريخ الإرسال أو الحالة، أو رقم هوية المريض أو رقم بطاقته كاملًا.',
      ],
      [
        'A click on a column’s name sorts by it; drag the edge of a column to change its width; [[ui.table.columns]] hides and shows columns. The list looks the same when you come back.',
        'انقر على اسم العمود للترتيب بحسبه، واسحب حافته لتغيير اتساعه، واستخدم [[ui.table.columns]] لإخفاء الأعمدة وإظهارها. وتبقى القائمة كما تركتها عند عودتك.',
      ],
      ['A row opens the request with its timeline.', 'يفتح الصف الطلبَ مع تسلسله الزمني.'],
      [
        '[[ui.table.export]] downloads the rows that the filters find, not only the page you see. Such a file holds patients’ data: keep it only as long as you need it.',
        'يُنزِّل [[ui.table.export]] الصفوف التي تطابق عوامل التصفية لا الصفحة المعروضة وحدها. يحتوي الملف على بيانات مرضى: لا تحتفظ به أطول مما تحتاج.',
      ],
      [
        'More than 1,000 rows are prepared in the background: you may leave the page, are notified, and find the file under [[exports.toExports]] for 30 days. Nobody else can fetch it.',
        'ما يتجاوز 1,000 صف يُعدّ في الخلفية: يمكنك مغادرة الصفحة، وسيصلك إشعار، وتجد الملف ضمن [[exports.toExports]] طوال 30 يومًا، ولا يمكن لغيرك تنزيله.',
      ],
      [
        '[[eligibility.detail.samePatient]] on a request starts the next one with the same patient.',
        'يبدأ [[eligibility.detail.samePatient]] من صفحة الطلب طلبًا جديدًا للمريض نفسه.',
      ],
    ),
  ),
];

export const guide: ModuleGuide = { order: 10, chapters: [...asking, ...guideOfTasks] };
