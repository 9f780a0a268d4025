import { encounterSettings } from '../../shared/authorization/authorizationTypes.ts';
import { type DeskRow, deskRow, queueStates } from '../../shared/authorizationDesk/routes.ts';
import type { StoredAuthorization } from '../_data/authorization/authorization.ts';
import { getUser } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { openParser } from '../_kit/openParse.ts';
import type { OwnPayerId } from '../_kit/ownIds.ts';
import { isOwnChange } from '../_parts/approval.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { ownCase, rowOf } from '../_parts/case/caseKind.ts';

/** The caller's payer. A user without a payer has no desk (404). */
export function deskOf({ scope }: SessionContext): OwnPayerId {
  if (scope.kind !== 'payer') throw fail('notFound');
  return scope.payerId;
}

/** A request that was sent to the caller's payer; 404 for every other id. */
export async function readAtDesk(ctx: SessionContext, authorizationId: string): Promise<StoredAuthorization> {
  deskOf(ctx);
  return (await ownCase(ctx, authorizationCase, authorizationId)).found;
}

/** The same, for a decision: of what its facility has cancelled there is none any more. */
export async function readToDecide(ctx: SessionContext, authorizationId: string): Promise<StoredAuthorization> {
  const found = await readAtDesk(ctx, authorizationId);
  if (found.state === 'cancelled') throw fail('requestCancelled');
  return found;
}

/** Whether the request is the reviewer's own: they sent it, by this account or another of theirs, or work for its facility. */
export async function isOwnRequest(ctx: SessionContext, found: StoredAuthorization): Promise<boolean> {
  const { openedBy, openedByName, openedAt, facilityId } = found;
  const account = await getUser(ctx.store, ctx.user.userId);
  if (account?.facilityIds.includes(facilityId)) return true;
  return isOwnChange(ctx, { makerId: openedBy, makerName: openedByName, madeAt: openedAt });
}

/** Refuses who would decide about their own request (`ownChange`). */
export async function checkNotOwn(ctx: SessionContext, found: StoredAuthorization): Promise<void> {
  if (await isOwnRequest(ctx, found)) throw fail('ownChange');
}

/** Refuses whoever has not taken the request. */
export function checkInHand({ user }: SessionContext, { holder, state }: StoredAuthorization): void {
  if (!queueStates.some((open) => open === state)) throw fail('alreadySettled');
  if (holder?.userId !== user.userId) throw fail(holder ? 'takenByAnother' : 'notInHand');
}

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const shownRow = openParser(deskRow.omit({ subject: true }).strip());

/** A request in the queue, without what it is about: that is read for the rows of a page alone. */
export type PlainRow = Omit<DeskRow, 'subject'>;

/** A request as the queue shows it now. */
export function queueRowOf(found: StoredAuthorization, now: Date): PlainRow {
  const { version, form, desk } = found;
  return shownRow({
    ...rowOf(authorizationCase, found, 'insurer', now),
    version,
    setting: form?.encounterType ? encounterSettings[form.encounterType] : null,
    isProposed: desk.proposal !== null,
    hasWarnings: (form?.warningReasons.length ?? 0) > 0,
  });
}
