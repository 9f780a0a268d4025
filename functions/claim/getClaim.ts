import { movesFor } from '../../shared/_parts/life.ts';
import { countFindings } from '../../shared/claim/claimFinding.ts';
import { claimRecord } from '../../shared/claim/claimRecord.ts';
import { claimLife } from '../../shared/claim/life.ts';
import type { claimApi } from '../../shared/claim/routes.ts';
import { rulesVersion } from '../../shared/claim/rules/version.ts';
import { listClaimEvents } from '../_data/claim/claim.ts';
import { lastRepair } from '../_data/claim/claimRepair.ts';
import { listPayers } from '../_data/payer/payer.ts';
import type { Operation } from '../_kit/context.ts';
import { openParser } from '../_kit/openParse.ts';
import { judgeClaim, notCheckedOf } from './judgeClaim.ts';
import { ownClaim } from './ownClaim.ts';
import { recordsNow } from './records/recordsNow.ts';
import { repairsOf } from './repairs/repairsOf.ts';
import { sendingOf } from './sendingOf.ts';

const recordOf = openParser(claimRecord.strip());

/** One claim as today's rules judge it beside today's records. */
export const getClaim: Operation<typeof claimApi.endpoints.getClaim> = async ({ query }, ctx) => {
  const found = await ownClaim(ctx, query.claimId);
  const isDraft = found.state === claimLife.begins;
  const [events, sending, repaired, records] = await Promise.all([
    listClaimEvents(ctx.store, found),
    sendingOf(ctx, found),
    isDraft ? lastRepair(ctx.store, found) : null,
    listPayers(ctx.store).then((payers) => recordsNow(ctx, found, payers)),
  ]);
  const { claim, dialect } = found;
  const beside = { dialect, now: ctx.now(), records };
  const findings = judgeClaim(claim, beside);
  const repairs = isDraft ? repairsOf(claim, beside, findings).map(({ rule, changes }) => ({ rule, changes })) : [];
  const moves = movesFor(claimLife, found, ctx.user, ctx.now());
  const notChecked = notCheckedOf(claim, records);
  const judged = { ...countFindings(findings), findings, rulesVersion, notChecked, repairs };
  return recordOf({ ...found, ...judged, repaired, sending, events, moves });
};
