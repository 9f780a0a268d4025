import { draftHeldMs } from '../../shared/authorization/form.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import {
  authorizations,
  authorizationWrites,
  draftWrites,
  type StoredAuthorization,
} from '../_data/authorization/authorization.ts';
import { getPayer } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { attachDraftFiles } from '../_parts/attachment/attachDraftFiles.ts';
import { authorizationCase } from '../_parts/authorization/authorizationCase.ts';
import { ownCase } from '../_parts/case/caseKind.ts';
import { once } from '../_store/idempotency.ts';
import { draftFacts, draftFiles, draftPayerId } from './formFacts.ts';
import { newAuthorization, payerFacts } from './newAuthorization.ts';

type Save = typeof authorizationApi.endpoints.saveAuthorizationDraft;
type Context = ContextOf<Save>;

/** Whether somebody else types in the draft now. */
function isHeldByAnother(
  { draftHolder }: StoredAuthorization,
  { user, now }: Pick<SessionContext, 'user' | 'now'>,
): boolean {
  if (!draftHolder || draftHolder.userId === user.userId) return false;
  return now().getTime() - Date.parse(draftHolder.at) < draftHeldMs;
}

/** The stored draft that a call names, at the version that the caller saw; refused while somebody else types in it. */
export async function ownDraft(
  ctx: SessionContext,
  {
    authorizationId,
    version,
    isTakeOver = false,
  }: { authorizationId: string; version?: number | undefined; isTakeOver?: boolean },
): Promise<StoredAuthorization> {
  const { found, side } = await ownCase(ctx, authorizationCase, authorizationId);
  if (side !== 'provider') throw fail('notAllowed');
  if (found.state !== 'draft' && found.state !== 'error') throw fail('notInThisStatus');
  if (!isTakeOver && isHeldByAnother(found, ctx)) throw fail('takenByAnother');
  if (found.version !== version) throw fail('changedMeanwhile');
  return found;
}

/** Keeps what has been typed, right or wrong; the first time it makes the record (REQ-EAUTH-06). */
export const saveAuthorizationDraft: Operation<Save> = async ({ body }, ctx) => {
  const { data } = await once(ctx, authorizationApi.endpoints.saveAuthorizationDraft, () => prepare(body, ctx));
  ctx.audited({ entity: 'authorization', id: data.authorizationId, after: { version: data.version } });
  return data;
};

async function prepare(body: BodyOf<Save>, ctx: Context) {
  const { authorizationId, draft } = body;
  const before = authorizationId === undefined ? null : await ownDraft(ctx, { ...body, authorizationId });
  const record = before ?? newAuthorization(ctx);
  const payerId = draftPayerId(draft);
  const payer = payerId === null ? null : await getPayer(ctx.store, payerId);
  const { items, attachmentCount } = await attachDraftFiles(ctx, authorizations, record, draftFiles(draft));
  const savedAt = ctx.now().toISOString();
  const { userId, displayName } = ctx.user;
  const after: StoredAuthorization = {
    ...record,
    // A request that the regulator refused keeps its payer and patient in the lists until it is sent again.
    ...(record.state === 'draft' && { ...draftFacts(draft), ...payerFacts(payer) }),
    draft,
    draftHolder: { userId, name: displayName, at: savedAt },
    attachmentCount,
    version: before ? before.version + 1 : 1,
  };
  const event = { at: savedAt, event: 'open', by: displayName, detail: null } as const;
  const writes = before ? draftWrites(before, after) : authorizationWrites(null, after, event);
  return {
    data: { authorizationId: after.authorizationId, version: after.version, savedAt },
    items: [...writes, ...items],
  };
}
