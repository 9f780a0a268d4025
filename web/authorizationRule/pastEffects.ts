import type { PastRequest } from '../../shared/authorizationRule/routes.ts';
import type { RuleContent } from '../../shared/authorizationRule/ruleModel.ts';

/** What is tried: the rule as it was when the button was pressed, and the days of service. */
export interface Trial {
  readonly payerId: number;
  readonly content: RuleContent;
  readonly from?: string;
  readonly to?: string;
}

/** What a rule would have done with a request, the gravest first; `named`: it would only have said something. */
export const pastEffects = ['held', 'warned', 'decided', 'named'] as const;
export type PastEffect = (typeof pastEffects)[number];

export function effectOf({ findings, decisions }: PastRequest): PastEffect {
  if (findings.some(({ severity }) => severity === 'block')) return 'held';
  if (findings.some(({ severity }) => severity === 'warn')) return 'warned';
  return decisions.length > 0 ? 'decided' : 'named';
}

/** Whether the rule would have decided a line otherwise than it was decided. */
export const isOtherwise = ({ decisions }: PastRequest): boolean =>
  decisions.some(({ decision, was }) => was !== null && (decision === 'deny') !== (was === 'denied'));
