import { Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { takesFrom } from './alarmTopic.ts';
import { allowBudgets } from './keyPolicies.ts';

interface SpendAlarmProps {
  readonly namesBegin: string;
  /** What the account may cost in a month, in USD. */
  readonly planUsd: number;
  /** In us-east-1, where budgets live. */
  readonly topic: Topic;
  readonly key: Key;
}

/** When the topic is told, in percent of the plan. AWS foresees a month only after some weeks of bills: until then, what was spent rings alone. */
const tellsAbove = { ACTUAL: 80, FORECASTED: 100 } as const;

/**
 * The plan of the account's month, of which the topic hears once a month for each of its limits. An environment has an account of its own, so
 * that all of its bill counts. The mail of a budget shows its name alone: it ends with that of the runbook.
 */
export class SpendAlarm extends Construct {
  constructor(scope: Construct, id: string, { namesBegin, planUsd, topic, key }: SpendAlarmProps) {
    super(scope, id);
    const { account, partition } = Stack.of(this);
    const sourceArn = `arn:${partition}:budgets::${account}:*`;
    takesFrom(topic, 'budgets', sourceArn);
    allowBudgets(key, sourceArn);
    const budget = new CfnBudget(this, 'Plan', {
      budget: {
        budgetName: `${namesBegin}spend`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: planUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: Object.entries(tellsAbove).map(([notificationType, threshold]) => ({
        notification: {
          notificationType,
          threshold,
          thresholdType: 'PERCENTAGE',
          comparisonOperator: 'GREATER_THAN',
        },
        subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
      })),
    });
    // AWS tries the topic when it makes the budget.
    budget.node.addDependency(topic);
  }
}
