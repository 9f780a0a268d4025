import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  ObjectLockRetention,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { BreakGlass } from '../constructs/BreakGlass.ts';
import { allowLogsAndAlarms, keepForPortal, refuseGrants } from '../constructs/keyPolicies.ts';
import { indexesOfTable, logicalIdOf, replaceIndexes } from '../constructs/tableIndexes.ts';
import { type Environment, namesBegin } from '../environments.ts';
import type { TableIndexes } from '../indexSteps.ts';
import {
  acceptAccessLogsFindings,
  acceptBucketFindings,
  acceptSecretFindings,
  acceptSiteFindings,
  acceptTableFindings,
} from '../nagSuppressions.ts';
import { projectionOf, type TableDefinition, tables } from '../tables.ts';

interface StatefulStackProps extends StackProps {
  readonly settings: Environment;
  /** What the tables named here, by logical id, have instead of their own indexes: a step of a deployment (infra/indexSteps.ts). */
  readonly indexes?: TableIndexes;
}

/**
 * What must outlive every deployment: tables, buckets, keys and the secret. Nothing here is ever replaced or removed, except with the whole stage of
 * a branch.
 */
export class StatefulStack extends Stack {
  readonly tables: Readonly<Record<TableName, Table>>;
  /** The indexes that each table has at this moment of a deployment. */
  readonly indexNames: Readonly<Record<TableName, readonly string[]>>;
  readonly site: Bucket;
  readonly documents: Bucket;
  readonly imports: Bucket;
  /** Copies and seals of the audit trail, which nobody can change or remove before their time. */
  readonly auditArchive: Bucket;
  /** Encrypts everything that is stored, queued or logged. */
  readonly dataKey: Key;
  /** Signs access tokens; the private half never leaves KMS. */
  readonly signingKey: Key;
  /** The keys beside it whose tokens are valid too, and until when. */
  readonly otherSigningKeys: readonly { readonly key: Key; readonly until: string | null }[];
  /** Encrypts the facilities' regulator credentials, besides the data key of their table. */
  readonly credentialsKey: Key;
  /** Signs the seals of the audit trail; one worker may do it. */
  readonly auditKey: Key;
  /** The keys beside it whose seals are valid too. */
  readonly otherAuditKeys: readonly Key[];
  /**
   * Makes the hashes by which the audit trail names patients' numbers. It has no rotation: hashes of all years have to be comparable.
   */
  readonly identifierKey: Key;
  readonly verificationSecret: Secret;
  readonly originSecret?: Secret;
  readonly chatSecret?: Secret;
  /** The domain that mails come from. */
  readonly mailIdentityArn: string;
  private readonly accessLogs: Bucket;
  /** The stage of a branch goes with all that it holds. */
  private readonly isKept: boolean;

  constructor(scope: Construct, id: string, props: StatefulStackProps) {
    super(scope, id, props);
    this.isKept = props.settings.branch === null;
    this.dataKey = this.addDataKey();
    const [signing, ...others] = props.settings.signingKeys;
    if (!signing) throw new Error('No key signs access tokens.');
    this.signingKey = this.addSigningKey(signing.generation);
    this.otherSigningKeys = others.map(({ generation, until }) => ({ key: this.addSigningKey(generation), until }));
    this.credentialsKey = new Key(this, 'CredentialsKey', {
      description: 'Encrypts regulator credentials',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const [sealing, ...otherSealing] = props.settings.auditKeys;
    if (!sealing) throw new Error('No key signs the seals of the audit trail.');
    this.auditKey = this.addAuditKey(sealing);
    this.otherAuditKeys = otherSealing.map((generation) => this.addAuditKey(generation));
    this.identifierKey = new Key(this, 'IdentifierKey', {
      description: "Names patients' numbers in the audit trail (HMAC)",
      keySpec: KeySpec.HMAC_256,
      keyUsage: KeyUsage.GENERATE_VERIFY_MAC,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const { dataKey, credentialsKey, identifierKey, signingKey, auditKey } = this;
    const older = [...this.otherSigningKeys.map(({ key }) => key), ...this.otherAuditKeys];
    for (const key of [dataKey, credentialsKey, identifierKey, signingKey, auditKey, ...older]) {
      refuseGrants(key);
      keepForPortal(key, props.settings);
    }
    this.verificationSecret = new Secret(this, 'VerificationSecret', {
      secretName: props.settings.verificationSecretName,
      description: 'The key that signs human-verification challenges',
      encryptionKey: this.dataKey,
      generateSecretString: { secretStringTemplate: '{}', generateStringKey: 'hmacKey', passwordLength: 64 },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    if (props.settings.name !== 'local') this.originSecret = this.addOriginSecret();
    if (props.settings.portalSettings.chat) this.chatSecret = this.addChatSecret(props.settings.stage);
    const { domain } = props.settings.mail;
    this.mailIdentityArn = this.formatArn({ service: 'ses', resource: 'identity', resourceName: domain });
    // An account has a domain once: a branch's stage sends by that of dev.
    if (this.isKept) {
      new EmailIdentity(this, 'MailIdentity', { identity: Identity.domain(domain) }).applyRemovalPolicy(
        RemovalPolicy.RETAIN,
      );
    }
    this.tables = this.addTables();
    this.indexNames = this.settleIndexes(props.indexes ?? {});
    this.accessLogs = new Bucket(this, 'AccessLogs', {
      ...this.bucketDefaults(),
      // S3 delivers access logs only to a bucket with its own keys.
      encryption: BucketEncryption.S3_MANAGED,
      lifecycleRules: [{ expiration: Duration.days(props.settings.logRetentionDays) }],
    });
    this.documents = this.addBucket('Documents', {
      // A photograph is for the visit it was read for, and for its questions afterwards.
      lifecycleRules: [
        { prefix: 'photos/', expiration: Duration.days(90), noncurrentVersionExpiration: Duration.days(1) },
      ],
    });
    this.imports = this.addBucket('Imports', {
      lifecycleRules: [
        // Its job has read it long before; what a job has made can be fetched for as long as the job is listed.
        { prefix: 'transfer/in/', expiration: Duration.days(2), noncurrentVersionExpiration: Duration.days(1) },
        { prefix: 'transfer/out/', expiration: Duration.days(30), noncurrentVersionExpiration: Duration.days(1) },
        // No message has taken it. What a record has (transfer/attachment/) is kept as long as the record.
        { prefix: 'transfer/checked/', expiration: Duration.days(2), noncurrentVersionExpiration: Duration.days(1) },
        { noncurrentVersionExpiration: Duration.days(1) },
      ],
    });
    const { auditLockDays } = props.settings;
    this.auditArchive = this.addBucket('AuditArchive', {
      ...(auditLockDays !== null && {
        objectLockEnabled: true,
        // In this mode not even the account's owner shortens it.
        objectLockDefaultRetention: ObjectLockRetention.compliance(Duration.days(auditLockDays)),
      }),
    });
    this.site = this.addSite();
    if (props.settings.name !== 'local') {
      new BreakGlass(this, 'BreakGlass', {
        namesBegin: namesBegin(props.settings),
        dataKey,
        tables: Object.values(this.tables),
        buckets: [this.documents, this.imports, this.auditArchive],
      });
    }
    for (const table of Object.values(this.tables)) acceptTableFindings(table, this.isKept);
    for (const bucket of [this.documents, this.imports, this.auditArchive]) acceptBucketFindings(bucket);
    acceptSiteFindings(this.site);
    acceptAccessLogsFindings(this.accessLogs);
    acceptSecretFindings(
      this.verificationSecret,
      'The key signs challenges that live for minutes and opens no account. It is replaced by writing a new value; no second system has to learn it.',
    );
  }

  /** What functions may be granted from here. */
  grantable() {
    const { tables, indexNames, signingKey, otherSigningKeys, dataKey, credentialsKey, auditKey, identifierKey } = this;
    const { otherAuditKeys, documents, imports, auditArchive, mailIdentityArn } = this;
    const { verificationSecret, originSecret, chatSecret } = this;
    return {
      tables,
      indexNames,
      signingKey,
      otherSigningKeys,
      dataKey,
      credentialsKey,
      auditKey,
      otherAuditKeys,
      identifierKey,
      documents,
      imports,
      auditArchive,
      mailIdentityArn,
      verificationSecret,
      originSecret,
      chatSecret,
    };
  }

  private addSigningKey(generation: number): Key {
    return this.addKeyPair('SigningKey', generation, 'Signs access tokens (ES256)');
  }

  private addAuditKey(generation: number): Key {
    return this.addKeyPair('AuditKey', generation, 'Signs the seals of the audit trail (ES256)');
  }

  private addKeyPair(name: string, generation: number, description: string): Key {
    return new Key(this, generation === 1 ? name : `${name}${generation}`, {
      description,
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  private addOriginSecret(): Secret {
    const secret = new Secret(this, 'OriginSecret', {
      description: 'The header by which the API recognises the CloudFront distribution',
      encryptionKey: this.dataKey,
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    acceptSecretFindings(
      secret,
      'It opens no account: it only keeps callers from going around the web ACL. When it has become known it is replaced by hand (docs/operations.md).',
    );
    return secret;
  }

  /** The key is made here and replaced by the chat's own (docs/operations.md): until then the chat accepts no proof of identity. */
  private addChatSecret(stage: string): Secret {
    const secret = new Secret(this, 'ChatSecret', {
      secretName: `wasla/${stage}/support-chat`,
      description: 'The key by which the support chat recognises our users',
      encryptionKey: this.dataKey,
      generateSecretString: { secretStringTemplate: '{}', generateStringKey: 'hmacKey', passwordLength: 64 },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acceptSecretFindings(
      secret,
      'The chat makes this key and shows it once; it is replaced there and here by hand (docs/operations.md). It opens no account of the portal.',
    );
    return secret;
  }

  private addDataKey(): Key {
    const key = new Key(this, 'DataKey', {
      description: 'Encrypts stored, queued and logged data',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    allowLogsAndAlarms(key);
    return key;
  }

  private addTables(): Readonly<Record<TableName, Table>> {
    const entries = Object.entries<TableDefinition>(tables).map(([name, definition]) => {
      const table = new Table(this, `${name[0]?.toUpperCase()}${name.slice(1)}Table`, {
        partitionKey: { name: 'pk', type: AttributeType.STRING },
        sortKey: { name: 'sk', type: AttributeType.STRING },
        billingMode: BillingMode.PAY_PER_REQUEST,
        encryption: TableEncryption.CUSTOMER_MANAGED,
        encryptionKey: this.dataKey,
        pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: this.isKept },
        deletionProtection: this.isKept,
        removalPolicy: RemovalPolicy.RETAIN,
        timeToLiveAttribute: definition.expiresAttribute,
      });
      for (const [indexName, index] of Object.entries(definition.indexes ?? {})) {
        const { ProjectionType: type, NonKeyAttributes: nonKeyAttributes } = projectionOf(index);
        table.addGlobalSecondaryIndex({
          indexName,
          partitionKey: { name: index.pk, type: AttributeType.STRING },
          sortKey: { name: index.sk, type: AttributeType.STRING },
          projectionType: ProjectionType[type],
          nonKeyAttributes,
        });
      }
      return [name, table] as const;
    });
    return Object.fromEntries(entries) as Record<TableName, Table>;
  }

  /** Gives tables the indexes of a step of a deployment. Answers the names of all. */
  private settleIndexes(steps: TableIndexes): Readonly<Record<TableName, readonly string[]>> {
    const entries = Object.entries(this.tables).map(([name, table]) => {
      const step = steps[logicalIdOf(table)];
      const indexes = step ?? indexesOfTable(table);
      if (step) replaceIndexes(table, step);
      return [name, indexes.map(({ IndexName }) => IndexName)] as [TableName, readonly string[]];
    });
    return Object.fromEntries(entries) as Record<TableName, readonly string[]>;
  }

  private bucketDefaults(): BucketProps {
    return {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      removalPolicy: this.isKept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      autoDeleteObjects: !this.isKept,
    };
  }

  private addBucket(id: string, props: BucketProps): Bucket {
    return new Bucket(this, id, {
      ...this.bucketDefaults(),
      encryption: BucketEncryption.KMS,
      encryptionKey: this.dataKey,
      bucketKeyEnabled: true,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: `${id.toLowerCase()}/`,
      ...props,
    });
  }

  private addSite(): Bucket {
    const site = new Bucket(this, 'Site', {
      ...this.bucketDefaults(),
      encryption: BucketEncryption.S3_MANAGED,
      serverAccessLogsBucket: this.accessLogs,
      serverAccessLogsPrefix: 'site/',
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(90) }],
    });
    // The account is named instead of the distribution, which lives in a stack that depends on this one. ListBucket turns the
    // answer for a missing file from 403 into 404.
    site.addToResourcePolicy(
      new PolicyStatement({
        sid: 'CloudFront',
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject', 's3:ListBucket'],
        resources: [site.bucketArn, site.arnForObjects('*')],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    return site;
  }
}
