import type { StoredEmpanelment } from '../_data/empanelment/empanelment.ts';

/** The insurer's comments on a change that came back. */
export function remarksOf(open: StoredEmpanelment | null) {
  if (open?.state !== 'returned') return [];
  return open.remarks.filter(({ revision }) => revision === open.revisions.length);
}
