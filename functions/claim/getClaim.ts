import { movesFor } from '../../shared/_parts/life.ts';
import { countFindings } from '../../shared/claim/claimFinding.ts';
import { claimRecord } from '../../shared/claim/claimRecord.ts';
import { claimLife } from '../../shared/claim/life.ts';
import type { claimApi } from '../../shared/claim/routes.ts';
import { skippedFamilies } from '../../shared/claim/scrub.ts';
import { listClaimEvents } from '../_data/claim/claim.ts';
import type { Operation } from '../_kit/context.ts';
import { openParser } from '../_kit/openParse.ts';
import { judgeClaim } from './judgeClaim.ts';
import { ownClaim } from './ownClaim.ts';
import { sendingOf } from './sendingOf.ts';

const recordOf = openParser(claimRecord.strip());

/** One claim as today's rules judge it. */
export const getClaim: Operation<typeof claimApi.endpoints.getClaim> = async ({ query }, ctx) => {
  const found = await ownClaim(ctx, query.claimId);
  const findings = judgeClaim(found.claim, found.dialect, ctx.now());
  const [events, sending] = await Promise.all([listClaimEvents(ctx.store, found), sendingOf(ctx, found)]);
  const moves = movesFor(claimLife, found, ctx.user, ctx.now());
  const judged = { ...countFindings(findings), findings, notChecked: skippedFamilies };
  return recordOf({ ...found, ...judged, sending, events, moves });
};
