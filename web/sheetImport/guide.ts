import { chapter, type ModuleGuide, paragraph, points, steps } from '../base/guideWords.ts';

/** For administrators: many records at once from a sheet. */
export const guide: ModuleGuide = {
  order: 130,
  chapters: [
    chapter(
      ['Importing sheets', 'استيراد الجداول'],
      paragraph(
        '[[screens.imports]] is for administrators, for receptions that ask about many patients, and for billers. It is found on the list of the records that a sheet brings, such as [[screens.manageUsers]].',
        'صفحة [[screens.imports]] مخصصة للمسؤولين، ولموظفي الاستقبال عند الاستعلام عن عدة مرضى، ولموظفي المطالبات، وتصل إليها من قائمة السجلات التي يضيفها الجدول، مثل [[screens.manageUsers]].',
      ),
      steps(
        [
          'Choose a workbook or a CSV file and [[sheetImport.new.send]]. Your own file will do; [[sheetImport.new.template]] has the lists of what its columns take.',
          'اختر مصنف Excel أو ملف CSV ثم [[sheetImport.new.send]]. يكفي ملفك كما هو، ويحتوي [[sheetImport.new.template]] على قوائم بما تقبله الأعمدة.',
        ],
        [
          'Say what each column of the file holds, and what unknown words mean. Both are remembered for your next file.',
          'حدّد ما يحتويه كل عمود من الملف وما تعنيه الكلمات غير المعروفة، ويُحفظ ذلك لملفك القادم.',
        ],
        [
          '[[sheetImport.map.check]] counts what is new, changed and wrong. Nothing has changed by then.',
          'يحصي [[sheetImport.map.check]] ما هو جديد ومعدّل وخاطئ. لم يتغير شيء حتى هذه المرحلة.',
        ],
        [
          'Correct wrong cells in the list and choose [[sheetImport.checked.recheckAction]], or correct the file that [[sheetImport.checked.errorFile]] gives you.',
          'صحّح الخلايا الخاطئة في القائمة ثم اختر [[sheetImport.checked.recheckAction]]، أو صحّح الملف الذي تحصل عليه من [[sheetImport.checked.errorFile]].',
        ],
        [
          '[[sheetImport.checked.commit]] writes the good rows, or all of them or nothing, as you choose.',
          'يحفظ [[sheetImport.checked.commit]] الصفوف الصحيحة، أو جميع الصفوف أو لا شيء، كما تختار.',
        ],
      ),
      paragraph(
        'Setup administrators bring facilities by a sheet from [[screens.facilities]]. A row adds a facility or corrects what it names of one with the same licence; an empty cell leaves what is there. [[sheetImport.act.undo]] takes back facilities at which nobody works and has worked.',
        'يستورد مسؤولو الإعداد المنشآت بجدول من صفحة [[screens.facilities]]. يضيف الصف منشأة أو يصحّح ما يذكره عن منشأة لها رقم الترخيص نفسه، وتُبقي الخلية الفارغة ما هو مسجل. يزيل [[sheetImport.act.undo]] المنشآت التي لا يعمل فيها أحد ولم يعمل فيها أحد من قبل.',
      ),
      paragraph(
        'A payer’s administrators bring its list of members from [[screens.memberUploads]]. One row is one cover of one member, and all rows of a member say the same of the person. [[sheetImport.act.undo]] removes members and covers that the sheet has added, unless somebody has changed them since or another list has given the member another cover.',
        'يستورد مسؤولو الجهة الدافعة قائمة أعضائها من صفحة [[screens.memberUploads]]. كل صف هو تغطية واحدة لعضو واحد، وتذكر جميع صفوف العضو البيانات نفسها عن الشخص. يزيل [[sheetImport.act.undo]] ما أضافه الجدول من أعضاء وتغطيات، إلا ما عدّله شخص آخر بعد ذلك أو من أضافت له قائمة أخرى تغطية أخرى.',
      ),
      points(
        [
          'You may close the page at any time: the import stays in the list, as it stands.',
          'يمكنك إغلاق الصفحة في أي وقت: يبقى الاستيراد في القائمة كما هو.',
        ],
        [
          '[[sheetImport.act.pause]] and [[sheetImport.act.resume]] stop the writing and go on with it.',
          'يوقف [[sheetImport.act.pause]] الحفظ ويتابعه [[sheetImport.act.resume]].',
        ],
        [
          '[[sheetImport.act.undo]] is there for seven days. What somebody has changed since, or what other records depend on, is kept and listed with the reason.',
          'يبقى [[sheetImport.act.undo]] متاحًا سبعة أيام. أما ما عدّله شخص آخر بعد ذلك أو ما تعتمد عليه سجلات أخرى فيبقى ويُذكر مع سببه.',
        ],
      ),
    ),
  ],
};
