import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { QueryDefinition, QueryString } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { QueueName } from '../../functions/_settings/queueNames.ts';
import type { VitalName } from '../../shared/errorLog/routes.ts';
import { queueNames, queues } from '../queues.ts';
import { addAlarm } from './addAlarm.ts';
import { addAlarmTopic } from './alarmTopic.ts';
import { mostMetrics } from './mostMetrics.ts';
import { together } from './together.ts';

interface WatchedTable {
  readonly table: ITable;
  readonly indexNames: readonly string[];
}

interface MonitoringProps {
  readonly queues: Readonly<Record<QueueName, { readonly queue: Queue; readonly deadLetters: Queue }>>;
  /** Calls the API answered with 5xx: a handled failure is not an error of its function. */
  readonly serverErrors: IMetric;
  readonly stage: string;
  /** What the names of the environment's functions begin with: `wasla-prod`. */
  readonly functionNames: string;
  readonly receiver: string | null;
  readonly tables: readonly WatchedTable[];
  readonly key: IKey;
}

const period = Duration.minutes(5);

/** Calls that DynamoDB refused. */
const throttles = ['ReadThrottleEvents', 'WriteThrottleEvents'] as const;

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

const visibleIn = (queue: Queue): IMetric =>
  queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM });

/** Alarms that reach a person by e-mail, each with its runbook section, and one dashboard that shows the same numbers. */
export class Monitoring extends Construct {
  readonly topic: ITopic;

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id);
    const topic = addAlarmTopic(this, props);
    this.topic = topic;
    addAlarm(this, 'ServerErrors', { metric: props.serverErrors, above: 0, runbook: 'errors', topic });
    this.watchOutbox(props);
    this.watchQueues(props);
    this.watchAuditTrail(props);
    this.watchTables(props);
    this.watchIndexes(props);
    this.watchMails();
    this.watchCounts(props);
    this.addDashboard(props);
    this.addSearch(props);
  }

  private watchOutbox({ stage }: MonitoringProps): void {
    const { topic } = this;
    addAlarm(this, 'DeadLettersTaken', {
      metric: looksIntoDeadLetters(stage),
      above: 0,
      runbook: 'dead-letters',
      topic,
    });
    addAlarm(this, 'OutboxAge', {
      metric: oldestDue(stage),
      above: Duration.minutes(10).toSeconds(),
      runbook: 'outbox-age',
      topic,
    });
  }

  /** Two alarms for each queue: messages that could not be handled, and messages that wait too long. */
  private watchQueues({ queues: work }: MonitoringProps): void {
    const { topic } = this;
    for (const name of queueNames) {
      const { id, oldestMinutes, runbook } = queues[name];
      const { queue, deadLetters } = work[name];
      addAlarm(this, `${id}DeadLetters`, {
        metric: visibleIn(deadLetters),
        above: 0,
        runbook: runbook.deadLetters,
        topic,
      });
      addAlarm(this, `${id}QueueAge`, {
        metric: queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM }),
        above: Duration.minutes(oldestMinutes).toSeconds(),
        runbook: runbook.age,
        topic,
      });
    }
  }

  /** What the verification says: something is wrong, it came to no end for two days, or a day waits for its seal. */
  private watchAuditTrail({ stage }: MonitoringProps): void {
    const numbers = { auditFindings: 0, auditVerifiedHours: 48, auditSealDueHours: 6 };
    for (const [metricName, above] of Object.entries(numbers)) {
      const metric = new Metric({
        namespace: 'Wasla',
        metricName,
        dimensionsMap: { stage, operation: 'verifyAudit' },
        statistic: Stats.MAXIMUM,
        period: Duration.minutes(15),
      });
      addAlarm(this, metricName, { metric, above, mustRun: true, runbook: 'audit-trail', topic: this.topic });
    }
  }

  /** Calls that a table did not take, of all tables together: one alarm for reads, one for writes. */
  private watchTables({ tables }: MonitoringProps): void {
    if (tables.length > mostMetrics) throw new Error(`An alarm watches ${mostMetrics} tables at most.`);
    for (const metricName of throttles) {
      const refused = tables.map(({ table }) => table.metric(metricName, { period, statistic: Stats.SUM }));
      this.watchThrottles(metricName, refused);
    }
  }

  /**
   * The same of the indexes, which a table's own numbers leave out. An index that does not keep up stops the writes of its table. As many
   * as an alarm can watch share one.
   */
  private watchIndexes({ tables }: MonitoringProps): void {
    for (const metricName of throttles) {
      const refused = tables.flatMap(({ table, indexNames }) =>
        indexNames.map((GlobalSecondaryIndexName) => {
          const dimensionsMap = { TableName: table.tableName, GlobalSecondaryIndexName };
          return table.metric(metricName, { dimensionsMap, period, statistic: Stats.SUM });
        }),
      );
      for (let from = 0; from < refused.length; from += mostMetrics) {
        const part = refused.slice(from, from + mostMetrics);
        this.watchThrottles(`Index${metricName}${from / mostMetrics + 1}`, part);
      }
    }
  }

  private watchThrottles(id: string, refused: readonly IMetric[]): void {
    const metric = together(refused, { named: 'table', period });
    addAlarm(this, id, { metric, above: 0, runbook: 'throttled-tables', topic: this.topic });
  }

  /** SES looks into an account at a bounce rate of 5 % or 0.1 % of complaints, and stops it later. */
  private watchMails(): void {
    const rates = { BounceRate: 0.04, ComplaintRate: 0.0008 };
    for (const [rate, above] of Object.entries(rates)) {
      const metric = new Metric({
        namespace: 'AWS/SES',
        metricName: `Reputation.${rate}`,
        statistic: Stats.MAXIMUM,
        period: Duration.hours(1),
      });
      addAlarm(this, `Mail${rate}`, { metric, above, runbook: 'mail-reputation', topic: this.topic });
    }
  }

  /**
   * A portal gets its first administrator once: all who answer for it hear of the invitation, also when they did not ask for it. A payer that
   * does not know the portal, or for which the portal has no credential, is mended by no other try.
   */
  private watchCounts({ stage }: MonitoringProps): void {
    const counts = {
      AdministratorInvited: ['administratorsInvited', 'setUpPortal', 'administrator-invited'],
      PayerCredentials: ['payerCredentialFaults', 'askPayers', 'payer-credentials'],
      SheetFishing: ['memberFishing', 'askPayers', 'member-fishing'],
      PayerKeyAge: ['payerKeysOld', 'probeSystems', 'payer-key-age'],
    } as const;
    for (const [id, [metricName, operation, runbook]] of Object.entries(counts)) {
      const metric = new Metric({
        namespace: 'Wasla',
        metricName,
        dimensionsMap: { stage, operation },
        statistic: Stats.SUM,
        period,
      });
      addAlarm(this, id, { metric, above: 0, runbook, topic: this.topic });
    }
  }

  /** The search by which an operator follows what one call began, through functions, queues and the questions to payers. */
  private addSearch({ stage }: MonitoringProps): void {
    new QueryDefinition(this, 'FollowRequest', {
      queryDefinitionName: `wasla-${stage}/Follow a request`,
      queryString: new QueryString({
        fields: ['@timestamp', '@log', 'operation', 'system', 'outcome', 'durationMs', 'exchangeMs', 'error'],
        filterStatements: ['requestId = "REQUEST_ID" or causeId = "REQUEST_ID"'],
        sort: '@timestamp asc',
      }),
    });
  }

  private addDashboard({ functionNames, queues: work, serverErrors, stage }: MonitoringProps): void {
    const graph = (title: string, ...left: IMetric[]) => new GraphWidget({ title, left, width: 12 });
    // The functions are in later stacks, which bring new ones too: the dashboard finds them by their names.
    const ofFunctions = (metric: string, statistic: string) =>
      new MathExpression({
        expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metric}" ${functionNames.replaceAll('-', ' ')}', '${statistic}', ${period.toSeconds()})`,
        usingMetrics: {},
        label: '',
        period,
      });
    // What most people met at most: three of four, as web.dev/vitals counts.
    const ofPages = (vital: VitalName) =>
      new Metric({
        namespace: 'Wasla',
        metricName: 'vitalValue',
        dimensionsMap: { stage, vital },
        statistic: Stats.p(75),
        period,
      });
    // From the lines of all calls, workers and questions to others, of which new ones come too.
    const ofLines = (what: string, by: 'operation' | 'system' | 'tally') =>
      new MathExpression({
        expression: `SELECT ${what} FROM SCHEMA("Wasla", ${by}, stage) WHERE stage = '${stage}' GROUP BY ${by} ORDER BY ${what} DESC LIMIT 20`,
        usingMetrics: {},
        label: '',
        period,
      });
    new Dashboard(this, 'Dashboard', {
      widgets: [
        [
          graph('Calls', ofFunctions('Invocations', 'Sum')),
          graph('Errors', serverErrors, ofFunctions('Errors', 'Sum')),
        ],
        [
          graph('Duration, p99', ofFunctions('Duration', Stats.p(99))),
          graph('Throttles', ofFunctions('Throttles', 'Sum')),
        ],
        [
          graph('Outbox: the oldest item due, in seconds', oldestDue(stage)),
          graph('Dead letters', ...queueNames.map((name) => visibleIn(work[name].deadLetters))),
        ],
        [
          graph('Calls and work by operation, the most frequent', ofLines('COUNT(durationMs)', 'operation')),
          graph('Server errors by operation', ofLines('SUM(serverErrors)', 'operation')),
        ],
        [
          graph('Duration by operation, the slowest on average', ofLines('AVG(durationMs)', 'operation')),
          graph('Functions at work at a time', ofFunctions('ConcurrentExecutions', Stats.MAXIMUM)),
        ],
        [
          graph('Systems of others: questions', ofLines('COUNT(exchangeMs)', 'system')),
          graph('Systems of others: failures', ofLines('SUM(exchangeFaults)', 'system')),
        ],
        [
          graph('Systems of others: duration, average', ofLines('AVG(exchangeMs)', 'system')),
          graph(
            'Queues: the oldest message, in seconds',
            ...queueNames.map((name) =>
              work[name].queue.metricApproximateAgeOfOldestMessage({ period, statistic: Stats.MAXIMUM }),
            ),
          ),
        ],
        [
          graph(
            'Pages: largest paint and slowest interaction, p75, ms',
            ofPages('largestPaint'),
            ofPages('interaction'),
          ),
          graph('Pages: shift of the layout, p75, thousandths', ofPages('layoutShift')),
        ],
        [graph('First answers, and those of the wrong payer', ofLines('SUM(tallied)', 'tally'))],
      ],
    });
  }
}
