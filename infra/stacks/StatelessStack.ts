import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { QueueName } from '../../functions/_settings/queueNames.ts';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { brand } from '../../shared/brand.ts';
import type { AreaFunction } from '../constructs/AreaFunction.ts';
import { addFunctions, type FunctionSurroundings } from '../constructs/addFunctions.ts';
import { guardData } from '../constructs/DataGuard.ts';
import { FunctionAlarms } from '../constructs/FunctionAlarms.ts';
import { Monitoring } from '../constructs/Monitoring.ts';
import { PortalApi } from '../constructs/PortalApi.ts';
import { PortalDistribution } from '../constructs/PortalDistribution.ts';
import { WorkQueue } from '../constructs/WorkQueue.ts';
import { type Environment, namesBegin } from '../environments.ts';
import { entryOfEdge } from '../functionEntries.ts';
import { queues } from '../queues.ts';
import { originCheckSettings, workerSettings } from '../workerSettings.ts';
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

/**
 * What all functions share and a deployment may replace at any time: the API without its routes, queues, the distribution, the
 * alarms' topic and the dashboard. The functions have stacks of their own, which need this one.
 */
export class StatelessStack extends Stack {
  readonly portal: PortalDistribution;
  readonly api: PortalApi;
  readonly topic: ITopic;
  /** For the functions of areas. */
  readonly surroundings: FunctionSurroundings;
  readonly queues: Readonly<Record<QueueName, WorkQueue>>;
  /** Where users reach the portal. */
  readonly portalUrl: string;

  constructor(scope: Construct, id: string, props: StatelessStackProps) {
    super(scope, id, props);
    const { settings, stateful, edge, root, version } = props;
    this.queues = this.addQueues(stateful);
    const resources = { ...stateful.grantable(), queues: this.queues };
    this.surroundings = { root, environment: settings, version, resources };
    const originCheck = this.addOriginCheck();
    this.api = new PortalApi(this, 'PortalApi', {
      environment: settings,
      dataKey: stateful.dataKey,
      originCheck: originCheck?.target,
    });
    this.portal = this.addDistribution(props);
    this.portalUrl = `https://${edge?.domain?.name ?? this.portal.distribution.distributionDomainName}`;
    const { topic } = new Monitoring(this, 'Monitoring', {
      queues: this.queues,
      serverErrors: this.api.serverErrors,
      stage: settings.stage,
      functionNames: `${brand.name.toLowerCase()}-${settings.stage}`,
      receiver: settings.alarmReceiver,
      key: stateful.dataKey,
      tables: Object.entries(stateful.tables).map(([name, table]) => ({
        table,
        indexNames: stateful.indexNames[name as TableName],
      })),
    });
    this.topic = topic;
    if (settings.name !== 'local') guardData(this, { namesBegin: namesBegin(settings), topic });
    if (originCheck) new FunctionAlarms(this, 'Watch', { functions: new Map([['verifyOrigin', originCheck]]), topic });
    new CfnOutput(this, 'PortalAddress', { value: this.portalUrl });
  }

  /** A queue holds its messages back for as long as its own worker may take. */
  private addQueues({ dataKey }: StatefulStack): Readonly<Record<QueueName, WorkQueue>> {
    const timeoutOf = (name: QueueName): number =>
      Math.max(...Object.values(workerSettings).map((each) => (each.consumes === name ? each.timeoutSeconds : 0)));
    const queueOf = (name: QueueName): WorkQueue =>
      new WorkQueue(this, queues[name].id, { key: dataKey, consumerTimeoutSeconds: timeoutOf(name) });
    return {
      payers: queueOf('payers'),
      authorizations: queueOf('authorizations'),
      mails: queueOf('mails'),
      registers: queueOf('registers'),
      claims: queueOf('claims'),
      drafts: queueOf('drafts'),
      sheets: queueOf('sheets'),
      exports: queueOf('exports'),
      imports: queueOf('imports'),
      polls: queueOf('polls'),
    };
  }

  /** Where CloudFront stands in front, the gateway asks this function whether a call came through it. */
  private addOriginCheck(): AreaFunction | undefined {
    if (!this.surroundings.resources.originSecret) return undefined;
    const settings = { verifyOrigin: originCheckSettings };
    return addFunctions(this, settings, entryOfEdge, this.surroundings).get('verifyOrigin');
  }

  private addDistribution({ settings, stateful, edge }: StatelessStackProps): PortalDistribution {
    return new PortalDistribution(this, 'Portal', {
      site: stateful.site,
      files: stateful.imports,
      apiHostName: this.api.hostName,
      headers: {
        stage: settings.name === 'local' ? 'local' : 'deployed',
        chatOrigin: settings.portalSettings.chat && new URL(settings.portalSettings.chat.baseUrl).origin,
      },
      originSecret: stateful.originSecret?.secretValue,
      webAclArn: edge?.webAclArn,
      domain: edge?.domain,
    });
  }
}
