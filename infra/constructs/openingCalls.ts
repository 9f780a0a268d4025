/** The calls by which somebody lets others at a key, as CloudTrail names them. */
export const opensKeys = ['PutKeyPolicy', 'CreateGrant', 'DisableKey', 'ScheduleKeyDeletion'];

/** The same of a bucket. */
export const opensBuckets = [
  ...['PutBucketPolicy', 'DeleteBucketPolicy', 'PutBucketAcl', 'PutBucketOwnershipControls'],
  ...['PutBucketPublicAccessBlock', 'DeleteBucketPublicAccessBlock', 'PutAccountPublicAccessBlock'],
  ...['DeleteAccountPublicAccessBlock', 'PutBucketReplication', 'CreateAccessPoint', 'PutAccessPointPolicy'],
];

/** A role of the portal may use the keys by its name alone. */
export const changesRoles = ['CreateRole', 'UpdateAssumeRolePolicy', 'PutRolePolicy', 'AttachRolePolicy'];

/** Who calls where a deployment does. */
export const deployments = 'cloudformation.amazonaws.com';
