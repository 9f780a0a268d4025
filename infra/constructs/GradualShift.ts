import { Duration } from 'aws-cdk-lib';
import { type Alarm, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { acceptShiftFindings } from '../nagSuppressions.ts';
import { addAlarm } from './addAlarm.ts';
import { together } from './together.ts';

interface GradualShiftProps {
  readonly aliases: readonly Alias[];
  readonly topic: ITopic;
}

/**
 * A new version of a function gets a tenth of its calls for five minutes, then all of them. If a new version of one of these functions fails
 * meanwhile, CodeDeploy sends all calls to the versions before, and CloudFormation takes back the deployment of the stack (ADR 0156).
 */
export class GradualShift extends Construct {
  constructor(scope: Construct, id: string, { aliases, topic }: GradualShiftProps) {
    super(scope, id);
    const application = new LambdaApplication(this, 'Application');
    const role = this.addRole(aliases);
    const alarms = [this.addAlarm(aliases, topic)];
    for (const alias of aliases) {
      new LambdaDeploymentGroup(this, alias.lambda.node.scope?.node.id ?? alias.node.id, {
        application,
        alias,
        // CDK would attach a policy of AWS that reaches every function of the account.
        role: role.withoutPolicyUpdates(),
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms,
        autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
      });
    }
  }

  private addRole(aliases: readonly Alias[]): Role {
    const moves = new PolicyStatement({
      actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
      resources: aliases.flatMap(({ aliasName, lambda }) => [lambda.functionArn, `${lambda.functionArn}:${aliasName}`]),
    });
    const asks = new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      inlinePolicies: { Shift: new PolicyDocument({ statements: [moves, asks] }) },
    });
    acceptShiftFindings(role);
    return role;
  }

  /** The errors of the new versions alone: a fault of the release that serves does not hold up the one that mends it. */
  private addAlarm(aliases: readonly Alias[], topic: ITopic): Alarm {
    const period = Duration.minutes(1);
    const metrics = aliases.map(
      ({ aliasName, lambda, version }) =>
        new Metric({
          namespace: 'AWS/Lambda',
          metricName: 'Errors',
          dimensionsMap: {
            FunctionName: lambda.functionName,
            Resource: `${lambda.functionName}:${aliasName}`,
            ExecutedVersion: version.version,
          },
          statistic: Stats.SUM,
          period,
        }),
    );
    const metric = together(metrics, { named: 'fn', period });
    return addAlarm(this, 'Failing', { metric, above: 0, runbook: 'new-version', topic });
  }
}
