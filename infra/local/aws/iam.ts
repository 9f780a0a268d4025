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

/** By role, then by action and resource: calls ask the same again and again. */
const covering = new WeakMap<readonly Statement[], Map<string, readonly Statement[]>>();

/** Objects in buckets are resources too, any number of them. */
const mostRemembered = 1_000;

/** The statements that speak of this action on this resource, whatever their conditions. */
function statementsOn(statements: readonly Statement[], { action, resource }: Permission): readonly Statement[] {
  const remembered = covering.get(statements) ?? new Map<string, readonly Statement[]>();
  covering.set(statements, remembered);
  const key = `${action} ${resource}`;
  const known = remembered.get(key);
  if (known) return known;
  const found = statements.filter((each) => coversAction(each, action) && coversResource(each, resource));
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, found);
  return found;
}

function applies(statement: Statement, permission: Permission): boolean {
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
  const applying = statementsOn(statements, permission).filter((statement) => applies(statement, permission));
  return applying.length > 0 && applying.every(({ effect }) => effect === 'Allow');
}
