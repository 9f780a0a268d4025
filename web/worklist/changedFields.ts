import type { WorklistItem } from '../../shared/worklist/routes.ts';

const compared = [
  'status',
  'holder',
  'serviceDate',
  'emiratesId',
  'cardNumber',
  'clinicianName',
  'referralClinicianLicense',
  'mobileNumber',
  'remarks',
] as const;
type ChangedField = (typeof compared)[number];

const shownValue = (item: WorklistItem, field: ChangedField): string | number | null =>
  field === 'holder' ? (item.deskHolder?.name ?? null) : item[field];

/** What of a request is not as it was shown, for a reviewer whose answer came too late for it. */
export const changedFields = (before: WorklistItem, after: WorklistItem) =>
  compared
    .map((field) => ({ field, before: shownValue(before, field), after: shownValue(after, field) }))
    .filter((each) => each.before !== each.after);
