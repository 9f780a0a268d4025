import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SecretDefinition } from '../template/data.ts';
import { secretNamed } from './access.ts';
import { generateSecret } from './generatedSecret.ts';
import { madeSecrets } from './madeSecrets.ts';
import { readOrMakePrivateFile } from './privateFile.ts';
import { AwsError, type AwsService, jsonService } from './service.ts';

export interface SecretsManagerOptions {
  readonly secrets: readonly SecretDefinition[];
  /** The folder of the values, each in a file that only its owner can read. */
  readonly directory: string;
  /** What the ARNs of secrets begin with. */
  readonly arnPrefix: string;
}

/** The value of a secret: as the template says it, else made on first use and kept. */
export function secretValue(secret: SecretDefinition, directory: string): string {
  const file = join(directory, `${secret.name.replace(/[^\w.-]/g, '-')}.secret`);
  return secret.value ?? readOrMakePrivateFile(file, () => generateSecret(secret.generate ?? {}));
}

/** Secrets Manager: the value of a secret of the template, and those that functions make. */
export function createSecretsManager({ secrets, directory, arnPrefix }: SecretsManagerOptions): AwsService {
  const made = madeSecrets(directory, arnPrefix).operations;
  return jsonService({
    ...made,
    getSecretValue: (input) => {
      const { SecretId, VersionStage = 'AWSCURRENT' } = input;
      const secret = secretNamed(secrets, String(SecretId ?? ''));
      if (!secret) return made.getSecretValue(input);
      // Nothing replaces a secret of the template here: there is no version before.
      if (VersionStage !== 'AWSCURRENT') {
        throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
      }
      const value = secretValue(secret, directory);
      const version = createHash('sha256').update(value).digest('hex').slice(0, 32);
      return {
        ARN: secret.arn,
        Name: secret.name,
        SecretString: value,
        VersionId: version,
        VersionStages: ['AWSCURRENT'],
      };
    },
  });
}
