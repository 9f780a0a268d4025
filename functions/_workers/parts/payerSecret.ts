import { awsCalls } from '../../_kit/awsCalls.ts';
import { env } from '../../_kit/env.ts';

/** The secret with the portal's key for a payer, as who sets it reaches it: no value is ever read here. */
export async function payerSecret(payerCode: string) {
  const sdk = await import('@aws-sdk/client-secrets-manager');
  const client = new sdk.SecretsManagerClient(awsCalls(5000));
  const name = `${env('PAYER_SECRETS')}${payerCode}`;
  const pending = 'AWSPENDING';

  async function idsByStage(): Promise<ReadonlyMap<string, string>> {
    const { VersionIdsToStages = {} } = await client.send(new sdk.DescribeSecretCommand({ SecretId: name }));
    return new Map(Object.entries(VersionIdsToStages).flatMap(([id, stages]) => stages.map((stage) => [stage, id])));
  }

  return {
    /** Makes the secret with its first value; false where there is one. */
    make: async (value: string): Promise<boolean> => {
      const making = new sdk.CreateSecretCommand({
        Name: name,
        Description: 'Signs questions to a payer',
        KmsKeyId: env('DATA_KEY_ID'),
        SecretString: value,
      });
      return client.send(making).then(
        () => true,
        (error: unknown) => {
          if (error instanceof sdk.ResourceExistsException) return false;
          throw error;
        },
      );
    },
    /** Adds the value that is to follow, beside the present one. */
    addNext: async (value: string): Promise<void> => {
      await client.send(
        new sdk.PutSecretValueCommand({ SecretId: name, SecretString: value, VersionStages: [pending] }),
      );
    },
    /** Makes the value that was to follow the present one; false where there is none. */
    promoteNext: async (): Promise<boolean> => {
      const ids = await idsByStage();
      const [next, current] = [ids.get(pending), ids.get('AWSCURRENT')];
      if (next === undefined) return false;
      const move = (VersionStage: string, to: object) =>
        client.send(new sdk.UpdateSecretVersionStageCommand({ SecretId: name, VersionStage, ...to }));
      if (next !== current)
        await move('AWSCURRENT', { MoveToVersionId: next, ...(current && { RemoveFromVersionId: current }) });
      await move(pending, { RemoveFromVersionId: next });
      return true;
    },
  };
}
