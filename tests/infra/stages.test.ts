import { describe, expect, it } from 'vitest';
import { type Environment, environmentNames, environments, namesBegin } from '../../infra/environments.ts';
import { inventedAddresses } from '../../infra/inventedAddresses.ts';
import { isStageName, ofBranch, stageNameOf, stagesBegin } from '../../infra/stages/branchStage.ts';
import { fc } from '../support/fc.ts';
import { assemblyOf, prepareApps, type Resource, resourcesOf } from './synthesis.ts';
import { testedApps } from './testedApps.ts';

prepareApps(['stage', 'otherStage', 'dev']);

const deployed = (name: 'stage' | 'otherStage' | 'dev'): Deployed => ({
  environment: testedApps[name].environment,
  assembly: assemblyOf(name),
  resources: resourcesOf(name),
});
const [one, other, dev] = [deployed('stage'), deployed('otherStage'), deployed('dev')];

interface Deployed {
  readonly environment: Environment;
  readonly assembly: ReturnType<typeof assemblyOf>;
  readonly resources: readonly Resource[];
}

describe('the name of a branch’s stage', () => {
  const branch = fc.string({ minLength: 1, unit: 'grapheme' });

  it('is the same each time, another one for another branch, and never that of an environment', () => {
    fc.assert(
      fc.property(fc.uniqueArray(branch, { minLength: 2, maxLength: 40 }), (names) => {
        const stages = names.map(stageNameOf);
        expect(stages).toEqual(names.map(stageNameOf));
        expect(new Set(stages).size).toBe(names.length);
        expect(stages.every(isStageName)).toBe(true);
      }),
    );
    for (const name of environmentNames) expect(isStageName(name), name).toBe(false);
  });

  it('is never the beginning of another’s names, by which keys and policies know roles and secrets', () => {
    const stages = fc.oneof(branch.map(stageNameOf), fc.constantFrom(...environmentNames));
    fc.assert(
      fc.property(fc.uniqueArray(stages, { minLength: 2, maxLength: 20 }), (names) => {
        const beginnings = names.map((stage) => namesBegin({ stage }));
        for (const own of beginnings) expect(beginnings.filter((each) => each.startsWith(own))).toEqual([own]);
      }),
    );
  });

  it('leaves the stack whole in the names that CloudFormation gives to functions', () => {
    expect(`${namesBegin(one.environment)}workers`.length).toBeLessThanOrEqual(24);
  });
});

describe('the stage of a branch', () => {
  it('has the addresses of dev, and none that is live or somebody’s whom an alarm calls', () => {
    const { payerGateway, regulators, mail } = environments.dev;
    expect(one.environment).toMatchObject({ name: 'dev', payerGateway, regulators, mail, alarmReceiver: null });
    const own = inventedAddresses(one.environment);
    expect(own).toEqual(inventedAddresses(environments.dev));
    const live = { ...environments.dev, payerGateway: { ...payerGateway, postOffice: 'live' as const } };
    expect(() => ofBranch(live, 'fix/sign-in')).toThrow('real payers');
    const real = { ...environments.dev, regulators: { ...regulators, system: 'live' as const } };
    expect(() => ofBranch(real, 'fix/sign-in')).toThrow('real payers or regulators');
  });

  it('stands beside dev alone, and has a branch', () => {
    for (const name of environmentNames.filter((each) => each !== 'dev')) {
      expect(() => ofBranch(environments[name], 'fix/sign-in'), name).toThrow('beside dev');
    }
    expect(() => ofBranch(environments.dev, '')).toThrow('Name the branch');
    expect(ofBranch(environments.prod, undefined)).toBe(environments.prod);
  });

  it('keeps nothing when it is destroyed', () => {
    for (const { id, type, attributes } of one.resources) {
      expect([attributes.DeletionPolicy, attributes.UpdateReplacePolicy], `${type} ${id}`).toEqual([
        'Delete',
        'Delete',
      ]);
    }
    const all = (type: string) => one.resources.filter((each) => each.type === type);
    for (const { properties } of all('AWS::DynamoDB::Table')) {
      const { DeletionProtectionEnabled, PointInTimeRecoverySpecification } = properties;
      expect([DeletionProtectionEnabled, PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled]).toEqual([
        false,
        false,
      ]);
    }
    for (const { properties } of all('AWS::KMS::Key')) expect(properties.PendingWindowInDays).toBe(7);
    for (const { properties } of all('AWS::Logs::LogGroup')) expect(properties.RetentionInDays).toBe(7);
    const buckets = all('AWS::S3::Bucket');
    for (const { properties } of buckets) {
      expect([properties.ObjectLockEnabled, properties.ObjectLockConfiguration]).toEqual([undefined, undefined]);
    }
    const emptied = all('Custom::S3AutoDeleteObjects').map(({ properties }) => properties.BucketName.Ref);
    expect(emptied.sort()).toEqual(buckets.map(({ id }) => id).sort());
    // The domain of mails is one for the account: it is that of dev.
    expect(all('AWS::SES::EmailIdentity')).toEqual([]);
    for (const { terminationProtection } of one.assembly.stacks) expect(terminationProtection).toBe(false);
  });

  it('says of each stack whose it is, so that it is found when it is due', () => {
    for (const { stackName, tags } of one.assembly.stacks) {
      expect(stackName.startsWith(`wasla-${stageNameOf('fix/sign-in')}-`)).toBe(true);
      expect(tags).toMatchObject({ branch: 'fix/sign-in', stage: stageNameOf('fix/sign-in') });
    }
    expect(other.environment.branch).toBe('fix/sign-in-é#2?');
    expect(other.assembly.stacks[0]?.tags.branch).toBe('fix/sign-in-é_2_');
  });

  it('gives no role more than the boundary of stages allows, and takes no code from where dev does', () => {
    const roles = one.resources.filter(({ type }) => type === 'AWS::IAM::Role');
    expect(roles.length).toBeGreaterThan(60);
    for (const { id, properties } of roles) {
      expect(JSON.stringify(properties.PermissionsBoundary), id).toContain(':policy/wasla-stages-boundary');
    }
    const text = JSON.stringify(one.assembly.stacks.map(({ template }) => template));
    expect(text).not.toContain('hnb659fds');
    for (const stack of one.assembly.stacks) {
      expect([stack.assumeRoleArn, stack.cloudFormationExecutionRoleArn]).toEqual([undefined, undefined]);
    }
  });
});

/** Where each type has a name that an account, or the world, has once; `null` where CloudFormation makes it from the stack’s own name, or by chance. */
const ownName: Readonly<Record<string, ((properties: Resource['properties']) => unknown) | null>> = {
  'AWS::CloudFront::Function': ({ Name }) => Name,
  'AWS::CloudFront::OriginAccessControl': ({ OriginAccessControlConfig }) => OriginAccessControlConfig.Name,
  'AWS::CloudFront::OriginRequestPolicy': ({ OriginRequestPolicyConfig }) => OriginRequestPolicyConfig.Name,
  'AWS::CloudFront::ResponseHeadersPolicy': ({ ResponseHeadersPolicyConfig }) => ResponseHeadersPolicyConfig.Name,
  'AWS::Logs::QueryDefinition': ({ Name }) => Name,
  'AWS::SecretsManager::Secret': ({ Name }) => Name,
  // By this name its numbers are told from those of others.
  'AWS::WAFv2::WebACL': ({ VisibilityConfig }) => VisibilityConfig.MetricName,
  'AWS::Logs::MetricFilter': ({ MetricTransformations }) => MetricTransformations[0].MetricName,
};
const nameKeys = ['BucketName', 'FunctionName', 'LogGroupName', 'QueueName', 'RoleName', 'TableName', 'TopicName'];
const moreKeys = ['AlarmName', 'DashboardName', 'ManagedPolicyName'];

const namesOf = ({ resources }: Pick<Deployed, 'resources'>): string[] =>
  resources.flatMap(({ type, properties }) =>
    [ownName[type]?.(properties), ...[...nameKeys, ...moreKeys].map((key) => properties[key])].flatMap((name) =>
      typeof name === 'string' ? [`${type} ${name}`] : [],
    ),
  );

const exportsOf = ({ assembly }: Pick<Deployed, 'assembly'>): string[] =>
  assembly.stacks.flatMap(({ template }) =>
    Object.values<{ Export?: { Name: string } }>(template.Outputs ?? {}).flatMap(({ Export }) => Export?.Name ?? []),
  );

/** The resources and names of a policy as text; what a template refers to is the stage’s own, or what it imports. */
const textOf = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(/\{"Ref":"AWS::AccountId"\}/g, '"123456789012"')
    .replaceAll(
      /\{"Fn::Join":\["",\[([^[\]]*)\]\]\}/g,
      (_, parts: string) => `"${parts.replaceAll(/","|^"|"$/g, '')}"`,
    );

const literalsIn = (value: unknown): string[] =>
  [...textOf(value).matchAll(/"((?:arn:|wasla)[^"]*)"/g)].map(([, each]) => each ?? '');

const matches = (pattern: string, arn: string): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  ).test(arn);

/** What a stage has, as the ARNs that its name decides. */
const thingsOf = ({ stage }: Environment): string[] => [
  `arn:aws:secretsmanager:me-central-1:123456789012:secret:wasla/${stage}/payer/INS926-AbCdEf`,
  `arn:aws:secretsmanager:me-central-1:123456789012:secret:wasla/${stage}/verification-AbCdEf`,
  `arn:aws:dynamodb:me-central-1:123456789012:table/wasla-${stage}-stateful-UsersTable-1`,
  `arn:aws:lambda:me-central-1:123456789012:function:wasla-${stage}-workers-SetUpPortal-1`,
  `arn:aws:iam::123456789012:role/wasla-${stage}-access-AccountRole-1`,
  `arn:aws:iam::123456789012:role/wasla-${stage}-break-glass`,
  `arn:aws:s3:::wasla-${stage}-stateful-documents-1`,
  `arn:aws:sqs:me-central-1:123456789012:wasla-${stage}-stateless-mails-1`,
];

describe('two stages and dev in one account', () => {
  it('have no name in common', () => {
    const names = [one, other, dev].map(namesOf);
    expect(names[0]?.length).toBeGreaterThan(8);
    expect(new Set(names.flat()).size).toBe(names.flat().length);
    const [exported, exportedToo] = [exportsOf(one), exportsOf(other)];
    expect(exported.length).toBeGreaterThan(20);
    expect(exported.filter((name) => exportedToo.includes(name))).toEqual([]);
    const stacks = [one, other].flatMap(({ assembly }) => assembly.stacks.map(({ stackName }) => stackName));
    expect(new Set(stacks).size).toBe(stacks.length);
    for (const name of names.flat()) expect(name.split(' ')[1]?.length, name).toBeLessThanOrEqual(64);
  });

  it('are the same but for their names: nothing of the one is written in the other', () => {
    const text = ({ assembly, environment }: Deployed) =>
      JSON.stringify(assembly.stacks.map(({ template }) => template)).replaceAll(environment.stage, 'STAGE');
    expect(text(one)).not.toContain(other.environment.stage);
    expect(text(one)).not.toContain('wasla-dev');
    expect(text(one)).not.toContain('wasla/dev');
  });

  it('have roles and keys that reach nothing of each other', () => {
    const all = [one, other, dev];
    for (const { environment, resources } of all) {
      const others = all
        .filter((each) => each.environment !== environment)
        .flatMap((each) => thingsOf(each.environment));
      const policies = resources.filter(({ type }) => /^AWS::(IAM::(Role|Policy)|KMS::Key)$/.test(type));
      const patterns = new Set(policies.flatMap(({ properties }) => literalsIn(properties)));
      expect([...patterns].some((each) => each.includes(`wasla/${environment.stage}/payer/`))).toBe(true);
      expect([...patterns].some((each) => each.includes(`role/wasla-${environment.stage}-*`))).toBe(true);
      for (const pattern of patterns)
        expect(
          others.filter((arn) => matches(pattern, arn)),
          pattern,
        ).toEqual([]);
      const imported = policies.flatMap(({ properties }) => [
        ...textOf(properties).matchAll(/"Fn::ImportValue":"([^"]+)"/g),
      ]);
      expect(imported.length).toBeGreaterThan(100);
      for (const [, name] of imported) expect(name?.startsWith(namesBegin(environment)), name).toBe(true);
    }
  });

  it('count their own calls and their own blocks', () => {
    const dimensions = ({ resources }: Pick<Deployed, 'resources'>, name: string) =>
      resources
        .flatMap(({ properties }) => [...JSON.stringify(properties).matchAll(/\{"Name":"(\w+)","Value":"([\w-]+)"\}/g)])
        .flatMap(([, key, value]) => (key === name ? (value ?? []) : []));
    for (const each of [one, other]) {
      expect(new Set(dimensions(each, 'stage'))).toEqual(new Set([each.environment.stage]));
      expect(dimensions(each, 'WebACL')).toEqual([`portal-${each.environment.stage}`]);
    }
    expect(dimensions(dev, 'WebACL')).toEqual(['portal']);
    expect(one.environment.stage.startsWith(stagesBegin.slice('wasla-'.length))).toBe(true);
  });
});
