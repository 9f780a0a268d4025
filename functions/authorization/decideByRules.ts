import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { authorizationLife } from '../../shared/authorization/life.ts';
import type { AuthorizationEvent } from '../../shared/authorization/routes.ts';
import { boundFils, decidedAnswer, moveOfDecision } from '../../shared/authorizationDesk/decidedAnswer.ts';
import { ruleDecision } from '../../shared/authorizationDesk/ruleDecision.ts';
import type { LineDecision } from '../../shared/authorizationRule/checkRequest.ts';
import { type StoredAuthorization, secondEvent } from '../_data/authorization/authorization.ts';
import { authorsOfRules } from '../_data/authorizationRule/authorizationRuleVersion.ts';
import type { SessionContext } from '../_kit/context.ts';
import type { askRules } from '../_parts/authorization/askRules.ts';
import { authorizationNews } from '../_parts/authorization/authorizationNews.ts';
import { limitOf, theRules } from '../_parts/authorization/limitOf.ts';
import { referenceOf } from '../_parts/authorization/referenceOf.ts';
import type { TransactItem } from '../_store/transaction.ts';

type Asked = Pick<Awaited<ReturnType<typeof askRules>>, 'request' | 'index'>;

interface Decided {
  readonly after: StoredAuthorization;
  readonly items: readonly TransactItem[];
}

/** Who wrote the rules that approve lines: each of them approves no more by a rule than by hand. */
async function writersOf(
  { store }: SessionContext,
  { payerId }: StoredAuthorization,
  decided: ReadonlyMap<string, LineDecision>,
): Promise<string[]> {
  const approving = [...decided.values()].filter(({ decision }) => decision === 'approve');
  const versions = new Map(approving.map((rule) => [`${rule.ruleId}#${rule.version}`, rule]));
  const authors = await authorsOfRules(store, payerId, [...versions.values()]);
  return authors.map(({ makerId }) => makerId);
}

/**
 * REQ-EAUTH-17: what rules decide of a request that was just sent, and the writes besides the request's own. All lines decided are an
 * answer; some leave it under review with the rest pended; above the payer's limit, a person decides.
 */
export async function decideByRules(
  ctx: SessionContext,
  sent: StoredAuthorization,
  { request, index }: Asked,
): Promise<Decided> {
  const undecided = { after: sent, items: [] };
  const at = ctx.now().toISOString();
  const on = request.serviceDate;
  const found = ruleDecision(request, index, { on, today: emiratesDateOf(ctx.now()) });
  if (!found || !sent.form) return undecided;
  const { decision, decided } = found;
  const fils = boundFils(sent.form.lines, decision);
  const limit = await limitOf(ctx, sent, fils, [theRules, ...(await writersOf(ctx, sent, decided))]);
  if (limit.needsSecond) return undecided;
  const answer = decidedAnswer(sent.form, decision, {
    ...{ payerReference: referenceOf(sent), answeredAt: at, answeredByName: null },
    decided,
  });
  const move = moveOfDecision(decision);
  const state = authorizationLife.moves[move].to;
  const { payerReference, validTo } = answer;
  const after: StoredAuthorization = { ...sent, answer, payerReference, validTo, state };
  const event: AuthorizationEvent = { at, event: move, by: null, detail: answer.denialCode };
  return {
    after,
    items: [
      secondEvent(after, event),
      ...limit.items,
      // What is only pended waits for the payer like every request that was sent.
      ...(move === 'pend' ? [] : await authorizationNews(ctx, after)),
    ],
  };
}
