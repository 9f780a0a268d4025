import { describe, expect, it } from 'vitest';
import { Resolver } from '../../infra/local/template/resolver.ts';
import type { Stack, Template } from '../../infra/local/template/stack.ts';

const stackOf = (name: string, template: Partial<Template>): Stack => ({
  name,
  region: 'me-central-1',
  template: { Resources: {}, ...template },
  assets: new Map(),
});

const data = stackOf('data', {
  Resources: {
    Users: { Type: 'AWS::DynamoDB::Table', Properties: { TableName: { 'Fn::Sub': `\${AWS::StackName}-users` } } },
    Orders: { Type: 'AWS::SQS::Queue' },
    Only: { Type: 'AWS::S3::Bucket', Condition: 'IsProduction' },
  },
  Parameters: { Stage: { Default: 'local' } },
  Mappings: { Sizes: { local: { memory: 128 } } },
  Conditions: {
    IsProduction: { 'Fn::Equals': [{ Ref: 'Stage' }, 'prod'] },
    IsLocal: { 'Fn::Not': [{ Condition: 'IsProduction' }] },
  },
  Outputs: { UsersArn: { Value: { 'Fn::GetAtt': ['Users', 'Arn'] }, Export: { Name: 'data:UsersArn' } } },
});
const code = stackOf('code', {});
const resolver = new Resolver([data, code], 'http://127.0.0.1:1');
const usersArn = 'arn:aws:dynamodb:me-central-1:000000000000:table/data-users';

describe('the template reader', () => {
  it.each<[string, unknown, unknown]>([
    ['Ref of a table', { Ref: 'Users' }, 'data-users'],
    ['Ref of a parameter', { Ref: 'Stage' }, 'local'],
    ['Ref of a queue', { Ref: 'Orders' }, 'http://127.0.0.1:1/000000000000/data-Orders'],
    ['a pseudo parameter', { Ref: 'AWS::Region' }, 'me-central-1'],
    ['GetAtt as a list', { 'Fn::GetAtt': ['Users', 'Arn'] }, usersArn],
    ['GetAtt as a text', { 'Fn::GetAtt': 'Orders.QueueName' }, 'data-Orders'],
    ['Join', { 'Fn::Join': ['', ['a:', { Ref: 'Users' }, '/*']] }, 'a:data-users/*'],
    ['Sub with a literal and an attribute', { 'Fn::Sub': `\${!kept} \${Users.Arn}` }, `\${kept} ${usersArn}`],
    ['Sub with values', { 'Fn::Sub': [`\${who}!`, { who: { Ref: 'Stage' } }] }, 'local!'],
    ['Select of Split', { 'Fn::Select': [1, { 'Fn::Split': [':', 'a:b:c'] }] }, 'b'],
    ['If, false', { 'Fn::If': ['IsProduction', 1, 2] }, 2],
    ['If by a negated condition', { 'Fn::If': ['IsLocal', 1, 2] }, 1],
    ['FindInMap', { 'Fn::FindInMap': ['Sizes', { Ref: 'Stage' }, 'memory'] }, 128],
    ['NoValue', { kept: 1, gone: { Ref: 'AWS::NoValue' } }, { kept: 1 }],
    ['NoValue in a list', [{ Ref: 'AWS::NoValue' }, 'x'], ['x']],
    [
      'a policy condition, which is no intrinsic',
      { Condition: { Bool: { a: 'true' } } },
      { Condition: { Bool: { a: 'true' } } },
    ],
  ])('evaluates %s', (_name, value, expected) => {
    expect(resolver.resolve(value, data)).toEqual(expected);
  });

  it('evaluates an import from another stack', () => {
    expect(resolver.resolve({ 'Fn::ImportValue': 'data:UsersArn' }, code)).toBe(usersArn);
  });

  it('leaves out resources whose condition does not hold', () => {
    expect(resolver.resources('AWS::S3::Bucket', 'AWS::SQS::Queue').map(({ logicalId }) => logicalId)).toEqual([
      'Orders',
    ]);
  });

  it.each([
    ['an intrinsic it does not know', { 'Fn::Cidr': ['10.0.0.0/16', 1, 8] }],
    ['a resource that is not there', { Ref: 'Nobody' }],
    ['an export that nobody has', { 'Fn::ImportValue': 'nobody' }],
  ])('refuses %s instead of guessing', (_name, value) => {
    expect(() => resolver.resolve(value, data)).toThrow();
  });
});
