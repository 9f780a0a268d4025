import { expect, it } from 'vitest';
import { newPatterns, ownPatterns, slownessOf } from '../support/patterns.ts';
import { reviewedPatterns } from '../support/reviewedPatterns.ts';

it('no regular expression takes longer than its text is long', async () => {
  // Those of tests/support/safePatterns.json have been looked at (npm run patterns); others are looked at now.
  const slow: string[] = [];
  for (const pattern of newPatterns()) {
    const slowness = await slownessOf(pattern);
    if (slowness) slow.push(slowness);
  }
  expect(slow).toEqual([]);
});

it('finds a slow one, with the text that attacks it', async () => {
  const found = await slownessOf({ file: 'a.ts', literal: '/^(a+)+$/' });
  expect(found).toContain('a.ts: /^(a+)+$/ is exponential for ');
});

it('excuses nothing that is not in the code any more', () => {
  const literals = new Set(ownPatterns().map(({ literal }) => literal));
  expect(Object.keys(reviewedPatterns).filter((literal) => !literals.has(literal))).toEqual([]);
});
