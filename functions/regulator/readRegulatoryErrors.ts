import type { Page } from '../../shared/_contract/page.ts';
import type { RegulatoryReport } from '../../shared/regulator/routes.ts';
import { listRegulatoryReports, type RegulatedRequest } from '../_data/regulatoryReport/regulatoryReport.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** What regulators reported of one request of the caller's tenant; 404 for every other id. */
export async function readRegulatoryErrors(
  ctx: SessionContext,
  kind: RegulatedRequest['kind'],
  { requestId, ...page }: { requestId: string; cursor?: string | undefined; take: number },
): Promise<Page<RegulatoryReport>> {
  ctx.audited({ entity: kind, id: requestId });
  const found = await listRegulatoryReports(ctx.store, ctx.scope, { kind, requestId }, page);
  if (!found) throw fail('notFound');
  return found;
}
