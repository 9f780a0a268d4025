import { ArnFormat, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type EventPattern, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addAlarm } from '../constructs/addAlarm.ts';
import { keepForPortal, refuseGrants } from '../constructs/keyPolicies.ts';
import { copiesEveryHours, copiesKeptDays } from '../copyVaults.ts';
import { type Environment, namesBegin } from '../environments.ts';
import { acceptBackupFindings } from '../nagSuppressions.ts';
import type { StatefulStack } from './StatefulStack.ts';

interface BackupStackProps extends StackProps {
  readonly settings: Environment;
  readonly stateful: StatefulStack;
  readonly topic: ITopic;
  /** The vault in the second account. */
  readonly copiesTo: string;
}

const runbook = 'copies';
const copyJob = 'Copy Job State Change';
const backupJob = 'Backup Job State Change';
const failed = ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'];

/**
 * Backs up what the portal stores twice a day, and copies it to a vault in a second account. For what happens within this account there are seconds
 * (point-in-time recovery) and versions: this is for the loss of the account.
 */
export class BackupStack extends Stack {
  private readonly settings: Environment;
  private readonly topic: ITopic;
  private readonly vault: BackupVault;

  constructor(scope: Construct, id: string, { settings, stateful, topic, copiesTo, ...props }: BackupStackProps) {
    super(scope, id, props);
    this.settings = settings;
    this.topic = topic;
    const begin = namesBegin(settings);
    const key = new Key(this, 'Key', {
      description: 'Encrypts backups',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    refuseGrants(key);
    keepForPortal(key, settings);
    this.vault = new BackupVault(this, 'Vault', {
      backupVaultName: `${begin}backups`,
      encryptionKey: key,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.addPlan(copiesTo, this.addRole(begin, [key, stateful.dataKey]), stateful);
    this.watchFailures();
    this.watchCopies(stateful.dataKey);
  }

  /** Its name lets the keys decrypt for it (keyPolicies.ts). It backs up and copies; to restore is nothing that it may. */
  private addRole(begin: string, keys: readonly Key[]): Role {
    const role = new Role(this, 'Role', {
      roleName: `${begin}backup`,
      description: 'Backs up what the portal stores, and copies it to the second account',
      assumedBy: new ServicePrincipal('backup.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
      managedPolicies: [
        'service-role/AWSBackupServiceRolePolicyForBackup',
        'AWSBackupServiceRolePolicyForS3Backup',
      ].map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    const actions = ['kms:Decrypt', 'kms:DescribeKey', 'kms:GenerateDataKey'];
    role.addToPolicy(new PolicyStatement({ actions, resources: keys.map(({ keyArn }) => keyArn) }));
    acceptBackupFindings(role);
    return role;
  }

  private addPlan(copiesTo: string, role: Role, { tables, documents, imports, auditArchive }: StatefulStack): void {
    const destinationBackupVault = BackupVault.fromBackupVaultArn(this, 'Copies', copiesTo);
    const plan = new BackupPlan(this, 'Plan', { backupPlanName: `${namesBegin(this.settings)}copies` });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'twice-a-day',
        backupVault: this.vault,
        // Two in the morning and in the afternoon in the UAE.
        scheduleExpression: Schedule.cron({ hour: `10,${10 + copiesEveryHours}`, minute: '0' }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(10),
        // Here they only wait for the next ones: what they are for lies outside.
        deleteAfter: Duration.days(2),
        copyActions: [{ destinationBackupVault, deleteAfter: Duration.days(copiesKeptDays) }],
      }),
    );
    const buckets = [documents, imports, auditArchive].map(({ bucketArn }) => BackupResource.fromArn(bucketArn));
    const resources = [...Object.values(tables).map(({ tableArn }) => BackupResource.fromArn(tableArn)), ...buckets];
    plan.addSelection('Stored', { resources, role, disableDefaultBackupPolicy: true });
  }

  private addRule(id: string, detailType: string, detail: EventPattern['detail']): Rule {
    const description = `What to do: docs/operations.md#${runbook}`;
    return new Rule(this, id, {
      description,
      eventPattern: { source: ['aws.backup'], detailType: [detailType], detail },
    });
  }

  /** Tells of each backup and of each copy that failed. */
  private watchFailures(): void {
    const { backupVaultArn } = this.vault;
    const rules = [
      this.addRule('CopyFailed', copyJob, { state: failed, sourceBackupVaultArn: [backupVaultArn] }),
      this.addRule('BackupFailed', backupJob, { state: failed, backupVaultArn: [backupVaultArn] }),
    ];
    for (const rule of rules) rule.addTarget(new SnsTopic(this.topic));
  }

  /** Writes each copy into a log, and rings when a day has none: what does not run does not fail either. */
  private watchCopies(encryptionKey: Key): void {
    const log = new LogGroup(this, 'Log', {
      logGroupName: `/aws/events/${namesBegin(this.settings)}copies`,
      retention: this.settings.logRetentionDays,
      encryptionKey,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    log.addToResourcePolicy(
      new PolicyStatement({
        principals: ['events', 'delivery.logs'].map((service) => new ServicePrincipal(`${service}.amazonaws.com`)),
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [log.logGroupArn],
      }),
    );
    const done = this.addRule('Copied', copyJob, {
      state: ['COMPLETED'],
      sourceBackupVaultArn: [this.vault.backupVaultArn],
    });
    const arn = this.formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: log.logGroupName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    done.addTarget({ bind: () => ({ arn }) });
    const metric = new Metric({
      namespace: 'AWS/Events',
      metricName: 'Invocations',
      dimensionsMap: { RuleName: done.ruleName },
      statistic: Stats.MINIMUM,
      period: Duration.days(1),
    });
    // Above what can be: only a missing number rings.
    addAlarm(this, 'NoCopies', { metric, above: 1_000_000, mustRun: true, runbook, topic: this.topic });
  }
}
