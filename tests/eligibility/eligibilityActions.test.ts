import { describe, expect, it } from 'vitest';
import { actionsFor } from '../../shared/eligibility/eligibilityActions.ts';
import { mostCorrections, nextRequestNumber } from '../../shared/eligibility/eligibilityQuestion.ts';
import { type EligibilityStatusName, eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { requestNumberOf } from '../../shared/eligibility/eligibilityTransition.ts';
import { valueOfInsuranceBadge } from '../../shared/eligibility/valueOfInsurance.ts';

const receptionist = { roles: ['Eligibility'], facilityRoles: [], regulatoryId: null, facilityId: 'clinic' } as const;

describe('what may be done with a request', () => {
  const rows: readonly [EligibilityStatusName, readonly string[]][] = [
    ['Pending', ['cancel', 'correct']],
    ['Answered', ['cancel', 'recheck']],
    ['Error', ['correct', 'resubmit', 'recheck']],
    ['Cancelled', ['resubmit']],
    ['Resubmitted', []],
    ['Blocked', ['cancel', 'resubmit']],
    ['Eligible', ['resubmit', 'recheck']],
    ['NotEligible', ['resubmit', 'recheck']],
  ];
  it.each(rows)('REQ-ELIG-18 of a user who sends requests while it is %s', (name, actions) => {
    const request = { status: eligibilityStatus[name], facilityId: 'clinic', answeredAt: '2026-11-20T20:31:00.000Z' };
    expect(actionsFor(receptionist, request)).toEqual(actions);
    expect(actionsFor({ ...receptionist, facilityId: 'another' }, request)).toEqual([]);
    expect(actionsFor({ ...receptionist, roles: ['SuperAdmin', 'PayerAdmin'] }, request)).toEqual([]);
  });
});

describe('the number of a corrected question', () => {
  it('has a mark that counts, and room for it', () => {
    let number: string | null = requestNumberOf('L'.repeat(60), '01ARZ3NDEKTSV4RRFFQ69G5FAV');
    for (let count = 1; count <= mostCorrections; count += 1) {
      number = nextRequestNumber(number ?? '');
      expect(number).toMatch(new RegExp(`01ARZ3NDEKTSV4RRFFQ69G5FAV-${count}$`));
      expect(number?.length).toBeLessThanOrEqual(50);
    }
    expect(nextRequestNumber(number ?? '')).toBeNull();
  });
});

it('REQ-ELIG-17 the value of insurance is a success as VOI_1 and a warning as VOI_2 and anything else', () => {
  expect(['VOI_1', 'VOI_2', 'VOI_3', ''].map(valueOfInsuranceBadge)).toEqual([
    'success',
    'warning',
    'warning',
    'warning',
  ]);
});
