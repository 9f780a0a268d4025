import { describe, expect, it } from 'vitest';
import { dynamodbPermissions } from '../../infra/local/aws/dynamodbAccess.ts';
import { isAllowed } from '../../infra/local/aws/iam.ts';
import { readS3Call, s3Permissions } from '../../infra/local/aws/s3Access.ts';
import type { AwsRequest, Permission } from '../../infra/local/aws/service.ts';
import type { Statement } from '../../infra/local/template/policies.ts';

const table = 'arn:aws:dynamodb:me-central-1:000000000000:table/users';
const allow = (rest: Partial<Statement> = {}): Statement => ({
  effect: 'Allow',
  actions: ['dynamodb:GetItem'],
  resources: [table],
  conditions: {},
  ...rest,
});
const deny = (rest: Partial<Statement> = {}): Statement => ({ ...allow(rest), effect: 'Deny' });
const get = (context: Permission['context'] = {}): Permission => ({
  action: 'dynamodb:GetItem',
  resource: table,
  context: { 'aws:SecureTransport': ['true'], ...context },
});
const leading = (...keys: string[]) => get({ 'dynamodb:LeadingKeys': keys });
const onlyUsers = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*'] } };

describe('the policies of a function', () => {
  it.each<[string, boolean, Statement[], Permission]>([
    ['nothing without a statement', false, [], get()],
    ['what a statement names', true, [allow()], get()],
    ['no other action', false, [allow({ actions: ['dynamodb:PutItem'] })], get()],
    ['no other resource', false, [allow({ resources: [`${table}2`] })], get()],
    ['no index by its table', false, [allow()], { ...get(), resource: `${table}/index/due` }],
    [
      'an index by a wildcard',
      true,
      [allow({ resources: [`${table}/index/*`] })],
      { ...get(), resource: `${table}/index/due` },
    ],
    ['actions by wildcard and in any letter case', true, [allow({ actions: ['DynamoDB:get*'] })], get()],
    ['a question mark for one character only', false, [allow({ resources: [`${table}?`] })], get()],
    ['a dot as itself', false, [allow({ resources: [table.replace('users', 'u.ers')] })], get()],
    ['what NotAction leaves', true, [allow({ actions: undefined, notActions: ['dynamodb:Put*'] })], get()],
    ['nothing that NotAction names', false, [allow({ actions: undefined, notActions: ['dynamodb:Get*'] })], get()],
    ['nothing that NotResource names', false, [allow({ resources: undefined, notResources: [table] })], get()],
    ['nothing that is also denied', false, [allow(), deny({ actions: ['*'] })], get()],
    ['what another resource is denied', true, [allow(), deny({ resources: ['arn:aws:s3:::x'] })], get()],
    ['a statement without resources grants nothing', false, [allow({ resources: undefined })], get()],
    ['leading keys that match', true, [allow({ conditions: onlyUsers })], leading('USER#1')],
    ['no leading key that does not match', false, [allow({ conditions: onlyUsers })], leading('USER#1', 'PAYER')],
    ['ForAllValues without any key, as AWS does', true, [allow({ conditions: onlyUsers })], get()],
    [
      'nothing by an unknown condition key',
      false,
      [allow({ conditions: { StringEquals: { 'aws:PrincipalTag/x': 'y' } } })],
      get(),
    ],
    [
      'nothing by an unknown operator',
      false,
      [allow({ conditions: { DateLessThan: { 'aws:CurrentTime': '2100-01-01' } } })],
      get(),
    ],
    [
      'a denial with an unknown condition stays',
      false,
      [allow(), deny({ conditions: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } })],
      get(),
    ],
    [
      'a denial whose condition does not hold is left out',
      true,
      [allow(), deny({ conditions: { Bool: { 'aws:SecureTransport': 'false' } } })],
      get(),
    ],
    [
      'StringNotLike on a matching key',
      false,
      [allow({ conditions: { StringNotLike: { 'dynamodb:LeadingKeys': 'USER#*' } } })],
      leading('USER#1'),
    ],
    [
      'Null: the key has to be there',
      false,
      [allow({ conditions: { Null: { 'dynamodb:LeadingKeys': 'false' } } })],
      get(),
    ],
    [
      'all operators of a condition together',
      false,
      [allow({ conditions: { ...onlyUsers, Bool: { 'aws:SecureTransport': 'false' } } })],
      leading('USER#1'),
    ],
  ])('allow %s', (_name, expected, statements, permission) => {
    expect(isAllowed(statements, permission)).toBe(expected);
  });
});

const call = (operation: string, input: AwsRequest['input']): AwsRequest => ({
  service: 'dynamodb',
  accessKeyId: 'anybody',
  operation,
  method: 'POST',
  url: '/',
  headers: {},
  body: Buffer.alloc(0),
  input,
});
const names = {
  tableArnPrefix: 'arn:table/',
  partitionKeys: new Map([
    ['users', 'pk'],
    ['audit', 'pk'],
    ['users/index/byMail', 'mail'],
  ]),
};
const needs = (operation: string, input: AwsRequest['input']) =>
  dynamodbPermissions(call(operation, input), names).map(({ action, resource, context }) => [
    action,
    resource,
    context['dynamodb:LeadingKeys'] ?? null,
  ]);

describe('what a DynamoDB call needs', () => {
  it('is one permission for a single item', () => {
    expect(needs('UpdateItem', { TableName: 'users', Key: { pk: { S: 'USER#1' }, sk: { S: 'x' } } })).toEqual([
      ['dynamodb:UpdateItem', 'arn:table/users', ['USER#1']],
    ]);
  });

  it('is the index of a query, with the key that the condition asks for', () => {
    const input = {
      TableName: 'users',
      IndexName: 'byMail',
      KeyConditionExpression: 'begins_with(sk, :sk) AND #m = :mail',
      ExpressionAttributeNames: { '#m': 'mail' },
      ExpressionAttributeValues: { ':mail': { S: 'a@b.example' }, ':sk': { S: 'x' } },
    };
    expect(needs('Query', input)).toEqual([['dynamodb:Query', 'arn:table/users/index/byMail', ['a@b.example']]]);
  });

  it('is the own table and action of every item of a transaction', () => {
    const TransactItems = [
      { Put: { TableName: 'users', Item: { pk: { S: 'A' } } } },
      { ConditionCheck: { TableName: 'audit', Key: { pk: { S: 'B' } } } },
      { Delete: { TableName: 'arn:aws:dynamodb:r:1:table/users', Key: { pk: { S: 'C' } } } },
    ];
    expect(needs('TransactWriteItems', { TransactItems })).toEqual([
      ['dynamodb:PutItem', 'arn:table/users', ['A']],
      ['dynamodb:ConditionCheckItem', 'arn:table/audit', ['B']],
      ['dynamodb:DeleteItem', 'arn:table/users', ['C']],
    ]);
  });

  it('is the batch action on the table of every item of a batch', () => {
    const RequestItems = {
      users: [{ PutRequest: { Item: { pk: { S: 'A' } } } }, { DeleteRequest: { Key: { pk: { S: 'B' } } } }],
      audit: [{ PutRequest: { Item: { pk: { S: 'C' } } } }],
    };
    expect(needs('BatchWriteItem', { RequestItems })).toEqual([
      ['dynamodb:BatchWriteItem', 'arn:table/users', ['A']],
      ['dynamodb:BatchWriteItem', 'arn:table/users', ['B']],
      ['dynamodb:BatchWriteItem', 'arn:table/audit', ['C']],
    ]);
  });
});

describe('what an S3 call needs', () => {
  it.each([
    ['GET', '/docs/a/b.pdf', 's3:GetObject', 'arn:aws:s3:::docs/a/b.pdf'],
    ['HEAD', '/docs/a%20b', 's3:GetObject', 'arn:aws:s3:::docs/a b'],
    ['PUT', '/docs/a?x-id=PutObject', 's3:PutObject', 'arn:aws:s3:::docs/a'],
    ['POST', '/docs/a?uploads', 's3:PutObject', 'arn:aws:s3:::docs/a'],
    ['DELETE', '/docs/a?uploadId=1', 's3:AbortMultipartUpload', 'arn:aws:s3:::docs/a'],
    ['GET', '/docs?list-type=2', 's3:ListBucket', 'arn:aws:s3:::docs'],
    ['PUT', '/docs?policy', 's3:PUT:policy', 'arn:aws:s3:::docs'],
  ])('%s %s is %s', (method, url, action, resource) => {
    expect(s3Permissions(readS3Call(method, url))).toMatchObject([{ action, resource }]);
  });

  it('also reads the source of a copy', () => {
    const permissions = s3Permissions(readS3Call('PUT', '/docs/new'), '/imports/old%20one?versionId=3');
    expect(permissions[1]).toMatchObject({ action: 's3:GetObject', resource: 'arn:aws:s3:::imports/old one' });
  });
});
