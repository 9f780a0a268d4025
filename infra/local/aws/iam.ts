import type { Statement } from '../template/policies.ts';
import { conditionHolds } from './iamConditions.ts';
import { matchesPattern } from './pattern.ts';
import type { Permission } from './service.ts';

const matchesAny = (patterns: readonly string[], value: string, ignoreCase = false): boolean =>
  patterns.some((pattern) => matchesPattern(pattern, value, ignoreCase));

function coversAction({ actions, notActions }: Statement, action: string): boolean {
  if (actions) return matchesAny(actions, action, true);
  return notActions ? !matchesAny(notActions, action, true) : false;
}

function coversResource({ resources, notResources }: Statement, resource: string): boolean {
  if (resources) return matchesAny(resources, resource);
  return notResources ? !matchesAny(notResources, resource) : false;
}

function applies(statement: Statement, permission: Permission): boolean {
  if (!coversAction(statement, permission.action) || !coversResource(statement, permission.resource)) return false;
  const outcomes = Object.entries(statement.conditions).map(([operator, block]) =>
    conditionHolds(operator, block, permission.context),
  );
  // A condition that cannot be judged must never widen access: it leaves an Allow out and keeps a Deny in.
  return statement.effect === 'Allow'
    ? outcomes.every((outcome) => outcome === true)
    : outcomes.every((outcome) => outcome !== false);
}

/** IAM's rule: an explicit Deny wins, else one Allow is needed. */
export function isAllowed(statements: readonly Statement[], permission: Permission): boolean {
  const applying = statements.filter((statement) => applies(statement, permission));
  return applying.length > 0 && applying.every(({ effect }) => effect === 'Allow');
}
