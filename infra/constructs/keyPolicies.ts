import { Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import { bootstrapOf, type Environment, namesBegin } from '../environments.ts';

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

/**
 * Lets this key decrypt, sign and hash for the portal's own roles alone, by the beginning of their names (`wasla-prod-`), and for the role with which
 * CloudFormation makes what a template says. Whoever else may do everything in the account reads nothing with it: of tables, files and messages they
 * see what is encrypted. Who changes this policy or makes such a role rings an alarm (DataGuard.ts).
 */
export function keepForPortal(key: Key, settings: Environment): void {
  const { account } = Stack.of(key);
  const roles = [`${namesBegin(settings)}*`, bootstrapOf(settings).cloudFormationRole].map(
    (name) => `arn:aws:iam::${account}:role/${name}`,
  );
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'ThePortalAlone',
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['kms:Decrypt', 'kms:ReEncryptFrom', 'kms:Sign', 'kms:GenerateMac'],
      resources: ['*'],
      conditions: {
        ArnNotLike: { 'aws:PrincipalArn': roles },
        BoolIfExists: { 'aws:PrincipalIsAWSService': 'false' },
      },
    }),
  );
}

/** Lets a service tell an encrypted topic something. A key policy speaks of its own key only. */
function allowTelling(key: Key, service: string, conditions?: Record<string, Record<string, string>>): void {
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: `${service[0]?.toUpperCase()}${service.slice(1)}`,
      principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
      actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      resources: ['*'],
      conditions,
    }),
  );
}

/** Lets CloudWatch Logs use a key for the log groups of this account and region alone, which it names as it encrypts, and alarms and rules for what they tell. */
export function allowLogsAndAlarms(key: Key): void {
  const { account, partition, region } = Stack.of(key);
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'Logs',
      principals: [new ServicePrincipal(`logs.${region}.amazonaws.com`)],
      actions: ['kms:Encrypt', 'kms:Decrypt', 'kms:ReEncrypt*', 'kms:GenerateDataKey*', 'kms:DescribeKey'],
      resources: ['*'],
      conditions: {
        ArnLike: { 'kms:EncryptionContext:aws:logs:arn': `arn:${partition}:logs:${region}:${account}:log-group:*` },
      },
    }),
  );
  allowTelling(key, 'cloudwatch', { StringEquals: { 'aws:SourceAccount': account } });
  // Where a rule tells an encrypted topic, EventBridge names no account: with that condition, nothing would arrive.
  allowTelling(key, 'events');
}

/** Lets the budgets of this account use a key for what they tell. */
export function allowBudgets(key: Key, sourceArn: string): void {
  const { account } = Stack.of(key);
  allowTelling(key, 'budgets', {
    StringEquals: { 'aws:SourceAccount': account },
    ArnLike: { 'aws:SourceArn': sourceArn },
  });
}
