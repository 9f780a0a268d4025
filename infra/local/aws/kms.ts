import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import type { KeyDefinition } from '../template/data.ts';
import { keyNamed } from './access.ts';
import { signDigest, signMessage } from './ecdsa.ts';
import { readOrMakePrivateFile } from './privateFile.ts';
import { AwsError, type AwsRequest, type AwsService, jsonService } from './service.ts';

export interface KmsOptions {
  readonly keys: readonly KeyDefinition[];
  /** Where each key lies in a file of its own, readable by its owner only. */
  readonly directory: string;
}

const makeKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    .privateKey.export({ format: 'pem', type: 'pkcs8' })
    .toString();

const algorithm = 'ECDSA_SHA_256';

/** KMS Sign and GetPublicKey for ECC_NIST_P256 keys, which is what the session tokens need. */
export function createKms({ keys, directory }: KmsOptions): AwsService {
  const loaded = new Map<string, KeyObject>();
  const load = (input: AwsRequest['input']): { definition: KeyDefinition; privateKey: KeyObject } => {
    const definition = keyNamed(keys, String(input.KeyId ?? ''));
    if (!definition) throw new AwsError('NotFoundException', `Key '${String(input.KeyId)}' does not exist`);
    if (definition.spec !== 'ECC_NIST_P256') {
      throw new AwsError('UnsupportedOperationException', `The local KMS does not sign with ${definition.spec}.`);
    }
    const privateKey =
      loaded.get(definition.id) ??
      createPrivateKey(readOrMakePrivateFile(join(directory, `${definition.id}.pem`), makeKey));
    loaded.set(definition.id, privateKey);
    return { definition, privateKey };
  };
  return jsonService({
    sign: (input) => {
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
    getPublicKey: (input) => {
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
  });
}
