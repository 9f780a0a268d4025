import { describe, expect, it } from 'vitest';
import { type Claim, type ClaimDialect, claimDialects } from '../../shared/claim/claim.ts';
import { claimRules } from '../../shared/claim/rules/claimRules.ts';
import { cleanClaim } from '../../shared/claim/rules/examples.ts';
import type { RuleContext } from '../../shared/claim/rules/rule.ts';
import { claimFindings, everyRule } from '../../shared/claim/scrub.ts';

const context = (dialect: ClaimDialect): RuleContext => ({ dialect, header: null, today: '2026-11-29' });
const rulesFor = (claim: Claim, dialect: ClaimDialect): string[] =>
  claimFindings(claim, context(dialect)).map(({ rule }) => rule);

describe('the rules over a claim', () => {
  it.each(claimDialects)('find nothing in a clean claim of %s', (dialect) => {
    expect(rulesFor(cleanClaim, dialect)).toEqual([]);
  });

  it.each(
    claimRules.flatMap((rule) => (rule.dialects ?? claimDialects).map((dialect) => ({ id: rule.id, dialect, rule }))),
  )('$id passes its good example and finds its bad one, for $dialect', ({ id, dialect, rule }) => {
    expect(rulesFor(rule.passes(cleanClaim), dialect)).not.toContain(id);
    expect(rulesFor(rule.fails(cleanClaim), dialect)).toContain(id);
  });

  it('block no good example of another rule', () => {
    const blocks = claimRules.flatMap((rule) =>
      (rule.dialects ?? claimDialects).flatMap((dialect) =>
        claimFindings(rule.passes(cleanClaim), context(dialect))
          .filter(({ severity }) => severity === 'block')
          .map((found) => `${rule.id}: ${found.rule}`),
      ),
    );
    expect(blocks).toEqual([]);
  });

  it('have ids of their own, words in both languages, and a source', () => {
    const ids = everyRule.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, text, fix, source } of everyRule) {
      expect(
        [text.en, fix.en].every((words) => /^[\x20-\x7e]+$/.test(words)),
        id,
      ).toBe(true);
      expect(
        [text.ar, fix.ar].every((words) => /[\u0600-\u06ff]/.test(words)),
        id,
      ).toBe(true);
      expect(source.on, id).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('judge a claim of which nothing could be read, and throw nothing', () => {
    const nothing: Claim = {
      ...{ id: null, idPayer: null, memberId: null, payerId: null, providerId: null, emiratesId: null },
      ...{ grossFils: null, patientShareFils: null, netFils: null, vatFils: null, packageName: null },
      ...{ encounters: [], diagnoses: [], activities: [], resubmission: null },
    };
    for (const dialect of claimDialects) expect(rulesFor(nothing, dialect)).toEqual(['codes.principal']);
  });
});
