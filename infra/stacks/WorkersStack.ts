import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { workerSettings } from '../areaSettings.ts';
import { addFunctions } from '../constructs/addFunctions.ts';
import { FunctionAlarms } from '../constructs/FunctionAlarms.ts';
import type { StatelessStack } from './StatelessStack.ts';

interface WorkersStackProps extends StackProps {
  readonly stateless: StatelessStack;
}

/** The functions without HTTP. Only they know where users reach the portal: its address depends on its API. */
export class WorkersStack extends Stack {
  private readonly stateless: StatelessStack;

  constructor(scope: Construct, id: string, { stateless, ...props }: WorkersStackProps) {
    super(scope, id, props);
    this.stateless = stateless;
    const { surroundings, portalUrl, topic } = stateless;
    const functions = addFunctions(this, workerSettings, (name) => `functions/_workers/${name}.ts`, {
      ...surroundings,
      resources: { ...surroundings.resources, portalUrl },
    });
    for (const [name, worker] of functions) this.addTrigger(name, worker);
    new FunctionAlarms(this, 'Watch', { functions, topic });
  }

  /** A worker runs on what its settings say: the messages of a queue or of its dead letters, or the clock. */
  private addTrigger(name: string, worker: LambdaFunction): void {
    const { queue, jobs, everyMinutes } = workerSettings[name] ?? {};
    const { outbox, jobs: jobQueue } = this.stateless.queues;
    const outboxLimits = { batchSize: 10, maxConcurrency: 10 };
    if (queue === 'consume') this.addConsumer(name, worker, outbox.queue, outboxLimits);
    if (queue === 'bury') this.addConsumer(name, worker, outbox.deadLetters, outboxLimits);
    // One job at a time has the whole of an invocation.
    if (jobs === 'run') this.addConsumer(name, worker, jobQueue.queue, { batchSize: 1, maxConcurrency: 5 });
    if (everyMinutes) {
      new Rule(this, `${name}Schedule`, {
        schedule: Schedule.rate(Duration.minutes(everyMinutes)),
        targets: [new LambdaTarget(worker, { retryAttempts: 0 })],
      });
    }
  }

  private addConsumer(
    name: string,
    target: LambdaFunction,
    { queueArn }: Queue,
    limits: { readonly batchSize: number; readonly maxConcurrency: number },
  ): void {
    new EventSourceMapping(this, `${name}Messages`, {
      target,
      eventSourceArn: queueArn,
      reportBatchItemFailures: true,
      ...limits,
    });
  }
}
