import { Stack } from 'aws-cdk-lib';
import { type EventPattern, Rule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { breakGlassName } from './BreakGlass.ts';
import { changesRoles, deployments, opensBuckets, opensKeys } from './openingCalls.ts';

interface Guarded {
  readonly namesBegin: string;
  readonly topic: ITopic;
}

/** What a template says is proven before it is deployed; everybody else is a person, or somebody in a person's place. */
const byPeople = { sourceIPAddress: [{ 'anything-but': deployments }] };

function addRule(scope: Construct, id: string, topic: ITopic, runbook: string, eventPattern: EventPattern): void {
  const description = `What to do: docs/operations.md#${runbook}`;
  new Rule(scope, id, { description, eventPattern }).addTarget(new SnsTopic(topic));
}

/** Tells of who reads past the portal, and of who opens a key or a bucket by hand. EventBridge hears of it by the account's trail. */
export function guardData(scope: Construct, { namesBegin, topic }: Guarded): void {
  const { account } = Stack.of(scope);
  const detailType = ['AWS API Call via CloudTrail'];
  const roleArn = [`arn:aws:iam::${account}:role/${breakGlassName(namesBegin)}`];
  addRule(scope, 'BreakGlassTaken', topic, 'break-glass', {
    source: ['aws.sts'],
    detailType,
    detail: { eventName: ['AssumeRole'], requestParameters: { roleArn } },
  });
  addRule(scope, 'DataOpened', topic, 'data-opened', {
    source: ['aws.kms', 'aws.s3'],
    detailType,
    detail: { eventName: [...opensKeys, ...opensBuckets], ...byPeople },
  });
}

/** Tells of who makes or changes a role of the portal by hand: its name alone lets it use the keys. IAM tells that in us-east-1 only. */
export function guardRoles(scope: Construct, { namesBegin, topic }: Guarded): void {
  addRule(scope, 'RoleChanged', topic, 'data-opened', {
    source: ['aws.iam'],
    detailType: ['AWS API Call via CloudTrail'],
    detail: { eventName: changesRoles, requestParameters: { roleName: [{ prefix: namesBegin }] }, ...byPeople },
  });
}
