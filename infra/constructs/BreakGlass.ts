import { Duration, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { AccountRootPrincipal, PolicyStatement, Role } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acceptBreakGlassFindings } from '../nagSuppressions.ts';

interface BreakGlassProps {
  /** What the names of the environment's roles begin with. */
  readonly namesBegin: string;
  readonly dataKey: Key;
  readonly tables: readonly Table[];
  readonly buckets: readonly Bucket[];
}

export const breakGlassName = (namesBegin: string): string => `${namesBegin}break-glass`;

/**
 * The one way by which a person reads what the portal stores, past the portal: for an hour, with a second factor, and with a reason that stands in
 * CloudTrail. It changes nothing. Taking it rings an alarm (DataGuard.ts).
 */
export class BreakGlass extends Construct {
  constructor(scope: Construct, id: string, { namesBegin, dataKey, tables, buckets }: BreakGlassProps) {
    super(scope, id);
    const { region } = Stack.of(this);
    const isHeld = {
      Bool: { 'aws:MultiFactorAuthPresent': 'true' },
      NumericLessThan: { 'aws:MultiFactorAuthAge': '900' },
      // Ten characters at least.
      StringLike: { 'aws:RequestTag/reason': '??????????*' },
      // By another region's endpoint, the call would be told where no rule listens.
      StringEquals: { 'aws:RequestedRegion': region },
    };
    const role = new Role(this, 'Role', {
      roleName: breakGlassName(namesBegin),
      description: 'For people who must read stored data past the portal: docs/operations.md#break-glass',
      assumedBy: new AccountRootPrincipal().withConditions(isHeld).withSessionTags(),
      maxSessionDuration: Duration.hours(1),
    });
    const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query', 'dynamodb:Scan'];
    role.addToPolicy(new PolicyStatement({ actions: reads, resources: tables.map(({ tableArn }) => tableArn) }));
    const files = buckets.map((bucket) => bucket.arnForObjects('*'));
    role.addToPolicy(new PolicyStatement({ actions: ['s3:GetObject', 's3:GetObjectVersion'], resources: files }));
    role.addToPolicy(new PolicyStatement({ actions: ['kms:Decrypt'], resources: [dataKey.keyArn] }));
    acceptBreakGlassFindings(role, buckets);
  }
}
