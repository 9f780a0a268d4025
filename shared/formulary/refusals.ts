import type { Refusals } from '../_contract/messageRows.ts';

/** The rules of its fields that no schema can say. */
export const refusals = {
  effectiveInPast: { code: 'inPast', message: 'The effective date is in the past.' },
} as const satisfies Refusals;
