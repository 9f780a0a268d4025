import { startClock } from '../../shared/_parts/dueClock.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import { authorizationApi } from '../../shared/authorization/routes.ts';
import { authorizations, authorizationWrites, type StoredAuthorization } from '../_data/authorization/authorization.ts';
import { newOutboxEntry, outboxPut } from '../_data/outbox/outbox.ts';
import { type Queued, queueSoon } from '../_data/outbox/outboxQueue.ts';
import type { Payer } from '../_data/payer/payer.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { attachDraftFiles } from '../_parts/attachment/attachDraftFiles.ts';
import { once } from '../_store/idempotency.ts';
import { beginCourse } from './beginCourse.ts';
import { carriedAnswer } from './carriedAnswer.ts';
import { checkForm, serviceDay } from './checkForm.ts';
import { checkRegulatorFiles } from './checkRegulatorFiles.ts';
import { decideByRules } from './decideByRules.ts';
import { findEarlier, followedWrites } from './followEarlier.ts';
import { formFacts } from './formFacts.ts';
import { knownName } from './knownName.ts';
import { newAuthorization, payerFacts } from './newAuthorization.ts';
import { passRules } from './passRules.ts';
import { ownDraft } from './saveAuthorizationDraft.ts';

type Add = typeof authorizationApi.endpoints.addAuthorizationRequest;
type Context = ContextOf<Add>;

/** The number under which regulator and payer know a chain: it starts with the facility's licence (domain 4.1), at most 50 signs. */
const numberOf = ({ facilityLicense, rootId }: StoredAuthorization): string =>
  `${facilityLicense.slice(0, 21)}-${rootId}`;

/** How the request leaves: by the outbox to the post office, or to the payer's people in the portal, who have it at once. */
function wayOf(record: StoredAuthorization, payer: Payer, { newId, now }: Context) {
  if (payer.authorizations === 'desk') {
    return { sent: { transmission: 'none', outboxId: null } as const, items: [], queued: [] };
  }
  const outboxId = newId();
  const { facilityId, authorizationId } = record;
  const entry = newOutboxEntry(outboxId, now().toISOString(), { kind: 'authorization', facilityId, authorizationId });
  const queued: readonly Queued[] = [{ outboxId, kind: 'authorization' }];
  return { sent: { transmission: 'queued', outboxId } as const, items: [outboxPut(entry)], queued };
}

async function prepare({ authorizationId, version, ...form }: BodyOf<Add>, ctx: Context) {
  const before = authorizationId === undefined ? null : await ownDraft(ctx, { authorizationId, version });
  const payer = await checkForm(form, ctx);
  const earlier = await findEarlier(form, ctx);
  const record = { ...(before ?? newAuthorization(ctx)), ...(earlier && { rootId: earlier.rootId }) };
  const { kept, warningReasons, ...asked } = await passRules(ctx, form, { ...record, on: serviceDay(form, ctx.now()) });
  const files = await attachDraftFiles(ctx, authorizations, record, form.attachmentIds);
  if (payer.authorizations === 'postOffice') checkRegulatorFiles(form, files.files);
  const { sent, items, queued } = wayOf(record, payer, ctx);
  const at = ctx.now().toISOString();
  const asSent: StoredAuthorization = {
    ...record,
    ...formFacts(form),
    patientName: form.patientName || (await knownName(ctx, form)),
    ...payerFacts(payer),
    ...sent,
    // A reply that the regulator refused goes with the corrected request, to the payer that asked.
    reply: record.payerCode === payer.payerCode ? record.reply : null,
    answer: record.payerCode === payer.payerCode ? carriedAnswer(record, form.lines) : null,
    requestNumber: numberOf(record),
    follows: earlier?.authorizationId ?? null,
    form: { ...form, warningReasons },
    ruleCheck: kept,
    draft: null,
    draftHolder: null,
    findings: [],
    attachmentCount: files.attachmentCount,
    state: 'sent',
    stateSince: at,
    fileAt: at,
    openedBy: ctx.user.userId,
    openedByName: ctx.user.displayName,
    clock: startClock(ctx.now(), authorizationLife.states.sent.due),
    course: record.course ?? (await beginCourse(form, earlier, ctx)),
    version: before ? before.version + 1 : 1,
  };
  const event = { at, event: 'send', by: ctx.user.displayName, detail: null } as const;
  // A payer with a system of its own decides there.
  const { after, items: decision } =
    payer.authorizations === 'desk' ? await decideByRules(ctx, asSent, asked) : { after: asSent, items: [] };
  return {
    after,
    queued,
    items: [
      ...authorizationWrites(before, after, event),
      ...(earlier ? followedWrites(earlier, { ...after, type: form.type }, ctx) : []),
      ...files.items,
      ...items,
      ...decision,
    ],
  };
}

/** REQ-EAUTH-04: stores the request with all that must not be lost with it. Then the worker sends it, where the payer does not decide in the portal. */
export const addAuthorizationRequest: Operation<Add> = async ({ body }, ctx) => {
  let queued: readonly Queued[] = [];
  const { data, isRepeated } = await once(ctx, authorizationApi.endpoints.addAuthorizationRequest, async () => {
    const prepared = await prepare(body, ctx);
    queued = prepared.queued;
    const { authorizationId, requestNumber, state } = prepared.after;
    return { data: { authorizationId, requestNumber: requestNumber ?? '', state }, items: prepared.items };
  });
  ctx.audited({ entity: 'authorization', id: data.authorizationId, after: { state: data.state, isRepeated } });
  if (!isRepeated) await Promise.all(queued.map(queueSoon));
  return data;
};
