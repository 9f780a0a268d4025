import { App, Stack } from 'aws-cdk-lib';
import { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { expect, it } from 'vitest';
import type { FunctionSettings } from '../../functions/_settings/functionSettings.ts';
import { queuesOf } from '../../functions/_settings/queueNames.ts';
import { signedIn } from '../../functions/_settings/tableAccess.ts';
import { functionPolicy, type PortalResources } from '../../infra/constructs/functionPolicy.ts';

const stack = new Stack(new App(), 'Stack');
const resources = {
  tables: {
    users: Table.fromTableName(stack, 'Users', 'users'),
    audit: Table.fromTableName(stack, 'Audit', 'audit'),
  },
  indexNames: { users: [], audit: [] },
  queues: Object.fromEntries(
    queuesOf.outbox.map((name) => [
      name,
      { deadLetters: Queue.fromQueueArn(stack, name, `arn:aws:sqs:me-central-1:111111111111:${name}`) },
    ]),
  ),
  credentialsKey: Key.fromKeyArn(stack, 'CredentialsKey', 'arn:aws:kms:me-central-1:111111111111:key/credentials'),
  dataKey: Key.fromKeyArn(stack, 'DataKey', 'arn:aws:kms:me-central-1:111111111111:key/data'),
} as unknown as PortalResources;
const logGroup = LogGroup.fromLogGroupName(stack, 'Logs', 'logs');

/** What the role of an area with these settings may do with the table of users. */
const onUsers = (settings: Partial<FunctionSettings>) => {
  const policy = functionPolicy({ tables: signedIn, memoryMb: 512, timeoutSeconds: 10, ...settings }, resources, {
    logGroup,
    sender: '',
    payerSecrets: 'arn',
  });
  const { Statement } = stack.resolve(policy.toJSON()) as { Statement: Record<string, unknown>[] };
  return Statement.filter(({ Resource }) => JSON.stringify(Resource).includes('table/users'));
};

it('a function that takes proofs of second factors reads and uses up these, and reaches nothing else beside its sessions', () => {
  const proofs = onUsers({ factorProofs: true }).filter(({ Sid }) => Sid !== 'UsersTable');
  expect(proofs).toEqual([
    {
      Sid: 'FactorProofs',
      Effect: 'Allow',
      Action: ['dynamodb:GetItem', 'dynamodb:DeleteItem'],
      Resource: expect.anything(),
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['FACTORPROOF#*'] } },
    },
  ]);
});

it('a function that takes none cannot reach them', () => {
  expect(JSON.stringify(onUsers({}))).not.toContain('FACTORPROOF');
  expect(onUsers({}).flatMap(({ Action }) => Action)).not.toContain('dynamodb:DeleteItem');
});
