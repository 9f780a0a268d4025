import { type CfnElement, Stack, Token, Validations } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/**
 * The findings of cdk-nag that we accept, each with its reason and only on the construct it speaks of. Whatever else the rules
 * find stops the synthesis.
 */
const accept = (construct: IConstruct, reasons: Readonly<Record<string, string>>): void =>
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));

/** Of a table at the stage of a branch. */
const ofSomeDays =
  'It holds invented data for some days. With point-in-time recovery, DynamoDB would keep a backup of it for 35 days after the stage is destroyed.';

export function acceptTableFindings(table: IConstruct, isKept: boolean): void {
  accept(table, {
    'HIPAA.Security-DynamoDBInBackupPlan': isKept
      ? 'Point-in-time recovery restores any second of the last 35 days, and deletion protection with RETAIN keeps the table itself.'
      : ofSomeDays,
    ...(!isKept && { 'AwsSolutions-DDB3': ofSomeDays, 'HIPAA.Security-DynamoDBPITREnabled': ofSomeDays }),
  });
}

export function acceptBucketFindings(bucket: IConstruct): void {
  accept(bucket, {
    'HIPAA.Security-S3BucketReplicationEnabled':
      'A replica would lie in another region, and health data may not leave the UAE. Versioning protects against loss by mistake.',
  });
}

export function acceptSiteFindings(site: IConstruct): void {
  acceptBucketFindings(site);
  accept(site, {
    'HIPAA.Security-S3DefaultEncryptionKMS':
      'The site is public by nature: it is encrypted with the keys of S3, so that CloudFront needs no right to the key of health data.',
  });
}

export function acceptAccessLogsFindings(accessLogs: IConstruct): void {
  acceptBucketFindings(accessLogs);
  accept(accessLogs, {
    'HIPAA.Security-S3DefaultEncryptionKMS':
      'S3 delivers access logs only to a bucket that is encrypted with its own keys.',
  });
}

/** The role with which AWS Backup backs up and copies. */
export function acceptBackupFindings(role: IConstruct): void {
  const reason =
    "AWS's own policies for AWS Backup name what each service needs for a backup, and follow it; the role is taken by AWS Backup alone, for this account, and may restore nothing.";
  accept(role, {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]':
      reason,
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/AWSBackupServiceRolePolicyForS3Backup]': reason,
    'HIPAA.Security-IAMNoInlinePolicy':
      'The policy names the two keys of this environment and belongs to this role: a managed policy could be attached to others.',
  });
}

export function acceptSecretFindings(secret: IConstruct, reason: string): void {
  accept(secret, {
    'AwsSolutions-SMG4': reason,
    'HIPAA.Security-SecretsManagerRotationEnabled': reason,
  });
}

/** `trigger` is what calls the function: it decides where a failed call goes. */
export function acceptFunctionFindings(fn: IConstruct, trigger: 'http' | 'queue' | 'schedule' | 'operator'): void {
  const failedCalls = {
    http: 'Called synchronously by API Gateway: a failure is answered to the caller and counted by the error alarm.',
    queue: 'Called by the queue, whose own dead-letter queue takes what fails five times.',
    operator: 'Called synchronously by an operator, who reads the answer.',
    schedule: 'Called every minute: the next run does what a failed one left, and the error alarm rings.',
  };
  accept(fn, {
    'AwsSolutions-IAM5[Resource::*]': 'Only xray:PutTraceSegments and PutTelemetryRecords, which know no resources.',
    'HIPAA.Security-IAMNoInlinePolicy':
      'The policy is written for one function and belongs to its role: a managed policy could be attached to others.',
    'HIPAA.Security-LambdaConcurrency':
      'The throttling of the API stage and the concurrency of the event source limit it; a reserve would starve the other functions.',
    'HIPAA.Security-LambdaDLQ': failedCalls[trigger],
    'HIPAA.Security-LambdaInsideVPC':
      'It uses services with IAM over TLS only and reaches no private network; a VPC would add a NAT gateway as a way out.',
  });
}

/** Functions that handle files of jobs or attachments, each in its own folders. */
export function acceptFileFindings(fn: IConstruct, imports: IConstruct, folders: readonly string[]): void {
  // The bucket by the name under which the stateful stack exports it.
  const bucket = `${Stack.of(imports).stackName}:ExportsOutputFnGetAttImportsC5EA4F6FArnBBEA0D9A`;
  const reason = 'The files have new ids as names; the grant ends at the folders of what the function works on.';
  accept(
    fn,
    Object.fromEntries(folders.map((way) => [`AwsSolutions-IAM5[Resource::${bucket}/transfer/${way}/*]`, reason])),
  );
}

/** The function that keeps and prints patients' photographs. */
export function acceptPhotoFindings(fn: IConstruct, documents: IConstruct): void {
  const bucket = `${Stack.of(documents).stackName}:ExportsOutputFnGetAttDocuments7E5B2978Arn159F38C5`;
  accept(fn, {
    [`AwsSolutions-IAM5[Resource::${bucket}/photos/*]`]:
      'Photographs have the hashes of secrets as names; the grant ends at their folder, and cannot list it.',
  });
}

/** The functions that use or set the portal's credentials for payers. */
export function acceptPayerCredentialFindings(fn: IConstruct, prefix: string): void {
  const { account, region } = Stack.of(fn);
  const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  accept(fn, {
    [`AwsSolutions-IAM5[Resource::arn:aws:secretsmanager:${region}:${owner}:secret:${prefix}*]`]:
      'A secret for each payer, which operators make as payers join: the grant ends at their common beginning, and cannot list them.',
  });
}

/** The functions that seal or verify the audit trail. */
export function acceptArchiveFindings(fn: IConstruct, archive: IConstruct): void {
  const bucket = `${Stack.of(archive).stackName}:ExportsOutputFnGetAttAuditArchive60EBC247Arn996CA6EF`;
  accept(fn, {
    [`AwsSolutions-IAM5[Resource::${bucket}/*]`]:
      'The bucket holds the copies and seals of the audit trail alone; one worker adds to it, and Object Lock keeps what it holds.',
  });
}

export function acceptApiFindings(api: IConstruct): void {
  accept(api, {
    'AwsSolutions-APIG4':
      'The local environment has no CloudFront to recognise. Each function authenticates by the contract: token, session record, roles and tenant, because a session may end at any moment. Contract tests prove 401 and 403 on every route.',
  });
}

export function acceptDistributionFindings(
  distribution: IConstruct,
  { hasWebAcl, hasDomain }: { readonly hasWebAcl: boolean; readonly hasDomain: boolean },
): void {
  accept(distribution, {
    'AwsSolutions-CFR1': 'Patients and staff sign in while abroad too; the web ACL limits each address instead.',
    'AwsSolutions-CFR3':
      'Access logs of CloudFront cannot be delivered to me-central-1 and hold query strings with Emirates IDs. The API, its functions and the web ACL log without them.',
    ...(!hasWebAcl && {
      'AwsSolutions-CFR2': 'The local environment is never deployed; every other one has a web ACL.',
    }),
    ...(!hasDomain && {
      'AwsSolutions-CFR4':
        'Without a domain of its own the portal uses the certificate and the TLS versions of CloudFront.',
    }),
  });
}

/** CDK's own uploader of the site and the terms: a helper of the deployment, whose code, runtime and role CDK decides. */
export function acceptUploaderFindings(uploader: IConstruct, stateful: Stack, qualifier: string): void {
  const { account, region } = Stack.of(uploader);
  const reason =
    "CDK's own helper, which only a deployment can call and which uploads public files: the site and the terms.";
  const assets = `cdk-${qualifier}-assets-${Token.isUnresolved(account) ? '<AWS::AccountId>' : account}-${region}`;
  const policies = [
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    ...['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*'].map(
      (action) => `AwsSolutions-IAM5[Action::${action}]`,
    ),
    `AwsSolutions-IAM5[Resource::arn:aws:s3:::${assets}/*]`,
    // The objects of the two buckets, by the names under which the stateful stack exports them.
    `AwsSolutions-IAM5[Resource::${stateful.stackName}:ExportsOutputFnGetAttSiteE53D7754ArnEE3E64EC/*]`,
    `AwsSolutions-IAM5[Resource::${stateful.stackName}:ExportsOutputFnGetAttDocuments7E5B2978Arn159F38C5/*]`,
    'AwsSolutions-IAM5[Action::kms:GenerateDataKey*]',
    'AwsSolutions-IAM5[Action::kms:ReEncrypt*]',
    'AwsSolutions-IAM5[Resource::*]',
  ];
  const settings = ['IAMNoInlinePolicy', 'LambdaConcurrency', 'LambdaDLQ', 'LambdaInsideVPC'];
  const rules = [...policies, 'AwsSolutions-L1', ...settings.map((rule) => `HIPAA.Security-${rule}`)];
  accept(uploader, Object.fromEntries(rules.map((rule) => [rule, reason])));
}

/** The role that moves calls to new versions of functions. */
export function acceptShiftFindings(role: IConstruct): void {
  accept(role, {
    'AwsSolutions-IAM5[Resource::*]': 'Only cloudwatch:DescribeAlarms, which CodeDeploy asks without naming an alarm.',
    'HIPAA.Security-IAMNoInlinePolicy':
      'The policy is written for one role and belongs to it: a managed policy could be attached to others.',
  });
}

/** The roles of the workflow that deploys. */
export function acceptDeploymentFindings(role: IConstruct, tables: string): void {
  const { account, region } = Stack.of(role);
  const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  accept(role, {
    'AwsSolutions-IAM5[Resource::*]': 'Only dynamodb:ListTables, which knows no resources.',
    [`AwsSolutions-IAM5[Resource::arn:aws:dynamodb:${region}:${owner}:table/${tables}-*]`]:
      'It reads what state the indexes of this environment’s tables are in; CloudFormation gives the tables their names.',
    'HIPAA.Security-IAMNoInlinePolicy':
      'The policy is written for one role and belongs to it: a managed policy could be attached to others.',
  });
}

/** The role by which people read past the portal. */
export function acceptBreakGlassFindings(role: IConstruct, buckets: readonly Bucket[]): void {
  const stack = Stack.of(role);
  const files = buckets.map(
    (bucket) => `AwsSolutions-IAM5[Resource::<${stack.getLogicalId(bucket.node.defaultChild as CfnElement)}.Arn>/*]`,
  );
  const reason =
    'Which file is needed is known only when it is needed: reading is for an hour, with a reason, and rings an alarm.';
  accept(role, {
    ...Object.fromEntries(files.map((rule) => [rule, reason])),
    'HIPAA.Security-IAMNoInlinePolicy':
      'The policy is written for one role and belongs to it: a managed policy could be attached to others.',
  });
}

/** A role by which stages of branches are deployed or destroyed; `patterns` are the resources that its policy names by how they begin. */
export function acceptStageRoleFindings(role: IConstruct, patterns: readonly string[]): void {
  const { account } = Stack.of(role);
  const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  const reason =
    'Which branches have stages is not known beforehand: the right ends at the names that all stages have, and no other stack, secret or bucket.';
  accept(role, {
    ...Object.fromEntries(
      patterns.map((each) => [`AwsSolutions-IAM5[Resource::${each.replaceAll(account, owner)}]`, reason]),
    ),
    'AwsSolutions-IAM5[Resource::*]': 'Only what lists tables, stacks and secrets, which knows no resources.',
    'HIPAA.Security-IAMNoInlinePolicy':
      'The policy is written for one role and belongs to it: a managed policy could be attached to others.',
  });
}

/** The boundary of the roles of stages. */
export function acceptStageBoundaryFindings(
  boundary: IConstruct,
  services: readonly string[],
  patterns: readonly string[],
): void {
  const { account } = Stack.of(boundary);
  const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  const reason =
    'A boundary gives no right: it is the most that the policies of stages can give. What belongs to others, by name or by tag, is denied in it.';
  const rules = [
    ...services.map((service) => `AwsSolutions-IAM5[Action::${service}:*]`),
    'AwsSolutions-IAM5[Resource::*]',
    ...patterns.map((each) => `AwsSolutions-IAM5[Resource::${each.replaceAll(account, owner)}]`),
    'HIPAA.Security-IAMPolicyNoStatementsWithFullAccess',
  ];
  accept(boundary, Object.fromEntries(rules.map((rule) => [rule, reason])));
}
