import type { Bilingual } from '../_field/bilingual.ts';
import { problemTexts } from '../job/jobProblems.ts';

/** What can be wrong with a cell or a row of any import, in both languages. Screens and returned files say it with the same words. */
export const importProblemTexts: Readonly<Record<string, Bilingual>> = {
  ...problemTexts,
  name: {
    en: 'A name has letters, spaces, hyphens and dots only.',
    ar: 'يتكون الاسم من حروف ومسافات وشرطات ونقاط فقط.',
  },
  code: {
    en: 'A code has letters, digits and the signs / . _ - only.',
    ar: 'يتكون الرمز من حروف وأرقام والعلامات / . _ - فقط.',
  },
  notTariffTimesFactor: {
    en: 'This is not the tariff price times the factor.',
    ar: 'لا يساوي هذا سعر التعرفة مضروبًا في المعامل.',
  },
  afterList: {
    en: 'The price begins after the list does. Please bring it in a later list.',
    ar: 'يبدأ السعر بعد بدء القائمة. يرجى إدراجه في قائمة لاحقة.',
  },
  tooManyForCall: {
    en: 'The list has more than 5,000 rows, too many to be read at once. Please bring it under Imports, which take up to 100,000 rows.',
    ar: 'تحتوي القائمة على أكثر من 5,000 صف، وهو أكثر مما يُقرأ دفعة واحدة. يُرجى رفعها من صفحة الاستيراد التي تقبل حتى 100,000 صف.',
  },
  hiddenRow: {
    en: 'This row is hidden, by hand or by a filter. Please show it or delete it.',
    ar: 'هذا الصف مخفي يدويًا أو بعامل تصفية. يرجى إظهاره أو حذفه.',
  },
  email: { en: 'This is not an e-mail address.', ar: 'هذا ليس عنوان بريد إلكتروني.' },
  iban: { en: 'This is not an IBAN of the Emirates.', ar: 'هذا ليس رقم حساب مصرفي دولي (IBAN) إماراتيًا.' },
  twiceInFile: {
    en: 'An earlier row of this file is about the same record.',
    ar: 'يوجد صف سابق في هذا الملف عن السجل نفسه.',
  },
  notATime: {
    en: 'This is not a time of the day. Please write 14:30 or 2:30 PM.',
    ar: 'هذا ليس وقتًا صحيحًا. يرجى كتابته بالصيغة 14:30 أو 2:30 م.',
  },
  timeMissing: {
    en: 'The time is missing. Please write it behind the day, or in the column for it.',
    ar: 'الوقت مفقود. يرجى كتابته بعد التاريخ أو في العمود المخصص له.',
  },
  otherTime: {
    en: 'Another time stands beside the day. Please leave one of the two.',
    ar: 'يوجد وقت آخر بجانب التاريخ. يرجى الإبقاء على أحدهما.',
  },
  icdCodes: {
    en: 'Please write ICD-10-CM codes alone, with commas between them.',
    ar: 'يرجى كتابة رموز ICD-10-CM فقط، مفصولة بفواصل.',
  },
  otherInClaim: {
    en: 'An earlier row of this claim says something else.',
    ar: 'يذكر صف سابق من هذه المطالبة شيئًا مختلفًا.',
  },
  tooManyLines: {
    en: 'The claim has more than 500 lines.',
    ar: 'تزيد بنود المطالبة على 500 بند.',
  },
  claimTooLarge: {
    en: 'The claim is too large to be kept. Please shorten its texts, or divide it.',
    ar: 'المطالبة أكبر من أن تُحفظ. يرجى اختصار نصوصها أو تقسيمها.',
  },
  otherProvider: {
    en: 'This is another provider’s licence. A facility takes its own claims only.',
    ar: 'هذا ترخيص مقدّم خدمة آخر. لا تُقبل إلا مطالبات المنشأة نفسها.',
  },
  claimIsHere: {
    en: 'A claim with this number is in your list already, and is not made twice.',
    ar: 'توجد مطالبة بهذا الرقم في قائمتكم، ولا تُنشأ مرتين.',
  },
  restWrong: {
    en: 'This row is right, but another row of the same record has to be corrected first.',
    ar: 'هذا الصف صحيح، لكن يجب أولًا تصحيح صف آخر من السجل نفسه.',
  },
  otherThanBefore: {
    en: 'An earlier row of this file says something else of the same person.',
    ar: 'يوجد صف سابق في هذا الملف يذكر شيئًا مختلفًا عن الشخص نفسه.',
  },
  twiceInStore: {
    en: 'More than one record of the portal fits this row.',
    ar: 'ينطبق هذا الصف على أكثر من سجل في البوابة.',
  },
  facilityNotYours: {
    en: 'None of your facilities has this licence.',
    ar: 'لا توجد بين منشآتكم منشأة بهذا الترخيص.',
  },
  providerCodeTaken: {
    en: 'Another facility has this provider code.',
    ar: 'رمز مقدّم الخدمة هذا لمنشأة أخرى.',
  },
  roleNotYours: { en: 'You may not give one of these roles.', ar: 'لا يحق لكم منح أحد هذه الأدوار.' },
  rolesMustNotMeet: {
    en: 'One person must not hold these roles together.',
    ar: 'لا يجوز أن يجمع شخص واحد بين هذه الأدوار.',
  },
  notALicence: {
    en: 'Please write the licence as the regulator writes it.',
    ar: 'يرجى كتابة رقم الترخيص كما تكتبه الجهة التنظيمية.',
  },
  nameInList: { en: 'The list has this name already.', ar: 'هذا الاسم موجود في القائمة سابقًا.' },
  codeInList: { en: 'The list has this code already.', ar: 'هذا الرمز موجود في القائمة سابقًا.' },
  notInList: { en: 'This is not in the list.', ar: 'هذا غير موجود في القائمة.' },
  contradictory: {
    en: 'Status, amounts and denial code contradict each other.',
    ar: 'تتعارض الحالة والمبالغ ورمز الرفض فيما بينها.',
  },
  beforeFrom: { en: 'The last day is before the first one.', ar: 'آخر يوم يسبق أول يوم.' },
  newerList: {
    en: 'A newer list has been taken in for this licence.',
    ar: 'استُوردت قائمة أحدث لهذا الترخيص.',
  },
  ownAccount: {
    en: 'You cannot change your own account, or open a second one.',
    ar: 'لا يمكنكم تغيير حسابكم أو فتح حساب ثانٍ لكم.',
  },
  personNotYours: {
    en: 'This person has rights or facilities that you do not administer.',
    ar: 'لهذا الشخص صلاحيات أو منشآت لا تديرونها.',
  },
  accountRemoved: {
    en: 'This account was removed. Please restore it first.',
    ar: 'أُزيل هذا الحساب. يرجى استعادته أولًا.',
  },
  licenceNotRegistered: {
    en: 'The register does not have this licence for this person, or it is in use.',
    ar: 'هذا الترخيص غير مسجل لهذا الشخص في السجل أو أنه مستخدم.',
  },
  nameProven: {
    en: 'An Emirates ID card has shown this name. Only a card changes it.',
    ar: 'أثبتت بطاقة الهوية هذا الاسم، ولا يتغير إلا ببطاقة.',
  },
  emiratesIdKept: {
    en: 'Another Emirates ID is known for this person already.',
    ar: 'لهذا الشخص رقم هوية إماراتية آخر مسجل سابقًا.',
  },
  notYours: { en: 'There is no such record among yours.', ar: 'لا يوجد سجل كهذا ضمن سجلاتكم.' },
  facilityUnknown: {
    en: 'No facility of this portal has this licence.',
    ar: 'لا توجد في البوابة منشأة بهذا الترخيص.',
  },
  facilityKept: {
    en: 'This authorisation number belongs to another facility. A number stays with its facility.',
    ar: 'رقم الموافقة هذا لمنشأة أخرى. يبقى الرقم لمنشأته.',
  },
  otherPayer: { en: 'This row names another payer.', ar: 'يذكر هذا الصف جهة دافعة أخرى.' },
  patientMissing: {
    en: 'Please give an Emirates ID or a card number.',
    ar: 'يرجى إدخال رقم الهوية الإماراتية أو رقم البطاقة.',
  },
  activities: {
    en: 'Please write each activity as 99213 x 1 = 150.00, and a semicolon between two of them.',
    ar: 'يرجى كتابة كل نشاط بالصيغة ‎99213 x 1 = 150.00 مع فاصلة منقوطة (;) بين كل نشاطين.',
  },
  changedMeanwhile: {
    en: 'Somebody else changed this record while the file was taken in. Please look at it again.',
    ar: 'غيّر شخص آخر هذا السجل أثناء استيراد الملف. يرجى مراجعته مرة أخرى.',
  },
  keptChanged: {
    en: 'Kept: this record was changed after the import.',
    ar: 'لم يُتراجع عنه: تغيّر هذا السجل بعد الاستيراد.',
  },
  keptAsked: {
    en: 'Kept: the payer has been asked already. A question cannot be taken back.',
    ar: 'لم يُتراجع عنه: أُرسل الطلب إلى الجهة الدافعة، ولا يمكن سحبه بعد إرساله.',
  },
  regulatorDetailsMissing: {
    en: 'This payer is asked by way of the post office, and the facility’s regulatory sign-in is missing.',
    ar: 'تُسأل هذه الجهة الدافعة عبر مكتب البريد، وبيانات دخول المنشأة لدى الجهة التنظيمية غير مسجلة.',
  },
  keptInUse: {
    en: 'Kept: other records depend on this one by now.',
    ar: 'لم يُتراجع عنه: أصبحت سجلات أخرى تعتمد على هذا السجل.',
  },
};
