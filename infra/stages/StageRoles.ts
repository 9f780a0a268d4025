import { Duration, Stack } from 'aws-cdk-lib';
import { Effect, type IPrincipal, ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { brand } from '../../shared/brand.ts';
import { bootstraps, environmentNames, namesBegin } from '../environments.ts';
import { acceptStageBoundaryFindings, acceptStageRoleFindings } from '../nagSuppressions.ts';
import { stagesBegin } from './branchStage.ts';
import { stageBoundary } from './destroyable.ts';

interface StageRolesProps {
  /** The job that deploys the stage of a branch, with that branch's own workflow and code. */
  readonly deploys: IPrincipal;
  /** The job that destroys stages, with the code of the main branch. */
  readonly destroys: IPrincipal;
  readonly regions: readonly string[];
}

/** What the templates of a stage are made of, and what its functions use. */
const services = [
  ...['apigateway', 'cloudfront', 'cloudwatch', 'codedeploy', 'dynamodb', 'events', 'kms', 'lambda', 'logs'],
  ...['s3', 'secretsmanager', 'ses', 'sns', 'sqs', 'wafv2', 'xray'],
];

/** `GetRole PassRole` of `iam` as IAM writes them. */
const actionsOf = (service: string, names: string): string[] =>
  names.split(' ').map((action) => `${service}:${action}`);

const secretsBegin = `${brand.name.toLowerCase()}/`;

/** What of others has a name that IAM can know it by. */
const othersNames = [
  ...environmentNames.flatMap((stage) => {
    const all = `${namesBegin({ stage })}*`;
    return [
      ...[`dynamodb:*:*:table/${all}`, `lambda:*:*:function:${all}`, `sqs:*:*:${all}`, `sns:*:*:${all}`],
      ...[
        `events:*:*:rule/${all}`,
        `s3:::${all}`,
        `logs:*:*:log-group:${all}`,
        `logs:*:*:log-group:/aws/lambda/${all}`,
      ],
      `secretsmanager:*:*:secret:${secretsBegin}${stage}/*`,
    ];
  }),
  // From here CloudFormation takes the code of dev.
  `s3:::cdk-${bootstraps.environments.qualifier}-*`,
];

/**
 * Who may deploy and destroy the stages of branches, in the account of dev. Whoever may push a branch decides what its templates say. So none of this
 * goes by the roles of `cdk bootstrap`, which may change every stack of the account, dev's own among them: only stacks with the names of stages are
 * deployed, with a role of CloudFormation that has a boundary, and each role that it makes has to have the same one.
 */
export class StageRoles extends Construct {
  private readonly stacks: (names: string) => string[];

  constructor(scope: Construct, id: string, { deploys, destroys, regions }: StageRolesProps) {
    super(scope, id);
    const { account } = Stack.of(this);
    this.stacks = (names) => regions.map((region) => `arn:aws:cloudformation:${region}:${account}:stack/${names}/*`);
    this.addDeploy(deploys, this.addCloudFormation(), regions);
    this.addDestroy(destroys);
  }

  /** With this role CloudFormation makes what the templates of stages say. */
  private addCloudFormation(): Role {
    const boundary = this.addBoundary();
    return new Role(this, 'CloudFormation', {
      // Neither a name of a stage's, whose roles a stage may change, nor one of dev's, for which the keys of dev decrypt.
      roleName: bootstraps.stages.cloudFormationRole,
      assumedBy: new ServicePrincipal('cloudformation.amazonaws.com'),
      managedPolicies: [boundary],
      permissionsBoundary: boundary,
    });
  }

  private addDeploy(deploys: IPrincipal, cloudFormation: Role, regions: readonly string[]): void {
    const { account } = Stack.of(this);
    const buckets = regions.map(
      (region) => `arn:aws:s3:::cdk-${bootstraps.stages.qualifier}-assets-${account}-${region}`,
    );
    const role = new Role(this, 'Deploy', { assumedBy: deploys, maxSessionDuration: Duration.hours(2) });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['iam:PassRole'],
        resources: [cloudFormation.roleArn],
        conditions: { StringEquals: { 'iam:PassedToService': 'cloudformation.amazonaws.com' } },
      }),
    );
    const onStacks =
      'CreateChangeSet DescribeChangeSet ExecuteChangeSet DeleteChangeSet DescribeStacks DescribeStackEvents ListStackResources GetTemplate DeleteStack RollbackStack ContinueUpdateRollback';
    this.allow(role, [
      [actionsOf('cloudformation', onStacks), this.stacks(`${stagesBegin}*`)],
      [actionsOf('s3', 'GetBucketLocation ListBucket GetEncryptionConfiguration'), buckets],
      [actionsOf('s3', 'GetObject PutObject'), buckets.map((bucket) => `${bucket}/*`)],
      [['dynamodb:ListTables'], ['*']],
      [['dynamodb:DescribeTable'], [`arn:aws:dynamodb:*:${account}:table/${stagesBegin}*`]],
    ]);
  }

  private addDestroy(destroys: IPrincipal): void {
    const { account } = Stack.of(this);
    const role = new Role(this, 'Destroy', { assumedBy: destroys, maxSessionDuration: Duration.hours(4) });
    this.allow(role, [
      [['cloudformation:DescribeStacks', 'secretsmanager:ListSecrets'], ['*']],
      // CloudFormation goes on with the role that it made the stack with.
      [['cloudformation:DeleteStack'], this.stacks(`${stagesBegin}*`)],
      [['secretsmanager:DeleteSecret'], [`arn:aws:secretsmanager:*:${account}:secret:${secretsBegin}b-*`]],
    ]);
  }

  private allow(role: Role, rights: readonly (readonly [string[], string[]])[]): void {
    for (const [actions, resources] of rights) role.addToPolicy(new PolicyStatement({ actions, resources }));
    const named = rights.flatMap(([, resources]) => resources).filter((each) => each !== '*' && each.includes('*'));
    acceptStageRoleFindings(role, named);
  }

  /** The most that the templates of stages and the roles in them may do. */
  private addBoundary(): ManagedPolicy {
    const { account } = Stack.of(this);
    const roles = `arn:aws:iam::${account}:role/${stagesBegin}*`;
    const stacks = this.stacks(`${stagesBegin}*`);
    const changesRoles =
      'GetRole GetRolePolicy ListRolePolicies ListAttachedRolePolicies ListInstanceProfilesForRole DeleteRole DeleteRolePolicy DetachRolePolicy UpdateRole UpdateAssumeRolePolicy TagRole UntagRole PassRole';
    const othersTag = {
      Null: { 'aws:ResourceTag/stage': 'false' },
      StringNotLike: { 'aws:ResourceTag/stage': 'b-*' },
    };
    const boundary = new ManagedPolicy(this, 'Boundary', {
      managedPolicyName: stageBoundary,
      description: 'The most that the stages of branches may do',
      statements: [
        new PolicyStatement({ actions: services.map((service) => `${service}:*`), resources: ['*'] }),
        new PolicyStatement({ actions: actionsOf('iam', changesRoles), resources: [roles] }),
        // The web ACL is read from the stack of the other region.
        new PolicyStatement({ actions: ['cloudformation:DescribeStacks'], resources: stacks }),
        new PolicyStatement({
          actions: actionsOf('iam', 'CreateRole PutRolePolicy AttachRolePolicy'),
          resources: [roles],
          conditions: {
            StringEquals: { 'iam:PermissionsBoundary': `arn:aws:iam::${account}:policy/${stageBoundary}` },
          },
        }),
        new PolicyStatement({
          effect: Effect.DENY,
          actions: ['*'],
          resources: othersNames.map((each) => `arn:aws:${each}`),
        }),
        // Keys, APIs and distributions have numbers for names: they are known by their tag.
        new PolicyStatement({ effect: Effect.DENY, actions: ['*'], resources: ['*'], conditions: othersTag }),
      ],
    });
    acceptStageBoundaryFindings(boundary, services, [roles, ...stacks]);
    return boundary;
  }
}
