import { codedEntries } from './codedEntry.ts';

/** What is asked of the payer: the values of `Authorization/Type` of the regulators' prior requests (REQ-LOOKUP-24). */
export const authorizationTypes = codedEntries([
  [1, 'Authorization', 'Authorisation', 'موافقة مسبقة'],
  [2, 'Eligibility', 'Eligibility', 'التحقق من الأهلية'],
  [3, 'Extension', 'Extension', 'تمديد'],
  [4, 'Cancellation', 'Cancellation', 'إلغاء'],
  [5, 'Status Inquiry', 'Status inquiry', 'استعلام عن الحالة'],
  [6, 'Prescription', 'Prescription (Abu Dhabi)', 'وصفة طبية (أبوظبي)'],
]);

/** The kind of care that an authorisation is for; the code is the regulators' encounter type (REQ-LOOKUP-22). */
export const authorizationCategories = codedEntries([
  [1, '1', 'Outpatient', 'العيادات الخارجية'],
  [2, '2', 'Emergency', 'الطوارئ'],
  [3, '3', 'Inpatient', 'العلاج الداخلي'],
  [4, '4', 'Inpatient by way of the emergency room', 'العلاج الداخلي عن طريق الطوارئ'],
  [5, '5', 'Day case', 'رعاية اليوم الواحد'],
  [6, '6', 'Day case by way of the emergency room', 'رعاية اليوم الواحد عن طريق الطوارئ'],
  [7, '12', 'Home care', 'الرعاية المنزلية'],
  [8, '13', 'Assisted living facility', 'دار رعاية'],
  [9, '15', 'Mobile unit', 'الوحدة المتنقلة'],
  [10, '41', 'Ambulance by land', 'إسعاف بري'],
  [11, '42', 'Ambulance by air or water', 'إسعاف جوي أو بحري'],
]);

/** Where an authorisation request stands (REQ-LOOKUP-23). */
export const authorizationStatuses = codedEntries([
  [1, 'draft', 'Draft', 'مسودة'],
  [2, 'validated', 'Checked', 'تم التحقق'],
  [3, 'sent', 'Sent', 'مُرسل'],
  [4, 'underReview', 'Under review', 'قيد المراجعة'],
  [5, 'informationRequested', 'Information requested', 'بانتظار معلومات'],
  [6, 'approved', 'Approved', 'تمت الموافقة'],
  [7, 'partiallyApproved', 'Partially approved', 'تمت الموافقة جزئيًا'],
  [8, 'denied', 'Denied', 'مرفوض'],
  [9, 'extensionRequested', 'Extension requested', 'طُلب التمديد'],
  [10, 'cancelRequested', 'Cancellation requested', 'طُلب الإلغاء'],
  [11, 'cancelled', 'Cancelled', 'ملغى'],
  [12, 'expired', 'Expired', 'منتهٍ'],
  [13, 'error', 'Error', 'خطأ'],
]);
