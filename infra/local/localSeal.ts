import { KMS, KmsKeyringNode } from '@aws-crypto/client-node';
import { type Seal, sealWith } from '../../functions/_data/regulatoryDetails/credentialSeal.ts';
import type { Cloud } from './cloud.ts';

/** Encrypts as the function does that stores regulators' credentials: with its rights, at the KMS of this machine. */
export function localSeal({ portal, principals, gateway }: Pick<Cloud, 'portal' | 'principals' | 'gateway'>): Seal {
  const sealing = portal.functions.find(
    ({ name, environment }) => environment.CREDENTIALS_KEY_ID !== undefined && /manage/i.test(name),
  );
  if (!sealing) throw new Error('No function of the template stores credentials.');
  const credentials = principals.issue(sealing);
  const client = new KMS({ endpoint: gateway.url, region: sealing.region, credentials });
  const generatorKeyId = sealing.environment.CREDENTIALS_KEY_ID ?? '';
  const keyring = new KmsKeyringNode({ generatorKeyId, clientProvider: () => client });
  return (text, context) => sealWith(keyring, text, context);
}
