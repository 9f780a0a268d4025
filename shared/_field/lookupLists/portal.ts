import type { LookupEntry } from '../lookups.ts';
import { codedEntries } from './codedEntry.ts';

/** The months of the year by number (REQ-LOOKUP-12). */
export const months = codedEntries([
  [1, '01', 'January', 'يناير'],
  [2, '02', 'February', 'فبراير'],
  [3, '03', 'March', 'مارس'],
  [4, '04', 'April', 'أبريل'],
  [5, '05', 'May', 'مايو'],
  [6, '06', 'June', 'يونيو'],
  [7, '07', 'July', 'يوليو'],
  [8, '08', 'August', 'أغسطس'],
  [9, '09', 'September', 'سبتمبر'],
  [10, '10', 'October', 'أكتوبر'],
  [11, '11', 'November', 'نوفمبر'],
  [12, '12', 'December', 'ديسمبر'],
]);

/** The reports that are made of a provider for a month (REQ-LOOKUP-13). */
export const reportTypes = codedEntries([
  [1, 'PERFORMANCE', 'Performance report', 'تقرير الأداء'],
  [2, 'CLAIMS', 'Claims and denials', 'المطالبات وحالات الرفض'],
  [3, 'AUTHORISATIONS', 'Authorisations', 'الموافقات المسبقة'],
  [4, 'ELIGIBILITY', 'Eligibility checks', 'عمليات التحقق من الأهلية'],
  [5, 'SEMICONTROLLED', 'Controlled and semi-controlled drugs', 'الأدوية المراقبة وشبه المراقبة'],
  [6, 'NARCOTICS', 'Narcotic drugs', 'الأدوية المخدرة'],
]);

/** What a licence to use the portal opens (REQ-LOOKUP-15). */
export const licenseTypes = codedEntries([
  [1, 'ELIGIBILITY', 'Eligibility', 'أهلية التغطية'],
  [2, 'EAUTHORISATION', 'E-authorisation', 'الموافقات الإلكترونية'],
  [3, 'PHARMACY', 'E-prescription and pharmacy', 'الوصفة الإلكترونية والصيدلية'],
  [4, 'CLAIM', 'Claims', 'المطالبات'],
]);

/** The request that ends a licence: it is for no user at all. */
export const endOfLicense = 5;

/** What is asked for by a licence request (REQ-LOOKUP-16). */
export const licenseRequestTypes = codedEntries([
  [1, 'NEW', 'New licence', 'رخصة استخدام جديدة'],
  [2, 'MOREUSERS', 'More users', 'زيادة عدد المستخدمين'],
  [3, 'RENEWAL', 'Renewal', 'تجديد رخصة الاستخدام'],
  [4, 'FEWERUSERS', 'Fewer users', 'تقليل عدد المستخدمين'],
  [endOfLicense, 'END', 'End of the licence', 'إنهاء رخصة الاستخدام'],
]);

/** How the facilities of a claim-dashboard user are named (REQ-MODEL-13). */
export const groupTypes = { GroupOwner: 1, SubGroup: 2, Multiple: 3, Single: 4 } as const;

/** The access types of the claim dashboard (REQ-LOOKUP-18). */
export const claimDashboardAccessTypes: readonly LookupEntry[] = [
  { id: groupTypes.GroupOwner, name: 'Group owner', nameArabic: 'مالك المجموعة' },
  { id: groupTypes.SubGroup, name: 'Sub group', nameArabic: 'المجموعة الفرعية' },
  { id: groupTypes.Multiple, name: 'Multiple', nameArabic: 'عدة منشآت' },
  { id: groupTypes.Single, name: 'Single', nameArabic: 'منشأة واحدة' },
];
