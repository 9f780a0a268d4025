import { describe, expect, it } from 'vitest';
import { type Point, rings } from '../support/alarms.ts';
import { assemblyOf, functionIdOf, ofType } from './synthesis.ts';

const aliases = ofType('prod', 'AWS::Lambda::Alias');
const groups = ofType('prod', 'AWS::CodeDeploy::DeploymentGroup');
const alarms = ofType('prod', 'AWS::CloudWatch::Alarm');

// Others tell people of what was opened by hand.
const schedules = ofType('prod', 'AWS::Events::Rule').filter(({ properties }) => properties.ScheduleExpression);

describe('a new version of a function', () => {
  it('is what callers reach by an alias, and never the newest code', () => {
    const called = [
      ...ofType('prod', 'AWS::ApiGatewayV2::Integration').map(({ stack, properties }) => [
        stack,
        properties.IntegrationUri,
      ]),
      ...ofType('prod', 'AWS::Lambda::EventSourceMapping').map(({ stack, properties }) => [
        stack,
        properties.FunctionName,
      ]),
      ...schedules.map(({ stack, properties }) => [stack, properties.Targets[0].Arn]),
      ...ofType('prod', 'AWS::Lambda::Permission').map(({ stack, properties }) => [stack, properties.FunctionName]),
    ] as const;
    const functions = new Set(ofType('prod', 'AWS::Lambda::Function').map(({ id }) => id));
    expect(called.length).toBeGreaterThan(functions.size);
    for (const [stack, value] of called)
      expect(functions, JSON.stringify(value)).toContain(functionIdOf('prod', stack, value));
    const [authorizer] = ofType('prod', 'AWS::ApiGatewayV2::Authorizer');
    const door = aliases.filter(({ id }) =>
      JSON.stringify(authorizer?.properties.AuthorizerUri).includes(`{"Ref":"${id}"}`),
    );
    expect(door.map(({ id }) => id.slice(0, 'VerifyOrigin'.length))).toEqual(['VerifyOrigin']);
  });

  it('gets a tenth of the calls for five minutes, each function’s own', () => {
    expect(aliases).toHaveLength(ofType('prod', 'AWS::Lambda::Function').length);
    for (const { id, stack, properties, attributes } of aliases) {
      const { ApplicationName, DeploymentGroupName } = attributes.UpdatePolicy.CodeDeployLambdaAliasUpdate;
      const group = groups.find((each) => each.stack === stack && each.id === DeploymentGroupName.Ref)?.properties;
      expect(group?.ApplicationName, id).toEqual(ApplicationName);
      expect(group?.DeploymentConfigName, id).toBe('CodeDeployDefault.LambdaCanary10Percent5Minutes');
      expect(properties.Name).toBe('live');
      expect(properties.FunctionVersion['Fn::GetAtt'][1]).toBe('Version');
    }
    expect(
      new Set(
        aliases.map(({ attributes }) => attributes.UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref),
      ).size,
    ).toBe(groups.length);
  });

  it('gives all calls back when it fails, also in another function of its group', () => {
    for (const { id, stack, properties } of groups) {
      expect(properties.AutoRollbackConfiguration, id).toEqual({
        Enabled: true,
        Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
      });
      const [{ Name }] = properties.AlarmConfiguration.Alarms;
      const alarm = alarms.find((each) => each.stack === stack && each.id === Name.Ref)?.properties;
      const own = aliases.find(
        ({ attributes }) => attributes.UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName.Ref === id,
      );
      const watched = alarm?.Metrics.flatMap(({ MetricStat }: { MetricStat?: { Metric: { Dimensions: object[] } } }) =>
        MetricStat ? [MetricStat.Metric.Dimensions] : [],
      );
      expect(watched, id).toContainEqual(
        expect.arrayContaining([
          { Name: 'ExecutedVersion', Value: own?.properties.FunctionVersion },
          { Name: 'FunctionName', Value: own?.properties.FunctionName },
        ]),
      );
    }
  });

  it('rings its alarm by one failed call, which a call of the version before does not', () => {
    const alarm = alarms.find(({ id }) => id.includes('ShiftFailing'))!.properties;
    const stats = alarm.Metrics.flatMap(({ MetricStat }: { MetricStat?: object }) => MetricStat ?? []);
    const now = Date.now();
    const failed = (isNew: boolean): Point[] => {
      const { Namespace, MetricName, Dimensions } = stats.at(-1).Metric;
      const dimensions = Object.fromEntries(
        Dimensions.map(({ Name, Value }: { Name: string; Value: unknown }) => [
          Name,
          Name === 'ExecutedVersion' && !isNew ? 'the one before' : Value,
        ]),
      );
      return [{ namespace: Namespace, metric: MetricName, dimensions, at: now - 1, value: 1 }];
    };
    expect(rings(alarm, failed(false), now)).toBe(false);
    expect(rings(alarm, failed(true), now)).toBe(true);
  });

  it('is put in its place by a role that can change nothing but where the calls go', () => {
    const roles = ofType('prod', 'AWS::IAM::Role').filter(
      ({ properties }) =>
        properties.AssumeRolePolicyDocument.Statement[0].Principal.Service === 'codedeploy.amazonaws.com',
    );
    expect(roles.length).toBeGreaterThan(0);
    for (const { properties } of roles) expect(properties.ManagedPolicyArns).toBeUndefined();
    const statements = roles.flatMap(({ properties }) => properties.Policies[0].PolicyDocument.Statement);
    for (const { Action, Resource } of statements)
      if (JSON.stringify(Action).includes('lambda:')) expect(JSON.stringify(Resource)).not.toContain('*');
    const actions = statements.flatMap(({ Action }) => Action);
    expect([...new Set(actions)].toSorted()).toEqual([
      'cloudwatch:DescribeAlarms',
      'lambda:GetAlias',
      'lambda:GetProvisionedConcurrencyConfig',
      'lambda:UpdateAlias',
    ]);
  });

  it('does not exist in the local environment', () => {
    expect(ofType('local', 'AWS::Lambda::Alias')).toEqual([]);
  });
});

describe('the stacks', () => {
  it('cannot be taken away at once where people work with them', () => {
    const unprotected = (name: 'local' | 'prod') =>
      assemblyOf(name).stacks.filter((stack) => !stack.terminationProtection);
    expect(unprotected('prod')).toEqual([]);
    expect(unprotected('local').length).toBeGreaterThan(0);
  });
});

describe('a key that encrypts logs', () => {
  it('serves CloudWatch Logs for the log groups of its account and region alone', () => {
    const statements = ofType('prod', 'AWS::KMS::Key').flatMap(({ properties }) => properties.KeyPolicy.Statement);
    const of = (sid: string) => statements.filter(({ Sid }: { Sid?: string }) => Sid === sid);
    expect(of('Logs')).toHaveLength(2);
    for (const { Condition, Principal } of of('Logs')) {
      const named = JSON.stringify(Condition.ArnLike['kms:EncryptionContext:aws:logs:arn']);
      expect(named).toMatch(/:logs:.*"Ref":"AWS::AccountId".*:log-group:\*"/);
      expect(named).toContain(/logs\.([a-z0-9-]+)\.amazonaws/.exec(Principal.Service)?.[1] ?? 'none');
    }
  });
});
