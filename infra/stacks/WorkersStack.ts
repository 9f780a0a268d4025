import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, type IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { FunctionSettings } from '../../functions/_settings/functionSettings.ts';
import { queuesOf } from '../../functions/_settings/queueNames.ts';
import { addFunctions } from '../constructs/addFunctions.ts';
import { ClockAlarms } from '../constructs/ClockAlarms.ts';
import { FunctionAlarms } from '../constructs/FunctionAlarms.ts';
import { entryOfWorker } from '../functionEntries.ts';
import { queues } from '../queues.ts';
import { type WorkerName, workerSettings } from '../workerSettings.ts';
import type { StatelessStack } from './StatelessStack.ts';

interface WorkersStackProps extends StackProps {
  readonly stateless: StatelessStack;
}

/** Which alarm watches a worker: an alarm has room for ten. */
const watchOf = ({ consumes, everyMinutes }: FunctionSettings): 'Deliveries' | 'Jobs' | 'Clock' => {
  if (everyMinutes) return 'Clock';
  return queuesOf.jobs.some((name) => name === consumes) ? 'Jobs' : 'Deliveries';
};

/** The functions without HTTP. Only they know where users reach the portal: its address depends on its API. */
export class WorkersStack extends Stack {
  private readonly stateless: StatelessStack;

  constructor(scope: Construct, id: string, { stateless, ...props }: WorkersStackProps) {
    super(scope, id, props);
    this.stateless = stateless;
    const { surroundings, portalUrl, topic } = stateless;
    const stage = surroundings.environment.stage;
    const functions = addFunctions(this, workerSettings, entryOfWorker, {
      ...surroundings,
      resources: { ...surroundings.resources, portalUrl },
    });
    for (const [name, { target }] of functions) this.addTrigger(name, target);
    for (const [group, own] of Map.groupBy(functions, ([name]) => watchOf(workerSettings[name]))) {
      new FunctionAlarms(this, `Watch${group}`, { functions: new Map(own), topic });
    }
    const workers = Object.entries(workerSettings).flatMap(([name, { everyMinutes }]) =>
      everyMinutes ? [[name, everyMinutes] as const] : [],
    );
    new ClockAlarms(this, 'Clock', { workers: new Map(workers), stage, topic });
  }

  /** A worker runs on what its settings say: the messages of a queue or of dead letters, or the clock. */
  private addTrigger(name: WorkerName, worker: IFunction): void {
    const { consumes, buries, everyMinutes } = workerSettings[name];
    const work = this.stateless.queues;
    if (consumes) this.addConsumer(`${name}Messages`, worker, work[consumes].queue, queues[consumes]);
    if (buries) {
      for (const each of queuesOf.outbox) {
        this.addConsumer(`${name}${queues[each].id}`, worker, work[each].deadLetters, queues[each]);
      }
    }
    if (everyMinutes) {
      new Rule(this, `${name}Schedule`, {
        schedule: Schedule.rate(Duration.minutes(everyMinutes)),
        targets: [new LambdaTarget(worker, { retryAttempts: 0 })],
      });
    }
  }

  private addConsumer(
    id: string,
    target: IFunction,
    { queueArn }: Queue,
    { batchSize, maxConcurrency }: { readonly batchSize: number; readonly maxConcurrency: number },
  ): void {
    new EventSourceMapping(this, id, {
      target,
      eventSourceArn: queueArn,
      reportBatchItemFailures: true,
      batchSize,
      maxConcurrency,
    });
  }
}
