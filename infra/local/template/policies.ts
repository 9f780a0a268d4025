import { type Fields, isFields, listOf, listOfFields, oneOrMore } from './properties.ts';
import type { ResolvedResource, Resolver } from './resolver.ts';

/** One statement of an IAM policy, with its intrinsic functions resolved. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  readonly actions?: readonly string[];
  readonly notActions?: readonly string[];
  readonly resources?: readonly string[];
  readonly notResources?: readonly string[];
  readonly conditions: Fields;
}

const optionalList = (value: unknown): readonly string[] | undefined =>
  value === undefined ? undefined : oneOrMore(value);

function readStatement(statement: Fields): Statement {
  return {
    // Anything that is not plainly an Allow must not grant.
    effect: statement.Effect === 'Allow' ? 'Allow' : 'Deny',
    actions: optionalList(statement.Action),
    notActions: optionalList(statement.NotAction),
    resources: optionalList(statement.Resource),
    notResources: optionalList(statement.NotResource),
    conditions: isFields(statement.Condition) ? statement.Condition : {},
  };
}

const readDocument = (document: unknown): Statement[] => {
  const statements = isFields(document) ? document.Statement : undefined;
  return (isFields(statements) ? [statements] : listOfFields(statements)).map(readStatement);
};

/**
 * The identity policies of a role: its inline policies, the policies that name it and the template's own managed policies.
 * Policies managed by AWS grant nothing here: the ones in use only let a function write its logs.
 */
export function statementsOfRole(role: ResolvedResource, resolver: Resolver): Statement[] {
  const inline = listOfFields(role.properties.Policies).map(({ PolicyDocument }) => PolicyDocument);
  const attached = listOf(role.properties.ManagedPolicyArns);
  const named = resolver
    .resources('AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')
    .filter(({ properties, ref }) => listOf(properties.Roles).includes(role.ref) || attached.includes(ref))
    .map(({ properties }) => properties.PolicyDocument);
  return [...inline, ...named].flatMap(readDocument);
}
