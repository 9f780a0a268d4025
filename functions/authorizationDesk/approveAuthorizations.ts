import { boundFils } from '../../shared/authorizationDesk/decidedAnswer.ts';
import type { Decision } from '../../shared/authorizationDesk/decision.ts';
import type { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import type { StoredAuthorization } from '../_data/authorization/authorization.ts';
import { authorsOfRules } from '../_data/authorizationRule/authorizationRuleVersion.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { Failure, fail } from '../_kit/failure.ts';
import { isOwnChange } from '../_parts/approval.ts';
import { limitOf } from '../_parts/authorization/limitOf.ts';
import { replayRules } from '../_parts/authorization/replayRules.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkNotOwn, deskOf, readToDecide } from './atDesk.ts';
import { checkDecision } from './checkDecision.ts';
import { decided } from './decided.ts';

type Approve = typeof authorizationDeskApi.endpoints.approveAuthorizations;
type Asked = BodyOf<Approve>;

/** Whether the rules that were asked at sending pass all lines: they miss nothing, and deny nothing. */
async function doRulesPass(ctx: SessionContext, found: StoredAuthorization): Promise<boolean> {
  const said = await replayRules(ctx, deskOf(ctx), found);
  if (!said) return true;
  return (
    said.findings.every(({ severity }) => severity === 'info') &&
    [...said.decisions.values()].every(({ decision }) => decision === 'approve')
  );
}

/** Whether the reviewer wrote a rule that checked the request. Authors of rules do not approve such requests in bulk. */
async function wroteTheRules(ctx: SessionContext, { ruleCheck }: StoredAuthorization): Promise<boolean> {
  const authors = await authorsOfRules(ctx.store, deskOf(ctx), ruleCheck?.rules ?? []);
  const persons = new Map(authors.map((author) => [author.makerId, author]));
  return isOwnChange(ctx, ...persons.values());
}

/** Approves one request as it was asked, alone: whatever needs a look or a second person is refused. */
async function approveOne(
  ctx: SessionContext,
  { authorizationId, version: seen }: Asked['requests'][number],
  { validFrom, validTo, comments }: Asked,
): Promise<void> {
  const found = await readToDecide(ctx, authorizationId);
  const { form, holder, state, desk } = found;
  if (state !== 'sent' && state !== 'underReview') throw fail('notInThisStatus');
  if (holder && holder.userId !== ctx.user.userId) throw fail('takenByAnother');
  await checkNotOwn(ctx, found);
  if (!form || form.lines.length === 0 || form.warningReasons.length > 0) throw fail('needsLook');
  if (!(await doRulesPass(ctx, found))) throw fail('needsLook');
  if (await wroteTheRules(ctx, found)) throw fail('ownChange');
  const lines = form.lines.map(({ lineId }) => ({ lineId, outcome: 'approved' as const }));
  const decision: Decision = { lines, validFrom, validTo, comments };
  checkDecision(form, decision, ctx.now());
  const limit = await limitOf(ctx, found, boundFils(form.lines, decision));
  if (limit.needsSecond || desk.proposal) throw fail('secondPersonNeeded');
  const { items } = await decided(ctx, found, { decision, seen, byName: ctx.user.displayName });
  if (!(await writeTogether(ctx.store, [...items, ...limit.items]))) throw fail('changedMeanwhile');
}

/** Approves several requests one after the other, each over its own version: one that is refused leaves the others alone. */
export const approveAuthorizations: Operation<Approve> = async ({ body }, ctx) => {
  const payerId = deskOf(ctx);
  const rows: { authorizationId: string; code: string | null }[] = [];
  for (const request of body.requests) {
    const { authorizationId } = request;
    try {
      await approveOne(ctx, request, body);
      rows.push({ authorizationId, code: null });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      rows.push({ authorizationId, code: error.errors[0]?.code ?? error.code });
    }
  }
  ctx.audited({ entity: 'payer', id: String(payerId), after: { approvedTogether: rows } });
  return rows;
};
