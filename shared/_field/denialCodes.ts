import type { Bilingual } from './bilingual.ts';
import { approvalDenials } from './denialCodes/approvalDenials.ts';
import { codingDenials } from './denialCodes/codingDenials.ts';
import { coverDenials } from './denialCodes/coverDenials.ts';

/**
 * Plain meanings of all the regulators' denial codes (DoH and DHA, 2026), for screens, sheets and printed pages. A code outside the
 * list is shown as it is.
 */
export const denialCodes: Readonly<Record<string, Bilingual>> = {
  ...approvalDenials,
  ...codingDenials,
  ...coverDenials,
};
