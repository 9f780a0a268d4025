import type { ruleStates } from '../../shared/payerRule/ruleModel.ts';

interface RuleFilters {
  payerId: number | null;
  serviceCategoryId: number | null;
  state: (typeof ruleStates)[number] | null;
  search: string;
}

/** The filters of the list of rules. */
export const ruleFilters = {
  key: 'payerRule:search',
  empty: { payerId: null, serviceCategoryId: null, state: null, search: '' } as RuleFilters,
  criteriaOf: (filters: RuleFilters) => filters,
};
