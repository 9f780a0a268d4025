import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';

/**
 * Nobody gives somebody else the use of this key by a grant, which no policy shows. AWS services give each other grants for what they
 * store (DynamoDB for its tables), and may go on with that.
 */
export function refuseGrants(key: Key): void {
  const neither = { 'kms:GrantIsForAWSResource': 'false', 'aws:PrincipalIsAWSService': 'false' };
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'NoGrants',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['kms:CreateGrant'],
      resources: ['*'],
      conditions: { BoolIfExists: neither },
    }),
  );
}
