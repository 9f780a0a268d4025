import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EligibilityStatus,
  eligibilityStatus,
  eligibilityStatusTable,
} from '../../../shared/model/eligibilityStatus.ts';
import { canMove, requestNumberOf } from '../../../shared/rules/eligibilityTransition.ts';
import { retryDelaySeconds } from '../../../shared/rules/retryDelay.ts';

const all = Object.values(eligibilityStatus);
const aStatus = fc.constantFrom(...all);
const { Pending, Answered, Error: Failed, Cancelled, Resubmitted, Blocked, Eligible, NotEligible } = eligibilityStatus;

describe('the eligibility statuses', () => {
  it('REQ-ELIG-15 have the numbers of the specification, and none has 7', () => {
    expect(eligibilityStatus).toEqual({
      Pending: 1,
      Answered: 2,
      Error: 3,
      Cancelled: 4,
      Resubmitted: 5,
      Blocked: 6,
      Eligible: 8,
      NotEligible: 9,
    });
    for (const [name, code] of Object.entries(eligibilityStatus)) expect(eligibilityStatusTable[code].name).toBe(name);
  });

  it('REQ-ELIG-16 have the badge colours of the specification', () => {
    const having = (badge: string) => all.filter((code) => eligibilityStatusTable[code].badge === badge);
    expect(having('warning')).toEqual([Pending, Resubmitted]);
    expect(having('success')).toEqual([Answered, Eligible]);
    expect(having('danger')).toEqual([Failed, Cancelled, Blocked, NotEligible]);
  });
});

describe('the status transitions', () => {
  it('REQ-ELIG-18 lead from Pending to every outcome, and back to Pending from nowhere', () => {
    expect(all.filter((to) => canMove(Pending, to))).toEqual([
      Answered,
      Failed,
      Cancelled,
      Blocked,
      Eligible,
      NotEligible,
    ]);
    expect(all.filter((from) => canMove(from, Pending))).toEqual([]);
  });

  it('REQ-ELIG-18 never turn one final answer into another', () => {
    const final: EligibilityStatus[] = [Failed, Eligible, NotEligible];
    fc.assert(fc.property(fc.constantFrom(...final), fc.constantFrom(...final), (from, to) => !canMove(from, to)));
  });

  it('REQ-ELIG-18 end: no way through them is longer than the statuses are many', () => {
    fc.assert(
      fc.property(fc.array(aStatus, { minLength: all.length + 1, maxLength: 20 }), (path) =>
        path.slice(1).some((to, at) => !canMove(path[at] as EligibilityStatus, to)),
      ),
    );
  });
});

describe('the request number', () => {
  it('starts with the licence and has at most 50 characters', () => {
    const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    expect(requestNumberOf('MF1234', id)).toBe(`MF1234-${id}`);
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (licence) => requestNumberOf(licence, id).length <= 50),
    );
  });
});

describe('the wait before the next attempt', () => {
  const attempts = fc.integer({ min: 1, max: 100 });
  const chance = fc.double({ min: 0, max: 1, noNaN: true });

  it('lies between half of the doubled base and the whole, and never beyond an hour', () => {
    fc.assert(
      fc.property(attempts, fc.integer({ min: 1, max: 600 }), chance, (tried, base, luck) => {
        const full = Math.min(base * 2 ** (tried - 1), 3600);
        const delay = retryDelaySeconds(tried, base, luck);
        return delay >= Math.floor(full / 2) && delay <= full;
      }),
    );
  });
});
