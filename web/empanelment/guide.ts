import { chapter, heading, type ModuleGuide, points, steps } from '../base/guideWords.ts';

/** Joining an insurer's network, for both sides. */
export const guide: ModuleGuide = {
  order: 40,
  chapters: [
    chapter(
      ["Joining an insurer's network", 'الانضمام إلى شبكة شركة التأمين'],
      steps(
        [
          'On the provider dashboard choose [[screens.joinNetwork]]; after a contract was stopped, [[screens.recontracting]]. What your facility’s record has is not asked again.',
          'في لوحة مقدّم الخدمة اختر [[screens.joinNetwork]]، أو [[screens.recontracting]] بعد إيقاف العقد. لا يُطلب إدخال ما هو مسجل عن منشأتك.',
        ],
        [
          'Enter insurer, contact and services, then attach the documents of the list and enter until when each is valid. Everything is saved at once; you or a colleague can go on later.',
          'أدخل شركة التأمين وجهة الاتصال والخدمات، ثم أرفق مستندات القائمة وأدخل تاريخ انتهاء صلاحية كل منها. يُحفظ كل شيء فورًا، ويمكنك أنت أو زميلك المتابعة لاحقًا.',
        ],
        [
          'Choose [[empanelment.form.submit]]. What was submitted does not change any more.',
          'اختر [[empanelment.form.submit]]. لا يتغير ما تم تقديمه بعد ذلك.',
        ],
        [
          'In [[screens.trackEmpanelment]] you see the stages, who acts next, and the working days used. If the insurer returns the request, correct what it commented on and submit again within 30 days.',
          'في [[screens.trackEmpanelment]] ترى المراحل ومن عليه الإجراء وأيام العمل المستخدمة. إذا أعادت شركة التأمين الطلب فصحح ما علّقت عليه وأعد تقديمه خلال 30 يومًا.',
        ],
      ),
      points([
        'While your contract goes on, [[screens.addBranch]] brings another facility into it: enter the licence, the names, the type and the emirate of the branch, and bring its own documents. The approval makes the branch a facility of the portal with its own code; its people get their workplace there from the administrators. A facility that is in the portal already asks for itself.',
        'ما دام عقدكم ساريًا، يضم [[screens.addBranch]] منشأة أخرى إليه: أدخل ترخيص الفرع واسميه ونوعه وإمارته، وأرفق مستنداته. يجعل القبول الفرع منشأة مسجلة في البوابة لها رمزها، ويمنح المسؤولون العاملين فيه صلاحية العمل فيها. أما المنشأة المسجلة في البوابة فتقدّم طلبها بنفسها.',
      ]),
      heading('Profile and bank account', 'الملف والحساب المصرفي'),
      points(
        [
          'In [[screens.updateProfile]] an administrator of your facility changes contact, services and bank account. Leave the fields of the account empty if it stays. What you type is saved at once, except the account, which is kept only when you submit it. You sign with your second factor; without one the page leads you to adding it.',
          'في [[screens.updateProfile]] يغيّر أحد مسؤولي منشأتكم جهة الاتصال والخدمات والحساب المصرفي. اترك حقول الحساب فارغة إن بقي كما هو. يُحفظ ما تكتبه فورًا، ما عدا الحساب الذي لا يُحفظ إلا عند تقديم الطلب. توقّع بعامل التحقق الثاني، وإن لم يكن لديك عامل فستقودك الصفحة إلى إضافته.',
        ],
        [
          'The contact on record is told by e-mail, and the insurer calls you about a new account. It takes effect 72 hours after the approval; until then [[empanelment.profile.stop]] on the request keeps the account before it.',
          'تُبلَّغ جهة الاتصال المسجلة بالبريد الإلكتروني، وتتصل بكم شركة التأمين بشأن أي حساب جديد. يسري الحساب بعد 72 ساعة من قبوله، وحتى ذلك الحين يُبقي [[empanelment.profile.stop]] في صفحة الطلب الحساب السابق ساريًا.',
        ],
      ),
      heading('Contract', 'العقد'),
      points(
        [
          '[[screens.updateContract]] shows your contract with an insurer as of any day: services, hours, contacts and the price list of that day. [[empanelment.contract.print]] makes a PDF in both languages.',
          'يعرض [[screens.updateContract]] عقدكم مع شركة التأمين كما هو في أي يوم: الخدمات وساعات العمل وجهات الاتصال وقائمة أسعار ذلك اليوم. ويُعدّ [[empanelment.contract.print]] ملف PDF باللغتين.',
        ],
        [
          'An administrator of your facility chooses [[empanelment.contract.ask]] and enters from which day the change is to hold. Hours are entered as 09:00-13:00 17:00-21:00. What you type is saved at once, and another administrator can go on with it on any computer for thirty days. Prices are proposed by a sheet of their own.',
          'يختار أحد مسؤولي منشأتكم [[empanelment.contract.ask]] ويدخل اليوم الذي يسري منه التعديل. تُكتب الساعات مثل \u206609:00-13:00 17:00-21:00\u2069. يُحفظ ما تكتبه فورًا، ويمكن لمسؤول آخر متابعته على أي جهاز خلال 30 يومًا. أما الأسعار فتُقترح بملف خاص بها.',
        ],
        [
          'Under [[screens.priceProposals]] the administrator brings a sheet with the columns of price lists, from a day to come. The proposal shows what it changes beside the contract in force. Until the insurer has decided, [[priceList.proposal.withdraw]] takes it back; afterwards each line has its decision and reason.',
          'في [[screens.priceProposals]] يستورد المسؤول ملفًا بأعمدة قوائم الأسعار، يسري من يوم قادم. ويعرض الاقتراح ما يغيّره مقارنة بالعقد الساري. ويمكن سحبه عبر [[priceList.proposal.withdraw]] إلى أن تقرر شركة التأمين، وبعدها يظهر عند كل بند القرار وسببه.',
        ],
      ),
      heading('For insurers', 'لشركات التأمين'),
      points(
        [
          'Prices that providers propose are under [[screens.priceProposals]]. Look at the remarkable things first, then accept or refuse the lines as they are listed, or a group by its count; a refusal needs a reason. Raises of more than 30% and new lines are accepted only as they are listed. Once every line is decided, [[priceList.proposal.complete]] makes a version of the price list of what was accepted; beyond the limits another administrator approves it. If the list has changed in between, choose [[priceList.proposal.compare]].',
          'الأسعار التي يقترحها مقدمو الخدمة في [[screens.priceProposals]]. راجع أولًا ما يلفت النظر، ثم اقبل البنود المعروضة أو ارفضها، أو مجموعة منها بعددها، ويحتاج الرفض إلى سبب. أما الزيادات التي تتجاوز 30% والبنود الجديدة فلا تُقبل إلا كما هي معروضة. وبعد اتخاذ القرار بشأن كل بند يجعل [[priceList.proposal.complete]] ما قُبل إصدارًا من قائمة الأسعار، ويوافق عليه مسؤول آخر إن تجاوز الحدود. وإذا تغيّرت القائمة في هذه الأثناء فاختر [[priceList.proposal.compare]].',
        ],
        [
          'Filter the list by stage. [[empanelment.moves.pass]] completes one; those that need nothing else go on side by side.',
          'صفّ القائمة حسب المرحلة. يُكمل [[empanelment.moves.pass]] مرحلة واحدة، وتسير المراحل المستقلة بالتوازي.',
        ],
        [
          '[[empanelment.moves.remark]] says what is wrong with a field or a document; [[empanelment.moves.return]] gives the request back, twice at most.',
          'يبيّن [[empanelment.moves.remark]] الخطأ في حقل أو مستند، ويعيد [[empanelment.moves.return]] الطلب مرتين على الأكثر.',
        ],
        [
          'One person chooses [[empanelment.moves.propose]], another [[empanelment.moves.approve]] or [[empanelment.moves.reject]]. An approval gives the provider its code and contract at once. A document that has expired meanwhile holds it.',
          'يختار شخص [[empanelment.moves.propose]]، ويختار شخص آخر [[empanelment.moves.approve]] أو [[empanelment.moves.reject]]. يمنح القبول مقدّم الخدمة رمزه وعقده فورًا، ويوقفه مستند انتهت صلاحيته.',
        ],
        [
          'A changed profile is shown line by line beside what it replaces, and has no stages. Whoever approves a new account calls the contact who was on record before, compares the number behind [[empanelment.profile.showIban]], and says so in [[empanelment.moves.approveAccount]]. Each look at the whole number is recorded.',
          'يُعرض الملف المغيَّر سطرًا بسطر بجانب ما يحل محله، وليست له مراحل. من يقبل حسابًا جديدًا يتصل بجهة الاتصال التي كانت مسجلة من قبل، ويقارن الرقم الذي يظهره [[empanelment.profile.showIban]]، ويبيّن ذلك في [[empanelment.moves.approveAccount]]. يُسجَّل كل اطلاع على الرقم الكامل.',
        ],
        [
          'A change of a contract is shown line by line beside the terms before, and holds from its day on, at the earliest from the approval. [[screens.updateContract]] shows you the contract of each provider as of any day.',
          'يُعرض تعديل العقد سطرًا بسطر بجانب البنود السابقة، ويسري من تاريخه ولا يسري قبل قبوله. ويعرض [[screens.updateContract]] عقد كل مقدّم خدمة كما هو في أي يوم.',
        ],
      ),
    ),
  ],
};
