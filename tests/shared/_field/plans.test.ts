import { expect, it } from 'vitest';
import { damanPlans, isClaimOfflinePlan, isDamanPlan, plans } from '../../../shared/_field/plans.ts';
import { planColumnsOf } from '../../../shared/formulary/drug.ts';

it('REQ-PAYER-09 names the plans by their numbers, and 1, 102 and 305 as one group', () => {
  expect(plans).toEqual({ Basic: 1, NAS: 88, THIQA: 102, Enhanced: 305, ABM: 5847, GHQ: 5865 });
  expect(damanPlans).toEqual([1, 102, 305]);
  expect(Object.values(plans).filter(isDamanPlan)).toEqual([1, 102, 305]);
});

it('REQ-COFF-02 REQ-PAYER-09 keeps claims offline for the group, GHQ and ABM, and for nobody else', () => {
  const kept = [...Object.values(plans), 301, 518, 9001].filter(isClaimOfflinePlan);
  expect(kept).toEqual([1, 102, 305, 5847, 5865]);
});

it('REQ-PAYER-09 reads the plan columns of a list of drugs for the group and ABM, whose plans they name', () => {
  for (const payerId of [1, 102, 305]) expect(planColumnsOf(payerId)).toEqual(['thiqa', 'basic']);
  expect(planColumnsOf(5847)).toEqual(['thiqa', 'abm1', 'abm7']);
  for (const payerId of [88, 5865, 301]) expect(planColumnsOf(payerId)).toEqual([]);
});
