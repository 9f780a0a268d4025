import { expect, it } from 'vitest';
import { type Resource, resourcesOf } from './synthesis.ts';
import { testedApps } from './testedApps.ts';

const until = testedApps.changedStaging.environment.signingKeys[1]?.until;
const resources = resourcesOf('changedStaging');

interface Statement {
  readonly Sid: string;
  readonly Action: string | string[];
  readonly Resource: unknown;
}
const statementsOf = ({ properties }: Resource): Statement[] =>
  [...(properties.Policies ?? []), properties].flatMap(
    ({ PolicyDocument }: { PolicyDocument?: { Statement: Statement[] } }) => PolicyDocument?.Statement ?? [],
  );

it('keeps the key before beside the one that signs, for functions that verify, until its time', () => {
  const keys = resources.filter(({ type, id }) => type === 'AWS::KMS::Key' && id.startsWith('SigningKey'));
  expect(keys.map(({ attributes }) => attributes.DeletionPolicy)).toEqual(['Retain', 'Retain']);
  const roles = resources.filter(({ type, stack }) => type === 'AWS::IAM::Role' && stack.endsWith('Areas'));
  const statements = roles.flatMap(statementsOf);
  const signing = statements.filter(({ Sid, Action }) => Sid === 'SigningKey' && Action.includes('kms:Sign'));
  expect(signing.length).toBeGreaterThan(0);
  for (const { Resource: key } of signing) expect(JSON.stringify(key)).toContain('SigningKey2');
  const others = statements.filter(({ Sid }) => Sid === 'OtherSigningKeys');
  expect(others.length).toBe(statements.filter(({ Sid }) => Sid === 'SigningKey').length);
  for (const { Action, Resource: key } of others) {
    expect(Action).toBe('kms:GetPublicKey');
    expect(JSON.stringify(key)).toMatch(/SigningKey(?!2)/);
  }
  const told = resources
    .filter(({ type }) => type === 'AWS::Lambda::Function')
    .flatMap(({ properties }) => properties.Environment.Variables.OTHER_SIGNING_KEYS ?? []);
  expect(told).toHaveLength(others.length);
  for (const text of told) expect(JSON.stringify(text)).toContain(` ${until}`);
});

it('keeps the keys before of the seals, for who verifies, and lets nobody sign with them', () => {
  const keys = resources.filter(({ type, id }) => type === 'AWS::KMS::Key' && id.startsWith('AuditKey'));
  expect(keys.map(({ attributes }) => attributes.DeletionPolicy)).toEqual(['Retain', 'Retain']);
  const statements = resources.filter(({ type }) => /^AWS::IAM::(Role|Policy)$/.test(type)).flatMap(statementsOf);
  const onKeys = statements.filter(({ Resource: key }) => /AuditKey/.test(JSON.stringify(key)));
  const [own, others] = [
    onKeys.filter(({ Sid }) => Sid === 'AuditKey'),
    onKeys.filter(({ Sid }) => Sid === 'OtherAuditKeys'),
  ];
  for (const { Resource: key } of own) expect(JSON.stringify(key)).toContain('AuditKey2');
  expect(own.filter(({ Action }) => Action.includes('kms:Sign'))).toHaveLength(1);
  expect(others).toHaveLength(own.length);
  expect(onKeys).toHaveLength(2 * own.length);
  for (const { Action, Resource: key } of others) {
    expect(Action).toBe('kms:GetPublicKey');
    expect(JSON.stringify(key)).toMatch(/AuditKey(?!2)/);
  }
});
