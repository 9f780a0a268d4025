import { describe, expect, it } from 'vitest';
import { deskDecision } from '../../shared/authorizationDesk/decision.ts';
import { bodyOf, type DecisionValues, type LineValues, mayApprove } from '../../web/authorizationDesk/decisionForm.ts';

const seen = { authorizationId: '01K0000000000000000000000A', version: 1 };
const line = (lineId: string, changes: Partial<LineValues>): LineValues => ({
  ...{ lineId, outcome: null, quantity: null, netDirhams: null, shareDirhams: null, denialCode: null, comments: '' },
  ...changes,
});
const denied = line('1', { outcome: 'denied', denialCode: 'MNEC-003' });
const part = line('2', { outcome: 'partlyApproved', netDirhams: 100, denialCode: 'PRCE-001' });
const valuesOf = (...lines: LineValues[]): DecisionValues => ({
  ...{ lines, result: null, denialCode: null, comments: '' },
  ...{ validFrom: '2026-11-28', validTo: '2026-12-28', limitDirhams: 500 },
});
const terms = { validFrom: '2026-11-28', validTo: '2026-12-28', limitFils: 500_00 };

describe('what the form of a decision sends', () => {
  it('the denial code of a part, and none that was chosen before the line was approved', () => {
    const approved = line('3', { outcome: 'approved', denialCode: 'MNEC-003' });
    const { lines } = bodyOf(valuesOf(part, approved), seen);
    expect(lines).toEqual([
      { lineId: '2', outcome: 'partlyApproved', netFils: 100_00, denialCode: 'PRCE-001' },
      { lineId: '3', outcome: 'approved' },
    ]);
  });

  it('days and limit of an approval, also of a part of it, and none where all is denied', () => {
    expect(bodyOf(valuesOf(denied, part), seen)).toMatchObject(terms);
    const nothing = bodyOf(valuesOf(denied), seen);
    expect(Object.keys(nothing).filter((name) => name in terms)).toEqual([]);
    expect(deskDecision.safeParse(nothing).success).toBe(true);
  });

  it('asks for days as long as a line may be approved', () => {
    const open = line('3', {});
    expect([valuesOf(denied), valuesOf(denied, open), valuesOf(part), valuesOf()].map(mayApprove)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
