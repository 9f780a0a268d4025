import { createHash } from 'node:crypto';

/** The keys that each simulated payer takes: the one that the demonstration signs with, and one to change to. */
export const simulatedKeyIds = ['first', 'second'] as const;

export interface SimulatedKey {
  readonly keyId: string;
  /** Base64. */
  readonly key: string;
}

/** A key of a simulated payer. Everybody can make it: it opens a simulator on this machine and nothing else. */
export const simulatedKey = (payerCode: string, keyId: string): SimulatedKey => ({
  keyId,
  key: createHash('sha256').update(`simulated payer ${payerCode} ${keyId}`).digest('base64'),
});
