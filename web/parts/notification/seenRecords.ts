const seen = new Map<string, string>();

/** Remembers that a screen has shown a record's events up to an instant: they need no notification. */
export const noteSeen = (path: string, upTo: string): void => void seen.set(path, upTo);

/** Whether the user has seen on its own screen what a notification tells of. */
export const hasSeen = (path: string | null, createdAt: string): boolean =>
  path !== null && createdAt <= (seen.get(path) ?? '');
