/** Half a minute: what was told is seen within a minute. */
export const lookEveryMs = 30_000;
