import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { AwsError, type AwsRequest } from './service.ts';

type Input = AwsRequest['input'];

const versionBytes = 1;
const ivBytes = 12;
const tagBytes = 16;

/** The encryption context as authenticated data: the same pairs give the same bytes in whatever order they come. */
const contextBytes = (input: Input): Buffer =>
  Buffer.from(
    JSON.stringify(Object.entries(input.EncryptionContext ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))),
  );

function encryptBytes(key: Buffer, plain: Buffer, input: Input): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(contextBytes(input));
  const content = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(1), iv, cipher.getAuthTag(), content]);
}

function decryptBytes(key: Buffer, blob: Buffer, input: Input): Buffer {
  const iv = blob.subarray(versionBytes, versionBytes + ivBytes);
  const tag = blob.subarray(versionBytes + ivBytes, versionBytes + ivBytes + tagBytes);
  const content = blob.subarray(versionBytes + ivBytes + tagBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(contextBytes(input)).setAuthTag(tag);
    return Buffer.concat([decipher.update(content), decipher.final()]);
  } catch {
    // Another key, another context or a changed byte: KMS does not say which.
    throw new AwsError('InvalidCiphertextException', '');
  }
}

/** The operations of KMS with a symmetric key: what the Encryption SDK asks for, and Encrypt. */
export function symmetricOperations(key: Buffer, arn: string) {
  return {
    generateDataKey: (input: Input) => {
      const size = input.KeySpec === 'AES_128' ? 16 : Number(input.NumberOfBytes ?? 32);
      if (!Number.isInteger(size) || size < 1 || size > 1024) {
        throw new AwsError('ValidationException', `A data key cannot have ${size} bytes.`);
      }
      const plain = randomBytes(size);
      const CiphertextBlob = encryptBytes(key, plain, input).toString('base64');
      return { KeyId: arn, Plaintext: plain.toString('base64'), CiphertextBlob };
    },
    encrypt: (input: Input) => {
      const plain = Buffer.from(String(input.Plaintext ?? ''), 'base64');
      if (plain.length < 1 || plain.length > 4096) {
        throw new AwsError('ValidationException', `A text of ${plain.length} bytes cannot be encrypted.`);
      }
      return { KeyId: arn, CiphertextBlob: encryptBytes(key, plain, input).toString('base64') };
    },
    decrypt: (input: Input) => {
      const blob = Buffer.from(String(input.CiphertextBlob ?? ''), 'base64');
      return { KeyId: arn, Plaintext: decryptBytes(key, blob, input).toString('base64') };
    },
  };
}
