import { type Fields, fieldsOf, isFields, listOfFields, numberOf, textOf } from './properties.ts';
import type { Resolver } from './resolver.ts';

export interface TableDefinition {
  readonly name: string;
  readonly keySchema: readonly Fields[];
  readonly attributes: readonly Fields[];
  readonly globalIndexes: readonly Fields[];
  readonly localIndexes: readonly Fields[];
  readonly expiresAttribute?: string;
}

export interface QueueDefinition {
  readonly name: string;
  readonly arn: string;
  readonly url: string;
  readonly delaySeconds: number;
  readonly visibilitySeconds: number;
  readonly retentionSeconds: number;
  readonly deadLetter?: { readonly arn: string; readonly maxReceiveCount: number };
}

export interface KeyDefinition {
  readonly id: string;
  readonly arn: string;
  readonly aliases: readonly string[];
  readonly spec: string;
}

export interface SecretDefinition {
  readonly name: string;
  readonly arn: string;
  readonly value?: string;
  readonly generate?: Fields;
}

export function readTables(resolver: Resolver): TableDefinition[] {
  return resolver.resources('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable').map(({ ref, properties }) => {
    const expiry = fieldsOf(properties.TimeToLiveSpecification);
    return {
      name: ref,
      keySchema: listOfFields(properties.KeySchema),
      attributes: listOfFields(properties.AttributeDefinitions),
      globalIndexes: listOfFields(properties.GlobalSecondaryIndexes),
      localIndexes: listOfFields(properties.LocalSecondaryIndexes),
      expiresAttribute: String(expiry.Enabled) === 'true' ? textOf(expiry.AttributeName) : undefined,
    };
  });
}

export const readBuckets = (resolver: Resolver): string[] =>
  resolver.resources('AWS::S3::Bucket').map(({ ref }) => ref);

/** The buckets whose objects nobody can change or remove before their time. */
export const readLockedBuckets = (resolver: Resolver): string[] =>
  resolver
    .resources('AWS::S3::Bucket')
    .filter(({ properties }) => String(properties.ObjectLockEnabled) === 'true')
    .map(({ ref }) => ref);

export function readQueues(resolver: Resolver): QueueDefinition[] {
  return resolver.resources('AWS::SQS::Queue').map(({ ref, attributes, properties }) => {
    const redrive = fieldsOf(properties.RedrivePolicy);
    if (String(properties.FifoQueue) === 'true') throw new Error(`The local SQS has no FIFO queues (${ref}).`);
    return {
      name: attributes.QueueName ?? ref,
      arn: attributes.Arn ?? ref,
      url: ref,
      delaySeconds: numberOf(properties.DelaySeconds) ?? 0,
      visibilitySeconds: numberOf(properties.VisibilityTimeout) ?? 30,
      retentionSeconds: numberOf(properties.MessageRetentionPeriod) ?? 345_600,
      deadLetter: redrive.deadLetterTargetArn
        ? { arn: String(redrive.deadLetterTargetArn), maxReceiveCount: numberOf(redrive.maxReceiveCount) ?? 1 }
        : undefined,
    };
  });
}

export function readKeys(resolver: Resolver): KeyDefinition[] {
  const aliases = resolver.resources('AWS::KMS::Alias');
  return resolver.resources('AWS::KMS::Key').map(({ ref, attributes, properties }) => ({
    id: ref,
    arn: attributes.Arn ?? ref,
    aliases: aliases
      .filter(({ properties: alias }) => alias.TargetKeyId === ref || alias.TargetKeyId === attributes.Arn)
      .map((alias) => alias.ref),
    spec: textOf(properties.KeySpec) ?? 'SYMMETRIC_DEFAULT',
  }));
}

export function readSecrets(resolver: Resolver): SecretDefinition[] {
  return resolver.resources('AWS::SecretsManager::Secret').map(({ ref, properties, stack, logicalId }) => ({
    name: textOf(properties.Name) ?? `${stack.name}-${logicalId}`,
    arn: ref,
    value: textOf(properties.SecretString),
    generate: isFields(properties.GenerateSecretString) ? properties.GenerateSecretString : undefined,
  }));
}
