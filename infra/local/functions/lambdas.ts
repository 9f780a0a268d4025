import { workerSettings } from '../../workerSettings.ts';
import type { Cloud } from '../cloud.ts';
import { functionOfArn, functionOfWorker } from '../template/functions.ts';
import type { Schedule } from '../template/triggers.ts';
import { environmentOf, type LocalAddresses } from './environment.ts';
import { LocalLambda } from './lambda.ts';
import { consumeQueue } from './queueConsumer.ts';
import { runOnSchedules } from './schedule.ts';

export interface Lambdas {
  readonly all: readonly LocalLambda[];
  readonly ofArn: (arn: string) => LocalLambda;
  /** Those that an operator invokes, by their names in infra/workerSettings.ts. */
  readonly forOperators: ReadonlyMap<string, LocalLambda>;
  readonly close: () => Promise<void>;
}

type LogOf = (functionName: string) => (line: string) => void;

/** Refuses a template that AWS would refuse: a function that reads a queue needs the grants for it. */
function checkConsumer(cloud: Cloud, lambda: LocalLambda, queueUrl: string): void {
  const { accessKeyId } = cloud.principals.issue(lambda.definition);
  for (const operation of ['ReceiveMessage', 'DeleteMessage', 'GetQueueAttributes']) {
    const call = { service: 'sqs', accessKeyId, operation, method: 'POST', url: '/', headers: {} } as const;
    cloud.principals.authorize(accessKeyId, { ...call, body: Buffer.alloc(0), input: { QueueUrl: queueUrl } });
  }
}

/** Schedules of AWS run once a minute at most; who waits for a payer's answer at this machine should see it within seconds. */
const everyMsOf = ({ everyMs }: Schedule, { definition }: LocalLambda): number =>
  /planPolls/i.test(definition.name) ? 2_000 : everyMs;

/** The functions of the portal, and what starts them by itself: queues and schedules. */
export function startLambdas(cloud: Cloud, addresses: LocalAddresses, logOf: LogOf): Lambdas {
  const { portal, principals, queues } = cloud;
  const lambdas = portal.functions.map((definition) => {
    const environment = environmentOf(definition, principals.issue(definition), addresses);
    return new LocalLambda({ definition, environment, log: logOf(definition.name) });
  });
  const ofArn = (arn: string): LocalLambda => {
    const name = functionOfArn(portal.functions, arn)?.name;
    const lambda = lambdas.find(({ definition }) => definition.name === name);
    if (!lambda) throw new Error(`The template starts a function that it does not have: ${arn}`);
    return lambda;
  };
  const consumers = portal.eventSources.map((source) => {
    const queue = queues.find(({ definition }) => definition.arn === source.queueArn);
    if (!queue) throw new Error(`The template reads a queue that it does not have: ${source.queueArn}`);
    const lambda = ofArn(source.functionArn);
    checkConsumer(cloud, lambda, queue.definition.url);
    return consumeQueue(queue, lambda, source);
  });
  const scheduled = portal.schedules.map((schedule) => {
    const lambda = ofArn(schedule.functionArn);
    return { schedule: { ...schedule, everyMs: everyMsOf(schedule, lambda) }, lambda };
  });
  const stopSchedules = runOnSchedules(scheduled);
  const forOperators = Object.entries(workerSettings).flatMap(([worker, { isForOperators }]) => {
    const definition = isForOperators && functionOfWorker(portal.functions, worker);
    return definition ? [[worker, ofArn(definition.arn)] as const] : [];
  });
  return {
    all: lambdas,
    ofArn,
    forOperators: new Map(forOperators),
    close: async () => {
      const stopped = Promise.all([...consumers, stopSchedules].map((stop) => stop()));
      // A batch that runs into its timeout must not hold up the stop: its messages come back at the next start.
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, 2_000))]);
      await Promise.all(lambdas.map((lambda) => lambda.close()));
    },
  };
}
