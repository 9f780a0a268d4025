import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { retryDelaySeconds } from '../../shared/_field/retryDelay.ts';
import {
  type EligibilityStatus,
  eligibilityStatus,
  eligibilityStatusTable,
} from '../../shared/eligibility/eligibilityStatus.ts';
import { canMove, requestNumberOf } from '../../shared/eligibility/eligibilityTransition.ts';
import { fc } from '../support/fc.ts';

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
  it('REQ-ELIG-18 lead from Pending to every outcome, and back to Pending only where nobody has answered', () => {
    expect(all.filter((to) => canMove(Pending, to))).toEqual([
      Answered,
      Failed,
      Cancelled,
      Blocked,
      Eligible,
      NotEligible,
    ]);
    expect(all.filter((from) => canMove(from, Pending))).toEqual([Failed]);
  });

  it('REQ-ELIG-18 never turn one final answer of a payer into another, or into none', () => {
    const final: EligibilityStatus[] = [Eligible, NotEligible];
    for (const from of final) expect(all.filter((to) => canMove(from, to))).toEqual([Resubmitted]);
    fc.assert(fc.property(fc.constantFrom(...final), fc.constantFrom(...final), (from, to) => !canMove(from, to)));
  });

  it('REQ-ELIG-18 end: without somebody’s correction no way through them is longer than the statuses are many', () => {
    const isCorrection = (from: EligibilityStatus, to: EligibilityStatus) => from === Failed && to === Pending;
    const canMoveOn = (from: EligibilityStatus, to: EligibilityStatus) => canMove(from, to) && !isCorrection(from, to);
    fc.assert(
      fc.property(fc.array(aStatus, { minLength: all.length + 1, maxLength: 20 }), (path) =>
        path.slice(1).some((to, at) => !canMoveOn(path[at] as EligibilityStatus, to)),
      ),
    );
  });
});

it('REQ-ELIG-18 the diagram of the data model shows exactly these transitions', () => {
  const text = readFileSync(new URL('../../docs/data-model.md', import.meta.url), 'utf8');
  const [diagram = ''] = /^ {2}\[\*\] --> Pending[^`]*/m.exec(text) ?? [];
  const drawn = [...diagram.matchAll(/^ {2}(\w+) --> (\w+):/gm)].map(([, from, to]) => `${from} ${to}`);
  const name = (code: EligibilityStatus) => eligibilityStatusTable[code].name;
  const allowed = all.flatMap((from) => eligibilityStatusTable[from].next.map((to) => `${name(from)} ${name(to)}`));
  expect(drawn.sort()).toEqual(allowed.sort());
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
