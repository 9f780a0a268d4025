import * as z from 'zod';
import { sentRuleCheck } from '../../../shared/authorization/ruleCheck.ts';

/** What was asked of the rules when a request was sent: with the plan, and with the versions of which the facility knows nothing. */
export const storedRuleCheck = sentRuleCheck.extend({
  /** The member's plan as the payer's newest answer named it; empty where none did. */
  planName: z.string(),
  rules: z.array(z.object({ ruleId: z.string(), version: z.int(), isHidden: z.boolean() })),
});
export type StoredRuleCheck = z.infer<typeof storedRuleCheck>;
