import { awsCalls } from './awsCalls.ts';
import { keptValue } from './keptValue.ts';

/** A secret that was replaced is noticed after this time, or when somebody brings what the new one makes. */
const freshMs = 5 * 60_000;

/** So long a secret is used while Secrets Manager does not answer. */
const longestMs = 24 * 3_600_000;

interface Version {
  readonly text: string;
  /** When it took the place of the one before (milliseconds); null where that is not known. */
  readonly since: number | null;
}

async function readVersion(secretId: string, stage: 'AWSCURRENT' | 'AWSPREVIOUS'): Promise<Version> {
  const { GetSecretValueCommand, SecretsManagerClient } = await import('@aws-sdk/client-secrets-manager');
  const client = new SecretsManagerClient(awsCalls(3000));
  const { SecretString, CreatedDate } = await client.send(
    new GetSecretValueCommand({ SecretId: secretId, ...(stage === 'AWSPREVIOUS' && { VersionStage: stage }) }),
  );
  if (!SecretString) throw new Error('The secret is empty');
  return { text: SecretString, since: CreatedDate?.getTime() ?? null };
}

const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ResourceNotFoundException';

const readPrevious = (secretId: string): Promise<Version | null> =>
  readVersion(secretId, 'AWSPREVIOUS').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

export interface SecretText {
  /** The present secret. */
  readonly current: () => Promise<string>;
  /**
   * Whether the test holds for a secret that is valid: the present one, also where it was replaced a moment ago, or the one before for
   * as long as it stays valid after its replacement.
   */
  readonly holds: (test: (text: string) => boolean | Promise<boolean>) => Promise<boolean>;
}

/** A secret that may be replaced at any time without a call that fails: `previousMs` long the one before is valid too. */
export function secretText(secretId: string, previousMs: number): SecretText {
  const present = keptValue(() => readVersion(secretId, 'AWSCURRENT'), { freshMs, longestMs });
  const before = keptValue(() => readPrevious(secretId), { freshMs, longestMs });
  return {
    current: async () => (await present.get()).text,
    holds: async (test) => {
      const known = await present.get();
      if (await test(known.text)) return true;
      const { text, since } = await present.renew();
      if (text !== known.text && (await test(text))) return true;
      if (since === null || Date.now() >= since + previousMs) return false;
      const previous = await before.renew();
      return previous !== null && (await test(previous.text));
    },
  };
}
