import * as z from 'zod';
import { awsCalls } from '../../_kit/awsCalls.ts';

async function readKey(secretId: string): Promise<string> {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient(awsCalls(3000));
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secretId }));
  return z.object({ hmacKey: z.string().min(16) }).parse(JSON.parse(SecretString ?? '{}')).hmacKey;
}

const keys = new Map<string, Promise<string>>();

/** The HMAC key in a secret of the shape `{"hmacKey":"…"}`, read once for each execution environment; a failed read is tried again. */
export function hmacKeyOf(secretId: string): Promise<string> {
  const known = keys.get(secretId);
  if (known) return known;
  const key = readKey(secretId).catch((error: unknown) => {
    keys.delete(secretId);
    throw error;
  });
  keys.set(secretId, key);
  return key;
}
