import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { EventSourceMapping, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { areas } from '../../shared/areas.ts';
import { areaSettings, type FunctionSettings, originCheckSettings, workerSettings } from '../areaSettings.ts';
import { AreaFunction } from '../constructs/AreaFunction.ts';
import type { PortalResources } from '../constructs/functionPolicy.ts';
import { Monitoring } from '../constructs/Monitoring.ts';
import { PortalApi } from '../constructs/PortalApi.ts';
import { PortalDistribution } from '../constructs/PortalDistribution.ts';
import { WorkQueue } from '../constructs/WorkQueue.ts';
import type { Environment } from '../environments.ts';
import type { EdgeStack } from './EdgeStack.ts';
import type { StatefulStack } from './StatefulStack.ts';

interface StatelessStackProps extends StackProps {
  readonly settings: Environment;
  readonly stateful: StatefulStack;
  /** The parts of us-east-1; the local environment has none. */
  readonly edge?: EdgeStack;
  /** The folder that holds functions/. */
  readonly root: string;
  readonly version: string;
}

/** What a deployment may replace at any time: functions, routes, queues, the distribution and the alarms. */
export class StatelessStack extends Stack {
  readonly portal: PortalDistribution;
  private readonly props: StatelessStackProps;
  private resources: PortalResources;

  constructor(scope: Construct, id: string, props: StatelessStackProps) {
    super(scope, id, props);
    this.props = props;
    const { settings, stateful, edge } = props;
    const outbox = new WorkQueue(this, 'Outbox', {
      key: stateful.dataKey,
      consumerTimeoutSeconds: workerSettings.dispatchOutbox?.timeoutSeconds ?? 60,
    });
    const jobs = new WorkQueue(this, 'Jobs', {
      key: stateful.dataKey,
      consumerTimeoutSeconds: workerSettings.runJob?.timeoutSeconds ?? 900,
    });
    this.resources = {
      ...stateful.grantable(),
      queue: outbox.queue,
      deadLetters: outbox.deadLetters,
      jobQueue: jobs.queue,
    };
    const areaFunctions = this.addFunctions(areaSettings, (name) => `functions/${name}/index.ts`);
    const originCheck = this.addOriginCheck();
    const api = new PortalApi(this, 'PortalApi', {
      areas,
      functions: areaFunctions,
      environment: settings,
      dataKey: stateful.dataKey,
      originCheck,
    });
    this.portal = new PortalDistribution(this, 'Portal', {
      site: stateful.site,
      files: stateful.imports,
      apiHostName: api.hostName,
      headers: {
        stage: settings.name === 'local' ? 'local' : 'deployed',
        chatOrigin: settings.portalSettings.chat && new URL(settings.portalSettings.chat.baseUrl).origin,
      },
      originSecret: stateful.originSecret?.secretValue,
      webAclArn: edge?.webAclArn,
      domain: edge?.domain,
    });
    const portalUrl = `https://${edge?.domain?.name ?? this.portal.distribution.distributionDomainName}`;
    const workers = this.addWorkers(portalUrl);
    new Monitoring(this, 'Monitoring', {
      functions: new Map([
        ...areaFunctions,
        ...workers,
        ...(originCheck ? [['verifyOrigin', originCheck] as const] : []),
      ]),
      outbox,
      jobs,
      serverErrors: api.serverErrors,
      stage: settings.name,
      receiver: settings.alarmReceiver,
      key: stateful.dataKey,
    });
    new CfnOutput(this, 'PortalAddress', { value: portalUrl });
  }

  /** The functions without HTTP come last: only they may know where the portal is reached, because it is built upon the others. */
  private addWorkers(portalUrl: string): Map<string, LambdaFunction> {
    this.resources = { ...this.resources, portalUrl };
    const workers = this.addFunctions(workerSettings, (name) => `functions/_workers/${name}.ts`);
    for (const [name, worker] of workers) this.addTrigger(name, worker);
    return workers;
  }

  private addFunctions(
    entries: Readonly<Record<string, FunctionSettings>>,
    entryOf: (name: string) => string,
  ): Map<string, LambdaFunction> {
    return new Map(
      Object.entries(entries).map(([name, settings]) => [name, this.addFunction(name, entryOf(name), settings)]),
    );
  }

  private addFunction(name: string, entry: string, settings: FunctionSettings): LambdaFunction {
    const { root, settings: environment, version } = this.props;
    const id = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const props = { root, entry, settings, environment, version, resources: this.resources };
    return new AreaFunction(this, id, props).handler;
  }

  /** Where CloudFront stands in front, the gateway asks this function whether a call came through it. */
  private addOriginCheck(): LambdaFunction | undefined {
    if (!this.resources.originSecret) return undefined;
    return this.addFunction('verifyOrigin', 'functions/_edge/verifyOrigin.ts', originCheckSettings);
  }

  /** A worker runs on what its settings say: the messages of a queue or of its dead letters, or the clock. */
  private addTrigger(name: string, worker: LambdaFunction): void {
    const { queue, jobs, everyMinutes } = workerSettings[name] ?? {};
    if (queue === 'consume' || queue === 'bury') {
      const source = queue === 'bury' ? this.resources.deadLetters : this.resources.queue;
      new EventSourceMapping(this, `${name}Messages`, {
        target: worker,
        eventSourceArn: source.queueArn,
        batchSize: 10,
        reportBatchItemFailures: true,
        maxConcurrency: 10,
      });
    }
    if (jobs === 'run') {
      new EventSourceMapping(this, `${name}Messages`, {
        target: worker,
        eventSourceArn: this.resources.jobQueue.queueArn,
        // One job at a time has the whole of an invocation.
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: 5,
      });
    }
    if (everyMinutes) {
      new Rule(this, `${name}Schedule`, {
        schedule: Schedule.rate(Duration.minutes(everyMinutes)),
        targets: [new LambdaTarget(worker, { retryAttempts: 0 })],
      });
    }
  }
}
