import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { buildCopies, buildPortal } from '../../infra/portal.ts';
import { rings } from '../support/alarms.ts';
import { builtSite, withoutFunctions } from './emptyFunctions.ts';
import { prepareApps, type Resource, resourcesOf } from './synthesis.ts';
import { testedApps } from './testedApps.ts';

prepareApps(['wholeProd', 'copies']);

const { environment } = testedApps.wholeProd;
const { copiesTo } = environment;
const resources = resourcesOf('wholeProd').filter(({ stack }) => stack === 'Backup');
const copies = resourcesOf('copies');
const only = (all: readonly Resource[], type: string): Resource => {
  const found = all.filter((each) => each.type === type);
  expect(found, type).toHaveLength(1);
  return found[0] as Resource;
};

describe('the copies of what is stored', () => {
  it('are made twice a day of every table and of each bucket that people or the law fill, and go to the second account', () => {
    const [rule, ...others] = only(resources, 'AWS::Backup::BackupPlan').properties.BackupPlan.BackupPlanRule;
    expect(others).toEqual([]);
    expect(rule.ScheduleExpression).toBe('cron(0 10,22 * * ? *)');
    expect(rule.CopyActions).toEqual([{ DestinationBackupVaultArn: copiesTo, Lifecycle: { DeleteAfterDays: 35 } }]);
    const selected: string[] = only(resources, 'AWS::Backup::BackupSelection').properties.BackupSelection.Resources.map(
      (each: object) => JSON.stringify(each),
    );
    const stored = resourcesOf('wholeProd').filter(({ stack }) => stack === 'Stateful');
    const due = stored.filter(
      ({ type, id }) => type === 'AWS::DynamoDB::Table' || /^(Documents|Imports|AuditArchive)[0-9A-F]{8}$/.test(id),
    );
    expect(due.length).toBe(9 + 3);
    expect(selected).toHaveLength(due.length);
    for (const { id } of due)
      expect(
        selected.some((each) => each.includes(id)),
        id,
      ).toBe(true);
  });

  it('are encrypted with a key of their own, which decrypts for roles of the portal alone, and made by one of them', () => {
    const key = only(resources, 'AWS::KMS::Key').properties;
    expect(key.EnableKeyRotation).toBe(true);
    expect(key.KeyPolicy.Statement.map(({ Sid }: { Sid?: string }) => Sid)).toEqual(
      expect.arrayContaining(['NoGrants', 'ThePortalAlone']),
    );
    const role = only(resources, 'AWS::IAM::Role').properties;
    expect(role.RoleName).toBe('wasla-prod-backup');
    expect(role.AssumeRolePolicyDocument.Statement).toEqual([
      {
        Action: 'sts:AssumeRole',
        Effect: 'Allow',
        Principal: { Service: 'backup.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': '111122223333' } },
      },
    ]);
    expect(JSON.stringify(role.ManagedPolicyArns)).not.toMatch(/Restore|Administrator/);
    const may = only(resources, 'AWS::IAM::Policy').properties.PolicyDocument.Statement;
    expect(may.flatMap(({ Action }: { Action: string[] }) => Action)).toEqual([
      ...['kms:Decrypt', 'kms:DescribeKey', 'kms:GenerateDataKey'],
    ]);
  });

  it('lie where nobody removes them for 35 days, and where the portal can put some in and do nothing else', () => {
    const vault = only(copies, 'AWS::Backup::BackupVault');
    expect(vault.properties.BackupVaultName).toBe('wasla-prod-copies');
    expect(vault.properties.LockConfiguration).toEqual({ MinRetentionDays: 35, ChangeableForDays: 3 });
    expect(vault.attributes.DeletionPolicy).toBe('Retain');
    const [statement, ...others] = vault.properties.AccessPolicy.Statement;
    expect(others).toEqual([]);
    expect(statement.Action).toBe('backup:CopyIntoBackupVault');
    expect(JSON.stringify(statement.Principal)).toContain('111122223333');
    const portals = only(copies, 'AWS::KMS::Key').properties.KeyPolicy.Statement.filter((each: object) =>
      JSON.stringify(each).includes('111122223333'),
    );
    expect(portals).toHaveLength(1);
    expect(JSON.stringify(portals)).not.toContain('kms:Decrypt');
  });

  it('go to no other region, and to no vault of the account that they are for', () => {
    const built = { root: withoutFunctions, siteFolder: builtSite };
    const to = (vault: string) => () => buildPortal({ environment: { ...environment, copiesTo: vault }, ...built });
    expect(to(copiesTo.replace('me-central-1', 'eu-west-1'))).toThrow('copiesTo names a vault of me-central-1');
    expect(to('wasla-prod-copies')).toThrow('copiesTo names a vault of me-central-1');
    vi.stubEnv('CDK_DEFAULT_ACCOUNT', '444455556666');
    expect(to(copiesTo)).toThrow("a vault of the portal's own account 444455556666");
    expect(() => buildCopies({ environment, portalAccount: '444455556666' })).toThrow('belong into a second one');
    vi.unstubAllEnvs();
    expect(() => buildCopies({ environment, portalAccount: '' })).toThrow('Name the portal');
  });
});

describe('a copy that fails, or is not made', () => {
  interface JobEvent {
    readonly detailType: string;
    readonly state: string;
    readonly vault?: string;
  }

  /** The rules that an event of AWS Backup meets, as far as their patterns go. */
  const metBy = ({ detailType, state, vault = 'own' }: JobEvent): string[] =>
    resources
      .filter(({ type }) => type === 'AWS::Events::Rule')
      .filter(({ properties: { EventPattern: pattern } }) => {
        const { state: states, ...vaults } = pattern.detail;
        expect(JSON.stringify(vaults)).toMatch(/^\{"(sourceBackupVaultArn|backupVaultArn)":\[\{"Fn::GetAtt":\["Vault/);
        return pattern['detail-type'].includes(detailType) && states.includes(state) && vault === 'own';
      })
      .map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''));

  it('is told of at once', () => {
    expect(metBy({ detailType: 'Copy Job State Change', state: 'FAILED' })).toEqual(['CopyFailed']);
    expect(metBy({ detailType: 'Backup Job State Change', state: 'EXPIRED' })).toEqual(['BackupFailed']);
    expect(metBy({ detailType: 'Copy Job State Change', state: 'RUNNING' })).toEqual([]);
    for (const { id, properties } of resources.filter(({ id: each }) => /Failed/.test(each))) {
      expect(JSON.stringify(properties.Targets), id).toContain('Alarms');
      expect(properties.Description).toBe('What to do: docs/operations.md#copies');
    }
    const runbooks = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
    expect(/^### copies$/m.test(runbooks)).toBe(true);
  });

  it('rings when a day has brought none, and not after one that was made', () => {
    expect(metBy({ detailType: 'Copy Job State Change', state: 'COMPLETED' })).toEqual(['Copied']);
    const { properties } = only(resources, 'AWS::CloudWatch::Alarm');
    const now = Date.parse('2026-11-27T12:00:00Z');
    const [dimension] = properties.Dimensions;
    const copied = (hoursAgo: number) => ({
      ...{ namespace: 'AWS/Events', metric: 'Invocations', dimensions: { RuleName: dimension.Value }, value: 1 },
      at: now - hoursAgo * 3_600_000,
    });
    expect(dimension.Name).toBe('RuleName');
    expect(rings(properties, [copied(2), copied(14)], now)).toBe(false);
    expect(rings(properties, [copied(25)], now)).toBe(true);
    expect(rings(properties, [], now)).toBe(true);
  });
});
