const mostTries = 8;
const longestPauseMs = 320;

/** Waits longer after every try, by chance more or less, so that rivals do not meet again: 10 to 480 ms. */
const pauseAfterTry = (tries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, (0.5 + Math.random()) * Math.min(20 * 2 ** tries, longestPauseMs)));

/**
 * Repeats a write that somebody else's may overtake. `attempt` reads what it depends on, writes, and answers; null says that its
 * condition did not hold any more, and it is asked again after a pause. Null when it was overtaken eight times.
 *
 * @example
 * const stored = await retryWrite(async () => {
 *   const request = await readOpen(ctx, id);
 *   return (await writeTogether(ctx.store, eligibilityChange(request, change, events))) ? request : null;
 * });
 */
export async function retryWrite<Result>(attempt: () => Promise<Result | null>): Promise<Result | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (tries > 0) await pauseAfterTry(tries - 1);
    const result = await attempt();
    if (result !== null) return result;
  }
  return null;
}
