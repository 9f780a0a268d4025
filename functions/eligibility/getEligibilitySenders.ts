import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { longestSummary } from '../../shared/eligibility/eligibilityHistory.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { listSenders } from '../_data/eligibility/eligibilityCount.ts';
import { readersScope } from '../_data/eligibility/readersScope.ts';
import type { Operation } from '../_kit/context.ts';
import { noRecord } from '../_kit/failure.ts';

type Senders = typeof eligibilityApi.endpoints.getEligibilitySenders;

const dayMs = 86_400_000;

/** The users of a facility by whom its history can be filtered. Payers have no such filter. */
export const getEligibilitySenders: Operation<Senders> = async ({ body }, ctx) => {
  if (ctx.scope.kind === 'payer') return noRecord;
  const { scope } = await readersScope(body, ctx);
  if (scope.kind === 'payer') return noRecord;
  const today = ctx.now();
  const first = new Date(today.getTime() - (longestSummary - 1) * dayMs);
  return listSenders(ctx.store, scope.facilityId, { from: emiratesDateOf(first), to: emiratesDateOf(today) });
};
