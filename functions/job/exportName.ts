import { timeText } from '../../shared/_field/dateText.ts';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { JobRequest, jobApi } from '../../shared/job/routes.ts';
import { openHistory } from '../_data/eligibility/historyReader.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { ContextOf } from '../_kit/context.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { tenantReader } from '../_parts/case/readCase.ts';

type Context = ContextOf<typeof jobApi.endpoints.startJob>;
export type ExportRequest = Extract<JobRequest, { criteria: object }>;

/** An export reads up to a hundred thousand rows, so the number of exports is limited. */
const exportRate = { name: 'export', most: 20, seconds: 3600 } as const;

/** Whether a job writes a list into a file. */
export const isExport = (request: JobRequest): request is ExportRequest => 'criteria' in request;

/** Refuses who may not read the list, and criteria that the reader may not use. */
async function checkReader(request: ExportRequest, ctx: Context): Promise<void> {
  if (request.kind === 'eligibilityExport') await openHistory(request.criteria, ctx);
  else tenantReader(ctx, authorizationCase);
}

const names = { eligibilityExport: 'eligibility', authorizationExport: 'authorizations' } as const;

/**
 * The file name of an export: the time at which it was started. What the list refuses is refused here as well, so that the caller does
 * not wait for the job to fail.
 */
export async function exportName(request: ExportRequest, ctx: Context): Promise<string> {
  await checkReader(request, ctx);
  const now = ctx.now();
  await takeTurn(ctx.store, exportRate, ctx.user.userId, now);
  const time = timeText(now.toISOString()).replace(':', '');
  return `${names[request.kind]}-${emiratesDateOf(now)}-${time}.${request.format}`;
}
