import { codedEntries } from './codedEntry.ts';

/** Which of the children of one birth; the code is the sibling number of the newborn's messages (REQ-LOOKUP-25). */
export const newbornSiblings = codedEntries([
  [1, '1', 'Only or first baby', 'المولود الوحيد أو الأول'],
  [2, '2', 'Second baby', 'المولود الثاني'],
  [3, '3', 'Third baby', 'المولود الثالث'],
  [4, '4', 'Fourth baby', 'المولود الرابع'],
  [5, '5', 'Fifth baby', 'المولود الخامس'],
]);

/** The doses of a vaccination (REQ-LOOKUP-26). */
export const vaccineDoses = codedEntries([
  [1, '1', 'First dose', 'الجرعة الأولى'],
  [2, '2', 'Second dose', 'الجرعة الثانية'],
  [3, '3', 'Third dose', 'الجرعة الثالثة'],
  [4, '4', 'Fourth dose', 'الجرعة الرابعة'],
  [5, 'B', 'Booster dose', 'الجرعة المعززة'],
  [6, 'S', 'Single dose', 'جرعة واحدة فقط'],
]);

/** Documents whose text is read from a picture (REQ-LOOKUP-27). */
export const ocrDocumentTypes = codedEntries([
  [1, 'EID', 'Emirates ID card', 'بطاقة الهوية الإماراتية'],
  [2, 'INSURANCE', 'Insurance card', 'بطاقة التأمين'],
  [3, 'PASSPORT', 'Passport', 'جواز السفر'],
  [4, 'VISA', 'Residence visa', 'تأشيرة الإقامة'],
  [5, 'BIRTH', 'Birth certificate', 'شهادة الميلاد'],
  [6, 'REFERRAL', 'Referral letter', 'خطاب الإحالة'],
  [7, 'PRESCRIPTION', 'Prescription', 'الوصفة الطبية'],
  [8, 'LABORATORY', 'Laboratory report', 'تقرير المختبر'],
  [9, 'DISCHARGE', 'Discharge summary', 'ملخص الخروج'],
]);

/** How a person is identified; the code is what the regulators' messages carry in the place of a missing Emirates ID (REQ-LOOKUP-28). */
export const nationalIdTypes = codedEntries([
  [1, null, 'Emirates ID', 'الهوية الإماراتية'],
  [2, '000-0000-0000000-0', 'UAE national without a card', 'مواطن بدون بطاقة هوية'],
  [3, '111-1111-1111111-1', 'Resident without a card', 'مقيم بدون بطاقة هوية'],
  [4, '222-2222-2222222-2', 'Non-resident', 'غير مقيم'],
  [5, '999-9999-9999999-9', 'Unknown', 'غير معروف'],
]);
