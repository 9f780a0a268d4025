/**
 * What people type for a screen whose name has other words, in both languages whatever language is shown. Keys are the titles of
 * the screens.
 */
export const screenWords: Readonly<Record<string, string>> = {
  dashboard: 'home start tiles الرئيسية البداية',
  newEligibility: 'new check verify coverage insurance patient ask طلب جديد تحقق فحص تغطية تأمين مريض',
  eligibility: 'history list requests earlier past previous answers check السجل التاريخ القائمة طلبات سابقة ردود',
  eligibilitySummary: 'report statistics numbers count chart تقرير إحصاء أعداد رسم',
  eligibilityBatch: 'batch many upload excel csv sheet list دفعة رفع ملف قائمة كثير',
  authorizationExports: 'export download excel csv file approval تصدير تنزيل ملف موافقة',
  eligibilityExports: 'export download excel csv file history تصدير تنزيل ملف',
  verifyTypedCode: 'check verify document paper printed code تحقق فحص وثيقة ورقة رمز',
  notifications: 'bell news messages alerts إشعارات جرس رسائل تنبيهات',
  newsSettings:
    'notification settings preferences mail email alerts turn off إعدادات الإشعارات تفضيلات بريد تنبيهات إيقاف',
  accountSettings: 'settings profile my account details sessions devices إعدادات حسابي بياناتي جلسات أجهزة',
  changePassword: 'new password change كلمة سر جديدة مرور تغيير',
  secondFactors: 'passkey authenticator two factor 2fa code security مفتاح مرور مصادقة رمز أمان',
  newAuthorization: 'prior authorisation approval request new eauth pre-approval موافقة مسبقة طلب جديد',
  eauth: 'prior authorisation approval preauthorisation list status requests موافقة مسبقة طلبات الموافقة الحالة',
  authorizationDesk: 'prior authorisation review decide approve deny queue موافقة مسبقة مراجعة قرار رفض',
  authorizationMeasures:
    'prior authorisation approvals measures report statistics turnaround موافقات مقاييس تقرير إحصاء مدة',
  decisions: 'history earlier requests answers decided سجل طلبات سابقة ردود قرارات',
  worklist: 'queue waiting answer decide review قائمة انتظار رد مراجعة',
  members: 'register member patient card cover سجل عضو مريض بطاقة',
  newMember: 'new member add newborn عضو جديد إضافة مولود',
  memberUploads: 'upload list register history رفع قائمة سجل',
  authorizationRules: 'rules approval authorisation documents guideline قواعد موافقة مستندات',
  payerRules: 'questions rule payer أسئلة قاعدة',
  manageUsers: 'people staff accounts roles colleague مستخدمون موظفون حسابات أدوار زميل',
  addUser: 'new person user account invite مستخدم جديد حساب إضافة',
  facilities: 'clinic hospital pharmacy branch list عيادة مستشفى صيدلية منشآت',
  newFacility: 'new facility clinic add منشأة جديدة إضافة',
  manageClinicians: 'doctor physician licence staff طبيب أطباء ترخيص',
  manageClinician: 'doctor physician join move leave insurer طبيب انضمام نقل مغادرة شركة التأمين',
  joinClinician: 'doctor physician new join insurer طبيب جديد انضمام',
  clinicianMoves: 'doctor physician joins moves leaves provider network طبيب انضمام نقل مغادرة شبكة',
  diseaseManagement: 'chronic disease diabetes asthma heart programme enrol أمراض مزمنة سكري ربو قلب برنامج تسجيل',
  diseaseOutcomes: 'outcomes measures chart programme نتائج مقاييس برنامج',
  clinicianVerification: 'check licence doctor تحقق فحص ترخيص طبيب',
  requestLicense: 'new licence seats رخصة جديدة مقاعد',
  circulars: 'circular notice announcement resources read acknowledge تعميم تعاميم إعلان قراءة إقرار',
  ownCirculars: 'circular publish audience receipts draft نشر تعميم قراء مسودة',
  providerQuery: 'question ticket insurer history استفسار سؤال شركة التأمين',
  authorizationDashboard: 'approval authorisation insurer board status search موافقة موافقات شركة التأمين لوحة حالة',
  newbornCard: 'baby birth temporary card mother delivery مولود طفل ولادة بطاقة مؤقتة أم',
  newProviderQuery: 'new question ask insurer استفسار جديد سؤال',
  joinNetwork: 'empanelment contract insurer network provider انضمام شبكة عقد',
  recontracting: 'empanelment contract renew again عقد تجديد إعادة',
  updateContract: 'contract terms services hours contacts print عقد بنود خدمات ساعات طباعة',
  contractChange: 'contract change amend services hours contacts تعديل عقد خدمات ساعات',
  trackEmpanelment: 'empanelment contract request stage status طلب انضمام مرحلة حالة',
  providerSurvey: 'survey questionnaire questions answer characteristics استبيان أسئلة إجابة خصائص',
  surveys: 'survey questionnaire questions publish answers export providers استبيان أسئلة نشر إجابات تصدير',
  deliveries: 'outbox failed mail retry صادر بريد تعذر إعادة',
  overdue: 'late payer reminder waiting متأخرة تأخير تذكير',
  connections: 'payer regulator credential key certificate latency test اتصال مفتاح اختبار جهة دافعة',
  failedJobs: 'jobs failed export import batch retry مهام فاشلة تصدير استيراد إعادة',
  auditTrail: 'history log who did changes سجل من فعل تغييرات',
  logging: 'errors log failures أخطاء سجل خلل',
  regulatoryErrors: 'check errors transactions riayati أخطاء رعايتي معاملات',
  imports: 'upload excel csv sheet history رفع ملف استيراد',
  activityCodes: 'cpt hcpcs drg service procedure code set list رموز خدمة إجراء قائمة',
  formulary: 'drugs medicine prices list أدوية دواء أسعار',
  priceLists: 'prices tariff contract provider agreed أسعار تعرفة عقد مقدم خدمة',
  priceProposals: 'propose raise price list contract tariff insurer provider اقتراح رفع أسعار عقد تعرفة',
  agreedPrices: 'price list tariff contract payer قائمة أسعار تعرفة عقد',
  lookupLists: 'choices codes values قوائم رموز قيم',
  apiDocs: 'developer interface مطور واجهة',
};

const words: Readonly<Record<string, string>> = {
  language: 'english arabic عربي إنجليزي لغة',
  shortcuts: 'keys keyboard hotkeys مفاتيح اختصارات',
  logOut: 'log out logout sign out signout exit leave quit end تسجيل الخروج خروج إنهاء',
};

/** What people type for an action of the menus, by its id. */
export function actionWords(id: string): string {
  if (id.startsWith('guide-')) return 'help manual how support guide pdf مساعدة دليل شرح كيف دعم';
  if (id.startsWith('theme-')) return 'appearance colours mode night day مظهر ألوان ليلي نهاري';
  return words[id] ?? '';
}
