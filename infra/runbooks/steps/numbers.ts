import * as z from 'zod';
import { pagesOf } from '../aws.ts';
import type { Found, Look, Step } from '../step.ts';

const needs = ['cloudwatch:GetMetricData'];

const measured = z.object({
  MetricDataResults: z.array(z.object({ Label: z.string(), Values: z.array(z.number()) })),
  NextToken: z.string().optional(),
});

const periodSeconds = 300;

type Query = { readonly Expression: string } | { readonly MetricStat: object };

/** The largest number since, of each metric that is found; what was zero all the time is left out. */
async function largest({ aws, since, until }: Look, queries: Readonly<Record<string, Query>>): Promise<Found[]> {
  const body = {
    StartTime: since.getTime() / 1000,
    EndTime: until.getTime() / 1000,
    MetricDataQueries: Object.entries(queries).map(([what, query], at) => ({
      Id: `query${at}`,
      // LABEL is what CloudWatch tells the found ones apart by.
      Label: `${what}: \${LABEL}`,
      ...query,
    })),
  };
  // A metric of many numbers comes in parts, which stand on several pages.
  const most = new Map<string, number>();
  const asked = { service: 'monitoring', operation: 'GetMetricData', body, answer: measured } as const;
  for (const { MetricDataResults } of await pagesOf(aws, asked)) {
    for (const { Label, Values } of MetricDataResults) {
      most.set(Label, Math.max(most.get(Label) ?? 0, ...Values));
    }
  }
  return [...most]
    .filter(([, number]) => number > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([what, number]) => ({ what, largest: number }));
}

/** Every metric of the environment of one kind: the names of its functions, tables and queues begin with those of its stacks. */
const searchFor = (look: Look, dimensions: string, metric: string, statistic: string): Query => ({
  Expression: `SEARCH('{${dimensions}} MetricName="${metric}" ${look.begin.replaceAll('-', ' ').trim()}', '${statistic}', ${periodSeconds})`,
});

const metricOf = (Namespace: string, MetricName: string, dimensions: Readonly<Record<string, string>> = {}): Query => ({
  MetricStat: {
    Metric: {
      ...{ Namespace, MetricName },
      Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })),
    },
    ...{ Period: periodSeconds, Stat: 'Maximum' },
  },
});

/** A number that an operation writes in its lines. */
const counted = ({ stage }: Look, operation: string, metric: string): Query =>
  metricOf('Wasla', metric, { operation, stage });

const ofFunctions = (does: string, metric: string, statistic: string): Step => ({
  does,
  needs,
  look: (look) => largest(look, { [metric]: searchFor(look, 'AWS/Lambda,FunctionName', metric, statistic) }),
});

export const failingFunctions = ofFunctions('which functions failed, in five minutes', 'Errors', 'Sum');
export const throttledFunctions = ofFunctions('which functions Lambda refused, in five minutes', 'Throttles', 'Sum');
export const slowFunctions = ofFunctions('which functions are slow, in milliseconds', 'Duration', 'p99');

export const refusedTables: Step = {
  does: 'which tables and indexes refused calls, in five minutes',
  needs,
  look: (look) => {
    const of = (index: string, metric: string) => searchFor(look, `AWS/DynamoDB,TableName${index}`, metric, 'Sum');
    return largest(look, {
      reads: of('', 'ReadThrottleEvents'),
      writes: of('', 'WriteThrottleEvents'),
      'reads of an index': of(',GlobalSecondaryIndexName', 'ReadThrottleEvents'),
      'writes of an index': of(',GlobalSecondaryIndexName', 'WriteThrottleEvents'),
    });
  },
};

export const queueAges: Step = {
  does: 'how old the oldest message of each queue was, in seconds',
  needs,
  look: (look) =>
    largest(look, { age: searchFor(look, 'AWS/SQS,QueueName', 'ApproximateAgeOfOldestMessage', 'Maximum') }),
};

export const outboxAge: Step = {
  does: 'how long the oldest entry of the outbox was due, in seconds, and how many could not be queued',
  needs,
  look: (look) =>
    largest(look, {
      oldest: counted(look, 'sweepOutbox', 'outboxOldestSeconds'),
      'not queued': counted(look, 'sweepOutbox', 'outboxNotQueued'),
    }),
};

export const mailRates: Step = {
  does: 'which part of our mails receivers refused or marked; SES stops the account at 0.1 and 0.005',
  needs,
  look: (look) =>
    largest(look, {
      refused: metricOf('AWS/SES', 'Reputation.BounceRate'),
      marked: metricOf('AWS/SES', 'Reputation.ComplaintRate'),
    }),
};

export const oldKeys: Step = {
  does: 'how many keys for payers are nearly a year old',
  needs,
  look: (look) => largest(look, { keys: counted(look, 'probeSystems', 'payerKeysOld') }),
};

export const auditState: Step = {
  does: 'what the verification of the audit trail counted',
  needs,
  look: (look) =>
    largest(look, {
      findings: counted(look, 'verifyAudit', 'auditFindings'),
      'hours since a round ended': counted(look, 'verifyAudit', 'auditVerifiedHours'),
      'hours that a day waits for its seal': counted(look, 'verifyAudit', 'auditSealDueHours'),
    }),
};
