import { awsCalls } from './awsCalls.ts';

/** Which version of a secret: the present one, the one before it, or the one that is to follow it. */
type SecretStage = 'AWSCURRENT' | 'AWSPREVIOUS' | 'AWSPENDING';

/**
 * How long a secret is used that was read: a replaced one is noticed after minutes, or when its user meets what the new one makes; and for a day
 * while Secrets Manager does not answer.
 */
export const secretKept = { freshMs: 5 * 60_000, longestMs: 24 * 3_600_000 } as const;

export interface SecretVersion {
  readonly text: string;
  /** When it was made (milliseconds); null where that is not known. */
  readonly since: number | null;
}

/** Reads a version of a secret of Secrets Manager; throws what AWS answers. */
export async function readSecretVersion(secretId: string, stage: SecretStage): Promise<SecretVersion> {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient(awsCalls(3000));
  const { SecretString, CreatedDate } = await client.send(
    new GetSecretValueCommand({ SecretId: secretId, ...(stage !== 'AWSCURRENT' && { VersionStage: stage }) }),
  );
  if (!SecretString) throw new Error('The secret is empty');
  return { text: SecretString, since: CreatedDate?.getTime() ?? null };
}

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ResourceNotFoundException';

/** The same; null where there is no such secret, or no such version of it. */
export const findSecretVersion = (secretId: string, stage: SecretStage): Promise<SecretVersion | null> =>
  readSecretVersion(secretId, stage).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
