import { createHash } from 'node:crypto';
import { type Fields, textOf } from './properties.ts';

export const localAccount = '000000000000';

/** What `Ref` and `Fn::GetAtt` answer for a resource. */
export interface Identity {
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
}

interface Naming {
  readonly stack: string;
  readonly region: string;
  readonly logicalId: string;
  readonly properties: Fields;
  /** The address of the AWS gateway: queue URLs point to it. */
  readonly endpoint: string;
}

type Namer = (naming: Naming) => Identity;

const generatedName = ({ stack, logicalId }: Naming): string => `${stack}-${logicalId}`;

const arnOf = (service: string, { region }: Naming, resource: string): string =>
  `arn:aws:${service}:${region}:${localAccount}:${resource}`;

const table: Namer = (naming) => {
  const name = textOf(naming.properties.TableName) ?? generatedName(naming);
  const arn = arnOf('dynamodb', naming, `table/${name}`);
  return { ref: name, attributes: { Arn: arn, StreamArn: `${arn}/stream/local`, TableId: name } };
};

const bucket: Namer = (naming) => {
  const name = textOf(naming.properties.BucketName) ?? generatedName(naming).toLowerCase().slice(0, 63);
  const domain = `${name}.s3.${naming.region}.amazonaws.com`;
  const attributes = { Arn: `arn:aws:s3:::${name}`, DomainName: domain, RegionalDomainName: domain };
  return { ref: name, attributes };
};

const lambda: Namer = (naming) => {
  const name = textOf(naming.properties.FunctionName) ?? generatedName(naming);
  return { ref: name, attributes: { Arn: arnOf('lambda', naming, `function:${name}`) } };
};

const queue: Namer = (naming) => {
  const name = textOf(naming.properties.QueueName) ?? generatedName(naming);
  const url = `${naming.endpoint}/${localAccount}/${name}`;
  return { ref: url, attributes: { Arn: arnOf('sqs', naming, name), QueueName: name, QueueUrl: url } };
};

const key: Namer = (naming) => {
  const id = createHash('sha256').update(generatedName(naming)).digest('hex');
  const uuid = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20, 32)].join('-');
  return { ref: uuid, attributes: { Arn: arnOf('kms', naming, `key/${uuid}`), KeyId: uuid } };
};

const secret: Namer = (naming) => {
  const name = textOf(naming.properties.Name) ?? generatedName(naming);
  // AWS adds six characters to a secret's name; policies that end in `-??????` rely on them.
  const arn = arnOf('secretsmanager', naming, `secret:${name}-local0`);
  return { ref: arn, attributes: { Id: arn, Arn: arn } };
};

const role: Namer = (naming) => {
  const name = textOf(naming.properties.RoleName) ?? generatedName(naming);
  return { ref: name, attributes: { Arn: `arn:aws:iam::${localAccount}:role/${name}`, RoleId: name } };
};

const managedPolicy: Namer = (naming) => {
  const name = textOf(naming.properties.ManagedPolicyName) ?? generatedName(naming);
  const arn = `arn:aws:iam::${localAccount}:policy/${name}`;
  return { ref: arn, attributes: { PolicyArn: arn } };
};

const qualified =
  (qualifierOf: (naming: Naming) => string): Namer =>
  (naming) => {
    const arn = `${textOf(naming.properties.FunctionName) ?? ''}:${qualifierOf(naming)}`;
    return { ref: arn, attributes: { Arn: arn, AliasArn: arn, FunctionArn: arn, Version: '1' } };
  };

const api: Namer = (naming) => {
  const id = generatedName(naming);
  return {
    ref: id,
    attributes: { ApiId: id, ApiEndpoint: `https://${id}.execute-api.${naming.region}.amazonaws.com` },
  };
};

const namers: Readonly<Record<string, Namer>> = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::S3::Bucket': bucket,
  'AWS::Lambda::Function': lambda,
  'AWS::Lambda::Alias': qualified(({ properties }) => textOf(properties.Name) ?? 'live'),
  'AWS::Lambda::Version': qualified(() => '1'),
  'AWS::SQS::Queue': queue,
  'AWS::KMS::Key': key,
  'AWS::KMS::Alias': ({ properties }) => ({ ref: textOf(properties.AliasName) ?? '', attributes: {} }),
  'AWS::SecretsManager::Secret': secret,
  'AWS::IAM::Role': role,
  'AWS::IAM::ManagedPolicy': managedPolicy,
  'AWS::ApiGatewayV2::Api': api,
};

/**
 * The names a deployment would give to a resource. A type without a namer of its own gets its logical id; attributes that no
 * local part needs (a web ACL's ARN, say) are told apart by name only.
 */
export const identify = (type: string, naming: Naming): Identity =>
  namers[type]?.(naming) ?? { ref: generatedName(naming), attributes: {} };
