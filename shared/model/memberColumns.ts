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

/** What a payer's file is to look like: one invented member, one row for each cover. */
export const memberTemplate: readonly (readonly string[])[] = [
  memberColumns,
  [
    'SDR-000001',
    '784-1985-0000001-7',
    'Sara Invented',
    'سارة مثال',
    '1985-03-14',
    'Female',
    'Principal',
    'POL-2026-01',
    'Sidra Gold',
    '2026-01-01',
    '2026-12-31',
    '20',
    '',
    'Active',
    '',
  ],
];
