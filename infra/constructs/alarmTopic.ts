import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

interface AlarmTopicProps {
  readonly key: IKey;
  /** Who is told; null tells nobody. */
  readonly receiver: string | null;
}

/**
 * Lets a service of AWS tell this topic what it has to say of this account. A topic with a policy of its own, as one that asks for TLS, takes
 * messages of nobody whom that policy does not name.
 */
export function takesFrom(topic: Topic, service: 'cloudwatch' | 'budgets', sourceArn: string): void {
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: {
        StringEquals: { 'aws:SourceAccount': Stack.of(topic).account },
        ArnLike: { 'aws:SourceArn': sourceArn },
      },
    }),
  );
}

/** The topic of a region's alarms, which mails to the receiver. Rules add themselves to its policy (DataGuard.ts). */
export function addAlarmTopic(scope: Construct, { key, receiver }: AlarmTopicProps): Topic {
  const { account, partition, region } = Stack.of(scope);
  const topic = new Topic(scope, 'Alarms', { masterKey: key, enforceSSL: true });
  if (receiver) topic.addSubscription(new EmailSubscription(receiver));
  takesFrom(topic, 'cloudwatch', `arn:${partition}:cloudwatch:${region}:${account}:alarm:*`);
  return topic;
}
