import { searchText, searchTokens } from '../../shared/_field/searchText.ts';
import type { AuthorizationRuleRow } from '../../shared/authorizationRule/routes.ts';
import { listAuthorizationRules, type StoredAuthorizationRule } from '../_data/authorizationRule/authorizationRule.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import type { BodyOf, Operation } from '../_kit/context.ts';
import { ulidCursor } from '../_store/cursor.ts';
import { pageOfAll } from '../_store/pageOfAll.ts';
import type { AuthorizationRuleCalls } from './whoseRules.ts';

type Search = AuthorizationRuleCalls['searchAuthorizationRules'];

/** A rule with no version and a discarded draft has no content: it is no row. */
function rowOf(rule: StoredAuthorizationRule): AuthorizationRuleRow[] {
  const { ruleId, payerId, draft, newest, waiting, changedAt, changedByName } = rule;
  const shown = newest ?? (draft && { ...draft, decides: draft.decides?.effect ?? null });
  if (!shown) return [];
  const { name, nameArabic, serviceFamily, needsApproval, decides } = shown;
  return [
    {
      ...{ ruleId, payerId, name, nameArabic, serviceFamily, needsApproval, decides },
      state: newest?.state ?? 'draft',
      hasDraft: draft !== null,
      isWaiting: waiting !== null,
      version: newest?.version ?? null,
      effectiveFrom: newest?.effectiveFrom ?? null,
      changedAt,
      changedByName,
    },
  ];
}

const hasWord = ({ name, nameArabic }: AuthorizationRuleRow, wanted: string): boolean =>
  wanted === '' || [name, nameArabic].flatMap(searchTokens).some((token) => token.startsWith(wanted));

function isInState(row: AuthorizationRuleRow, state: BodyOf<Search>['state']): boolean {
  if (state === undefined || row.state === state) return true;
  return state === 'waiting' ? row.isWaiting : state === 'draft' && row.hasDraft;
}

/** A payer has a bounded number of rules: they are read at once and narrowed here, the newest first. */
export const searchAuthorizationRules: Operation<Search> = async ({ body }, ctx) => {
  const { serviceFamily, state, ...page } = body;
  const payerId = await ownPayer(ctx, body.payerId);
  const wanted = searchText(body.search ?? '');
  const found = (await listAuthorizationRules(ctx.store, payerId))
    .flatMap(rowOf)
    .filter((row) => serviceFamily === undefined || row.serviceFamily === serviceFamily)
    .filter((row) => isInState(row, state) && hasWord(row, wanted))
    .reverse();
  return pageOfAll(found, { ...page, codec: ulidCursor, positionOf: ({ ruleId }) => ruleId, isNewestFirst: true });
};
