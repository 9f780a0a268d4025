/** A finding of a Control Tower rule that we accept. */
interface Accepted {
  /** The rule's own name, in the package's files. */
  readonly rule: string;
  /** Which resources: their ids, without what CDK puts behind them. */
  readonly on: RegExp;
  readonly reason: string;
}

const publicFiles =
  'The files are public by nature: with the keys of S3, CloudFront needs no right to the key of health data.';

/** The findings of the Control Tower rules that we accept, each with its reason. A test fails for one that nothing needs any more. */
export const accepted: readonly Accepted[] = [
  {
    rule: 'lambda_inside_vpc_check',
    on: /^(Stateless|Workers|[A-Z]\w+Areas)\w+Function$/,
    reason:
      'Functions use services with IAM over TLS only and reach no private network; a VPC would add a NAT gateway as a way out.',
  },
  {
    rule: 'lambda_inside_vpc_check',
    on: /^SiteCustomCDKBucketDeployment\w+$/,
    reason:
      "CDK's own helper, which only a deployment can call and which uploads public files: the site and the terms.",
  },
  {
    rule: 'sqs_dlq_check',
    on: /^Stateless\w+DeadLetters$/,
    reason: 'It is the dead-letter queue of another queue; what lies in it rings an alarm.',
  },
  {
    rule: 'cloudfront_origin_failover_enabled_check',
    on: /^StatelessPortalDistribution$/,
    reason: 'A second origin would serve from another region, and health data may not leave the UAE.',
  },
  {
    rule: 'cloudfront_access_logs_enabled_check',
    on: /^StatelessPortalDistribution$/,
    reason:
      'Access logs of CloudFront cannot be delivered to me-central-1 and hold query strings with Emirates IDs. The API, its functions and the web ACL log without them.',
  },
  {
    rule: 'cloudfront_origin_access_control_enabled_check',
    on: /^StatelessPortalDistribution$/,
    reason:
      'The bucket of files has no origin access control on purpose: each file has a signed address of its own, which the signature of CloudFront would replace. The site’s bucket has one.',
  },
  {
    rule: 's3_bucket_default_encryption_kms_check',
    on: /^StatefulAccessLogs$/,
    reason: 'S3 delivers access logs only to a bucket that is encrypted with its own keys.',
  },
  { rule: 's3_bucket_default_encryption_kms_check', on: /^StatefulSite$/, reason: publicFiles },
  {
    rule: 's3_bucket_logging_enabled_check',
    on: /^StatefulAccessLogs$/,
    reason: 'It is the bucket that the logs of all others go to: its own would fill it with themselves.',
  },
  ...['s3_version_lifecycle_policy_check', 's3_lifecycle_policy_check'].map((rule) => ({
    rule,
    on: /^StatefulAuditArchive$/,
    reason:
      'Nothing in the archive of the audit trail ends by itself: Object Lock keeps it for as long as the law asks.',
  })),
  {
    rule: 's3_event_notifications_enabled_check',
    on: /^Stateful(AccessLogs|Documents|Imports|AuditArchive|Site)$/,
    reason:
      'Nobody waits for an event of a bucket: workers are told of a file by the record of its job, with the rights of who sent it.',
  },
  {
    rule: 's3_bucket_object_lock_enabled_check',
    on: /^Stateful(AccessLogs|Documents|Imports|Site)$/,
    reason:
      'Files of patients have to be removable at their end, and files of the site and of logs are replaced. What may not be changed by anybody is the archive of the audit trail, which has the lock.',
  },
];
