import { searchText, searchTokens } from '../../shared/_field/searchText.ts';
import type { RuleRow } from '../../shared/payerRule/routes.ts';
import { ownPayer } from '../_data/payer/ownPayer.ts';
import { categoryOf, listRules, type StoredRule } from '../_data/payerRule/payerRule.ts';
import type { Operation } from '../_kit/context.ts';
import { cursorCodec } from '../_store/cursor.ts';
import { pageOfAll } from '../_store/pageOfAll.ts';
import type { RuleApi } from './whoseRules.ts';

function rowOf(rule: StoredRule): RuleRow {
  const { payerId, serviceCategoryId, consultationCategoryId, draft, newest, changedAt, changedByName } = rule;
  const shown = newest ?? draft;
  return {
    payerId,
    serviceCategoryId,
    consultationCategoryId,
    title: shown?.title ?? '',
    titleArabic: shown?.titleArabic ?? '',
    questionCount: newest?.questionCount ?? draft?.questions.length ?? 0,
    state: newest?.state ?? 'draft',
    hasDraft: draft !== null,
    version: newest?.version ?? null,
    holdsFrom: newest?.holdsFrom ?? null,
    changedAt,
    changedByName,
  };
}

/** A rule with no version and a discarded draft has no content, so the search leaves it out. */
const isWritten = ({ draft, newest }: StoredRule): boolean => draft !== null || newest !== null;

const hasWord = ({ title, titleArabic }: RuleRow, wanted: string): boolean =>
  wanted === '' || [title, titleArabic].flatMap(searchTokens).some((token) => token.startsWith(wanted));

/** A position is the category at which a page ended. */
const codec = cursorCodec(/^\d{3}#\d{3}$/);

/** A payer has no more rules than there are categories: they are read at once and narrowed here, like the list of payers. */
export const searchRules: Operation<RuleApi['searchRules']> = async ({ body }, ctx) => {
  const { serviceCategoryId, state, ...page } = body;
  const payerId = await ownPayer(ctx, body.payerId);
  const wanted = searchText(body.search ?? '');
  const isWanted = (row: RuleRow): boolean =>
    (state === undefined || row.state === state || (state === 'draft' && row.hasDraft)) && hasWord(row, wanted);

  const rules = (await listRules(ctx.store, payerId, serviceCategoryId)).filter(isWritten);
  const found = rules.map(rowOf).filter(isWanted);
  return pageOfAll(found, { ...page, codec, positionOf: categoryOf });
};
