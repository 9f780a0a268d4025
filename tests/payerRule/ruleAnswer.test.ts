import { expect, it } from 'vitest';
import { isRuleAnswer } from '../../shared/payerRule/ruleAnswer.ts';
import { fc } from '../support/fc.ts';

it('REQ-VALID-14 needs both fields', () => {
  const filled = fc.string().filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(
      filled,
      filled,
      (one, other) => isRuleAnswer(one, other) && !isRuleAnswer(one, '') && !isRuleAnswer('', other),
    ),
  );
  expect([isRuleAnswer('', ''), isRuleAnswer('yes', ' '), isRuleAnswer('\t', 'yes')]).toEqual([false, false, false]);
});
