import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { AccountPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { copiesKeptDays, copyVaultName } from '../copyVaults.ts';

interface CopiesStackProps extends StackProps {
  readonly namesBegin: string;
  /** The account whose copies the vault takes; it can put them in, and nothing else. */
  readonly portalAccount: string;
}

/**
 * The vault of a second account. Three days after it was made its lock is closed for good: from then on nobody removes a copy before its time, shortens
 * that time or opens the lock, neither the account's owner nor AWS.
 */
export class CopiesStack extends Stack {
  constructor(scope: Construct, id: string, { namesBegin, portalAccount, ...props }: CopiesStackProps) {
    super(scope, id, props);
    const portal = new AccountPrincipal(portalAccount);
    const key = new Key(this, 'Key', {
      description: 'Encrypts copies of the portal',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    // AWS Backup writes copies with this key in the name of who sends them. It reads none for them.
    key.addToResourcePolicy(
      new PolicyStatement({
        sid: 'CopiesOfThePortal',
        principals: [portal],
        actions: ['kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncryptTo'],
        resources: ['*'],
        conditions: { StringEquals: { 'kms:ViaService': `backup.${this.region}.amazonaws.com` } },
      }),
    );
    new BackupVault(this, 'Vault', {
      backupVaultName: copyVaultName(namesBegin),
      encryptionKey: key,
      removalPolicy: RemovalPolicy.RETAIN,
      lockConfiguration: { minRetention: Duration.days(copiesKeptDays), changeableFor: Duration.days(3) },
      accessPolicy: new PolicyDocument({
        statements: [
          new PolicyStatement({ principals: [portal], actions: ['backup:CopyIntoBackupVault'], resources: ['*'] }),
        ],
      }),
    });
  }
}
