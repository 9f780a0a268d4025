import type { StatusCounts } from '../../../shared/eligibility/eligibilityHistory.ts';
import type { EligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';

export const totalOf = (counts: StatusCounts): number => counts.reduce((sum, { count }) => sum + count, 0);

export const countOf = (counts: StatusCounts, status: number): number =>
  counts.find((each) => each.status === status)?.count ?? 0;

/** Each status's colour in a chart, by its path in the palette; the answers that a reception looks for come first. */
const chartColours: Readonly<Record<EligibilityStatus, string>> = {
  8: 'success.main',
  9: 'error.main',
  1: 'warning.main',
  2: 'info.main',
  3: 'error.dark',
  6: 'text.primary',
  4: 'text.secondary',
  5: 'secondary.main',
};
const order: readonly EligibilityStatus[] = [8, 9, 1, 2, 3, 6, 4, 5];

/** A status of a newer release has a colour without a meaning. */
export const colourOf = (status: EligibilityStatus): string => chartColours[status] ?? 'text.disabled';

/** Statuses of a newer release come last. */
export const inOrder = (counts: StatusCounts): StatusCounts => [
  ...order.flatMap((status) => counts.filter((each) => each.status === status)),
  ...counts.filter(({ status }) => !order.includes(status)),
];
