import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { expiredDocuments } from '../../shared/empanelment/documents.ts';
import type { StoredEmpanelment } from '../_data/empanelment/empanelment.ts';

/** The documents of the last revision that have ended by now. */
export const expiredOf = ({ revisions }: Pick<StoredEmpanelment, 'revisions'>, now: Date) =>
  expiredDocuments(revisions.at(-1)?.form?.documents ?? [], emiratesDateOf(now));
