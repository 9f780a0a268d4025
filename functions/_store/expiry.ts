const secondsOf = { days: 86_400, hours: 3600, minutes: 60 } as const;

/** An instant as the store's time to live counts it: whole seconds since 1970. */
export const epochSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/**
 * The `expiresAt` of an item that is kept for some time, in seconds since 1970. The store removes the item up to two days later, so
 * a reader must also check `isExpired`.
 *
 * @example expiresIn({ days: 30 }, ctx.now())
 */
export const expiresIn = (
  { days = 0, hours = 0, minutes = 0 }: { readonly days?: number; readonly hours?: number; readonly minutes?: number },
  from: Date,
): number => epochSeconds(from) + days * secondsOf.days + hours * secondsOf.hours + minutes * secondsOf.minutes;

/** Whether the time of an item is over, whether or not the store has removed it yet. */
export const isExpired = ({ expiresAt }: { readonly expiresAt: number }, now: Date): boolean =>
  expiresAt * 1000 <= now.getTime();
