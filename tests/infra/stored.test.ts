import { describe, expect, it } from 'vitest';
import { type EnvironmentName, environments } from '../../infra/environments.ts';
import { queueNames } from '../../infra/queues.ts';
import { projectionOf, type TableDefinition, tables } from '../../infra/tables.ts';
import { deployedAndLocal, ofType, type Resource, resourcesOf } from './synthesis.ts';

describe.each(deployedAndLocal)('what %s stores', (environment) => {
  const tableResources = ofType(environment, 'AWS::DynamoDB::Table');
  const buckets = ofType(environment, 'AWS::S3::Bucket');

  it('has one table for each definition, with its indexes and its expiry', () => {
    expect(tableResources).toHaveLength(Object.keys(tables).length);
    for (const [name, definition] of Object.entries<TableDefinition>(tables)) {
      const table = tableResources.find(({ id }) => id.toLowerCase().startsWith(`${name}table`));
      expect(table?.properties.KeySchema, name).toEqual([
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ]);
      const indexes = (table?.properties.GlobalSecondaryIndexes ?? []) as { IndexName: string }[];
      const byName = <Index extends { IndexName: string }>(one: Index, other: Index) =>
        one.IndexName.localeCompare(other.IndexName);
      expect(indexes.toSorted(byName), name).toEqual(
        Object.entries(definition.indexes ?? {})
          .map(([IndexName, index]) => ({
            IndexName,
            KeySchema: [
              { AttributeName: index.pk, KeyType: 'HASH' },
              { AttributeName: index.sk, KeyType: 'RANGE' },
            ],
            Projection: projectionOf(index),
          }))
          .toSorted(byName),
      );
      expect(table?.properties.TimeToLiveSpecification?.AttributeName, name).toBe(definition.expiresAttribute);
    }
  });

  it('keeps to what DynamoDB allows of a table: 20 indexes, and 100 attributes that all of them name together', () => {
    for (const [name, { indexes = {} }] of Object.entries<TableDefinition>(tables)) {
      const named = Object.values(indexes).flatMap(({ holds }) => (holds === 'all' ? [] : holds));
      expect(Object.keys(indexes).length, name).toBeLessThanOrEqual(20);
      expect(named.length, name).toBeLessThanOrEqual(100);
    }
  });

  it('encrypts every table with the data key, restores any second of it and never deletes it', () => {
    for (const { id, properties, attributes } of tableResources) {
      expect(properties.SSESpecification, id).toMatchObject({ SSEEnabled: true, SSEType: 'KMS' });
      expect(properties.SSESpecification.KMSMasterKeyId['Fn::GetAtt'][0], id).toMatch(/^DataKey/);
      expect(properties.PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled, id).toBe(true);
      expect(properties.DeletionProtectionEnabled, id).toBe(true);
      expect(properties.BillingMode, id).toBe('PAY_PER_REQUEST');
      expect([attributes.DeletionPolicy, attributes.UpdateReplacePolicy], id).toEqual(['Retain', 'Retain']);
    }
  });

  it('keeps every bucket private, encrypted, versioned, reached by TLS only and never deleted', () => {
    expect(buckets.map(({ id }) => id.replace(/[0-9A-F]{8}$/, '')).sort()).toEqual([
      'AccessLogs',
      'AuditArchive',
      'Documents',
      'Imports',
      'Site',
    ]);
    for (const { id, properties, attributes } of buckets) {
      expect(Object.values(properties.PublicAccessBlockConfiguration), id).toEqual([true, true, true, true]);
      expect(properties.BucketEncryption.ServerSideEncryptionConfiguration, id).toHaveLength(1);
      expect(properties.VersioningConfiguration.Status, id).toBe('Enabled');
      expect(attributes.DeletionPolicy, id).toBe('Retain');
      expect(refusesPlainHttp(environment, id), id).toBe(true);
    }
  });

  it('encrypts patients’ files with the data key', () => {
    for (const { id, properties } of buckets.filter(({ id }) => /^(AuditArchive|Documents|Imports)/.test(id))) {
      const [rule] = properties.BucketEncryption.ServerSideEncryptionConfiguration;
      expect(rule.ServerSideEncryptionByDefault.SSEAlgorithm, id).toBe('aws:kms');
      expect(properties.LoggingConfiguration.DestinationBucketName.Ref, id).toMatch(/^AccessLogs/);
    }
  });

  it('REQ-ELIG-05 removes the photographs of patients after 90 days, every version of them', () => {
    const documents = buckets.find(({ id }) => id.startsWith('Documents'));
    const rules = (documents?.properties.LifecycleConfiguration.Rules ?? []) as { Prefix?: string }[];
    expect(rules.find(({ Prefix }) => Prefix === 'photos/')).toMatchObject({
      Status: 'Enabled',
      ExpirationInDays: 90,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    });
  });

  it('locks the archive of the audit trail for as long as the environment says, in prod for 25 years, and forgets nothing of it', () => {
    const archive = buckets.find(({ id }) => id.startsWith('AuditArchive'));
    const Days = environments[environment].auditLockDays;
    expect(archive?.properties).toMatchObject({
      ObjectLockEnabled: true,
      ObjectLockConfiguration: {
        ObjectLockEnabled: 'Enabled',
        Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days } },
      },
    });
    expect(archive?.properties.LifecycleConfiguration).toBeUndefined();
    const years = new Date(Date.UTC(2026, 0, 1) + (Days ?? 0) * 86_400_000).getUTCFullYear() - 2026;
    if (environment === 'prod') expect(years).toBe(25);
  });

  it('signs seals with a key that signs nothing else', () => {
    const keys = ofType(environment, 'AWS::KMS::Key').filter(({ id }) => /^(Audit|Signing)Key/.test(id));
    expect(keys).toHaveLength(2);
    for (const { properties } of keys)
      expect(properties).toMatchObject({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' });
  });

  it('signs tokens with a P-256 key that only signs, and turns the other keys every year', () => {
    const keys = ofType(environment, 'AWS::KMS::Key').filter(({ stack }) => stack === 'Stateful');
    const named = (name: string) => keys.find(({ id }) => id.startsWith(name));
    const [dataKey, signingKey, credentialsKey] = ['DataKey', 'SigningKey', 'CredentialsKey'].map(named);
    expect(signingKey?.properties).toMatchObject({ KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' });
    // Hashes of all years in the audit trail have to be comparable.
    const identifierKey = named('IdentifierKey');
    expect(identifierKey?.properties).toMatchObject({ KeySpec: 'HMAC_256', KeyUsage: 'GENERATE_VERIFY_MAC' });
    expect(identifierKey?.properties.EnableKeyRotation).toBeFalsy();
    expect(dataKey?.properties.EnableKeyRotation).toBe(true);
    expect(credentialsKey?.properties.EnableKeyRotation).toBe(true);
    for (const key of keys) expect(key.attributes.DeletionPolicy, key.id).toBe('Retain');
  });

  it('generates the secret at deployment instead of writing it down', () => {
    const secrets = ofType(environment, 'AWS::SecretsManager::Secret');
    expect(secrets.find(({ id }) => id.startsWith('VerificationSecret'))?.properties).toMatchObject({
      Name: `wasla/${environment}/verification`,
      GenerateSecretString: { GenerateStringKey: 'hmacKey' },
    });
    expect(secrets).toHaveLength(environment === 'local' ? 1 : 2);
    for (const { id, properties } of secrets) {
      expect(properties.SecretString, id).toBeUndefined();
      expect(properties.GenerateSecretString.PasswordLength, id).toBe(64);
      expect(properties.KmsKeyId, id).toBeDefined();
    }
  });

  it('encrypts queues and the alarm topic', () => {
    const encrypted = [...ofType(environment, 'AWS::SQS::Queue'), ...ofType(environment, 'AWS::SNS::Topic')];
    // Each queue and its dead letters, and the topic; the firewall's alarms have one in their own region.
    expect(encrypted).toHaveLength(2 * queueNames.length + (environment === 'local' ? 1 : 2));
    for (const { id, properties } of encrypted) expect(properties.KmsMasterKeyId, id).toBeDefined();
  });
});

const refusesPlainHttp = (environment: EnvironmentName, bucketId: string): boolean =>
  resourcesOf(environment)
    .filter(({ type, properties }) => type === 'AWS::S3::BucketPolicy' && properties.Bucket.Ref === bucketId)
    .some(({ properties }: Resource) =>
      properties.PolicyDocument.Statement.some(
        (statement: { Effect: string; Condition?: { Bool?: Record<string, string> } }) =>
          statement.Effect === 'Deny' && statement.Condition?.Bool?.['aws:SecureTransport'] === 'false',
      ),
    );
