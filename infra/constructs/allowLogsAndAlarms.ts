import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';

/**
 * Lets three services use a key: CloudWatch Logs for the log groups of this account and region alone, which it names as it encrypts, and alarms
 * and rules for what they tell an encrypted topic. A key policy speaks of its own key only.
 */
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
  key.addToResourcePolicy(
    new PolicyStatement({
      sid: 'Alarms',
      principals: ['cloudwatch', 'events'].map((service) => new ServicePrincipal(`${service}.amazonaws.com`)),
      actions: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      resources: ['*'],
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    }),
  );
}
