const seen = new Map<string, string>();

/** Notes that a screen has shown what had become of a record up to an instant: nobody needs to be told of it again. */
export const noteSeen = (path: string, upTo: string): void => void seen.set(path, upTo);

/** Whether the user has seen on its own screen what a notification tells of. */
export const hasSeen = (path: string | null, createdAt: string): boolean =>
  path !== null && createdAt <= (seen.get(path) ?? '');
