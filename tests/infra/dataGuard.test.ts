import { describe, expect, it } from 'vitest';
import { type CloudTrailEvent, fits } from '../support/eventRules.ts';
import { type Resource, resourcesOf } from './synthesis.ts';

const resources = resourcesOf('prod');
const ofKind = (type: string): Resource[] => resources.filter((each) => each.type === type);
const rules = ofKind('AWS::Events::Rule').filter(({ properties }) => properties.EventPattern);

/** The rules that tell of an event, by name. */
const toldBy = (event: CloudTrailEvent): string[] =>
  rules
    .filter(({ properties }) => fits(properties.EventPattern, JSON.parse(JSON.stringify(event))))
    .map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''));

const called = (source: string, eventName: string, detail: object = {}): CloudTrailEvent => ({
  ...{ source, 'detail-type': 'AWS API Call via CloudTrail' },
  detail: { eventName, sourceIPAddress: '203.0.113.7', ...detail },
});
const deployment = { sourceIPAddress: 'cloudformation.amazonaws.com' };

interface Statement {
  readonly Sid?: string;
  readonly Effect: 'Allow' | 'Deny';
  readonly Action: string | string[];
  readonly Principal: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: conditions of any shape
  readonly Condition?: any;
}
const keys = ofKind('AWS::KMS::Key').filter(({ stack }) => stack === 'Stateful');
const deniesOf = ({ properties }: Resource): Statement[] =>
  properties.KeyPolicy.Statement.filter(({ Effect }: Statement) => Effect === 'Deny');

/** `arn:aws:iam::<account>:role/<name>` as the template joins it, with the account as `*`. */
const textOf = (joined: { 'Fn::Join': [string, unknown[]] }): string =>
  joined['Fn::Join'][1].map((part) => (typeof part === 'string' ? part : '1')).join('');
const isLike = (pattern: string, text: string): boolean => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(text);

describe('an operator with all rights of the console', () => {
  it('decrypts, signs and hashes with no key of the portal: its own roles do, and that of CloudFormation', () => {
    expect(keys.length).toBeGreaterThanOrEqual(5);
    for (const key of keys) {
      const alone = deniesOf(key).find(({ Sid }) => Sid === 'ThePortalAlone');
      expect(alone?.Principal, key.id).toEqual({ AWS: '*' });
      expect(alone?.Action, key.id).toEqual(['kms:Decrypt', 'kms:GenerateMac', 'kms:ReEncryptFrom', 'kms:Sign'].sort());
      const { ArnNotLike, BoolIfExists, ...others } = alone?.Condition ?? {};
      expect([others, BoolIfExists], key.id).toEqual([{}, { 'aws:PrincipalIsAWSService': 'false' }]);
      const patterns: string[] = ArnNotLike['aws:PrincipalArn'].map(textOf);
      const isKept = (arn: string) => !patterns.some((pattern) => isLike(pattern, arn));
      for (const name of ['Administrator', 'wasla-staging-access-Role1', 'wasla-production', 'my-wasla-prod-role']) {
        expect(isKept(`arn:aws:iam::1:role/${name}`), name).toBe(true);
      }
      for (const arn of [
        'arn:aws:iam::1:root',
        'arn:aws:iam::1:user/wasla-prod-x',
        'arn:aws:iam::2:role/wasla-prod-x',
      ]) {
        expect(isKept(arn), arn).toBe(true);
      }
      for (const name of ['wasla-prod-access-AccountRole1', 'cdk-hnb659fds-cfn-exec-role-1-me-central-1']) {
        expect(isKept(`arn:aws:iam::1:role/${name}`), name).toBe(false);
      }
    }
  });

  it('reads what is stored for an hour at most, with a second factor and a reason, and changes nothing', () => {
    const role = ofKind('AWS::IAM::Role').find(({ properties }) => properties.RoleName === 'wasla-prod-break-glass');
    expect(role?.properties.MaxSessionDuration).toBe(3600);
    const statements: Statement[] = role?.properties.AssumeRolePolicyDocument.Statement;
    expect(statements.flatMap(({ Action }) => Action).sort()).toEqual(['sts:AssumeRole', 'sts:TagSession']);
    for (const { Effect, Condition } of statements) {
      expect(Effect).toBe('Allow');
      expect(Condition).toEqual({
        Bool: { 'aws:MultiFactorAuthPresent': 'true' },
        NumericLessThan: { 'aws:MultiFactorAuthAge': '900' },
        StringLike: { 'aws:RequestTag/reason': '??????????*' },
        StringEquals: { 'aws:RequestedRegion': 'me-central-1' },
      });
    }
    const policies = ofKind('AWS::IAM::Policy').filter(({ properties }) =>
      properties.Roles.some(({ Ref }: { Ref?: string }) => Ref === role?.id),
    );
    const may: string[] = policies.flatMap(({ properties }) =>
      properties.PolicyDocument.Statement.flatMap(({ Action }: Statement) => Action),
    );
    expect(may.sort()).toEqual([
      ...['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query', 'dynamodb:Scan'],
      ...['kms:Decrypt', 's3:GetObject', 's3:GetObjectVersion'],
    ]);
    // Credentials of regulators, tokens and seals are nobody's to read or make.
    expect(JSON.stringify(policies)).not.toMatch(/(Credentials|Signing|Audit|Identifier)Key/);
  });

  it('rings an alarm by taking that role, and by no other', () => {
    const [pattern] = rules
      .filter(({ id }) => id.startsWith('BreakGlassTaken'))
      .map(({ properties }) => properties.EventPattern);
    const [roleArn] = pattern.detail.requestParameters.roleArn;
    expect(textOf(roleArn)).toBe('arn:aws:iam::1:role/wasla-prod-break-glass');
    expect(toldBy(called('aws.sts', 'AssumeRole', { requestParameters: { roleArn } }))).toEqual(['BreakGlassTaken']);
    expect(
      toldBy(called('aws.sts', 'AssumeRole', { requestParameters: { roleArn: 'arn:aws:iam::1:role/other' } })),
    ).toEqual([]);
  });

  it('rings an alarm by changing who may use a key, or a role that may, unless a deployment does', () => {
    for (const eventName of ['PutKeyPolicy', 'CreateGrant', 'ScheduleKeyDeletion']) {
      expect(toldBy(called('aws.kms', eventName)), eventName).toEqual(['DataOpened']);
      expect(toldBy(called('aws.kms', eventName, deployment)), eventName).toEqual([]);
    }
    const named = (roleName: string) => ({ requestParameters: { roleName } });
    for (const eventName of ['CreateRole', 'UpdateAssumeRolePolicy', 'PutRolePolicy', 'AttachRolePolicy']) {
      expect(toldBy(called('aws.iam', eventName, named('wasla-prod-mine'))), eventName).toEqual(['RoleChanged']);
      expect(toldBy(called('aws.iam', eventName, named('other'))), eventName).toEqual([]);
      expect(toldBy(called('aws.iam', eventName, { ...named('wasla-prod-x'), ...deployment })), eventName).toEqual([]);
    }
    // IAM tells its events in one region.
    expect(rules.filter(({ stack }) => stack === 'Edge').map(({ id }) => id)).toEqual([
      expect.stringMatching(/^RoleChanged/),
    ]);
  });

  it('is told of to somebody: each rule reaches a topic that takes it, with its runbook', () => {
    expect(rules).toHaveLength(3);
    for (const { id, stack, properties } of rules) {
      expect(properties.State, id).toBe('ENABLED');
      expect(properties.Description, id).toMatch(/docs\/operations\.md#(break-glass|data-opened)$/);
      const [{ Arn }] = properties.Targets;
      const policy = resources.find(
        (each) =>
          each.stack === stack &&
          each.type === 'AWS::SNS::TopicPolicy' &&
          JSON.stringify(each.properties.Topics).includes(Arn.Ref),
      );
      expect(JSON.stringify(policy?.properties.PolicyDocument), id).toContain('events.amazonaws.com');
    }
  });
});

describe('a bucket', () => {
  const policies = ofKind('AWS::S3::BucketPolicy');
  const allowed = (bucket: string): Statement[] =>
    policies
      .filter(({ properties }) => properties.Bucket.Ref.startsWith(bucket))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .filter(({ Effect }: Statement) => Effect === 'Allow');

  it('of patients’ files, exports and the audit trail lets nobody in by its policy', () => {
    for (const bucket of ['Documents', 'Imports', 'AuditArchive']) expect(allowed(bucket), bucket).toEqual([]);
  });

  it('of the site and of logs lets one service in, from this account alone', () => {
    for (const bucket of ['Site', 'AccessLogs']) {
      for (const { Principal, Condition } of allowed(bucket)) {
        expect(Principal, bucket).toEqual({
          Service: expect.stringMatching(/^(cloudfront|logging\.s3)\.amazonaws\.com$/),
        });
        expect(Condition.StringEquals['aws:SourceAccount'], bucket).toEqual({ Ref: 'AWS::AccountId' });
      }
    }
  });

  it('that somebody opens by hand rings an alarm', () => {
    for (const eventName of [
      'PutBucketPolicy',
      'PutBucketPublicAccessBlock',
      'DeleteBucketPublicAccessBlock',
      'PutBucketAcl',
    ]) {
      expect(toldBy(called('aws.s3', eventName)), eventName).toEqual(['DataOpened']);
      expect(toldBy(called('aws.s3', eventName, deployment)), eventName).toEqual([]);
    }
    expect(toldBy(called('aws.s3', 'GetObject'))).toEqual([]);
  });
});
