import { useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ruleStates } from '../../shared/payerRule/ruleModel.ts';
import { readSession } from '../base/sessionState.ts';
import { tableLimits } from '../ui/limits.ts';
import { useDelayed } from '../ui/useDelayed.ts';

export interface RuleFilters {
  payerId: number | null;
  serviceCategoryId: number | null;
  /** The place in `ruleStates`, from 1. */
  state: number | null;
  search: string;
}

const noFilters: RuleFilters = { payerId: null, serviceCategoryId: null, state: null, search: '' };
const storageKey = 'eligibility:rules';

interface Criteria {
  payerId?: number;
  serviceCategoryId?: number;
  state?: (typeof ruleStates)[number];
  search?: string;
}

function criteriaOf({ payerId, serviceCategoryId, state, search }: RuleFilters): Criteria {
  const named = {
    payerId,
    serviceCategoryId,
    state: state === null ? null : ruleStates[state - 1],
    search: search.trim(),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== null && value !== ''));
}

/** The filters of the list of rules, kept for the session. */
export function useRuleFilters() {
  const { control } = useForm<RuleFilters>({
    defaultValues: { ...noFilters, ...readSession<Partial<RuleFilters>>(storageKey) },
  });
  const values = useWatch({ control });
  const filters = useMemo(() => ({ ...noFilters, ...values }), [values]);
  useEffect(() => sessionStorage.setItem(storageKey, JSON.stringify(filters)), [filters]);
  // As text, so that the same criteria stay the same search.
  const settled = useDelayed(JSON.stringify(criteriaOf(filters)), tableLimits.filterDelayMs);
  return { control, criteria: useMemo(() => JSON.parse(settled) as Criteria, [settled]) };
}
