import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

interface MonitoringProps {
  readonly functions: ReadonlyMap<string, LambdaFunction>;
  readonly outbox: { readonly queue: Queue; readonly deadLetters: Queue };
  readonly jobs: { readonly queue: Queue; readonly deadLetters: Queue };
  /** Calls the API answered with 5xx: a handled failure is not an error of its function. */
  readonly serverErrors: IMetric;
  readonly stage: string;
  readonly receiver: string | null;
  readonly key: IKey;
}

interface AlarmRule {
  readonly metric: IMetric;
  readonly above: number;
  /** How many five-minute periods in a row have to be above. */
  readonly periods?: number;
  /** The section of docs/operations.md that says what to do. */
  readonly runbook: string;
}

const period = Duration.minutes(5);

/** How long the oldest outbox item has been waiting for its turn, as the sweeper measures it in its log line. */
const oldestDue = (stage: string): IMetric =>
  new Metric({
    namespace: 'Wasla',
    metricName: 'outboxOldestSeconds',
    dimensionsMap: { stage, operation: 'sweepOutbox' },
    statistic: Stats.MAXIMUM,
    period,
  });

/** Messages of the dead-letter queue that its consumer has looked at: it takes them away before anybody could count them. */
const looksIntoDeadLetters = (stage: string): IMetric =>
  new Metric({
    namespace: 'Wasla',
    metricName: 'deadLetters',
    dimensionsMap: { stage, operation: 'buryOutbox' },
    statistic: Stats.SUM,
    period,
  });

/** Alarms that reach a person by e-mail, each with its runbook section, and one dashboard that shows the same numbers. */
export class Monitoring extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    this.topic = new Topic(this, 'Alarms', { masterKey: props.key, enforceSSL: true });
    if (props.receiver) this.topic.addSubscription(new EmailSubscription(props.receiver));
    for (const [name, fn] of props.functions) this.watchFunction(name, fn);
    this.addAlarm('ServerErrors', { metric: props.serverErrors, above: 0, runbook: 'errors' });
    this.watchOutbox(props);
    this.watchJobs(props);
    this.addDashboard(props);
  }

  private watchFunction(name: string, fn: LambdaFunction): void {
    const timeoutMs = fn.timeout?.toMilliseconds() ?? 0;
    this.addAlarm(`${name}Errors`, { metric: fn.metricErrors({ period }), above: 0, runbook: 'errors' });
    this.addAlarm(`${name}Throttles`, { metric: fn.metricThrottles({ period }), above: 0, runbook: 'throttles' });
    this.addAlarm(`${name}Slow`, {
      metric: fn.metricDuration({ period, statistic: Stats.p(99) }),
      above: timeoutMs / 2,
      periods: 3,
      runbook: 'slow-calls',
    });
  }

  private watchOutbox({ outbox: { queue, deadLetters }, stage }: MonitoringProps): void {
    this.addAlarm('DeadLetters', {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      above: 0,
      runbook: 'dead-letters',
    });
    this.addAlarm('DeadLettersTaken', { metric: looksIntoDeadLetters(stage), above: 0, runbook: 'dead-letters' });
    this.addAlarm('OutboxAge', {
      metric: oldestDue(stage),
      above: Duration.minutes(10).toSeconds(),
      runbook: 'outbox-age',
    });
    this.addAlarm('QueueAge', {
      metric: queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM }),
      above: Duration.minutes(10).toSeconds(),
      runbook: 'outbox-age',
    });
  }

  private watchJobs({ jobs: { queue, deadLetters } }: MonitoringProps): void {
    this.addAlarm('JobDeadLetters', {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM }),
      above: 0,
      runbook: 'jobs',
    });
    this.addAlarm('JobAge', {
      metric: queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM }),
      above: Duration.minutes(30).toSeconds(),
      runbook: 'jobs',
    });
  }

  private addAlarm(id: string, { metric, above, periods = 1, runbook }: AlarmRule): void {
    const alarm = new Alarm(this, id, {
      alarmDescription: `What to do: docs/operations.md#${runbook}`,
      metric,
      threshold: above,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
  }

  private addDashboard({ functions, outbox, serverErrors, stage }: MonitoringProps): void {
    const all = [...functions.values()];
    const graph = (title: string, left: IMetric[]) => new GraphWidget({ title, left, width: 12 });
    new Dashboard(this, 'Dashboard', {
      widgets: [
        [
          graph(
            'Calls',
            all.map((fn) => fn.metricInvocations({ period })),
          ),
          graph('Errors', [serverErrors, ...all.map((fn) => fn.metricErrors({ period }))]),
        ],
        [
          graph(
            'Duration, p99',
            all.map((fn) => fn.metricDuration({ period, statistic: Stats.p(99) })),
          ),
          graph(
            'Throttles',
            all.map((fn) => fn.metricThrottles({ period })),
          ),
        ],
        [
          graph('Outbox: the oldest item due, in seconds', [oldestDue(stage)]),
          graph('Outbox: dead letters', [outbox.deadLetters.metricApproximateNumberOfMessagesVisible({ period })]),
        ],
      ],
    });
  }
}
