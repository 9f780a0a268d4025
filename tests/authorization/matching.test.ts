import { describe, expect, it } from 'vitest';
import type { AuthorizedActivity, PriorAuthorization } from '../../functions/_connect/postOffice/postOffice.ts';
import type { StoredAuthorization } from '../../functions/_data/authorization/authorization.ts';
import { answerOf as judgedAnswer, moveOf } from '../../functions/authorization/answering/answerOf.ts';
import { fc } from '../support/fc.ts';

const at = '2026-11-24T06:00:00.000Z';
const answerOf = (request: StoredAuthorization, given: PriorAuthorization, answeredAt: string) =>
  judgedAnswer(request, given, { answeredAt }).answer;
const keptOf = (request: StoredAuthorization, given: PriorAuthorization) =>
  judgedAnswer(request, given, { answeredAt: at }).kept;
const lineIds = ['1', '2', '3', '4'];

/** A request with some of the lines. */
const requests = fc.subarray(lineIds, { minLength: 1 }).map(
  (ids) =>
    ({
      form: { lines: ids.map((lineId) => ({ lineId, type: 8, code: 'W-302', quantity: 2, netFils: 250_00 })) },
    }) as unknown as StoredAuthorization,
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const activity = fc.record({
  id: fc.constantFrom(...lineIds, '9', 'foreign'),
  type: fc.constant('8'),
  code: fc.constant('W-302'),
  quantity: maybe(fc.constantFrom(0, 1, 2, 3)),
  net: maybe(fc.constantFrom(0, 100, 250, 900)),
  list: fc.constant(null),
  patientShare: fc.constant(null),
  paymentAmount: maybe(fc.constantFrom(0, 100, 250)),
  denialCode: maybe(fc.constantFrom('MNEC-003', 'AUTH-012', 'ZZZZ-999')),
  observations: fc.constant([]),
});
const answers = (lines: fc.Arbitrary<AuthorizedActivity[]>): fc.Arbitrary<PriorAuthorization> =>
  fc.record({
    ...{ senderId: fc.constant('INS026'), receiverId: fc.constant('F'), id: fc.constant('F-1') },
    ...{
      transactionDate: fc.constant(null),
      dispositionFlag: fc.constant(null),
      start: fc.constant(null),
      end: fc.constant(null),
      limit: fc.constant(null),
    },
    result: fc.constantFrom('yes' as const, 'no' as const, null),
    idPayer: maybe(fc.constant('PA-1')),
    denialCode: maybe(fc.constantFrom('MNEC-003', 'AUTH-012')),
    comments: fc.constant(null),
    activities: lines,
  });
const unique = fc.uniqueArray(activity, { selector: ({ id }) => id });

describe('REQ-EAUTH-10 REQ-EAUTH-11 matching an answer with a request', () => {
  it('answers each line that was asked once, in the request’s order, and grants nothing that was not asked', () => {
    fc.assert(
      fc.property(requests, answers(fc.array(activity, { maxLength: 8 })), (request, given) => {
        const { lines } = answerOf(request, given, at);
        const ids = request.form?.lines.map(({ lineId }) => lineId);
        expect(lines.filter(({ wasAsked }) => wasAsked).map(({ lineId }) => lineId)).toEqual(ids);
        for (const line of lines) if (!line.wasAsked) expect(line.outcome).toBe('denied');
      }),
    );
  });

  it('gives the same in whatever order the payer wrote its lines', () => {
    fc.assert(
      fc.property(requests, answers(unique), fc.integer(), (request, given, seed) => {
        const turn = given.activities.length === 0 ? 0 : Math.abs(seed) % given.activities.length;
        const turned = [...given.activities.slice(turn), ...given.activities.slice(0, turn)];
        const [one, other] = [given, { ...given, activities: turned }].map((each) => answerOf(request, each, at));
        const asked = (answer = one) => answer?.lines.filter(({ wasAsked }) => wasAsked);
        expect(asked(other)).toEqual(asked(one));
        if (one && other) expect(moveOf(other)).toBe(moveOf(one));
      }),
    );
  });

  it('leaves open what the payer left out or did not decide', () => {
    fc.assert(
      fc.property(requests, answers(fc.array(activity, { maxLength: 8 })), (request, given) => {
        const said = new Set(given.activities.map(({ id }) => id));
        fc.pre(given.activities.length > 0 || given.result === null);
        const left = answerOf(request, given, at).lines.filter(({ wasAsked, lineId }) => wasAsked && !said.has(lineId));
        for (const { outcome } of left) expect(outcome).toBe('pended');
      }),
    );
  });

  it('takes a question for a question, and denies nothing without a no or a code', () => {
    fc.assert(
      fc.property(requests, answers(fc.array(activity, { maxLength: 8 })), (request, given) => {
        fc.pre(keptOf(request, given) === null);
        const answer = answerOf(request, given, at);
        const asked = answer.lines.filter(({ wasAsked }) => wasAsked);
        const asks = [given, ...asked].some(({ denialCode }) => denialCode === 'AUTH-012');
        expect(moveOf(answer) === 'ask').toBe(asks);
        const saysNo =
          given.result === 'no' || given.denialCode || given.activities.some(({ denialCode }) => denialCode);
        expect(moveOf(answer) === 'deny' && !saysNo).toBe(false);
      }),
    );
  });

  it('takes no answer that approves more of a line than was asked', () => {
    fc.assert(
      fc.property(requests, answers(unique), (request, given) => {
        const isMore = answerOf(request, given, at).lines.some(
          ({ wasAsked, outcome, quantity, netFils, paymentFils }) =>
            wasAsked &&
            outcome !== 'denied' &&
            ((quantity ?? 0) > 2 || (netFils ?? 0) > 250_00 || (paymentFils ?? 0) > 250_00),
        );
        if (isMore) expect(keptOf(request, given)).not.toBeNull();
      }),
    );
  });

  it('grants nothing by a no, and nothing as asked beside a denial', () => {
    fc.assert(
      fc.property(requests, answers(fc.array(activity, { maxLength: 8 })), (request, given) => {
        fc.pre(keptOf(request, given) === null);
        for (const { wasAsked, outcome, denialCode } of answerOf(request, given, at).lines) {
          if (!wasAsked) continue;
          if (given.result === 'no') expect(['denied', 'pended']).toContain(outcome);
          if (outcome === 'approved') expect([given.denialCode, denialCode]).toEqual([null, null]);
        }
      }),
    );
  });
});
