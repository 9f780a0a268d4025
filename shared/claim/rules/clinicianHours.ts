/**
 * More hours of consultations than this are no day of one person. No regulator has published a number: the law of work allows ten hours at one
 * employer (Federal Decree-Law 33 of 2021, overtime included), a person may have two, and eight hours are left to rest.
 */
export const mostHours = 16;
export const mostMinutes = mostHours * 60;

export const hoursSource = {
  text: 'Least minutes of CPT since 2021; 24 hours without 8 of rest',
  on: '2026-11-30',
  isUnconfirmed: true,
} as const;
