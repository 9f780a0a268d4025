import { timeText } from '../../shared/_field/dateText.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { JobRequest, jobApi } from '../../shared/job/routes.ts';
import { openHistory } from '../_data/eligibility/historyReader.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { ContextOf } from '../_kit/context.ts';

type ExportRequest = Extract<JobRequest, { kind: 'eligibilityExport' }>;

/** An export reads up to a hundred thousand rows: nobody needs many of them. */
const exportRate = { name: 'export', most: 20, seconds: 3600 } as const;

/**
 * The name of the file that an export makes: when it was asked for. What the caller may not search by is refused here as the list
 * refuses it, so that nobody has to wait for the job to fail.
 */
export async function exportName(
  { criteria, format }: ExportRequest,
  ctx: ContextOf<typeof jobApi.endpoints.startJob>,
): Promise<string> {
  await openHistory(criteria, ctx);
  const now = ctx.now();
  await takeTurn(ctx.store, exportRate, ctx.user.userId, now);
  return `eligibility-${emiratesDateOf(now)}-${timeText(now.toISOString()).replace(':', '')}.${format}`;
}
