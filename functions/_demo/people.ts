import { type AccountPlan, accountPlans, demoUserId } from './accounts.ts';
import { found } from './pick.ts';

/** A person as records name them. */
export const personOf = (plan: AccountPlan) => ({ userId: demoUserId(plan), name: plan.displayName });

export const personCalled = (userName: string) =>
  personOf(found(accountPlans.find((plan) => plan.userName === userName)));
