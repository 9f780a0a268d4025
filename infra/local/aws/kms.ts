import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { join } from 'node:path';
import type { KeyDefinition } from '../template/data.ts';
import { keyNamed } from './access.ts';
import { signDigest, signMessage } from './ecdsa.ts';
import { readOrMakePrivateFile } from './privateFile.ts';
import { AwsError, type AwsRequest, type AwsService, jsonService } from './service.ts';
import { symmetricOperations } from './symmetricKey.ts';

export interface KmsOptions {
  readonly keys: readonly KeyDefinition[];
  /** The folder of the keys, each in a file that only its owner can read. */
  readonly directory: string;
}

type Input = AwsRequest['input'];

const makeKeyPair = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    .privateKey.export({ format: 'pem', type: 'pkcs8' })
    .toString();

const algorithm = 'ECDSA_SHA_256';

/** KMS for signing keys (ECC_NIST_P256: session tokens), for symmetric ones (stored credentials) and for HMAC_256 (audit trail). */
export function createKms({ keys, directory }: KmsOptions): AwsService {
  const definitionOf = (input: Input, spec: string): KeyDefinition => {
    const definition = keyNamed(keys, String(input.KeyId ?? ''));
    if (!definition) throw new AwsError('NotFoundException', `Key '${String(input.KeyId)}' does not exist`);
    if (definition.spec === spec) return definition;
    throw new AwsError('UnsupportedOperationException', `The local KMS does not do this with ${definition.spec}.`);
  };
  return jsonService({
    ...signingOperations((input) => definitionOf(input, 'ECC_NIST_P256'), directory),
    ...encryptingOperations((input) => definitionOf(input, 'SYMMETRIC_DEFAULT'), directory),
    ...macOperations((input) => definitionOf(input, 'HMAC_256'), directory),
  });
}

function signingOperations(definitionOf: (input: Input) => KeyDefinition, directory: string) {
  const loaded = new Map<string, KeyObject>();
  const load = (input: Input): { definition: KeyDefinition; privateKey: KeyObject } => {
    const definition = definitionOf(input);
    const privateKey =
      loaded.get(definition.id) ??
      createPrivateKey(readOrMakePrivateFile(join(directory, `${definition.id}.pem`), makeKeyPair));
    loaded.set(definition.id, privateKey);
    return { definition, privateKey };
  };
  return {
    sign: (input: Input) => {
      const { definition, privateKey } = load(input);
      if (input.SigningAlgorithm !== algorithm) {
        throw new AwsError('ValidationException', `The key signs with ${algorithm} only.`);
      }
      const message = Buffer.from(String(input.Message ?? ''), 'base64');
      const isDigest = input.MessageType === 'DIGEST';
      if (isDigest ? message.length !== 32 : message.length < 1 || message.length > 4096) {
        throw new AwsError('ValidationException', `A message of ${message.length} bytes cannot be signed.`);
      }
      const signature = (isDigest ? signDigest : signMessage)(message, privateKey);
      return { KeyId: definition.arn, Signature: signature.toString('base64'), SigningAlgorithm: algorithm };
    },
    getPublicKey: (input: Input) => {
      const { definition, privateKey } = load(input);
      const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
      return {
        KeyId: definition.arn,
        PublicKey: publicKey.toString('base64'),
        KeySpec: definition.spec,
        CustomerMasterKeySpec: definition.spec,
        KeyUsage: 'SIGN_VERIFY',
        SigningAlgorithms: [algorithm],
      };
    },
  };
}

/** The bytes of a symmetric key, made when they are first needed. */
const secretBytes = ({ id }: KeyDefinition, directory: string): Buffer =>
  Buffer.from(
    readOrMakePrivateFile(join(directory, `${id}.key`), () => randomBytes(32).toString('base64')),
    'base64',
  );

function macOperations(definitionOf: (input: Input) => KeyDefinition, directory: string) {
  return {
    generateMac: (input: Input) => {
      const definition = definitionOf(input);
      const message = Buffer.from(String(input.Message ?? ''), 'base64');
      if (input.MacAlgorithm !== 'HMAC_SHA_256' || message.length < 1 || message.length > 4096) {
        throw new AwsError('ValidationException', `No code is made of ${message.length} bytes by this algorithm.`);
      }
      const mac = createHmac('sha256', secretBytes(definition, directory)).update(message);
      return { KeyId: definition.arn, Mac: mac.digest('base64'), MacAlgorithm: 'HMAC_SHA_256' };
    },
  };
}

function encryptingOperations(definitionOf: (input: Input) => KeyDefinition, directory: string) {
  const operationsOf = (input: Input) => {
    const definition = definitionOf(input);
    return symmetricOperations(secretBytes(definition, directory), definition.arn);
  };
  return {
    generateDataKey: (input: Input) => operationsOf(input).generateDataKey(input),
    encrypt: (input: Input) => operationsOf(input).encrypt(input),
    decrypt: (input: Input) => operationsOf(input).decrypt(input),
  };
}
