import { describe, expect, it } from 'vitest';
import { type ClaimDialect, claimDialects } from '../../shared/claim/claim.ts';
import { noRecords } from '../../shared/claim/records/claimRecords.ts';
import { cleanClaim } from '../../shared/claim/rules/examples.ts';
import { recordRules } from '../../shared/claim/rules/recordRules.ts';
import type { RecordedClaim } from '../../shared/claim/rules/rule.ts';
import { recordFindings, skippedFamilies } from '../../shared/claim/scrub.ts';

const rulesFor = ({ claim, records }: RecordedClaim, dialect: ClaimDialect = 'doh'): string[] =>
  recordFindings(claim, records, dialect).map(({ rule }) => rule);

describe('the rules over a claim and its records', () => {
  it('find nothing where nothing is known', () => {
    expect(rulesFor({ claim: cleanClaim, records: noRecords })).toEqual([]);
    const named = {
      ...cleanClaim,
      activities: cleanClaim.activities.map((each) => ({ ...each, priorAuthorizationId: 'A' })),
    };
    expect(rulesFor({ claim: named, records: noRecords })).toEqual([]);
  });

  it.each(recordRules.flatMap((rule) => claimDialects.map((dialect) => ({ id: rule.id, dialect, rule }))))(
    '$id passes its good example and finds its bad one, for $dialect where it is a rule there',
    ({ id, dialect, rule }) => {
      expect(rulesFor(rule.passes(cleanClaim), dialect)).toEqual([]);
      const isRule = !rule.dialects || rule.dialects.includes(dialect);
      expect(rulesFor(rule.fails(cleanClaim), dialect)).toEqual(isRule ? [id] : []);
    },
  );

  it.each(recordRules.map((rule) => ({ id: rule.id, rule })))('$id names every value of its words', ({ rule }) => {
    const { claim, records } = rule.fails(cleanClaim);
    const [place] = rule.find(claim, records);
    for (const words of [rule.text, rule.fix]) {
      const named = Object.values(words).flatMap((text) => text.match(/(?<=\{\{)\w+(?=\}\})/g) ?? []);
      for (const name of named) expect(place?.values).toHaveProperty(name);
    }
  });

  it('are of families of which a file alone says nothing to the end', () => {
    for (const { family } of recordRules) expect(skippedFamilies).toContain(family);
  });
});
