import { describe, expect, it } from 'vitest';
import { judgeClaim } from '../../functions/claim/judgeClaim.ts';
import { changesOf } from '../../functions/claim/repairs/changesOf.ts';
import { repairsOf } from '../../functions/claim/repairs/repairsOf.ts';
import type { Claim } from '../../shared/claim/claim.ts';
import { noRecords } from '../../shared/claim/records/claimRecords.ts';
import type { RepairBeside } from '../../shared/claim/repairs/claimRepair.ts';
import { claimRepairs } from '../../shared/claim/repairs/claimRepairs.ts';
import { cleanClaim, withAnother, withLine } from '../../shared/claim/rules/examples.ts';
import { everyRule } from '../../shared/claim/scrub.ts';

const now = new Date('2026-11-29T08:00:00Z');

/** What is found in a claim, and the repairs that are offered for it. */
function judged(claim: Claim, { dialect = 'dha', records = noRecords }: Partial<RepairBeside>) {
  const beside = { dialect, records, now };
  const findings = judgeClaim(claim, beside);
  return { rules: findings.map(({ rule }) => rule), repairs: repairsOf(claim, beside, findings) };
}

const rows = claimRepairs.map((repair) => ({ rule: repair.rule, repair }));

describe('the repairs of a claim', () => {
  it('are of rules, one at most of each', () => {
    const ids = rows.map(({ rule }) => rule);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(everyRule.map(({ id }) => id));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(rows)('$rule mends its example, which has nothing of the rule afterwards', ({ rule, repair }) => {
    const { wrong, mended, ...beside } = repair.mends(cleanClaim);
    const { rules, repairs } = judged(wrong, beside);
    expect(rules).toContain(rule);
    expect(repairs.find((each) => each.rule === rule)?.mended).toEqual(mended);
    expect(judged(mended, beside).rules).not.toContain(rule);
  });

  it.each(rows)('$rule leaves to a person what has more than one way', ({ rule, repair }) => {
    const { wrong, ...beside } = repair.leaves(cleanClaim);
    const { rules, repairs } = judged(wrong, beside);
    expect(rules).toContain(rule);
    expect(repairs.map((each) => each.rule)).not.toContain(rule);
  });

  it.each(rows)('$rule names every value that it changes, and no other', ({ rule, repair }) => {
    const { wrong, ...beside } = repair.mends(cleanClaim);
    const found = judged(wrong, beside).repairs.find((each) => each.rule === rule);
    expect(found?.changes.length).toBeGreaterThan(0);
    for (const { before, after } of found?.changes ?? []) expect(before).not.toBe(after);
  });

  it('offer nothing for a clean claim', () => {
    expect(judged(cleanClaim, {}).repairs).toEqual([]);
  });

  it('change no amount, identity or licence beside those that they name', () => {
    const wrong = withAnother({ ...cleanClaim, netFils: 89_99 }, { id: '1', code: '85025' });
    const offered = judged(wrong, {}).repairs;
    expect(offered.map(({ rule }) => rule).sort()).toEqual(['duplicates.lineId', 'price.netSum']);
    const [ids, net] = ['duplicates.lineId', 'price.netSum'].map((rule) => offered.find((each) => each.rule === rule));
    expect(net?.mended).toEqual({ ...wrong, netFils: 90_00 });
    expect(ids?.changes).toEqual([{ field: 'Activity.ID', at: '1', before: '1', after: '2' }]);
  });
});

describe('the changes between two claims', () => {
  it('name a value by its field and by which of several it is of', () => {
    const after = withLine({ ...cleanClaim, grossFils: 120_00 }, { quantity: 2, priorAuthorizationId: 'A-1' });
    expect(changesOf(cleanClaim, after)).toEqual([
      { field: 'Gross', at: null, before: '100.00', after: '120.00' },
      { field: 'Activity.Quantity', at: '1', before: '1', after: '2' },
      { field: 'Activity.PriorAuthorizationID', at: '1', before: null, after: 'A-1' },
    ]);
  });

  it('name one that goes or comes as a whole', () => {
    const more = {
      ...cleanClaim,
      diagnoses: [...cleanClaim.diagnoses, { type: 'Secondary', code: 'E11.9', info: [] }],
    };
    expect(changesOf(more, cleanClaim)).toEqual([
      { field: 'Diagnosis', at: null, before: 'Secondary E11.9', after: null },
    ]);
    expect(changesOf(cleanClaim, more)).toEqual([
      { field: 'Diagnosis', at: null, before: null, after: 'Secondary E11.9' },
    ]);
  });
});
