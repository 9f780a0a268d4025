import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** Care at home, for its providers, the payers' people and health authorities. */
export const guide: ModuleGuide = {
  order: 75,
  chapters: [
    chapter(
      ['Home care', 'الرعاية المنزلية'],
      paragraph(
        'A facility that is licensed for home care takes a patient from the referral to the end of the care. The insurer approves the care; the health authority looks on. A member has one episode of home care at a time, at whatever facility.',
        'تتولى المنشأة المرخّصة للرعاية المنزلية رعاية المريض من الإحالة إلى انتهاء الرعاية. توافق شركة التأمين على الرعاية، وتطّلع عليها الجهة الصحية. للعضو حالة رعاية منزلية واحدة في الوقت نفسه، أيًا كانت المنشأة.',
      ),
      steps(
        [
          'In [[screens.homeCare]] choose [[homeCare.find.begin]], find the patient by an eligibility answer of your facility, and enter the referral.',
          'في [[screens.homeCare]] اختر [[homeCare.find.begin]]، وابحث عن المريض برد الأهلية الصادر لمنشأتك، ثم سجّل الإحالة.',
        ],
        [
          '[[homeCare.moves.assess]] within two business days. The insurer answers in its queue, and may ask back.',
          '[[homeCare.moves.assess]] خلال يومي عمل. ترد شركة التأمين من قائمتها، ولها أن تستفسر.',
        ],
        [
          'After the approval choose [[homeCare.moves.admit]]: from that day on your facility is responsible.',
          'بعد الموافقة اختر [[homeCare.moves.admit]]: تصبح منشأتك مسؤولة عن المريض من ذلك اليوم.',
        ],
        [
          'Enter each visit and what is lent. A device with a SIM is told by its identifier, and is with one patient at a time.',
          'سجّل كل زيارة وكل ما يُعار. يُعرف الجهاز الذي يحتوي على شريحة اتصال بمعرّفه، ولا يكون إلا لدى مريض واحد.',
        ],
        [
          '[[homeCare.moves.discharge]] with the day and the reason. What is still lent counts as returned.',
          '[[homeCare.moves.discharge]] مع اليوم والسبب. تُعد المعدات التي ما زالت مُعارة مُعادة.',
        ],
      ),
      points(
        [
          'The notes of visits are read by the people of the facility alone.',
          'لا يقرأ ملاحظات الزيارات إلا العاملون في المنشأة.',
        ],
        [
          'Nothing can be entered before the admission, after the end, or after the day until which the insurer has approved.',
          'لا يُسجّل شيء قبل قبول المريض، ولا بعد انتهاء الرعاية، ولا بعد اليوم الذي تنتهي فيه موافقة شركة التأمين.',
        ],
      ),
    ),
    chapter(
      ['Reallocation in home care', 'إعادة الإسناد في الرعاية المنزلية'],
      paragraph(
        'A patient in care goes over to another provider when the insurer or the health authority asks for it and the other of the two approves. Your facility goes on caring until the new provider takes the patient over.',
        'ينتقل المريض إلى مقدّم خدمة آخر حين تطلب ذلك شركة التأمين أو الجهة الصحية وتوافق الجهة الأخرى منهما. تستمر منشأتكم في الرعاية حتى يتسلّم مقدّم الخدمة الجديد المريض.',
      ),
      steps(
        [
          'On the record choose [[homeCare.moves.insurerAsksReallocation]], a provider, the reason and the day of the hand-over. Providers that fit best are listed first, equal ones by lot.',
          'في سجل الحالة اختر [[homeCare.moves.insurerAsksReallocation]] ومقدّم الخدمة والسبب ويوم التسليم. يظهر الأنسب أولًا، ويُرتّب المتساوون بالقرعة.',
        ],
        [
          '[[homeCare.moves.recordConsent]]: without it nobody takes the patient over.',
          '[[homeCare.moves.recordConsent]]: لا يتسلّم أحد المريض من دونها.',
        ],
        [
          'The other organisation chooses [[homeCare.moves.approveReallocation]], and the new provider [[homeCare.moves.acceptReallocation]].',
          'تختار الجهة الأخرى [[homeCare.moves.approveReallocation]]، ويختار مقدّم الخدمة الجديد [[homeCare.moves.acceptReallocation]].',
        ],
        [
          'From the day of the hand-over on the new provider chooses [[homeCare.moves.takeOver]] with its first day, and is responsible from then on.',
          'ابتداءً من يوم التسليم يختار مقدّم الخدمة الجديد [[homeCare.moves.takeOver]] مع أول يوم له، ويصبح مسؤولًا منذئذ.',
        ],
      ),
      points(
        [
          'Say on [[screens.homeCareOffer]] which services and how many places your facility has: otherwise it is listed last.',
          'حدّد في [[screens.homeCareOffer]] الخدمات وعدد الأماكن لدى منشأتك، وإلا ظهرت في آخر القائمة.',
        ],
        [
          '[[homeCare.all.ask]] stands beside the responsible provider, for a provider that loses its licence; the other organisation finds [[homeCare.all.approve]] there. Patients for whom no provider has room are listed.',
          'يظهر [[homeCare.all.ask]] بجانب مقدّم الخدمة المسؤول عند فقدان الترخيص، وتجد الجهة الأخرى [[homeCare.all.approve]] في المكان نفسه. ويُذكر المرضى الذين لا مكان شاغرًا لهم.',
        ],
        [
          'A provider that gave a patient up still reads its own time, under [[homeCare.list.elsewhere]].',
          'يبقى لمقدّم الخدمة السابق الاطلاع على مدته، ضمن [[homeCare.list.elsewhere]].',
        ],
      ),
    ),
  ],
};
