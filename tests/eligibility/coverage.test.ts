import { describe, expect, it } from 'vitest';
import { coPaymentText } from '../../shared/eligibility/coPaymentText.ts';
import { claimOf, coPaymentOf, isCoveredOn, shownCoverOn } from '../../shared/eligibility/coverage.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { Coverage } from '../../shared/eligibility/routes.ts';

const serviceDate = '2026-11-21';
const cover = (changes: Partial<Coverage> = {}): Coverage => ({
  policyNumber: 'POL-1',
  planName: 'Gold',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  coPaymentFils: null,
  coPaymentPercent: null,
  ...changes,
});
const ended = cover({ validTo: '2026-09-20' });
const upcoming = cover({ validFrom: '2026-11-22' });

describe('the rule of what an answer claims', () => {
  const claim = (coverages: Coverage[], status: keyof typeof eligibilityStatus = 'Eligible') =>
    claimOf({ status: eligibilityStatus[status], coverages, serviceDate });

  it('says covered only of an answer Eligible with a cover that holds on the service date', () => {
    expect(claim([cover()])).toBe('covered');
    expect(claim([ended, cover()])).toBe('covered');
    expect(claim([cover({ validFrom: serviceDate, validTo: serviceDate })])).toBe('covered');
    for (const covers of [[], [ended], [upcoming], [ended, upcoming]]) expect(claim(covers)).toBe('withoutCover');
  });

  it('takes no cover whose insurance the payer does not call valid', () => {
    expect(claim([cover({ valueOfInsurance: 'VOI_1' })])).toBe('covered');
    for (const valueOfInsurance of ['VOI_2', 'VOI_9'])
      expect(claim([cover({ valueOfInsurance })])).toBe('withoutCover');
  });

  it('says what other answers are, whatever covers they name', () => {
    expect(claim([cover()], 'NotEligible')).toBe('notCovered');
    for (const status of ['Pending', 'Answered', 'Error', 'Cancelled', 'Blocked', 'Resubmitted'] as const) {
      expect(claim([cover()], status), status).toBe('undecided');
    }
  });

  it('holds a reviewer’s own answer to the same covers', () => {
    expect(isCoveredOn([ended], serviceDate)).toBe(false);
    expect(isCoveredOn([ended, cover()], serviceDate)).toBe(true);
  });
});

it('a co-payment that was not stated is not nothing', () => {
  const none = { coPaymentFils: null, coPaymentPercent: null };
  expect(coPaymentOf(none)).toBe('notStated');
  expect(coPaymentOf({ ...none, coPaymentFils: 0 })).toBe('nothing');
  expect(coPaymentOf({ ...none, coPaymentPercent: 0 })).toBe('nothing');
  expect(coPaymentOf({ coPaymentFils: 0, coPaymentPercent: 20 })).toEqual({ fils: null, percent: 20 });
  expect(coPaymentOf({ coPaymentFils: 5000, coPaymentPercent: 20 })).toEqual({ fils: 5000, percent: 20 });
});

it('says a co-payment that was not stated, and one of nothing, in words', () => {
  const none = { coPaymentFils: null, coPaymentPercent: null };
  expect(coPaymentText(none)).toEqual({ en: 'Not stated', ar: 'غير مذكورة' });
  expect(coPaymentText({ ...none, coPaymentPercent: 0 })).toEqual({ en: 'Nothing to pay', ar: 'لا يدفع المريض شيئًا' });
  expect(coPaymentText({ coPaymentFils: 5050, coPaymentPercent: 20 })).toEqual({
    en: '20% and AED 50.50',
    ar: '20% و 50.50 د.إ',
  });
});

it('shows of several covers the one that holds on the service date', () => {
  const holding = cover({ policyNumber: 'POL-2' });
  expect(shownCoverOn([ended, holding], serviceDate)).toBe(holding);
  expect(shownCoverOn([ended, upcoming], serviceDate)).toBe(ended);
  expect(shownCoverOn([], serviceDate)).toBeNull();
});
