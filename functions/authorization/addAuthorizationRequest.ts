import { startClock } from '../../shared/_parts/dueClock.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizationWrites, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { once } from '../_store/idempotency.ts';
import { attachNewFiles } from './attachNewFiles.ts';
import { checkAuthorization } from './checkAuthorization.ts';
import { findEarlier, followedWrites } from './followEarlier.ts';
import { formFacts } from './formFacts.ts';
import { newAuthorization, payerFacts } from './newAuthorization.ts';
import { ownDraft } from './saveAuthorizationDraft.ts';

type Add = typeof authorizationApi.endpoints.addAuthorizationRequest;
type Context = ContextOf<Add>;

/** The number under which regulator and payer know a chain: it starts with the facility's licence (domain 4.1), at most 50 signs. */
const numberOf = ({ facilityLicense, rootId }: StoredAuthorization): string =>
  `${facilityLicense.slice(0, 21)}-${rootId}`;

async function prepare({ authorizationId, version, ...form }: BodyOf<Add>, ctx: Context) {
  const before = authorizationId === undefined ? null : await ownDraft(ctx, { authorizationId, version });
  const payer = await checkAuthorization(form, ctx);
  const earlier = await findEarlier(form, ctx);
  const record = { ...(before ?? newAuthorization(ctx)), ...(earlier && { rootId: earlier.rootId }) };
  const files = await attachNewFiles(ctx, record, form.attachmentIds);
  const at = ctx.now().toISOString();
  const after: StoredAuthorization = {
    ...record,
    ...formFacts(form),
    ...payerFacts(payer),
    requestNumber: numberOf(record),
    follows: earlier?.authorizationId ?? null,
    form,
    draft: null,
    draftHolder: null,
    findings: [],
    attachmentCount: files.attachmentCount,
    state: 'sent',
    stateSince: at,
    openedBy: ctx.user.userId,
    openedByName: ctx.user.displayName,
    clock: startClock(ctx.now(), authorizationLife.states.sent.due),
    version: before ? before.version + 1 : 1,
  };
  const event = { at, event: 'send', by: ctx.user.displayName, detail: null } as const;
  return {
    after,
    items: [
      ...authorizationWrites(before, after, event),
      ...(earlier ? followedWrites(earlier, { ...after, type: form.type }, ctx) : []),
      ...files.items,
    ],
  };
}

/** REQ-EAUTH-04: stores the request with all that must not be lost with it. The payer's people have it at once. */
export const addAuthorizationRequest: Operation<Add> = async ({ body }, ctx) => {
  const { data, isRepeated } = await once(ctx, authorizationApi.endpoints.addAuthorizationRequest, async () => {
    const prepared = await prepare(body, ctx);
    const { authorizationId, requestNumber, state } = prepared.after;
    return { data: { authorizationId, requestNumber: requestNumber ?? '', state }, items: prepared.items };
  });
  ctx.audited({ entity: 'authorization', id: data.authorizationId, after: { state: data.state, isRepeated } });
  return data;
};
