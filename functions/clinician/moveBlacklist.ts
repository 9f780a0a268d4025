import type { BlacklistState } from '../../shared/clinician/blacklistModel.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import {
  type BlacklistScope,
  blacklistPut,
  findBlacklist,
  type StoredBlacklist,
} from '../_data/clinician/blacklist.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { checkSecondPerson } from '../_parts/approval.ts';
import { blacklistNews, writeWithNews } from './blacklistNews.ts';
import { blacklistScope, shownBlacklist } from './blacklistScope.ts';

type Move = typeof clinicianApi.endpoints.moveBlacklist;

/** The state that a move leads to; throws where the list is in no state for it, and for a maker who approves. */
async function nextState(
  ctx: SessionContext,
  list: StoredBlacklist,
  { move, reason }: BodyOf<Move>,
): Promise<BlacklistState> {
  const isWaiting = list.state === 'waiting';
  if (move === 'undo') {
    if (!isWaiting && list.state !== 'live') throw fail('alreadySettled');
    return 'undone';
  }
  if (!isWaiting) throw fail('alreadySettled');
  await checkSecondPerson(ctx, list);
  if (move === 'approve') return 'live';
  if (!reason) throw invalid('reason', 'blacklistReasonMissing');
  return 'refused';
}

/** Who is told: the administrators of the facilities whose clinicians a list blocks, or blocks no longer. */
function newsOf(ctx: SessionContext, scope: BlacklistScope, list: StoredBlacklist, state: string) {
  if (state === 'live') return blacklistNews(ctx, scope, list, 'cliniciansBlacklisted');
  return state === 'undone' && list.state === 'live' ? blacklistNews(ctx, scope, list, 'blacklistUndone') : [];
}

/**
 * REQ-CLIN-15: approves or refuses a waiting blacklist, by a second person; undoes one, which each of the administrators may: it blocks
 * nobody from then on. The list blocks, and stops blocking, with all its lines at once.
 */
export const moveBlacklist: Operation<Move> = async ({ body }, ctx) => {
  const scope = await blacklistScope(ctx, body.facilityId);
  const list = await findBlacklist(ctx.store, scope, body.blacklistId);
  if (!list) throw fail('notFound');
  if (list.version !== body.version) throw fail('changedMeanwhile');
  const state = await nextState(ctx, list, body);
  const decision = { decidedAt: ctx.now().toISOString(), decidedByName: ctx.user.displayName };
  const after = { ...list, state, ...decision, decisionReason: body.reason ?? null, version: list.version + 1 };
  await writeWithNews(ctx, blacklistPut(scope, list, after), await newsOf(ctx, scope, list, state));
  ctx.audited({ entity: 'blacklist', id: list.blacklistId, before: { state: list.state }, after: { state } });
  return shownBlacklist(ctx, after);
};
