import { fieldsOf, listOf, listOfFields, numberOf, textOf } from './properties.ts';
import type { Resolver } from './resolver.ts';

/** A queue that starts a function with its messages. */
export interface EventSource {
  readonly queueArn: string;
  readonly functionArn: string;
  readonly batchSize: number;
  readonly batchingWindowSeconds: number;
  readonly concurrency: number;
  readonly reportsItemFailures: boolean;
}

export interface Schedule {
  readonly name: string;
  readonly everyMs: number;
  readonly functionArn: string;
  readonly input: unknown;
}

export function readEventSources(resolver: Resolver): EventSource[] {
  return resolver
    .resources('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => String(properties.Enabled ?? true) === 'true')
    .map(({ properties, logicalId }) => {
      const queueArn = textOf(properties.EventSourceArn) ?? '';
      if (!queueArn.startsWith('arn:aws:sqs:')) {
        throw new Error(`The local runner knows queues as event sources only: ${logicalId} has ${queueArn}.`);
      }
      return {
        queueArn,
        functionArn: textOf(properties.FunctionName) ?? '',
        batchSize: numberOf(properties.BatchSize) ?? 10,
        batchingWindowSeconds: numberOf(properties.MaximumBatchingWindowInSeconds) ?? 0,
        concurrency: numberOf(fieldsOf(properties.ScalingConfig).MaximumConcurrency) ?? 5,
        reportsItemFailures: listOf(properties.FunctionResponseTypes).includes('ReportBatchItemFailures'),
      };
    });
}

const unitMs: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** `rate(5 minutes)` in milliseconds. */
export function rateMs(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const ms = unitMs[unit ?? ''];
  if (!count || !ms) throw new Error(`The local runner knows rate() schedules only, not ${expression}.`);
  return Number(count) * ms;
}

const inputOf = (input: unknown): unknown => (typeof input === 'string' ? JSON.parse(input) : input);

export function readSchedules(resolver: Resolver): Schedule[] {
  const rules = resolver.resources('AWS::Events::Rule').filter(({ properties }) => properties.ScheduleExpression);
  const fromRules = rules.flatMap(({ ref, properties }) =>
    listOfFields(properties.Targets).map((target) => ({ ref, properties, target })),
  );
  const fromScheduler = resolver
    .resources('AWS::Scheduler::Schedule')
    .map(({ ref, properties }) => ({ ref, properties, target: fieldsOf(properties.Target) }));
  return [...fromRules, ...fromScheduler]
    .filter(({ properties }) => (properties.State ?? 'ENABLED') === 'ENABLED')
    .map(({ ref, properties, target }) => ({
      name: ref,
      everyMs: rateMs(textOf(properties.ScheduleExpression) ?? ''),
      functionArn: textOf(target.Arn) ?? '',
      input: inputOf(target.Input) ?? {
        source: 'aws.events',
        'detail-type': 'Scheduled Event',
        resources: [ref],
        detail: {},
      },
    }));
}
