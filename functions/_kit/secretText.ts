import { keptValue } from './keptValue.ts';
import { findSecretVersion, readSecretVersion, secretKept } from './secretVersion.ts';

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
  const present = keptValue(() => readSecretVersion(secretId, 'AWSCURRENT'), secretKept);
  const before = keptValue(() => findSecretVersion(secretId, 'AWSPREVIOUS'), secretKept);
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
