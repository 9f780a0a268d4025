import { timeText } from '../../shared/_field/dateText.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { JobRequest, jobApi } from '../../shared/job/routes.ts';
import { openHistory } from '../_data/eligibility/historyReader.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { ContextOf } from '../_kit/context.ts';

type ExportRequest = Extract<JobRequest, { kind: 'eligibilityExport' }>;

/** An export reads up to a hundred thousand rows, so the number of exports is limited. */
const exportRate = { name: 'export', most: 20, seconds: 3600 } as const;

/**
 * The file name of an export: the time at which it was started. Criteria that the caller may not use are refused here,
 * as in the list, so that the caller does not wait for the job to fail.
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
