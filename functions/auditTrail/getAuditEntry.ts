import type { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { getAuditEntry as readEntry } from '../_data/audit/auditSearch.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changesOf, shownEntries } from './shownEntry.ts';

export const getAuditEntry: Operation<typeof auditTrailApi.endpoints.getAuditEntry> = async ({ query }, ctx) => {
  const [chainId = '', sequence] = query.entryId.split('.');
  ctx.audited({ entity: 'auditTrail', id: query.entryId });
  const entry = await readEntry(ctx.store, { chainId, sequence: Number(sequence) });
  if (!entry) throw fail('notFound');
  const [shown] = await shownEntries(ctx.store, [entry]);
  if (!shown) throw fail('notFound');
  return { ...shown, userAgent: entry.userAgent, changes: changesOf(entry), chainId, sequence: entry.sequence };
};
