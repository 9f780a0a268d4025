/** The columns of a member register as a sheet, in the order of the template; a file may have them in any order. */
export const memberColumns = [
  'MemberID',
  'EmiratesID',
  'FullName',
  'FullNameArabic',
  'BirthDate',
  'Gender',
  'Relation',
  'PolicyNumber',
  'PlanName',
  'StartDate',
  'EndDate',
  'CoPaymentPercent',
  'CoPaymentAED',
  'Status',
  'CancelledOn',
] as const;
export type MemberColumn = (typeof memberColumns)[number];

/** Columns without which a sheet is no register. */
export const neededColumns: readonly MemberColumn[] = [
  'MemberID',
  'FullName',
  'BirthDate',
  'PolicyNumber',
  'PlanName',
  'StartDate',
  'EndDate',
];
