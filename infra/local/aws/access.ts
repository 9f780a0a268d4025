import type { KeyDefinition, QueueDefinition, SecretDefinition } from '../template/data.ts';
import { type DynamodbNames, dynamodbPermissions } from './dynamodbAccess.ts';
import { readS3Call, s3Permissions } from './s3Access.ts';
import type { AwsRequest, Permission } from './service.ts';
import { identityOf, senderOf } from './ses.ts';

/** The resources by which calls are translated into ARNs. */
export interface AccessNames {
  readonly dynamodb: DynamodbNames;
  readonly queues: readonly QueueDefinition[];
  readonly keys: readonly KeyDefinition[];
  readonly secrets: readonly SecretDefinition[];
  /** `arn:aws:secretsmanager:<region>:<account>:secret:`. */
  readonly secretArnPrefix: string;
  /** `arn:aws:ses:<region>:<account>:identity/`. */
  readonly mailIdentityArnPrefix: string;
}

const secure = { 'aws:SecureTransport': ['true'] };

/** AWS has no permission of their own for the batch forms of these. */
const sqsActions: Readonly<Record<string, string>> = {
  SendMessageBatch: 'SendMessage',
  DeleteMessageBatch: 'DeleteMessage',
  ChangeMessageVisibilityBatch: 'ChangeMessageVisibility',
};

/** What a text is sealed for, each pair by its own name. */
const encryptionContext = (pairs: object): Permission['context'] =>
  Object.fromEntries(Object.entries(pairs).map(([name, value]) => [`kms:EncryptionContext:${name}`, [String(value)]]));

const kmsContext = (input: AwsRequest['input']): Permission['context'] => ({
  ...secure,
  ...encryptionContext(input.EncryptionContext ?? {}),
  ...(input.SigningAlgorithm ? { 'kms:SigningAlgorithm': [String(input.SigningAlgorithm)] } : {}),
  ...(input.MessageType ? { 'kms:MessageType': [String(input.MessageType)] } : {}),
});

/** An alias is checked by the key behind it, as AWS does. An unknown name is its own resource, which no grant covers. */
export const keyNamed = (keys: readonly KeyDefinition[], id: string): KeyDefinition | undefined =>
  keys.find(
    (key) => id === key.id || id === key.arn || key.aliases.some((alias) => id === alias || id.endsWith(`:${alias}`)),
  );

export const secretNamed = (secrets: readonly SecretDefinition[], id: string): SecretDefinition | undefined =>
  secrets.find(({ name, arn }) => id === name || id === arn || arn === `${id}-local0`);

export const queueAt = (queues: readonly QueueDefinition[], url: unknown): QueueDefinition | undefined =>
  queues.find(({ name }) => String(url).endsWith(`/${name}`));

/** Every permission that a call needs. */
export function permissionsOf(request: AwsRequest, names: AccessNames): Permission[] {
  const { service, operation, input } = request;
  switch (service) {
    case 'dynamodb':
      return dynamodbPermissions(request, names.dynamodb);
    case 's3':
      return s3Permissions(readS3Call(request.method, request.url), request.headers['x-amz-copy-source']?.toString());
    case 'sqs': {
      const url = String(input.QueueUrl ?? input.QueueName ?? '');
      const resource = queueAt(names.queues, url)?.arn ?? url;
      return [{ action: `sqs:${sqsActions[operation] ?? operation}`, resource, context: secure }];
    }
    case 'kms': {
      const id = String(input.KeyId ?? '');
      return [
        { action: `kms:${operation}`, resource: keyNamed(names.keys, id)?.arn ?? id, context: kmsContext(input) },
      ];
    }
    case 'ses': {
      const sender = senderOf(input);
      const resource = `${names.mailIdentityArnPrefix}${identityOf(request)}`;
      return [{ action: `ses:${operation}`, resource, context: { ...secure, 'ses:FromAddress': [sender] } }];
    }
    case 'secretsmanager': {
      // A secret is made by its name.
      const id = String(input.SecretId ?? input.Name ?? '');
      const isArn = id.startsWith('arn:');
      const resource = secretNamed(names.secrets, id)?.arn ?? (isArn ? id : `${names.secretArnPrefix}${id}-local0`);
      return [{ action: `secretsmanager:${operation}`, resource, context: secure }];
    }
  }
}
