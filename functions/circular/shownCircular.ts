import type { CircularRow } from '../../shared/circular/routes.ts';
import type { StoredCircular } from '../_data/circular/circular.ts';
import type { StoredReceipt } from '../_data/circular/receipt.ts';

/** A circular as lists show it, with what its reader has done with it. */
export function shownRow(value: StoredCircular, receipt: StoredReceipt | null): CircularRow {
  const { circularId, circularNumber, payerId, payerName, payerNameArabic, title, titleArabic, state } = value;
  const { isMustRead, publishedAt, effectiveOn, endsOn } = value;
  return {
    ...{ circularId, circularNumber, payerId, payerName, payerNameArabic, title, titleArabic, state },
    ...{ isMustRead, publishedAt, effectiveOn, endsOn },
    openedAt: receipt?.openedAt ?? null,
    acknowledgedAt: receipt?.acknowledgedAt ?? null,
  };
}
