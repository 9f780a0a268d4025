import { describe, expect, it } from 'vitest';
import { environmentNames, environments } from '../../infra/environments.ts';
import { isAllowed } from '../../infra/local/aws/iam.ts';
import { type Statement, statementsOfRole } from '../../infra/local/template/policies.ts';
import { Resolver } from '../../infra/local/template/resolver.ts';
import { readAssembly } from '../../infra/local/template/stack.ts';
import { assemblyOf, prepareApps } from './synthesis.ts';
import { type AppName, testedApps } from './testedApps.ts';

prepareApps(['deployingDev', 'changedStaging', 'dev']);

const resolverOf = (app: AppName) => new Resolver(readAssembly(assemblyOf(app).directory), 'http://localhost');
const rolesIn = (resolver: Resolver) =>
  resolver.resources('AWS::IAM::Role').filter(({ logicalId }) => logicalId.startsWith('Stages'));
const resolver = resolverOf('deployingDev');
const roles = rolesIn(resolver);
const roleOf = (id: 'CloudFormation' | 'Deploy' | 'Destroy') => {
  const role = roles.find(({ logicalId }) => logicalId.startsWith(`Stages${id}`));
  if (!role) throw new Error(`no role ${id}`);
  return role;
};

const account = '000000000000';
const inRegion = (service: string, resource: string) => `arn:aws:${service}:me-central-1:${account}:${resource}`;
const stackArn = (name: string) => inRegion('cloudformation', `stack/${name}/0b9e`);
const roleArn = (name: string) => `arn:aws:iam::${account}:role/${name}`;
const boundary = `arn:aws:iam::${account}:policy/wasla-stages-boundary`;

const readsTag = ({ conditions }: Statement): boolean => JSON.stringify(conditions).includes('aws:ResourceTag/stage');

/** What IAM decides for a role. A resource without the tag is not met by what reads it. */
function may(
  id: 'CloudFormation' | 'Deploy' | 'Destroy',
  action: string,
  resource: string,
  { tag, ...given }: { readonly tag?: string; readonly passedTo?: string; readonly boundary?: string } = {},
): boolean {
  const statements = statementsOfRole(roleOf(id), resolver).filter((each) => tag !== undefined || !readsTag(each));
  const context = {
    ...(tag !== undefined && { 'aws:ResourceTag/stage': [tag] }),
    'iam:PassedToService': [given.passedTo ?? 'lambda.amazonaws.com'],
    'iam:PermissionsBoundary': [given.boundary ?? 'none'],
  };
  return isAllowed(statements, { action, resource, context });
}

/** The subjects of tokens that a role lets in. */
const subjectsOf = (id: 'Deploy' | 'Destroy'): unknown => {
  const [{ Condition, Action }] = (
    roleOf(id).properties.AssumeRolePolicyDocument as {
      Statement: [{ Condition: { StringEquals: object }; Action: string }];
    }
  ).Statement;
  expect([Action, Object.keys(Condition)]).toEqual(['sts:AssumeRoleWithWebIdentity', ['StringEquals']]);
  return Condition.StringEquals;
};

const issuer = 'token.actions.githubusercontent.com';

describe('who deploys and destroys the stages of branches', () => {
  it('is a job that the one environment of GitHub lets in: no fork, no pull request, no other environment, and never the other’s', () => {
    const of = (name: string) => ({
      [`${issuer}:aud`]: 'sts.amazonaws.com',
      [`${issuer}:sub`]: `repo:wasla-health/portal:environment:${name}`,
    });
    // By equality: nothing else is let in.
    expect([subjectsOf('Deploy'), subjectsOf('Destroy')]).toEqual([of('stages'), of('stages-destroy')]);
  });

  it('stands in the account of dev alone, and only where the repository is named', () => {
    expect(testedApps.changedStaging.environment.deployedFrom).toBe('wasla-health/portal');
    expect(rolesIn(resolverOf('changedStaging'))).toEqual([]);
    expect(environments.dev.deployedFrom).toBeNull();
    expect(rolesIn(resolverOf('dev'))).toEqual([]);
    expect(roles).toHaveLength(3);
  });

  it('changes stacks of stages, and none of dev or of another', () => {
    const actions = ['CreateChangeSet', 'ExecuteChangeSet', 'DeleteStack', 'RollbackStack'].map(
      (name) => `cloudformation:${name}`,
    );
    for (const action of actions) {
      expect(may('Deploy', action, stackArn('wasla-b-0a1b2c3d-stateful')), action).toBe(true);
      for (const name of ['wasla-dev-stateful', 'wasla-prod-stateful', 'wasla-dev-deployment', 'CDKToolkit', 'b-x']) {
        expect(may('Deploy', action, stackArn(name)), `${action} ${name}`).toBe(false);
        expect(may('Destroy', action, stackArn(name)), `${action} ${name}`).toBe(false);
      }
    }
    expect(may('Destroy', 'cloudformation:DeleteStack', stackArn('wasla-b-0a1b2c3d-stateful'))).toBe(true);
    expect(may('Destroy', 'cloudformation:CreateChangeSet', stackArn('wasla-b-0a1b2c3d-stateful'))).toBe(false);
  });

  it('becomes no other role, and hands CloudFormation the one for stages alone', () => {
    const own = roleArn('wasla-stages-cloudformation');
    const passedTo = 'cloudformation.amazonaws.com';
    expect(may('Deploy', 'iam:PassRole', own, { passedTo })).toBe(true);
    expect(may('Deploy', 'iam:PassRole', own, { passedTo: 'ec2.amazonaws.com' })).toBe(false);
    const admin = `cdk-hnb659fds-cfn-exec-role-${account}-me-central-1`;
    for (const name of [admin, 'wasla-dev-access-AccountRole', 'wasla-b-0a1b2c3d-access-AccountRole']) {
      expect(may('Deploy', 'iam:PassRole', roleArn(name), { passedTo }), name).toBe(false);
    }
    for (const kind of ['deploy', 'file-publishing', 'lookup', 'cfn-exec']) {
      const bootstrap = roleArn(`cdk-hnb659fds-${kind}-role-${account}-me-central-1`);
      for (const id of ['Deploy', 'Destroy', 'CloudFormation'] as const)
        expect(may(id, 'sts:AssumeRole', bootstrap)).toBe(false);
    }
  });

  it('puts its code where no other deployment looks for it, and deletes secrets of stages alone', () => {
    expect(may('Deploy', 's3:PutObject', `arn:aws:s3:::cdk-stages-assets-${account}-me-central-1/a.zip`)).toBe(true);
    expect(may('Deploy', 's3:PutObject', `arn:aws:s3:::cdk-hnb659fds-assets-${account}-me-central-1/a.zip`)).toBe(
      false,
    );
    const payer = (stage: string) => inRegion('secretsmanager', `secret:wasla/${stage}/payer/INS926-AbCdEf`);
    expect(may('Destroy', 'secretsmanager:DeleteSecret', payer('b-0a1b2c3d'))).toBe(true);
    for (const name of environmentNames) expect(may('Destroy', 'secretsmanager:DeleteSecret', payer(name))).toBe(false);
    for (const id of ['Deploy', 'Destroy'] as const)
      expect(may(id, 'secretsmanager:GetSecretValue', payer('b-0a1b2c3d'))).toBe(false);
  });
});

describe('what the template of a branch may say at most', () => {
  it('makes what a stage has', () => {
    for (const [service, resource] of [
      ['dynamodb:CreateTable', inRegion('dynamodb', 'table/wasla-b-0a1b2c3d-stateful-UsersTable')],
      ['lambda:CreateFunction', inRegion('lambda', 'function:wasla-b-0a1b2c3d-access-Account')],
      ['s3:CreateBucket', 'arn:aws:s3:::wasla-b-0a1b2c3d-stateful-documents'],
      ['kms:CreateKey', '*'],
      ['cloudfront:CreateDistribution', '*'],
    ] as const) {
      expect(may('CloudFormation', service, resource), service).toBe(true);
    }
    expect(may('CloudFormation', 'cloudformation:DescribeStacks', stackArn('wasla-b-0a1b2c3d-edge'))).toBe(true);
    expect(may('CloudFormation', 'cloudformation:DescribeStacks', stackArn('wasla-dev-edge'))).toBe(false);
    expect(may('CloudFormation', 'kms:ScheduleKeyDeletion', inRegion('kms', 'key/1'), { tag: 'b-0a1b2c3d' })).toBe(
      true,
    );
  });

  it('touches nothing of dev, staging or prod: by its name, or by its tag where it has none', () => {
    for (const name of ['dev', 'staging', 'prod']) {
      for (const [action, resource] of [
        ['dynamodb:DeleteTable', inRegion('dynamodb', `table/wasla-${name}-stateful-UsersTable`)],
        ['dynamodb:GetItem', inRegion('dynamodb', `table/wasla-${name}-stateful-UsersTable`)],
        ['s3:PutBucketPolicy', `arn:aws:s3:::wasla-${name}-stateful-documents`],
        ['s3:GetObject', `arn:aws:s3:::wasla-${name}-stateful-documents/photos/1`],
        ['lambda:UpdateFunctionCode', inRegion('lambda', `function:wasla-${name}-access-Account`)],
        ['secretsmanager:GetSecretValue', inRegion('secretsmanager', `secret:wasla/${name}/payer/INS926-AbCdEf`)],
        ['sqs:SendMessage', inRegion('sqs', `wasla-${name}-stateless-Mails`)],
      ] as const) {
        expect(may('CloudFormation', action, resource), `${action} ${resource}`).toBe(false);
      }
      for (const action of ['kms:PutKeyPolicy', 'kms:ScheduleKeyDeletion', 'cloudfront:UpdateDistribution']) {
        expect(may('CloudFormation', action, inRegion('kms', 'key/1'), { tag: name }), action).toBe(false);
      }
    }
    expect(
      may('CloudFormation', 's3:PutObject', `arn:aws:s3:::cdk-hnb659fds-assets-${account}-me-central-1/a.zip`),
    ).toBe(false);
  });

  it('makes roles with the names of stages and within the boundary, and widens neither itself nor another role', () => {
    const own = roleArn('wasla-b-0a1b2c3d-access-AccountRole');
    for (const action of ['iam:CreateRole', 'iam:PutRolePolicy', 'iam:AttachRolePolicy']) {
      expect(may('CloudFormation', action, own, { boundary }), action).toBe(true);
      expect(may('CloudFormation', action, own), action).toBe(false);
      expect(may('CloudFormation', action, own, { boundary: boundary.replace('stages', 'other') }), action).toBe(false);
      for (const name of [
        'Administrator',
        'wasla-dev-access-Role',
        'wasla-dev-break-glass',
        'wasla-stages-cloudformation',
      ]) {
        expect(may('CloudFormation', action, roleArn(name), { boundary }), `${action} ${name}`).toBe(false);
      }
    }
    const never = [
      'DeleteRolePermissionsBoundary',
      'PutRolePermissionsBoundary',
      'CreatePolicyVersion',
      'CreateUser',
      'CreateAccessKey',
      'CreatePolicy',
    ];
    for (const action of never) expect(may('CloudFormation', `iam:${action}`, own, { boundary }), action).toBe(false);
    expect(may('CloudFormation', 'iam:CreatePolicyVersion', boundary)).toBe(false);
    expect(may('CloudFormation', 'iam:PassRole', roleArn('Administrator'))).toBe(false);
    for (const action of [
      'cloudformation:DeleteStack',
      'organizations:LeaveOrganization',
      'sts:AssumeRole',
      'cloudtrail:StopLogging',
    ]) {
      expect(may('CloudFormation', action, '*'), action).toBe(false);
    }
    // The role itself is within what it hands on.
    expect(roleOf('CloudFormation').properties.PermissionsBoundary).toBe(boundary);
    expect(roleOf('CloudFormation').properties.RoleName).toBe('wasla-stages-cloudformation');
  });
});
