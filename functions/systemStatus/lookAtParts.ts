import type { WorkerContext } from '../_kit/workerHandler.ts';
import { countOldKeys } from './countOldKeys.ts';
import { lookAt, looksOutside, portalLook } from './looks.ts';

/** So many addresses are asked at a time. */
const lanes = 10;

/** Looks at every part at its real address, and keeps what was found; counts the keys that grow old. */
export async function lookAtParts(ctx: WorkerContext): Promise<void> {
  const waiting = [portalLook(), ...(await looksOutside(ctx.store))];
  const work = async (): Promise<void> => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      ctx.count((await lookAt(ctx, look)) ? 'partsUp' : 'partsDown');
    }
  };
  await Promise.all([countOldKeys(ctx), ...Array.from({ length: lanes }, work)]);
}
