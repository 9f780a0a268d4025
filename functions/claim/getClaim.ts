import { movesFor } from '../../shared/_parts/life.ts';
import { countFindings } from '../../shared/claim/claimFinding.ts';
import { claimRecord } from '../../shared/claim/claimRecord.ts';
import { claimLife } from '../../shared/claim/life.ts';
import type { claimApi } from '../../shared/claim/routes.ts';
import { rulesVersion } from '../../shared/claim/rules/version.ts';
import { listClaimEvents } from '../_data/claim/claim.ts';
import { listPayers } from '../_data/payer/payer.ts';
import type { Operation } from '../_kit/context.ts';
import { openParser } from '../_kit/openParse.ts';
import { judgeClaim, notCheckedOf } from './judgeClaim.ts';
import { ownClaim } from './ownClaim.ts';
import { recordsNow } from './records/recordsNow.ts';
import { sendingOf } from './sendingOf.ts';

const recordOf = openParser(claimRecord.strip());

/** One claim as today's rules judge it beside today's records. */
export const getClaim: Operation<typeof claimApi.endpoints.getClaim> = async ({ query }, ctx) => {
  const found = await ownClaim(ctx, query.claimId);
  const [events, sending, records] = await Promise.all([
    listClaimEvents(ctx.store, found),
    sendingOf(ctx, found),
    listPayers(ctx.store).then((payers) => recordsNow(ctx, found, payers)),
  ]);
  const findings = judgeClaim(found.claim, { dialect: found.dialect, now: ctx.now(), records });
  const moves = movesFor(claimLife, found, ctx.user, ctx.now());
  const judged = { ...countFindings(findings), findings, rulesVersion, notChecked: notCheckedOf(found.claim, records) };
  return recordOf({ ...found, ...judged, sending, events, moves });
};
