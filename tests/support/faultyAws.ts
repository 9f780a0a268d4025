import { afterAll } from 'vitest';
import { forwardTo } from '../../infra/local/aws/forward.ts';
import { startGateway } from '../../infra/local/aws/gateway.ts';
import { type FaultSettings, faultSettings } from '../../infra/local/faults.ts';

/** The same numbers between 0 and 1 for the same seed, as even as chance needs. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Faults = { [Service in keyof FaultSettings['aws']]?: Partial<FaultSettings['aws'][Service]> };

const addressIn = (name: string): URL => new URL(process.env[name] ?? '');

/**
 * Puts the local runner's gateway between the functions and their store and keys, for this test file, after `startBackend`:
 * `faults.set({ dynamodb: { conflictRate: 0.3 } })` until `faults.set({})`. The functions reach it through the real SDK.
 */
export async function startFaultyAws(random: () => number) {
  const none = faultSettings.parse({}).aws;
  let current = none;
  let until = Number.POSITIVE_INFINITY;
  const counts = { calls: 0 };
  const store = addressIn('AWS_ENDPOINT_URL_DYNAMODB');
  const keys = addressIn('AWS_ENDPOINT_URL_KMS');
  const [dynamodb, kms] = [forwardTo(() => store), forwardTo(() => keys)];
  const gateway = await startGateway({
    services: {
      dynamodb: (request) => dynamodb.service(request),
      kms: (request) => kms.service(request),
    },
    authorize: () => {
      counts.calls += 1;
    },
    faults: () => (counts.calls <= until ? current : none),
    random,
  });
  Object.assign(process.env, { AWS_ENDPOINT_URL_DYNAMODB: gateway.url, AWS_ENDPOINT_URL_KMS: gateway.url });
  afterAll(async () => {
    await gateway.close();
    dynamodb.close();
    kms.close();
  });
  return {
    /** How many calls have come. */
    counts,
    /** Sets the faults, for the next `calls` calls or for all that follow. */
    set: (faults: Faults, calls = Number.POSITIVE_INFINITY): void => {
      current = faultSettings.parse({ aws: faults }).aws;
      until = counts.calls + calls;
    },
  };
}
